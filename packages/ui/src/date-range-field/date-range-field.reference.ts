import { describes } from '../testing/reference/index.ts'

export const dateRangeFieldReference = describes({
  anatomy: {
    Label: 'the name of the field',
    'Both ends': 'each as in `DateField`; with times (`withTime`) phones have them below each other',
    'Clear?': 'empties the field (`clearable`)',
    Opener: 'opens the panel',
    'Hint or error?':
      'a sentence below; a span that is backwards, out of bounds or not complete is said by itself, and stays as typed',
    'Presets?': 'in the panel: usual spans, chosen by one press',
    Calendar: 'in the panel: two days make a span, in either order; after one alone a press outside keeps what was',
    'Times?': 'in the panel: of both ends, with a button that says that they are done',
  },
  aria: [
    'a `group` named by its label, with a `spinbutton` for each part of both ends',
    'the panel is a `dialog`; usual spans are a `toolbar`, `aria-current` on the one that is chosen',
  ],
  keyboard: {
    Tab: 'goes from part to part of both ends, then to the buttons; in the panel from the usual spans to the calendar',
    Figures: 'write the part, and go on to the next, from the start over to the end',
    'Up or Down': 'steps a part; in the panel goes by weeks, among usual spans to the next',
    'Right or Left': 'goes to the next or previous part, in the panel by days',
    'Page Up or Page Down': 'in the panel goes by months',
    'Alt + Down': 'opens the panel',
    'Enter or Space': 'in the calendar begins the span, then ends it and closes',
    Escape: 'closes the panel, keeps the span, and gives the focus back',
  },
  hooks: {
    'data-size': '`small`, `medium` or `large`',
    'data-field': 'the name by which a form knows it',
    'data-selection-start': 'on a day: the span begins',
    'data-selection-end': 'on a day: the span ends',
    'data-readonly': 'it is to be read',
    'data-disabled': 'it cannot be changed',
    'data-invalid': 'the span is refused',
  },
})
