export { type CleanText, cleanRichText } from './clean-rich-text.ts'
export { pageMarkup } from './page-markup.ts'
export { plainWords } from './plain-words.ts'
export type { FormulaNode } from './printed-formula.ts'
export {
  type PrintedBlock,
  type PrintedCell,
  type PrintedRun,
  picturesIn,
  printedText,
  unprintableFormula,
} from './printed-text.ts'
