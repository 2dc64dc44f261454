import { describes } from '../testing/reference/index.ts'

export const switchReference = describes({
  anatomy: {
    Track: 'with its knob at the right where it is on',
    Words: 'what is switched (`children`)',
    'Error?': 'what is wrong with how it stands, below it',
  },
  aria: [
    '`switch`, named by its words, `checked` where it is on',
    'an error describes it, and it is `aria-invalid`',
    'takes effect at once: for what waits for a button take a `Checkbox`',
  ],
  keyboard: {
    Tab: 'goes to it',
    Space: 'switches it on or off',
  },
  hooks: {
    'data-invalid': 'how it stands is refused',
    'data-field': 'the name by which a form knows it',
    'data-selected': 'it is on',
    'data-disabled': 'it cannot be switched',
    'data-focus-visible': 'it has the keyboard',
  },
})
