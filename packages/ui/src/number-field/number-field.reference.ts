import { describes } from '../testing/reference/index.ts'

export const numberFieldReference = describes({
  anatomy: {
    Label: 'the name of the field',
    Input: 'the number as text, exactly as typed',
    'Unit?': 'after the number, in a lighter tone (`unit`)',
    'Hint or error?': 'a sentence below; what is not a number is said by itself once the field was left',
  },
  aria: [
    'a `textbox` for decimals, no `spinbutton`: a reading is typed, not stepped, and its zeros count',
    '`aria-invalid` and a description where it is no number, or has too many decimals',
  ],
  keyboard: {
    Tab: 'goes to the number; leaving writes full-width figures as plain ones, drops what parts thousands, and says what is no number, which stays as typed',
    Enter: 'does the same as leaving, and hands the number on (`onEnter`)',
  },
  hooks: {
    'data-size': '`small`, `medium` or `large`',
    'data-disabled': 'it cannot be changed',
    'data-readonly': 'it is to be read',
    'data-invalid': 'it is refused, or no number',
  },
})
