import { decimalOf, decimalText, type SettlementLine, settleWhole } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import { chargeIt, fileCharge, writeInvoice } from '../../modules/settlement/charges.ts'
import { joinSettlements } from '../../modules/settlement/joint.ts'
import { settleIt } from '../../modules/settlement/settle.ts'
import { settlementDetailOf } from '../../modules/settlement/settlement-detail.ts'
import type { DemoPart } from './demo-part.ts'

/** Half of what can be settled is: some of it paid, some in part, some with invoices, the oldest filed; the first orders of one client together. */
export const seedCharging: DemoPart = async ({ tx, cast, day, at }) => {
  const { rows: pairs } = await tx.execute<{ settlements: { id: string; version: number }[] }>(sql`
    select jsonb_agg(jsonb_build_object('id', id::text, 'version', version) order by id) as settlements
    from (select *, row_number() over (partition by enterprise_id order by id) as place from settlement where state = '100') b
    where place <= 3 group by enterprise_id having count(*) > 1 order by min(id) limit 1`)
  for (const { settlements } of pairs) await joinSettlements(tx, cast.as('cashier', at(0)), settlements)
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id::text from settlement where state = '100' and joined_into is null order by id limit 14`,
  )
  for (const [place, { id }] of rows.entries()) {
    const cashier = cast.as('cashier', at(0))
    const one = await settlementDetailOf(tx, cashier, id)
    const lines = one.lines.map(({ price, discounts }) => ({
      price,
      quantity: '1',
      discounts,
      reductions: [],
    })) as SettlementLine[]
    const amount = settleWhole(lines).net
    if (decimalOf(amount).isZero()) continue
    const settled = await settleIt(tx, cashier, {
      id,
      version: one.standing.version,
      discount: null,
      free: [],
      reduction: null,
      amount,
    })
    if (place % 4 === 3) continue
    const part = place % 4 === 2 ? decimalText(decimalOf(amount).times('0.5'), 2) : amount
    const money = { chargeType: place % 2 === 0 ? '4' : '5', amount: part, chargedOn: day, remark: '' }
    const charged = await chargeIt(tx, cashier, { id, version: settled.version, ...money })
    if (place % 4 !== 0) continue
    const invoice = { invoiceType: '2', number: `2643${String(20_260_000 + place)}`, title: one.enterName, taxNumber: '' }
    const invoiced = await writeInvoice(tx, cashier, { id, version: charged.version, ...invoice, amount, issuedOn: day })
    const { charges } = await settlementDetailOf(tx, cashier, id)
    const [entry] = charges
    if (place < 5 && entry) await fileCharge(tx, cashier, { id, version: invoiced.version, chargeId: entry.id, status: '1' })
  }
}
