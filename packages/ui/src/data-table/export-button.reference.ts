import { describes } from '../testing/reference/index.ts'

export const exportButtonReference = describes({
  anatomy: {
    'Progress?':
      'how many rows of how many are written, as a bar and in words; the bar alone where a search bar has no room for more',
    'Cancel?': 'beside the progress: gives the export up, and nothing is handed over',
    'Failure?':
      'that it failed, as a sentence or, where a search bar has no room, a sign, with a button that tries the same once more and one that leaves it',
    Button: 'opens the menu; a phone shows its icon alone',
    Menu: 'what is exported: this page, the selected rows where there are some, or all that match',
    Status: 'what is read aloud, and not seen',
  },
  aria: [
    'a `button` with `aria-haspopup` and `aria-expanded`, and a `menu` named by it',
    'an empty table: the entries are `aria-disabled` and say why; the button can still be reached',
    'while it writes a `progressbar` with the rows as `aria-valuenow`, and the button is busy and keeps the focus',
    'that it begins, is done, was cancelled or has failed is said in a `status`',
    'what was pressed to cancel, to try again or to leave goes away: the focus goes to the button',
  ],
  keyboard: {
    Tab: 'goes from the progress or the failure, with their buttons, to the button of the menu',
    'Enter, Space': 'on the button open the menu; on an entry begin the export',
    'Up, Down': 'on the button open the menu at its last or first entry; in the menu go from one to the next, and round',
    Escape: 'closes the menu; the focus goes back to the button',
  },
  hooks: { 'data-exporting': 'while it goes on or has failed: `writing` or `failed`' },
})
