import { describes } from '../testing/reference/index.ts'

export const multiSelectReference = describes({
  anatomy: {
    Label: 'the name of the field',
    'Choices?': 'a tag each, as many as there is room for, with a button that takes it away, and how many more there are',
    Input: 'what is typed narrows the options',
    'Clear?': 'takes all choices away (`clearable`)',
    Open: 'shows the list',
    'Error and hint?': 'a sentence each below, what is wrong before what helps',
    Panel: 'how many are chosen, a button that chooses what is found, and the options; it stays open while choosing',
  },
  aria: [
    '`combobox` with a `listbox` of several choices; `aria-activedescendant` on the option at which the keyboard stands',
    'the choices are a `list` of their own, and stay reachable while the options are open',
    'how many are chosen is a `status`, told once it changes',
  ],
  keyboard: {
    Tab: 'goes on to the next field, closes the list, and chooses nothing',
    Letters: 'open the list and narrow it',
    Down: 'opens the list at its first option; in it goes to the next that is not disabled',
    Up: 'opens the list at its last option; in it goes to the previous',
    'Alt + Down': 'opens the list and goes nowhere in it',
    'Alt + Up': 'closes the list',
    Enter: 'chooses the option or takes it away again; the list stays open',
    Escape: 'closes the list and keeps what is chosen; where it is closed already, empties what is typed',
    Backspace: 'takes the last choice away, where nothing is typed',
    'Control + A':
      'with the list open selects what is typed; pressed again, or with nothing typed, chooses all that is found, or none',
  },
  hooks: {
    'data-size': '`small`, `medium` or `large`',
    'data-whole': 'on the choices: they take the whole line',
    'data-fixed': 'on a choice: it cannot be taken away',
    'data-react-aria-top-layer': 'on choices and Clear: react-aria leaves them reachable while the list is open',
    'data-live-announcer': 'on the status: the same',
    'data-readonly': 'it is to be read',
    'data-disabled': 'it cannot be changed',
    'data-invalid': 'what was chosen is refused',
  },
})
