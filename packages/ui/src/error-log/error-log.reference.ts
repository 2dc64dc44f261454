import { describes } from '../testing/reference/index.ts'

export const errorLogReference = describes({
  anatomy: {
    Entry: 'when, where, how often and what; details to be unfolded',
    Clear: 'asks, then empties it',
    'Upload?': 'asks, then sends it',
    Copy: 'takes it as text',
    Said: 'what came of it',
  },
  aria: [
    'a `dialog` with a list that the keyboard reaches to scroll it; see Dialog',
    'what came of a wish is said by a `status`',
  ],
  keyboard: {
    Tab: 'goes to the list, through the details and to the buttons',
    Enter: 'unfolds details; on a button does what that says',
    Space: 'as Enter',
    Escape: 'does not close it',
  },
  hooks: {
    'data-type': '`error` or `warning`, on an entry',
  },
})
