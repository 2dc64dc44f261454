export { type FirstSignIn, openFirstInstitute } from './first-institute.ts'
export { type Writer, writeFlowRoutes, writeMenus, writerOf, writeSymbols } from './furnish.ts'
