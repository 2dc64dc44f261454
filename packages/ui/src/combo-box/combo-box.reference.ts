import { describes } from '../testing/reference/index.ts'

export const comboBoxReference = describes({
  anatomy: {
    Label: 'the name of the field',
    'Icon?': 'before the text, where a server finds what fits (`RemoteComboBox`, `FindBox`)',
    Input: 'what is typed narrows the options; without a choice it gives way to the words of the value',
    'Clear?': 'empties the field (`RemoteComboBox`)',
    'Open?': 'shows all options (not in `FindBox`)',
    'Error and hint?': 'a sentence each below, what is wrong before what helps',
    List: 'the options that fit, over the page; a server is asked for them as it is opened, and not before (`RemoteComboBox`)',
    'Retry?': 'below a list whose options did not come',
  },
  aria: [
    '`combobox` with `aria-autocomplete="list"`, `aria-expanded`, and `aria-activedescendant` on the option at which the keyboard stands',
    'a `listbox` with an `option` each; the focus stays in the text',
    'how many options there are is read aloud as it opens and as it is narrowed',
  ],
  keyboard: {
    Tab: 'goes to the text; leaving it with a list open chooses the option at which the keyboard stands',
    Letters: 'open the list and narrow it to what has them in its words or its note',
    Down: 'opens the list at its first option; in it goes to the next',
    Up: 'opens the list at its last option; in it goes to the previous',
    'Alt + Down': 'opens the list and goes nowhere in it',
    'Alt + Up': 'closes the list',
    Enter: 'chooses the option and closes; where a search failed it asks again',
    Escape: 'closes the list; where it is closed already, empties the field',
    'Home or End': 'goes to the beginning or end of the text',
  },
  hooks: {
    'data-size': '`small`, `medium` or `large`',
    'data-loading': 'on the box: options are on their way',
    'data-readonly': 'it is to be read',
    'data-disabled': 'it cannot be changed',
    'data-invalid': 'what was chosen is refused',
    'data-focus-within': 'on the box: it has the keyboard',
  },
})
