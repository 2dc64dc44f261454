import type { settlementCalls } from '@etalon/api/contract'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { newTicket, paperTicket } from '../file/new-ticket.ts'
import { receipted, settledOne } from '../paper/index.ts'
import { chargeIt, fileCharge, reverseCharge, voidInvoice, writeInvoice } from './charges.ts'
import { joinSettlements, splitSettlement } from './joint.ts'
import { checkDays, reconcile, subjectOf } from './reconcile.ts'
import { guarantee, moveSettlement, settleIt } from './settle.ts'
import { settlementDetailOf } from './settlement-detail.ts'
import { settlements } from './settlement-list.ts'

export const settlementHandlers: Handlers<typeof settlementCalls> = {
  page: ({ tx, caller, body }) => settlements.page(tx, caller, body),
  detail: ({ tx, caller, query }) => settlementDetailOf(tx, caller, query.id),
  async history({ tx, caller, query }) {
    await settlements.one(tx, caller, query.id)
    return await historyOf(tx, 'settlement', query.id)
  },
  move: ({ tx, caller, language, body }) => moveSettlement(tx, { ...caller, language }, body),
  settle: ({ tx, caller, language, body }) => settleIt(tx, { ...caller, language }, body),
  join: ({ tx, caller, language, body }) => joinSettlements(tx, { ...caller, language }, body.settlements),
  split: ({ tx, caller, language, body }) => splitSettlement(tx, { ...caller, language }, body),
  guarantee: ({ tx, caller, language, body }) => guarantee(tx, { ...caller, language }, body),
  charge: ({ tx, caller, language, body }) => chargeIt(tx, { ...caller, language }, body),
  reverse: ({ tx, caller, language, body }) => reverseCharge(tx, { ...caller, language }, body),
  file: ({ tx, caller, language, body }) => fileCharge(tx, { ...caller, language }, body),
  invoice: ({ tx, caller, language, body }) => writeInvoice(tx, { ...caller, language }, body),
  voidInvoice: ({ tx, caller, language, body }) => voidInvoice(tx, { ...caller, language }, body),
  reconcile: ({ tx, body }) => reconcile(tx, body),
  async reconciliationFile({ tx, caller, body: { format, ...days } }) {
    checkDays(days)
    return await newTicket(tx, caller, format === 'pdf' ? 'reconciliation-paper' : 'reconciliation-sheet', subjectOf(days))
  },
  paper: paperTicket('settlement-paper', settledOne),
  receipt: paperTicket('charge-receipt', receipted),
}
