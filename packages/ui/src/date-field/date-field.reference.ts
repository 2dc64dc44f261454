import { describes } from '../testing/reference/index.ts'

export const dateFieldReference = describes({
  anatomy: {
    Label: 'the name of the field',
    Parts: 'year, month and day, each typed or stepped by itself, written yyyy-MM-dd',
    'Clear?': 'empties the field (`clearable`)',
    Opener: 'opens the calendar',
    'Hint or error?':
      'a sentence below; a day that is out of bounds, does not exist or is not complete is said by itself, and stays as typed',
    Panel: 'a calendar, over the page',
  },
  aria: [
    'a `group` named by its label, with a `spinbutton` for each part and a `button` for the calendar',
    'the panel is a `dialog` with a `grid` of days: its keys are those of `Calendar`',
  ],
  keyboard: {
    Tab: 'goes from part to part, then to the buttons',
    Figures: 'write the part, and go on to the next once it is full',
    'Up or Down': 'steps the part on or back',
    'Page Up or Page Down': 'steps the part in larger steps',
    'Home or End': 'sets the part to its least or most, the day to the last of its month',
    'Right or Left': 'goes to the next or previous part',
    Backspace: 'takes the part away, figure by figure',
    'Control + V': 'pastes a date, as 2026-11-20, 2026/11/20, 20261120 or 2026年11月20日',
    'Alt + Down': 'opens the calendar',
    Enter: 'on the opener opens the calendar; on a day chooses it and closes',
    Escape: 'closes the calendar, chooses nothing, and gives the focus back',
  },
  hooks: {
    'data-size': '`small`, `medium` or `large`; on a time in a panel always `small`',
    'data-field': 'the name by which a form knows it',
    'data-placeholder': 'on a part: nothing is typed yet',
    'data-type': 'on a part: `year`, `month`, `day`, `literal` …',
    'data-readonly': 'it is to be read',
    'data-disabled': 'it cannot be changed',
    'data-invalid': 'the day is refused',
  },
})
