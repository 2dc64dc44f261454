import { describes } from '../testing/reference/index.ts'

export const drawerReference = describes({
  anatomy: {
    Title: 'its name',
    'Description?': 'a sentence beneath, read aloud with the title',
    Close: 'closes; with something `unsaved` it asks first',
    Content: 'scrolls between head and foot',
    'Foot?': 'buttons; `close` is handed to them, and asks first as well',
    'Question?':
      'over it, whether what was not saved may go: no goes on in the field that had the focus last, yes closes it (`onDiscarded`)',
  },
  aria: [
    'a `dialog`, modal unless `modal={false}`, named by its title and described by its description',
    'content that scrolls is a `group` of its own that the keyboard reaches',
  ],
  keyboard: {
    Tab: 'goes from stop to stop; a modal one keeps the focus inside',
    Escape: 'does not close it; a list inside closes by it',
  },
  hooks: {
    'data-side': '`start` or `end`',
    'data-size': '`small`, `medium` or `large`',
    'data-under': 'a dialog lies over it: on its shade',
    'data-flush': 'its content reaches the edges',
    'data-frame': 'on its visible frame',
  },
})
