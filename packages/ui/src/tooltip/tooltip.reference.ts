import { describes } from '../testing/reference/index.ts'

export const tooltipReference = describes({
  anatomy: {
    Trigger: 'a button or a link; anything else in `Focusable`',
    Words: 'a short explanation, beside the trigger',
  },
  aria: ['a `tooltip`, and the description of its trigger; it is no place for what can be operated'],
  keyboard: {
    Tab: 'to the trigger shows it at once, away from it hides it',
    Escape: 'hides it, and leaves the focus where it is',
  },
  hooks: {},
})
