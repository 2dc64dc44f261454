import type { Ticketed } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import { type Caller, newToken, sha256 } from '../../session/index.ts'

/** Papers of the office, which are set when they are fetched. */
export const paperPurposes = [
  'order-paper',
  'spot-back-paper',
  'contract-paper',
  'settlement-paper',
  'charge-receipt',
  'reconciliation-paper',
] as const
/** One of the papers of the office. */
export type PaperPurpose = (typeof paperPurposes)[number]

interface PaperAsk {
  readonly tx: Transaction
  readonly caller: Caller
  readonly body: { readonly id: string }
}
type PaperHandler = (ask: PaperAsk) => Promise<Ticketed>

/** What a ticket for a download can be asked for. */
export const ticketPurposes = ['certificate', 'file', 'export', 'reconciliation-sheet', ...paperPurposes] as const
/** What a ticket for a download was asked for. */
export type TicketPurpose = (typeof ticketPurposes)[number]

/** Answers a call for a paper: a ticket, for whoever may read the record that it is of. @param read refuses whoever may not, and what has no such paper */
export const paperTicket =
  (purpose: PaperPurpose, read: (tx: Transaction, caller: Caller, id: string) => Promise<unknown>): PaperHandler =>
  async ({ tx, caller, body }) => {
    await read(tx, caller, body.id)
    return await newTicket(tx, caller, purpose, body.id)
  }

/**
 * A ticket that lets one download through without a header: single use, 30 seconds, as long as the session that asked for it lives and is
 * not locked (SEC-1). Whether they may is asked before.
 */
export async function newTicket(
  tx: Transaction,
  caller: Caller,
  purpose: TicketPurpose,
  id: string,
): Promise<{ ticket: string; fileId: string }> {
  const ticket = newToken()
  await tx.execute(sql`delete from ticket where expires_at < clock_timestamp()`)
  await tx.execute(sql`
    insert into ticket (hash, tenant_id, account_id, purpose, subject, family, expires_at)
    values (${sha256(ticket)}, ${caller.tenant}, ${caller.personId}, ${purpose}, ${id}, ${caller.family},
      clock_timestamp() + interval '30 seconds')`)
  return { ticket, fileId: id }
}
