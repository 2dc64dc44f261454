import { describes } from '../testing/reference/index.ts'

export const formReference = describes({
  anatomy: {
    'Summary?': 'all that is wrong, once it was handed in; each line leads to its field (`ErrorSummary`)',
    'Grids?': 'fields in one to four columns (`FormGrid`), some over several (`FormCell`)',
    'Buttons?': 'the primary one last (`FormActions`)',
  },
  aria: [
    'a `form` where it has a `label`; the summary is an `alert`',
    'it is not handed in while a field finds something wrong by itself, such as a day that does not exist',
    'handed in with something wrong, the focus goes to the first field that is, whether its rules or the field itself found it',
  ],
  keyboard: {
    Enter: 'in a field of one line hands the form in; never where it ends a composition',
    'Enter in the summary': 'goes to the field of the line',
  },
  hooks: {
    'data-columns': 'on a grid: 1 to 4',
    'data-wide-first': 'on a grid: the first column is a little wider',
    'data-span': 'on a cell: `2` or `all`',
    'data-align': 'on the buttons: `start` or `end`',
    'data-field': 'on a field: the name by which the form knows it',
  },
})
