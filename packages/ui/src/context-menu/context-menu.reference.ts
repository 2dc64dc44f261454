import { describes } from '../testing/reference/index.ts'

export const contextMenuReference = describes({
  anatomy: {
    Area: 'what has the menu: the children; it takes no room of its own',
    Menu: 'opens at the pointer or the finger, or beneath what has the focus; its entries and choices are those of Menu',
  },
  aria: ['a `menu` named by `label`; see Menu', 'a field inside keeps the menu of the browser'],
  keyboard: {
    'Shift + F10': 'opens it beneath what has the focus',
    'Menu key': 'as Shift + F10',
    'Down, Up': 'go from entry to entry, and round',
    'Home, End': 'go to the first and the last entry',
    Letters: 'go to the next entry that begins with them',
    Enter: 'chooses an entry',
    Space: 'as Enter',
    Escape: 'closes it; the focus goes back to what had it',
  },
  hooks: {},
})
