import { isDecimalText, printedNumber } from '../decimals/index.ts'

/**
 * An amount as people read it: its thousands apart, at least two decimals, and no zeros behind those, whatever scale a database kept it
 * with. No digit that counts is left out, and nothing is rounded; what is no decimal stays as it is.
 */
export function printedMoney(text: string): string {
  if (!isDecimalText(text)) return text
  const [whole = '', fraction = ''] = text.split('.')
  const cents = fraction.replace(/0+$/, '').padEnd(2, '0')
  return printedNumber(`${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`)
}
