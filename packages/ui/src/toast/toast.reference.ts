import { describes } from '../testing/reference/index.ts'

export const toastReference = describes({
  anatomy: {
    Message: 'what happened, and what was kept or is to be done; up to three at once, beside one error',
    'Action?': 'a way on, such as to undo; its message stays for its time, whatever comes',
    Close: 'closes the message',
  },
  aria: [
    'a `region` of messages; each is an `alertdialog` named by its title, with an `alert` inside that is read aloud at once',
    'it stays in use over a modal dialog, and is not hidden by one',
  ],
  keyboard: {
    F6: 'goes to the messages from wherever one is, a modal dialog too',
    'Shift + F6': 'as F6',
    Tab: 'goes through the messages and their buttons',
    Enter: 'on a button does what it says; once the last message is gone, the focus goes back to where it was',
  },
  hooks: {
    'data-tone': '`info`, `success`, `warning` or `danger`, on a message',
  },
})
