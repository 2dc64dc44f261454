import type { ContractForm, QuoteForm } from '@etalon/api/contract'
import { addDays, quoteSum } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import { keepContract, moveContract } from '../../modules/contract/keep-contract.ts'
import { acceptQuote, keepQuote } from '../../modules/quote/keep-quote.ts'
import { quoteTable } from '../../modules/quote/quote-list.ts'
import { moveRecord } from '../../workflow/index.ts'
import type { DemoPart } from './demo-part.ts'

interface Kind extends Record<string, unknown> {
  code: string
  name: string
  range: string
  accuracy: string
  price: string
  ability: string
}

/** Quotes in every state: being written, audited, finished, said yes to. */
export const seedQuotes: DemoPart = async ({ tx, cast, day, at, enterprises, random }) => {
  const { rows: kinds } = await tx.execute<Kind>(
    sql`select code, name, range, accuracy, price::text, ability_types[1] as ability from instrument_kind order by code`,
  )
  for (const [place, enterprise] of enterprises.slice(0, 8).entries()) {
    const lines = kinds.slice(place % 3, (place % 3) + 2 + (place % 3)).map((kind, row) => ({
      ...{ kindCode: kind.code, name: kind.name, model: kind.code, manufacturer: '', range: kind.range, accuracy: kind.accuracy },
      ...{ abilityType: kind.ability, serials: [], price: kind.price, quantity: 1 + Math.floor(random() * 12) },
      share: row === 0 ? '0.9' : '1',
    }))
    const sum = quoteSum(lines.map(({ price, quantity, share }) => ({ price, quantity: String(quantity), share })))
    const form: QuoteForm = {
      ...{ enterId: enterprise.id, discountType: '1', validUntil: addDays(day, 30 + place * 5), remark: '' },
      ...{ contactName: enterprise.contact, mobile: enterprise.mobile, amount: sum.amount },
      lines: lines.map((line, row) => ({ ...line, amount: sum.lines[row]?.amount ?? '' })),
    }
    const { id, version } = await keepQuote(tx, cast.as('reception', at(12 - place)), form)
    if (place < 2) continue
    const handedIn = await moveRecord(tx, quoteTable, { id, version, action: 'submit' }, cast.as('reception', at(11 - place)))
    if (place < 4) continue
    const approve = { id, version: handedIn.version, action: 'approve' }
    const audited = await moveRecord(tx, quoteTable, approve, cast.as('approver', at(10 - place)))
    if (place >= 6) await acceptQuote(tx, cast.as('reception', at(2)), { id, version: audited.version })
  }
}

/** Contracts: one being written, one in audit, two in force. */
export const seedContracts: DemoPart = async ({ tx, cast, day, at, enterprises }) => {
  const terms: readonly Partial<ContractForm>[] = [
    { name: '年度检测服务合同', contractType: '1', share: '0.85' },
    { name: '设备集中检定合同', contractType: '1', share: '0.9' },
    { name: '实验室器具校准框架合同', contractType: '1', share: '0.8' },
    { name: '压力仪表检测合同', contractType: '1', share: '0.95' },
  ]
  for (const [place, enterprise] of enterprises.slice(2, 2 + terms.length).entries()) {
    const form: ContractForm = {
      ...{ enterId: enterprise.id, name: '', contractType: '1', validFrom: day, validTo: addDays(day, 364), remark: '' },
      ...{ prices: [], share: '0.9', packageSum: null, packageItems: null },
      ...terms[place],
    }
    const { id, version } = await keepContract(tx, cast.as('reception', at(20 - place)), form)
    if (place === 0) continue
    const submit = { id, version, action: 'submit' }
    const handedIn = await moveContract(tx, cast.as('reception', at(19 - place)), 'zh', submit)
    if (place > 1)
      await moveContract(tx, cast.as('approver', at(18 - place)), 'zh', { id, version: handedIn.version, action: 'approve' })
  }
}
