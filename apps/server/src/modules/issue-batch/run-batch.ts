import { setImmediate as breath } from 'node:timers/promises'
import { contract } from '@etalon/api/contract'
import { type Database, sql, sqlState, type Transaction } from '../../db/index.ts'
import { checkCall, policies } from '../../policies/index.ts'
import { type Language, Refusal, say } from '../../refusal/index.ts'
import { absentCaller } from '../../session/index.ts'
import { inSiteWords, tellPeople } from '../../telling/index.ts'
import { moveReport } from '../report/handlers.ts'
import type { Issuing } from '../report/issue-certificate.ts'

/** Which batch is to be worked through. */
export interface BatchOrder {
  readonly tenant: string
  readonly id: string
}

export interface BatchParts {
  readonly database: Database
  readonly issuing: Issuing
  /** Is told of what went wrong otherwise than by a refusal. */
  readonly log: (error: unknown) => void
}

interface Begun extends Record<string, unknown> {
  account_id: string
  language: Language
}

/**
 * Issues what waits in a batch, one after the other, each in a transaction of its own with the note of what came of it: a process that ends
 * in the midst of it leaves no certificate without its note, and another goes on behind the last one. One that is refused stops none.
 * @param ending aborted where this process ends: the rest is left to another
 */
export async function runBatch(parts: BatchParts, order: BatchOrder, ending: AbortSignal): Promise<void> {
  const { database } = parts
  const { tenant, id } = order
  const begun = await database.within(tenant, async (tx) => {
    const { rows } = await tx.execute<Begun>(sql`
      update issue_batch set state = 'running' where id = ${id} and state in ('queued', 'running') returning account_id::text, language`)
    return rows[0]
  })
  if (!begun) return
  const waiting = await database.within(tenant, async (tx) => {
    const { rows } = await tx.execute<{ place: number }>(
      sql`select place from issue_batch_row where batch_id = ${id} and outcome = 'waiting' order by place`,
    )
    return rows.map(({ place }) => place)
  })
  for (const place of waiting) {
    ending.throwIfAborted()
    if (!(await issueOne(parts, order, begun, place, ending))) return
    // Whoever asks this process for something else is answered in between.
    await breath()
  }
  await database.within(tenant, async (tx) => {
    const { rowCount } = await tx.execute(
      sql`update issue_batch set state = 'done', finished_at = clock_timestamp() where id = ${id} and state = 'running'`,
    )
    if (rowCount) await tellDone(tx, order, begun)
  })
}

/** Tells whoever began a batch what came of it: they may be elsewhere by now. */
async function tellDone(tx: Transaction, { tenant, id }: BatchOrder, { account_id }: Begun): Promise<void> {
  const { rows } = await tx.execute<{ issued: number; refused: number }>(sql`
    select count(*) filter (where outcome = 'issued')::int as issued, count(*) filter (where outcome = 'refused')::int as refused
    from issue_batch_row where batch_id = ${id}`)
  const [counted] = rows
  if (!counted) return
  const words = await inSiteWords(tx, 'message.batch-done', counted, '')
  await tellPeople(tx, tenant, { ...words, topic: 'report', path: '/report/report-list/index' }, sql`a.id = ${account_id}`)
}

/**
 * Waits behind whoever stops a batch, and stands in their way until the end of a transaction. A row's share lock alone would not do: the next
 * certificate's may be taken before the one who waits to write the row wakes up, time and again; these locks are given in the order they were asked for.
 * @param how `shared` by those who issue, several at once; `alone` by who stops it
 */
export async function takeTurn(tx: Transaction, batchId: string, how: 'shared' | 'alone'): Promise<void> {
  const lock = how === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`
  await tx.execute(sql`select ${lock}(hashtextextended(${batchId}, 32))`)
}

/** Held until the certificate is written: once it is said that the batch was stopped, nothing more of it is issued. */
async function isRunning(tx: Transaction, batchId: string): Promise<boolean> {
  await takeTurn(tx, batchId, 'shared')
  const { rows } = await tx.execute<{ state: string }>(sql`select state from issue_batch where id = ${batchId} for share`)
  return rows[0]?.state === 'running'
}

/** @returns whether the batch goes on */
async function issueOne(
  { database, issuing, log }: BatchParts,
  { tenant, id }: BatchOrder,
  { account_id, language }: Begun,
  place: number,
  ending: AbortSignal,
): Promise<boolean> {
  const row = sql`tenant_id = ${tenant} and batch_id = ${id} and place = ${place} and outcome = 'waiting'`
  try {
    return await database.within(tenant, async (tx) => {
      if (!(await isRunning(tx, id))) return false
      const { rows } = await tx.execute<{ report_id: string; version: number }>(
        sql`select report_id::text, version from issue_batch_row where ${row} for update`,
      )
      const [found] = rows
      // Another process was faster.
      if (!found) return true
      // What they may now, not what they might when they began.
      const caller = await absentCaller(tx, tenant, account_id)
      if (!caller) throw new Refusal(403, 'forbidden')
      checkCall(caller, contract.issueBatch.submit, policies.issueBatch.submit)
      await moveReport(tx, caller, language, { id: found.report_id, version: found.version, action: 'issue' }, issuing)
      await tx.execute(sql`
        update issue_batch_row set outcome = 'issued', certificate_number = (select number from certificate where report_id = ${found.report_id})
        where ${row}`)
      return true
    })
  } catch (error) {
    // Without the database nothing can be said; the rest is done when there is one again.
    if (ending.aborted || /^(08|57P|ECONN|EPIPE)/.test(sqlState(error) ?? '')) throw error
    if (!(error instanceof Refusal)) log(error)
    const reason = error instanceof Refusal ? say(language, error.reason, error.parameters) : say(language, 'unavailable')
    return await database.within(tenant, async (tx) => {
      if (!(await isRunning(tx, id))) return false
      await tx.execute(sql`update issue_batch_row set outcome = 'refused', reason = ${reason} where ${row}`)
      return true
    })
  }
}
