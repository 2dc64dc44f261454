import { describes } from '../testing/reference/index.ts'

export const searchBarReference = describes({
  anatomy: {
    Fields:
      'as they are defined: texts, selects, trees, dates, months and years, and what a server completes; each with a button that empties it, unless it is not `clearable`',
    Search: 'searches',
    Reset: 'empties the fields, and searches again',
    'More or less?': 'shows or hides the fields that are left out at first',
    'Advanced?': 'shows or hides the panel of conditions, and counts those in force',
    'Panel?': 'an `AdvancedFilter`; with `matches` it says how many records the fields and conditions would find',
  },
  aria: [
    'a `search` named by `label`; each field is named by its own',
    'the buttons for more and for the panel say `aria-expanded`',
    'while a list that is found by typing is open, the other fields and buttons of the bar stay reachable; what is around it is hidden',
    'a rule that is broken is told with its field, which gets the focus',
  ],
  keyboard: {
    Tab: 'goes from field to field, then to the buttons',
    'Alt + Down': 'in a date, a month or a year opens its panel',
    Enter: 'in a text searches; never where it ends a composition. On a button presses it',
  },
  hooks: {
    'data-mode': 'on the bar: `normal` or `expanded`',
    'data-width': 'on a field: that of a date',
    'data-multiple': 'on a field: several can be chosen, which takes more room',
    'data-named': 'on a field: its name is seen',
    'data-blank': 'on a field: it is empty, and not printed',
    'data-now': 'on a month or a year to choose: it is the present one',
    'data-loading': 'on a field: its options are on their way',
  },
})
