import { describes } from '../testing/reference/index.ts'

export const shortcutsReference = describes({
  anatomy: {
    'Search?': 'finds a shortcut by what it does, by its group or by its keys; there from 13 shortcuts on',
    Group: 'a heading with the shortcuts that belong together, in the order in which they were given',
    Shortcut: 'what it does, and its keys as keycaps',
    'Nothing found?': 'says that no shortcut has to do with what was typed',
  },
  aria: [
    'a `dialog`, named by its title; see Dialog',
    'each group is a `region` named by its heading; a shortcut is a term with its keys as the definition',
    'how many were found is said by a `status` while something is searched',
  ],
  keyboard: {
    '?': 'opens the list (`useShortcuts`), unless a field, a menu, a list or another dialog has the keyboard',
    Tab: 'goes to the search, to the list, which then scrolls by the arrow keys, and to the close button',
    Letters: 'in the search leave what has to do with them',
  },
  hooks: {},
})
