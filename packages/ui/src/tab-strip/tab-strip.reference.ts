import { describes } from '../testing/reference/index.ts'

export const tabStripReference = describes({
  anatomy: {
    Home: 'the first tab; it is not closed and not moved',
    Tab: 'a page: its words, a dot where something was not submitted, and a × for the pointer',
    Menu: 'what can be done with the active tab, at the end of the strip; a tab has it as a context menu too',
  },
  aria: [
    'a named `tablist` of `tab`s; the active one is `aria-selected`, and what was not submitted is part of a name',
    'a new place of a moved tab is said by a `status`',
  ],
  keyboard: {
    Tab: 'goes to the strip as one stop, and then to its menu',
    'Left, Right': 'lead to the tab at that side, and round; nothing is opened by that',
    'Home, End': 'lead to the first and the last tab',
    Enter: 'opens the tab',
    Space: 'as Enter',
    Delete: 'closes the tab and leads to the one before; not home',
    'Shift + F10': 'opens the menu of the tab; Escape leads back',
    'Menu key': 'as Shift + F10',
    'Ctrl + Shift + Left, Right': 'move the tab',
  },
  hooks: {
    'data-key': 'which tab it is',
    'data-fixed': 'it can be neither closed nor moved',
    'data-dragged': 'it is being dragged',
    'data-drop': '`before` or `after`: where a dragged tab would go',
    'data-close': 'on its ×',
  },
})
