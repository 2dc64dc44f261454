import { describes } from '../testing/reference/index.ts'

export const topMenuReference = describes({
  anatomy: {
    'Home?': 'the first entry',
    Entry: 'a link to an area; choosing it loads its side menu',
    'More?': 'a button with a menu of the entries that have no room',
  },
  aria: [
    'a `navigation` named by the catalogue; the entry of the page that is shown has `aria-current`',
    'entries without room are out of reach in the bar, and choices of the menu at its end, the shown one checked',
  ],
  keyboard: {
    Tab: 'goes through the entries, and to the button for those without room',
    Enter: 'chooses one; on that button it opens their menu',
  },
  hooks: {
    'data-beyond': 'on an entry: it has no room in the bar',
    'data-current': 'on the button for those without room: what is shown is among them',
  },
})
