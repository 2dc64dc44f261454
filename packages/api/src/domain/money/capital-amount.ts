import { type DecimalText, decimalOf, decimalText, wide } from '../decimals/index.ts'

const digits = '零壹贰叁肆伍陆柒捌玖'
const placesOfGroup = ['仟', '佰', '拾', ''] as const
const groups = ['', '万', '亿', '万亿'] as const

const digitOf = (figure: string): string => digits.charAt(Number(figure))

/** Four figures, such as `0305`: 叁佰零伍. Zeros in between are written once, those at either end not at all. */
const groupOf = (four: string): string =>
  [...four]
    .map((figure, place) => (figure === '0' ? '零' : `${digitOf(figure)}${placesOfGroup[place] ?? ''}`))
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '')

/** Whole yuan without 元: 壹拾万零柒仟. Nothing where there is no whole yuan. */
const wholeOf = (whole: string): string => {
  const padded = whole.padStart(Math.ceil(whole.length / 4) * 4, '0')
  const fours = padded.match(/\d{4}/g) ?? []
  return fours.reduce((said, four, place) => {
    const written = groupOf(four)
    if (written === '') return said
    const skipped = said !== '' && (four.startsWith('0') || fours[place - 1] === '0000' || (fours[place - 1] ?? '').endsWith('0'))
    return `${said}${skipped ? '零' : ''}${written}${groups[fours.length - 1 - place] ?? ''}`
  }, '')
}

/**
 * An amount of yuan in capital Chinese figures, which nobody alters unseen: 人民币壹仟陆佰捌拾元叁角贰分. After the rules for bills and
 * settlement vouchers (《支付结算办法》附一《正确填写票据和结算凭证的基本规定》): 整 stands after whole yuan, zeros in between are one 零, and
 * where there are fen but no jiao a 零 stands between. Of its two spellings where yuan end in a zero and jiao follow, the one without
 * 零 between them is written.
 * @param amount at most two places and less than 10^16
 * @throws RangeError where it is no such amount
 */
export const capitalAmount = (amount: DecimalText): string => {
  const value = wide(decimalOf(amount))
  if (value.decimalPlaces() > 2 || value.abs().greaterThanOrEqualTo('1e16'))
    throw new RangeError(`no amount of at most two places below 10^16: ${amount}`)
  const [whole = '0', cents = '00'] = decimalText(value.abs(), 2).split('.')
  const yuan = wholeOf(whole)
  const [jiao, fen] = [cents.charAt(0), cents.charAt(1)]
  const signed = (written: string) => `人民币${value.isNegative() && !value.isZero() ? '负' : ''}${written}`
  if (cents === '00') return signed(`${yuan === '' ? '零' : yuan}元整`)
  const parts = [
    yuan === '' ? '' : `${yuan}元`,
    jiao === '0' ? (yuan === '' ? '' : '零') : `${digitOf(jiao)}角`,
    fen === '0' ? '' : `${digitOf(fen)}分`,
  ]
  return signed(parts.join(''))
}
