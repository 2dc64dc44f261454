import { describes } from '../testing/reference/index.ts'

export const commandPaletteReference = describes({
  anatomy: {
    Search: 'what is looked for; it keeps the focus',
    Group: 'a heading with the commands beneath it',
    Command: 'its icon, its words, its keys, and why it cannot be run',
    'Finding?': 'while the server is asked, and what could not be reached, with a way to try again',
    Keys: 'what the keys do, at the foot',
  },
  aria: [
    'a modal `dialog` with a `combobox` over a `listbox` of groups; what is marked is its `aria-activedescendant`',
    'how much was found is said by a `status`',
  ],
  keyboard: {
    'Ctrl + K': 'opens and closes it (`useCommandPalette`); Cmd + K on Apple systems; not while a dialog has the keyboard',
    Letters: 'find commands, by pinyin and initials too',
    'Down, Up': 'mark the next command and the one before',
    'Home, End': 'stay in the text, as in any field',
    Enter: 'runs what is marked, or what fits best; not the Enter that ends a composition',
    Escape: 'closes it; the focus goes back to where it was',
  },
  hooks: {
    'data-under': 'another layer lies over it: on its shade',
    'data-failed': 'the server could not be reached',
    'data-frame': 'on its visible frame',
    'data-focused': 'the command that is marked',
  },
})
