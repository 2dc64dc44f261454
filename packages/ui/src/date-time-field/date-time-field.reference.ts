import { describes } from '../testing/reference/index.ts'

export const dateTimeFieldReference = describes({
  anatomy: {
    Label: 'the name of the field',
    Parts: 'as in `DateField`, then hour, minute and, unless `seconds` is false, second, in 24 hours',
    'Clear?': 'empties the field (`clearable`)',
    Opener: 'opens the panel',
    'Hint or error?':
      'a sentence below; a time that is out of bounds, does not exist or is not complete is said by itself, and stays as typed',
    Panel: 'a calendar, the time, and a button that says that it is done; it stays open for the time',
  },
  aria: [
    'a `group` named by its label, with a `spinbutton` for each part and a `button` for the panel',
    'the panel is a `dialog` with a `grid` of days and a `group` for the time',
  ],
  keyboard: {
    Tab: 'goes from part to part, then to the buttons',
    Figures: 'write the part, and go on to the next once it is full, from the day over to the time',
    'Up or Down': 'steps the part on or back',
    'Right or Left': 'goes to the next or previous part',
    'Alt + Down': 'opens the panel',
    Enter: 'on a day chooses it and leaves the panel open for the time; on its button closes',
    Escape: 'closes the panel and gives the focus back',
  },
  hooks: {
    'data-size': '`small`, `medium` or `large`',
    'data-field': 'the name by which a form knows it',
    'data-readonly': 'it is to be read',
    'data-disabled': 'it cannot be changed',
    'data-invalid': 'the time is refused',
  },
})
