import { describes } from '../testing/reference/index.ts'

export const sideMenuReference = describes({
  anatomy: {
    Section: 'a heading with the pages beneath it; as icons alone, a line',
    Page: 'a link with its icon, its words and how much waits behind it (`iconOf`, `labelOf`, `countOf`)',
    'Branch?': 'a button that folds and unfolds deeper pages; it unfolds by itself when one of them is gone to',
    'Skeleton?': 'while the menu is on its way',
    'Tip?': 'where the menu is empty, and where it failed, with the way to try again',
  },
  aria: [
    'a `navigation` named by the catalogue, `aria-busy` while it is loaded',
    'the page that is shown has `aria-current="page"`; a branch says by `aria-expanded` whether it is unfolded',
    'as icons alone each entry keeps its name, and shows it as a tooltip',
  ],
  keyboard: {
    Tab: 'goes to each page and each branch',
    Enter: 'goes to a page; folds or unfolds a branch',
    Space: 'folds or unfolds a branch',
  },
  hooks: {},
})
