import { describes } from '../testing/reference/index.ts'

export const selectionBarReference = describes({
  anatomy: {
    Count: 'how many rows are selected; the bar is in sight only while there are some',
    'All?': 'selects all that match, on every page; gone once they are',
    'Actions?': 'what can be done with the selected rows (`actions`)',
    Clear: 'takes every row out of the selection, and the bar goes away',
  },
  aria: [
    'the count is a `status`: it is read aloud each time that it changes, and 0 when the bar goes away',
    'each part is a `button` named in words; the cross is named “Clear selection”',
    'where the focus goes when the bar goes away is the owner’s to say (`onCleared`); a table leads it to its cell',
  ],
  keyboard: {
    Tab: 'goes from the offer to select all, over the actions, to the cross',
    'Enter, Space': 'on the offer selects all that match, and the focus goes to the cross; on the cross clears the selection',
  },
  hooks: { 'data-empty': 'nothing is selected, and the bar has no height' },
})
