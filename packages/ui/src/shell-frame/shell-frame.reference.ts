import { describes } from '../testing/reference/index.ts'

export const shellFrameReference = describes({
  anatomy: {
    'Skip link': 'to the content; seen while it has the focus',
    'Top bar': 'folding, brand, main menu, tools (`TopTool`, `TopSearchButton`)',
    'Side bar': 'side menu and foot; below 992 px it lies over the page',
    'Tabs?': 'the open pages',
    'Notice?': 'what concerns all that is shown; the content makes room for it',
    Content: 'scrolls by itself; the page around it never does',
  },
  aria: [
    'a `banner`, what is given for the menus, and a `main` that takes the focus',
    'the folding button says by `aria-expanded` what is open; while the side bar lies over the page, the content is inert',
  ],
  keyboard: {
    Tab: 'comes first to the way to the content',
    Enter: 'there leads to the content',
    Escape: 'below 992 px closes the side bar; the focus goes back to its button',
  },
  hooks: {
    'data-collapsed': 'the side bar shows icons alone',
    'data-wide-only': 'a tool for which phones have no room',
  },
})
