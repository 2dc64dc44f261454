import { describes } from '../testing/reference/index.ts'

export const confirmReference = describes({
  anatomy: {
    Title: 'the question',
    'Consequence?': 'what follows',
    'Reason?': 'a field for 2 to 500 characters, where what is done is dangerous',
    Cancel: 'answers no; where a reason was typed it asks first whether that may go',
    Confirm: 'answers yes, and names what is done',
  },
  aria: ['an `alertdialog` named by its question', 'a reason that is missing is told at its field, which has the focus then'],
  keyboard: {
    Tab: 'goes round the field and the two buttons',
    Enter: 'in the reason, and on the button, confirms',
    Escape: 'does not answer it',
  },
  hooks: {},
})
