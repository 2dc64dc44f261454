import { describes } from '../testing/reference/index.ts'

export const menuSearchReference = describes({
  anatomy: {
    Search: 'what is looked for',
    List: 'the screens that fit, each with what stands above it in the menu',
  },
  aria: ['a `combobox` over a `listbox`; what is marked is its `aria-activedescendant`, and how much was found is said'],
  keyboard: {
    Letters: 'find screens by the beginning of their name, by pinyin or by initials',
    Down: 'marks the next screen',
    Up: 'marks the one before',
    'Home, End': 'stay in the text, as in any field',
    Enter: 'goes to the screen that is marked, or to the first where none is',
    Escape: 'closes the list',
  },
  hooks: {
    'data-label-position': 'where the label of its field stands: nowhere to be seen',
    'data-size': 'how high its field is',
  },
})
