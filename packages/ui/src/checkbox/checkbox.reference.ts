import { describes } from '../testing/reference/index.ts'

export const checkboxReference = describes({
  anatomy: {
    Box: 'the square, with a tick, or a line where only some are ticked',
    'Words?': 'what is ticked (`children`); without them `label` names it for those who listen',
  },
  aria: ['`checkbox`, with `aria-checked="mixed"` where it is `indeterminate`', 'a `CheckboxGroup` is a `group` with its label'],
  keyboard: {
    Tab: 'goes to it, also in a group, where each box is a stop of its own',
    Space: 'ticks it, or takes the tick away',
  },
  hooks: {
    'data-field': 'the name by which a form knows it',
    'data-selected': 'it is ticked',
    'data-indeterminate': 'some of what it stands for is ticked',
    'data-disabled': 'it cannot be changed',
    'data-readonly': 'it is to be read',
    'data-invalid': 'what was ticked is refused',
    'data-focus-visible': 'it has the keyboard',
  },
})
