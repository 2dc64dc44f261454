import { baseCases } from './base-cases.tsx'
import type { ConformanceCase } from './conformance-case.ts'
import { dataCases } from './data-cases.tsx'
import { documentCases } from './document-cases.tsx'
import { fieldCases } from './field-cases.tsx'
import { layerCases } from './layer-cases.tsx'
import { shellCases } from './shell-cases.tsx'

/** Every component of the package, each once. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...baseCases,
  ...fieldCases,
  ...dataCases,
  ...documentCases,
  ...layerCases,
  ...shellCases,
]
