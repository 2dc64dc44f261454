const pattern = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** What is wrong with a text that should be a decimal number. */
export type DecimalProblem = 'not-a-number' | 'too-many-decimals'

const thousands = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/
/** Groups of three figures to both sides of the point, parted by spaces (GB 3101-1993, 3.3.1); `\s` knows those that do not break and thin ones. */
const spaced = /^[+-]?([1-9]\d{0,2}(\s\d{3})+(\.\d*)?|[1-9]\d{0,2}(\s\d{3})*\.(\d{3}\s)+\d{1,3}|0\.(\d{3}\s)+\d{1,3})$/

const signs: Readonly<Record<string, string>> = {
  '．': '.',
  '。': '.',
  '，': ',',
  '－': '-',
  '−': '-',
  '–': '-',
  '＋': '+',
  '％': '%',
}

/** Full-width figures and signs only: ², ③ or ½ are no figures of a number, and would make another one of it. */
const narrow = (text: string) =>
  text
    .replaceAll(/[０-９]/g, (figure) => String.fromCharCode(figure.charCodeAt(0) - 0xfee0))
    .replaceAll(/[．。，－−–＋％]/g, (sign) => signs[sign] ?? sign)

/**
 * Writes full-width figures and signs, which Chinese input methods give, as plain ones. Commas and spaces are dropped where they part
 * thousands; anywhere else, as in `1,5` or `12 34`, they may be meant as something else. What is no number stays exactly as it was typed.
 */
export function plainDecimal(text: string): string {
  const plain = narrow(text.trim())
  const whole = thousands.test(plain) ? plain.replaceAll(',', '') : spaced.test(plain) ? plain.replaceAll(/\s/g, '') : plain
  return whole === '' || pattern.test(whole) ? whole : text
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
