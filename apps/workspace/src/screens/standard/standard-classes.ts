/** What a standard is classed as, with the dictionaries of it. */
export const standardClasses = [
  ['etalonType', 'ETALON_INSTRUMENT_TYPE'],
  ['grade', 'STANDARD_GRADE'],
  ['classify', 'INSTRUMENT_CLASSIFY'],
  ['imported', 'INSTRUMENT_IMPORT'],
] as const
