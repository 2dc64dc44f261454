import { describes } from '../testing/reference/index.ts'

export const selectReference = describes({
  anatomy: {
    Label: 'the name of the field',
    Button: 'shows what is chosen, or the placeholder, and opens the list; only to be read it is a text instead',
    'Error and hint?': 'a sentence each below, what is wrong before what helps',
    List: 'the options, over the page; `emptyLabel` begins it with one that stands for none',
  },
  aria: [
    'a `button` with `aria-haspopup="listbox"`, named by label and choice; `MultiSelect` names how many where they are more than two',
    'a `listbox` with an `option` each, `aria-selected` where it is chosen',
    '`readOnly`: a `textbox` that is `readonly`, with what is chosen in words',
  ],
  keyboard: {
    Tab: 'goes to the button',
    'Enter or Space': 'opens the list at what is chosen',
    Down: 'opens the list; in it goes to the next option',
    Up: 'opens the list; in it goes to the previous option',
    'Right or Left': 'chooses the next or previous option while the list is closed',
    'Home or End': 'goes to the first or last option of the list',
    Letters: 'go to the option that begins with them; while the list is closed they choose it',
    'Enter in the list': 'chooses the option and closes; of several choices it chooses or takes back, and the list stays',
    Escape: 'closes the list, chooses nothing, and gives the focus back to the button',
  },
  hooks: {
    'data-size': '`small`, `medium` or `large`',
    'data-label-position': '`above`, `beside` or `hidden`',
    'data-field': 'the name by which a form knows it',
    'data-press': 'on the box: it is to be pressed',
    'data-placeholder': 'on the words in the box: nothing is chosen',
    'data-open': 'the list is open',
    'data-readonly': 'it is to be read',
    'data-disabled': 'it cannot be changed',
    'data-invalid': 'what was chosen is refused',
    'data-focus-visible': 'on the box: it has the keyboard',
  },
})
