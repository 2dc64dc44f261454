import { describes } from '../testing/reference/index.ts'

export const calendarReference = describes({
  anatomy: {
    Head: 'the month between two buttons that turn to the one before and after',
    'Today?': 'a button that leads back to today',
    Days: 'a month from Monday to Sunday; today has a line beneath its number',
    'Mark?': 'below a day: how much there is of it, or that it has something (`markOf`)',
    'Legend?': 'what the marks mean',
  },
  aria: [
    'a `grid` of days, each a `button` with its whole date; `aria-selected` where it is chosen, `aria-current="date"` on today',
    'what is marked is part of the name of its day',
    'the month that comes is read aloud',
  ],
  keyboard: {
    Tab: 'goes from the buttons of the head to one day, that which is chosen or today; all days are one stop',
    Right: 'goes to the next day',
    Left: 'goes to the day before',
    Down: 'goes to the same day of the next week',
    Up: 'goes to the same day of the week before',
    Home: 'goes to the Monday of the week',
    End: 'goes to the Sunday of the week',
    'Page Down': 'goes to the same day of the next month',
    'Page Up': 'goes to the same day of the month before',
    'Shift + Page Down': 'goes to the same day of the next year',
    'Shift + Page Up': 'goes to the same day of the year before',
    'Enter or Space': 'chooses the day',
  },
  hooks: {
    'data-now': 'on a day: it is today',
    'data-selected': 'on a day: it is chosen',
    'data-outside-month': 'on a day: it is not of this month, and not shown',
    'data-unavailable': 'on a day: it cannot be chosen',
    'data-disabled': 'on a day or a button: nothing can be done with it',
    'data-focus-visible': 'on a day: it has the keyboard',
    'data-tone': 'on a mark: what it means',
    'data-count': 'on a mark: how much there is',
  },
})
