import { describes } from '../testing/reference/index.ts'

export const treeSelectReference = describes({
  anatomy: {
    Label: 'the name of the field',
    Button: 'shows what is chosen and opens the panel; only to be read it is a text instead',
    'Choices?': 'of `TreeMultiSelect`: a tag each, a branch of which all is chosen as one',
    'Clear?': 'empties the field (`clearable`)',
    'Error and hint?': 'a sentence each below, what is wrong before what helps',
    Panel: 'the tree, with a field to look for something in it (`filterable`)',
    'Done?': 'of `TreeMultiSelect`: closes the panel, which stays open while choosing',
  },
  aria: [
    'a `button` with `aria-haspopup="dialog"`, named by label and choice',
    'the panel is a `dialog` with a `treegrid`: its keys are those of `Tree`',
    '`readOnly`: a `textbox` that is `readonly`, with what is chosen in words',
  ],
  keyboard: {
    Tab: 'goes to the button, then to Clear',
    'Enter or Space': 'opens the panel',
    'Down or Up': 'opens the panel at what is chosen; in the tree goes to the next or previous row',
    'Enter in the tree': 'chooses and closes; of several choices it chooses or takes back, and the panel stays',
    Escape: 'closes the panel, chooses nothing, and gives the focus back',
  },
  hooks: {
    'data-size': '`small`, `medium` or `large`',
    'data-field': 'the name by which a form knows it',
    'data-press': 'on the box: it is to be pressed',
    'data-placeholder': 'on the words in the box: nothing is chosen',
    'data-readonly': 'it is to be read',
    'data-disabled': 'it cannot be changed',
    'data-invalid': 'what was chosen is refused',
  },
})
