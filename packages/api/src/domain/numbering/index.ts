export {
  composeNumber,
  exampleFacts,
  mostNumberingItems,
  type NumberedKind,
  type NumberingFacts,
  type NumberingFault,
  type NumberingItem,
  numberedKinds,
  numberingFaults,
  offeredItems,
  seriesOf,
  usualNumbering,
} from './numbering-rule.ts'
