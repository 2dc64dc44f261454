import { describes } from '../testing/reference/index.ts'

export const topMenuReference = describes({
  anatomy: {
    'Home?': 'the first entry',
    Entry: 'a link to an area; choosing it loads its side menu',
  },
  aria: ['a `navigation` named by the catalogue; the entry of the page that is shown has `aria-current`'],
  keyboard: {
    Tab: 'goes through the entries',
    Enter: 'chooses one',
  },
  hooks: {},
})
