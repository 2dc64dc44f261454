import { type DictionaryCode, labelOf } from '@etalon/api/domain'
import type { Named } from '../../certificates/index.ts'
import type { LabelFinder } from '../dictionary/own-labels.ts'

/** A text in both languages. */
export const said = (zh: string, en: string): Named => ({ zh, en })

/** What a key of a dictionary that is complete is called on paper. */
export const calledOn = (code: DictionaryCode, key: string): Named => ({
  zh: labelOf(code, key, 'zh') ?? key,
  en: labelOf(code, key, 'en') ?? key,
})

/** What a key is called on paper, the institute's own among them. */
export const calledBy =
  (called: LabelFinder) =>
  (code: DictionaryCode, key: string): Named => ({ zh: called(code, key, 'zh'), en: called(code, key, 'en') })

/** An amount as paper shows it: 12,340.50. */
export const grouped = (amount: string): string =>
  amount.replace(/^-/, '\u2212').replace(/\d+(?=\.|$)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))

/** The three or four words that stand on each paper. */
export const paperWords = {
  enterprise: said('委托单位', 'Client'),
  creditCode: said('统一社会信用代码', 'Credit code'),
  orderNo: said('委托单号', 'Order no.'),
  place: said('序号', 'No.'),
  amount: said('金额（元）', 'Amount, CNY'),
  date: said('日期', 'Date'),
  remark: said('备注', 'Remark'),
  total: said('合计', 'Total'),
} as const
