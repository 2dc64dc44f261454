import { describes } from '../testing/reference/index.ts'

export const textFieldReference = describes({
  anatomy: {
    Label: 'the name of the field; `labelPosition="hidden"` leaves it to those who listen',
    'End of the label?': 'at the right end of its line, such as a link (`labelEnd`)',
    'Icon?': 'before the text (`icon`)',
    Input: 'what is typed',
    'Unit?': 'after the text, in a lighter tone (`unit`)',
    'Clear?': 'a button that empties it (`clearable`), there while there is something to empty',
    'End?': 'an icon or a small button of your own (`end`); `PasswordField` has one that shows what is typed',
    'Error and hint?': 'a sentence each below, what is wrong before what helps',
  },
  aria: [
    'a `textbox` (`searchbox` with `type="search"`), named by its label and described by its hint and error',
    '`aria-required` and `aria-invalid` as `required` and `error` say; `readonly` where it is only to be read',
    'the eye of `PasswordField` is a button that says what a press does',
  ],
  keyboard: {
    Tab: 'goes to the text, then to the buttons in the field',
    Enter: 'hands on what is typed (`onEnter`)',
  },
  hooks: {
    'data-size': '`small`, `medium` or `large`',
    'data-label-position': '`above`, `beside` or `hidden`',
    'data-field': 'the name by which a form knows it',
    'data-numeric': 'on the input: figures at the right, of equal width',
    'data-disabled': 'it cannot be changed',
    'data-readonly': 'it is to be read',
    'data-invalid': 'what was typed is refused',
    'data-focus-within': 'on its box: it has the keyboard',
  },
})
