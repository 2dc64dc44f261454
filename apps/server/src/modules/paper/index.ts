import { type OfficePaper, paperAside, UnprintableText } from '../../certificates/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { SentFile } from '../../http/index.ts'
import { Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { type PaperPurpose, paperPurposes } from '../file/new-ticket.ts'
import { chargeReceipt } from './charge-receipt.ts'
import { contractPaper } from './contract-paper.ts'
import { orderPaper } from './order-paper.ts'
import { reconciliationPaper } from './reconciliation-paper.ts'
import { settlementPaper } from './settlement-paper.ts'
import { spotBackPaper } from './spot-back-paper.ts'

export { receipted } from './charge-receipt.ts'
export { reconciliationSheet } from './reconciliation-paper.ts'
export { settledOne } from './settlement-paper.ts'

/** What each paper says, by what its ticket was asked for. */
const papers: Readonly<Record<PaperPurpose, (tx: Transaction, caller: Caller, id: string) => Promise<OfficePaper>>> = {
  'order-paper': orderPaper,
  'spot-back-paper': spotBackPaper,
  'contract-paper': contractPaper,
  'settlement-paper': settlementPaper,
  'charge-receipt': chargeReceipt,
  'reconciliation-paper': reconciliationPaper,
}

/** Whether a ticket is for a paper of the office. */
export const isPaper = (purpose: string): purpose is PaperPurpose => paperPurposes.some((one) => one === purpose)

/** A paper of the office as it stands now. @throws {Refusal} 404, 409 */
export async function paperFile(tx: Transaction, caller: Caller, purpose: PaperPurpose, id: string): Promise<SentFile> {
  const paper = await papers[purpose](tx, caller, id)
  try {
    return { type: 'application/pdf', name: `${paper.number}.pdf`, bytes: Buffer.from(await paperAside(paper)) }
  } catch (error) {
    if (error instanceof UnprintableText) throw new Refusal(409, 'paper.unprintable', { text: error.text })
    throw error
  }
}
