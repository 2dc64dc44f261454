import type { Charge, SettlementDetail } from '@etalon/api/contract'
import { capitalAmount } from '@etalon/api/domain'
import type { OfficePaper } from '../../certificates/index.ts'
import { sql, type Transaction } from '../../db/index.ts'
import { Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { labelFinder } from '../dictionary/own-labels.ts'
import { settlementDetailOf } from '../settlement/settlement-detail.ts'
import { instituteOf } from './institute.ts'
import { calledBy, grouped, paperWords, said } from './words.ts'

/** Money that came, with the settlement that it was for. */
interface Receipted {
  readonly one: SettlementDetail
  readonly charge: Charge
  /** The number of the receipt. */
  readonly number: string
}

/** An entry that a receipt can be given for: one that was not taken back, and is no counter-entry. @throws {Refusal} 404, 409 */
export async function receipted(tx: Transaction, caller: Caller, chargeId: string): Promise<Receipted> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select settlement_id::text as id from charge_record where id = ${chargeId}`,
  )
  if (!rows[0]) throw new Refusal(404, 'not-found')
  const one = await settlementDetailOf(tx, caller, rows[0].id)
  const charge = one.charges.find(({ id }) => id === chargeId)
  if (charge?.isReversed) throw new Refusal(409, 'settlement.reversed')
  if (!charge || charge.receiptNo === null) throw new Refusal(409, 'settlement.no-receipt')
  return { one, charge, number: charge.receiptNo }
}

/** What whoever paid is given. @throws {Refusal} 404, 409 */
export async function chargeReceipt(tx: Transaction, caller: Caller, chargeId: string): Promise<OfficePaper> {
  const { one, charge, number } = await receipted(tx, caller, chargeId)
  const institute = await instituteOf(tx)
  const way = calledBy(await labelFinder(tx))('charge_type', charge.chargeType)
  return {
    title: said('收款收据', 'Receipt of payment'),
    number,
    numberLabel: said('收据编号', 'Receipt no.'),
    notice: null,
    issued: charge.chargedOn,
    institute,
    parts: [
      {
        kind: 'fields',
        rows: [
          [{ label: said('付款单位', 'Received from'), value: one.enterName, sub: one.socialNumber, strong: true }],
          [
            { label: said('收款日期', 'Received on'), value: charge.chargedOn },
            { label: said('收费方式', 'Way'), value: way.zh, sub: way.en },
          ],
          [
            {
              label: said('收款事由', 'For'),
              value:
                one.orderCount > 1
                  ? `${one.orderCount} 张委托单的检定、校准和检测费`
                  : `委托单 ${one.orderNo} 的检定、校准和检测费`,
              sub: one.orderCount > 1 ? one.orderNo : `Services of order ${one.orderNo}`,
            },
            { label: said('结算单号', 'Settlement no.'), value: one.settlementNo },
          ],
          ...(charge.remark === '' ? [] : [[{ label: paperWords.remark, value: charge.remark }]]),
        ],
      },
      {
        kind: 'amount',
        label: said('收款金额', 'Received'),
        figures: grouped(charge.amount),
        capitals: capitalAmount(charge.amount),
      },
      {
        kind: 'notes',
        items: [
          said('本收据证明收到上述款项，不是发票。', 'This receipt confirms that the amount was received. It is no invoice.'),
        ],
      },
      {
        kind: 'hands',
        hands: [
          { label: said('收款单位', 'Received by'), name: institute.zh },
          { label: said('经办人', 'Cashier'), name: charge.byName },
        ],
      },
    ],
  }
}
