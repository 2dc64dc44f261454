import { describes } from '../testing/reference/index.ts'

export const pagerReference = describes({
  anatomy: {
    Total: 'how many there are in all, with a plus where counting stopped; a skeleton until it is known',
    'Note?': 'beside the total, such as a sum (`note`); a phone has no room for it',
    'Page size': 'the sizes that the machine offers: 15 to 5000 where nothing else is given; a phone has no room for it',
    Pages: 'the one before, the first, those around the one shown, the last, and the next; a phone shows the current one alone',
    'Page field': 'for a page that is not offered; a phone has no room for it',
  },
  aria: [
    'a `navigation` named as pages',
    'each page is a `button` named by its number; the one shown has `aria-current="page"`',
    'a button that leads no further can still be reached, is `aria-disabled`, and says why',
  ],
  keyboard: {
    Tab: 'goes to the page size, the buttons from the one before to the next, and the page field',
    'Enter, Space': 'on a page: turns to it; the focus stays',
    'Enter in the page field': 'turns to that page, or to the last where there are not so many',
    'Tab in the page field': 'goes on and turns nothing: what was typed there is taken back',
  },
  hooks: {},
})
