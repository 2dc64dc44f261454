import { describes } from '../testing/reference/index.ts'

export const advancedFilterReference = describes({
  anatomy: {
    Conditions: 'in pairs: field, operator, value, and how it is joined to the next',
    'Remove pair': 'takes a pair away; the first stays',
    'Add pair': 'up to the most rows',
    'Saved filters?':
      'opened by one press, each with buttons that give it another name and delete it; one that was deleted can be brought back',
    'Save, share?': 'keep the conditions under a name, or in an address',
    'Number?': 'how many records the conditions would find, where `matches` counts them',
    Clear: 'leaves one empty pair',
    'Search?': 'unless the bar around it has one (`onSearch`)',
  },
  aria: [
    'a `region` named by `label`; each condition is a `group` with its number',
    'what is missing is an `alert`; that conditions have changed since the search, or how many records they would find, is a `status`',
    'the number is said once the conditions rest for 400 ms, that it is being counted once that takes 300 ms; nothing where it failed',
  ],
  keyboard: {
    Tab: 'goes through the parts of each condition, the button of each pair, and the buttons below',
    Enter: 'in a value searches; on a button presses it',
  },
  hooks: {
    'data-language': 'the language in force, by which widths differ',
    'data-stacked': 'on a pair: its conditions are below each other',
    'data-wrong': 'on a condition: something is missing in it',
    'data-part': 'on a part of a condition: which',
    'data-width': 'on a value: that of a date',
    'data-counted': 'on what is said of the conditions: their number is said, where it is known',
    'data-filter': 'on a saved filter: its name',
  },
})
