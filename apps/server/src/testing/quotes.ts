import { contract, type QuoteForm, type QuoteFormLine } from '@etalon/api/contract'
import { addDays, dayInShanghai, quoteSum } from '@etalon/api/domain'
import type { Person } from './sign-in.ts'

/** Three pressure gauges at fifteen per cent off, and a Pt100, as the form of a quote sends them. */
export const quoteLines: readonly QuoteFormLine[] = [
  {
    ...{ kindCode: 'YB-60', name: '弹性元件式一般压力表', model: 'YB-60', manufacturer: '示例仪表厂', range: '(0~1.6) MPa' },
    ...{ accuracy: '1.6 级', abilityType: '1', serials: ['A-0713'], price: '60.05', quantity: 3, share: '0.85', amount: '' },
  },
  {
    ...{ kindCode: 'PT100', name: '工业铂热电阻', model: 'Pt100', manufacturer: '', range: '(-50~200) ℃', accuracy: 'B 级' },
    ...{ abilityType: '2', serials: [], price: '120', quantity: 1, share: '1', amount: '' },
  },
]

/** What the form of a quote sends, its sums worked out. */
export function quoteForm(
  enterId: string,
  lines: readonly QuoteFormLine[] = quoteLines,
  changes: Partial<QuoteForm> = {},
): QuoteForm {
  const sum = quoteSum(lines.map(({ price, quantity, share }) => ({ price, quantity: String(quantity), share })))
  return {
    enterId,
    discountType: '1',
    validUntil: addDays(dayInShanghai(new Date()), 30),
    contactName: '贺文舟',
    mobile: '13874903316',
    remark: '',
    lines: lines.map((line, place) => ({ ...line, amount: sum.lines[place]?.amount ?? '' })),
    amount: sum.amount,
    ...changes,
  }
}

/** Makes a step with a quote as a screen makes it: on the version that stands there. */
export async function moveQuote(person: Person, id: string, action: string, reason?: string) {
  const { standing } = await person.send(contract.quote.detail, { query: { id } })
  return await person.send(contract.quote.move, {
    body: { id, version: standing.version, action, ...(reason ? { reason } : {}) },
  })
}

/** A quote that was audited by another person. */
export async function auditedQuote(writer: Person, judge: Person, form: QuoteForm): Promise<string> {
  const { id } = await writer.send(contract.quote.submit, { body: form })
  await moveQuote(writer, id, 'submit')
  await moveQuote(judge, id, 'approve')
  return id
}

/** Says yes to a quote. */
export async function acceptQuote(person: Person, id: string) {
  const { standing } = await person.send(contract.quote.detail, { query: { id } })
  return await person.send(contract.quote.accept, { body: { id, version: standing.version } })
}
