import { type Instrument, quoteForm } from '@etalon/api/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyQuote, faultsOf, formOf, linesOf, type QuoteDraft, readQuoteDraft, workedLine, workedSum } from './quote-draft.ts'

const today = '2026-11-24'
const gauge = (serial: string): Omit<Instrument, 'id' | 'nameEn'> => ({
  ...{ kindCode: 'YB-60', name: '弹性元件式一般压力表', model: 'YB-60', serial, manufacturer: '湘江仪器有限公司' },
  ...{ range: '(0~1.6) MPa', accuracy: '1.6 级', abilityTypes: ['1', '2'], regulation: 'JJG 52-2013', price: '60.05' },
})
const whole = (): QuoteDraft => ({
  ...emptyQuote(),
  ...{ enterId: '7', enterName: '某厂', contactName: '贺文舟', mobile: '13874903316', validUntil: '2026-12-24' },
  lines: linesOf([gauge('A-1'), gauge('A-2'), { ...gauge('B-1'), model: 'YB-100' }]),
})
const withLine = (changes: Partial<QuoteDraft['lines'][number]>): QuoteDraft => {
  const draft = whole()
  return { ...draft, lines: draft.lines.map((line, row) => (row === 0 ? { ...line, ...changes } : line)) }
}

test('[BIZ-6] instruments that are alike are one line, with the serial numbers that are meant', () => {
  expect(whole().lines).toMatchObject([
    { model: 'YB-60', quantity: '2', serials: ['A-1', 'A-2'], price: '60.05', percent: '100' },
    { model: 'YB-100', quantity: '1', serials: ['B-1'] },
  ])
})

test('[BIZ-6][NUM-2] what the form shows is what it sends, and the contract takes it', () => {
  const draft = withLine({ percent: '85' })
  expect(workedSum(draft.lines)).toEqual({ gross: '180.15', amount: '162.13', off: '18.02' })
  const sent = formOf(draft, null)
  expect(sent.lines[0]).toMatchObject({ share: '0.85', quantity: 2, amount: '102.08' })
  expect(quoteForm.safeParse(sent).success).toBe(true)
})

test.each([
  [{ price: '' }, 'price', 'wrong'],
  [{ price: '1.005' }, 'price', 'wrong'],
  [{ price: '-1' }, 'price', 'wrong'],
  [{ quantity: '0' }, 'quantity', 'wrong'],
  [{ quantity: '1.5' }, 'quantity', 'wrong'],
  [{ quantity: '1' }, 'quantity', 'fewer'],
  [{ percent: '101' }, 'percent', 'wrong'],
  [{ percent: '85.555' }, 'percent', 'wrong'],
  [{ name: ' ' }, 'name', 'required'],
] as const)('[BIZ-6] a line with %j cannot be sent: %s is %s', (changes, field, kind) => {
  expect(faultsOf(withLine(changes), today)).toEqual([{ field, kind, row: 0 }])
})

test('[BIZ-6] an empty quote names everything that is missing, in reading order', () => {
  expect(faultsOf({ ...emptyQuote(), validUntil: '2026-11-23' }, today).map(({ field, kind }) => [field, kind])).toEqual([
    ['validUntil', 'past'],
    ['enterId', 'required'],
    ['contactName', 'required'],
    ['lines', 'none'],
  ])
})

test('[BIZ-6][NUM-2] whatever is typed, a line is worked out or it is a fault, and what is sent the contract takes', () => {
  const typed = fc.oneof(fc.string({ maxLength: 6 }), fc.float({ noNaN: true }).map(String), fc.nat(200_000).map(String))
  fc.assert(
    fc.property(typed, typed, typed, (price, quantity, percent) => {
      const draft = withLine({ price, quantity, percent, serials: [] })
      const faults = faultsOf(draft, today)
      const [line] = draft.lines
      expect(line !== undefined && workedLine(line) !== undefined).toBe(faults.length === 0)
      if (faults.length === 0) expect(quoteForm.safeParse(formOf(draft, null)).success).toBe(true)
    }),
  )
})

test('[BIZ-6] a stored draft comes back as it was, whatever else was stored', () => {
  const draft = withLine({ percent: '92.5' })
  expect(readQuoteDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(readQuoteDraft({ lines: [7, null, { kindCode: '' }], validUntil: 3 })).toEqual(emptyQuote())
})
