export { isTypedDate } from './date-text.ts'
export { shownDates, type TypedDatesActorRef, type TypedDatesSnapshot, typedDatesMachine } from './typed-dates.machine.ts'
export type * from './typed-dates.types.ts'
