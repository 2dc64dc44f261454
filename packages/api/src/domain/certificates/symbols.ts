/**
 * The 32 symbols of check codes and references: digits and letters without I, L, O and U, so that none is taken for another on
 * paper, and each carries five bits.
 */
export const symbolAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many symbols a check code has (40 bits). */
export const checkCodeLength = 8
/** How many symbols the reference in a printed QR code has (130 bits). */
export const referenceLength = 26

/**
 * Writes the first bits of some bytes as symbols, five bits each.
 * @throws RangeError where there are too few bytes
 */
export const symbolsOf = (bytes: Uint8Array, count: number): string => {
  if (bytes.length * 8 < count * 5) throw new RangeError(`${count} symbols need ${Math.ceil((count * 5) / 8)} bytes`)
  let text = ''
  for (let symbol = 0; symbol < count; symbol += 1) {
    let value = 0
    for (let bit = symbol * 5; bit < symbol * 5 + 5; bit += 1) {
      value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
    }
    text += symbolAlphabet[value]
  }
  return text
}

const normaliseSymbols = (typed: string, length: number): string | undefined => {
  if (typed.length > length * 4) return undefined
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u2010-\u2015\u2212\uff0d-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return text.length === length && [...text].every((symbol) => symbolAlphabet.includes(symbol)) ? text : undefined
}

/**
 * A check code as typed: small letters, full width, blanks and dashes are taken; O counts as 0, I and L as 1.
 * @returns the eight symbols, or `undefined` where it cannot be a check code
 */
export const normaliseCheckCode = (typed: string): string | undefined => normaliseSymbols(typed, checkCodeLength)

/** A reference as it stands in an address, with the same tolerance. */
export const normaliseReference = (typed: string): string | undefined => normaliseSymbols(typed, referenceLength)

/** A check code as it is printed: `7K3M-9QXT`. */
export const printedCheckCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
