import { defineModel } from '../testing/index.ts'
import { areWhole } from './date-text.ts'
import { shownDates, typedDatesMachine } from './typed-dates.machine.ts'

/** A day and a span, typed whole, incomplete and into days that do not exist; values that come back, are forgotten, or are others. */
export const typedDatesModel = defineModel({
  name: 'typed-dates',
  machine: typedDatesMachine,
  inputs: [{ given: [''] }, { given: ['2026-11-01', '2026-11-30'] }],
  events: [
    { type: 'GIVEN', texts: ['2026-11-20'], withTime: false },
    { type: 'GIVEN', texts: ['2026-02-31'], withTime: false },
    { type: 'GIVEN', texts: [''], withTime: false },
    { type: 'TYPED', place: 0, text: '2026-02-31' },
    { type: 'TYPED', place: 0, text: '2026-11-20' },
    { type: 'TYPED', place: 0, text: '' },
    { type: 'CHANGED', texts: ['2026-11-20'] },
    { type: 'CHANGED', texts: [''] },
    { type: 'CHANGED', texts: [undefined, '2026-12-24'] },
    { type: 'PASTE.REFUSED', text: 'LX-2026-003187' },
    { type: 'LEFT' },
    { type: 'CLEARED' },
  ],
  place: ({ context }) => [context.given, context.typed, context.standing, context.refused, context.hasFocus],
  invariant: (snapshot) => {
    const { standing, given, withTime } = snapshot.context
    if (snapshot.matches({ content: 'standing' }) !== (standing !== undefined))
      throw new Error('standing means that something is kept')
    if (standing !== undefined && areWhole(standing.texts, withTime)) throw new Error('a date need not be kept')
    if (standing !== undefined && shownDates(snapshot, given) !== standing) throw new Error('what is kept is shown')
  },
})
