import { describes } from '../testing/reference/index.ts'

export const fullScreenReference = describes({
  anatomy: {
    Toggle: 'fills the screen with the page, and gives it back',
    'Refusal?': 'that the browser does not let it',
  },
  aria: ['a button whose name is what it does next', 'a refusal is said by a `status`'],
  keyboard: {
    Tab: 'goes to it',
    Enter: 'fills the screen, or gives it back; the focus stays',
    Space: 'as Enter',
  },
  hooks: {},
})
