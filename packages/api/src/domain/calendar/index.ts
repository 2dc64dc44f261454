export { addDays, addMonths, type CivilDate, dayInShanghai, daysBetween, isCivilDate } from './civil-date.ts'
