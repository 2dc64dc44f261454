export { type FirstSignIn, openFirstInstitute } from './first-institute.ts'
export { type Writer, writeMenus, writerOf, writeSymbols } from './furnish.ts'
