export { type Passage, type PassageChange, passageChanges } from './passages.ts'
