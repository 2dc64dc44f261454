import { describes } from '../testing/reference/index.ts'

export const pdfPreviewReference = describes({
  anatomy: {
    Toolbar:
      'pages, size, turning, looking for words, saving, printing and the full screen; rarer ones in a menu where there is little room',
    'Search?': 'a field, how many hits there are, and the way from one to the next',
    'Note?': 'that letters are lacking',
    Pages: 'the document, page by page, with its text over it, its links and the hits',
    'Instead?':
      'what comes and how much of it is here, the question for a password, why it cannot be shown, or that it was not opened',
  },
  aria: [
    'a `region` with the name of the document; the tools are a `toolbar`, the pages a `group`, each page a `region`',
    'a button that leads no further has `aria-disabled` and says why',
    'the page that is turned to, a number that is no page, and what is found, are said in a `status`; a failure is an `alert`',
  ],
  keyboard: {
    Tab: 'goes to the tools, which are one stop, to the search, and to the pages',
    'Left, Right': 'in the tools, go from one to the next; in the page number through its figures first',
    Enter: 'in the page number, goes there; in the search, to the next hit',
    'Shift + Enter': 'in the search, goes to the hit before',
    Escape: 'in the search, closes it, and goes back to the tools; in the page number, takes back what was typed',
    'Home, End': 'on the pages, go to the first and the last',
    'Page Down, Page Up': 'on the pages, go to the next and the one before; a page higher than its frame is read on instead',
    'Ctrl + F': 'looks for words',
    'Ctrl + Plus, Ctrl + Minus': 'larger, smaller',
    'Ctrl + 0': 'as large as on paper',
  },
  hooks: {
    'data-frame-of-pages': 'the frame that scrolls the pages',
    'data-page': 'the number of a page',
    'data-text': 'the text that lies over the picture of a page',
    'data-hit': 'a word that was looked for',
    'data-shown': 'the hit that is gone to',
  },
})
