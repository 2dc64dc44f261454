/** The longest exponent that is written out: no amount and no measured value has one. */
const longestExponent = 60

/**
 * A decimal as Java prints it, without its exponent: `0E-8` is `0.00000000`, `1E+3` is `1000`. Digits that were there stay, zeros too.
 * @returns undefined where a text is no decimal
 */
export function plainDecimal(text: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text.trim()) ?? []
  if (whole === '' || Math.abs(Number(power)) > longestExponent) return undefined
  const digits = `${whole}${fraction}`
  const places = fraction.length - Number(power)
  if (places <= 0) return `${sign}${trimmed(`${digits}${'0'.repeat(-places)}`)}`
  const padded = digits.padStart(places + 1, '0')
  return `${sign}${trimmed(padded.slice(0, -places))}.${padded.slice(-places)}`
}

const trimmed = (digits: string) => digits.replace(/^0+(?=\d)/, '')
