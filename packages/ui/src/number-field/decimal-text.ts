const pattern = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** What is wrong with a text that should be a decimal number. */
export type DecimalProblem = 'not-a-number' | 'too-many-decimals'

const thousands = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

/**
 * Writes full-width figures and signs, which Chinese input methods give, as plain ones, and drops spaces. Commas are dropped where they
 * part thousands; a comma anywhere else, as in `1,5`, may be meant as a point, and stays to be seen as wrong.
 */
export function plainDecimal(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll(/[−–]/g, '-').replaceAll('。', '.')
  return thousands.test(plain) ? plain.replaceAll(',', '') : plain
}

/**
 * Looks at a decimal as text. It never becomes a binary number: 0.1 stays 0.1, and trailing zeros, which say how exact a
 * reading is, stay too.
 * @param decimals the most figures after the point
 */
export function decimalProblem(text: string, decimals?: number): DecimalProblem | null {
  if (text === '') return null
  if (!pattern.test(text)) return 'not-a-number'
  const after = text.split('.')[1]?.length ?? 0
  return decimals !== undefined && after > decimals ? 'too-many-decimals' : null
}
