export { isDay } from './calendar-day.ts'
