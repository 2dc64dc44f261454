import { describes } from '../testing/reference/index.ts'

export const textAreaReference = describes({
  anatomy: {
    Label: 'the name of the field',
    'Count?': 'at the right end of its line: how many characters there are, of how many (`maxLength`)',
    Text: 'two lines or more (`rows`); the box grows with what is written',
    'Error and hint?': 'a sentence each below, what is wrong before what helps',
  },
  aria: [
    'a `textbox` of several lines, named by its label and described by its hint and error',
    '`aria-required` and `aria-invalid` as `required` and `error` say; `readonly` where it is only to be read',
  ],
  keyboard: {
    Tab: 'goes to the text and leaves it',
    Enter: 'begins a new line, and submits nothing',
  },
  hooks: {
    'data-size': '`small`, `medium` or `large`',
    'data-label-position': '`above`, `beside` or `hidden`',
    'data-field': 'the name by which a form knows it',
    'data-disabled': 'it cannot be changed',
    'data-readonly': 'it is to be read',
    'data-invalid': 'what was typed is refused',
  },
})
