import { describes } from '../testing/reference/index.ts'

export const radioGroupReference = describes({
  anatomy: {
    Label: 'what is chosen here',
    Options: 'a dot with its words each; the words are as good a target as the dot',
    'Error and hint?': 'a sentence each below, what is wrong before what helps',
  },
  aria: [
    '`radiogroup` with a `radio` for each option, one of them `checked` at most',
    '`aria-required`, `aria-invalid`, `aria-readonly` as it is given; described by its hint and error',
  ],
  keyboard: {
    Tab: 'goes to the chosen option, or to the first where none is chosen; one stop for all',
    'Down or Right': 'chooses the next option; after the last comes the first',
    'Up or Left': 'chooses the previous option; before the first comes the last',
    Space: 'chooses the option at which the keyboard stands',
  },
  hooks: {
    'data-stacked': 'on what holds the options: they are below each other',
    'data-selected': 'on an option: it is chosen',
    'data-disabled': 'on an option, or the group: it cannot be chosen',
    'data-readonly': 'the choice is to be read',
    'data-invalid': 'what was chosen is refused',
    'data-focus-visible': 'on an option: it has the keyboard',
  },
})
