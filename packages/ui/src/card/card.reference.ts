import { describes } from '../testing/reference/index.ts'

export const cardReference = describes({
  anatomy: {
    'Heading?': 'what it holds; names it as a region',
    'Note?': 'a quiet remark beside the heading',
    'Buttons?': 'at the right of the heading (`actions`)',
    Content: 'what the card holds',
    Section: 'a part of a form or detail with a heading and a line before it',
    Page: 'a page inside the shell: its one first-level heading, its buttons, its content',
    ListPage: 'a list screen: it fills the height, and only the table scrolls; on paper nothing does',
  },
  aria: [
    'a `region` named by its heading of the second level; without a title a plain `section`',
    'a page has the only heading of the first level',
  ],
  keyboard: {},
  hooks: {
    'data-line': 'a line stands below the heading',
    'data-flush': 'the content reaches the edges, as a table does',
    'data-bare': 'it has no heading',
    'data-headed': 'it has one: what is empty or failed beneath it is told in a line, not as on a page of its own',
    'data-sheet': 'the page stands on the ground of a sheet',
  },
})
