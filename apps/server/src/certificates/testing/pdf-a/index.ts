import { documentRules } from './document-rules.ts'
import { drawingRules } from './drawing-rules.ts'
import { fileRules } from './file-rules.ts'
import type { Pdf } from './read-pdf.ts'
import type { Rule } from './rule.ts'

export { at, catalogueOf, dictionary, listAt, objectOf, type Pdf, type PdfDictionary, pagesOf, readPdf } from './read-pdf.ts'
export type { Rule } from './rule.ts'

/** The rules of PDF/A-3 that are checked here, in the order of the standard. */
export const pdfARules: readonly Rule[] = [...fileRules, ...drawingRules, ...documentRules].toSorted((one, other) =>
  one.clause.localeCompare(other.clause, 'en', { numeric: true }),
)

/** What a document has against it: the clause, and where. */
export const pdfAFaults = (pdf: Pdf): readonly string[] =>
  pdfARules.flatMap(({ clause, faults }) => faults(pdf).map((where) => `${clause}: ${where}`))
