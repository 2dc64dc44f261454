export { addDays, addMonths, type CivilDate, dayInShanghai, isCivilDate } from './civil-date.ts'
