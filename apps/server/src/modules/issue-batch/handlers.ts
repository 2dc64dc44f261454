import {
  batchRowsAtOnce,
  type IssueBatchRow,
  type IssueBatchState,
  type issueBatchCalls,
  mostInBatch,
} from '@etalon/api/contract'
import { type Database, type SQL, sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import type { Jobs } from '../../jobs/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { type Language, Refusal } from '../../refusal/index.ts'
import { tablesFor } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'
import { exportSources } from '../export/export-sources.ts'
import { chosenOf } from '../export/write-export.ts'
import { issueBatchQueue } from './batch-jobs.ts'
import { takeTurn } from './run-batch.ts'

/** Batches that are told of. */
const mostListed = 20

interface Row extends Record<string, unknown>, IssueBatchState {}

async function states(tx: Transaction, caller: Caller, which: SQL): Promise<IssueBatchState[]> {
  const { rows } = await tx.execute<Row>(sql`
    select b.id::text, b.state, n.total, n.issued, n.refused, to_json(b.created_at)#>>'{}' as "createTime", to_json(b.finished_at)#>>'{}' as "finishTime"
    from issue_batch b cross join lateral (
      select count(*)::int as total, count(*) filter (where outcome = 'issued')::int as issued, count(*) filter (where outcome = 'refused')::int as refused
      from issue_batch_row r where r.batch_id = b.id) n
    where b.account_id = ${caller.personId} and ${which} order by b.id desc limit ${mostListed}`)
  return rows
}

async function one(tx: Transaction, caller: Caller, id: string): Promise<IssueBatchState> {
  const [found] = await states(tx, caller, sql`b.id = ${id}`)
  if (!found) throw new Refusal(404, 'not-found')
  return found
}

/**
 * Writes down a batch and commits it before it is handed in: whoever does it finds it. The outer transaction has written nothing but
 * the key of the request.
 * @param chosen its reports: `place, report_id, version`
 */
async function begin(
  database: Database,
  jobs: Jobs,
  caller: Caller,
  language: Language,
  chosen: SQL,
  ofNothing: 'batch.empty' | 'batch.nothing-left',
): Promise<string> {
  const { id, key } = await database.within(caller.tenant, async (tx) => {
    // Whoever begins two at once takes turns.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${caller.tenant}|${caller.personId}`}, 31))`)
    const { rows: busy } = await tx.execute(
      sql`select from issue_batch where account_id = ${caller.personId} and state in ('queued', 'running') limit 1`,
    )
    if (busy.length > 0) throw new Refusal(409, 'batch.under-way')
    const { rows } = await tx.execute<{ id: string; key: string }>(sql`
      insert into issue_batch (tenant_id, account_id, language) values (${caller.tenant}, ${caller.personId}, ${language}) returning id::text, key::text`)
    const [made] = rows
    if (!made) throw new Refusal(404, 'not-found')
    const added = await tx.execute(sql`
      insert into issue_batch_row (tenant_id, batch_id, place, report_id, version)
      select ${caller.tenant}, ${made.id}, place, report_id, version from (${chosen}) chosen`)
    if (!added.rowCount) throw new Refusal(409, ofNothing)
    if (added.rowCount > mostInBatch) throw new Refusal(409, 'batch.too-many', { most: mostInBatch })
    return made
  })
  await jobs.send(issueBatchQueue, key, { tenant: caller.tenant, id })
  return id
}

/** Many certificates in one go: begun, followed, stopped, and begun again for what was not issued. */
export function issueBatchHandlers(database: Database, jobs: Jobs): Handlers<typeof issueBatchCalls> {
  return {
    async submit({ tx, caller, body, language }) {
      const { report } = exportSources
      const { where, orderBy } = chosenOf(report, caller, body)
      const chosen = sql`
        select (row_number() over (order by ${orderBy}))::int as place, ${report.list.id} as report_id, r.version
        from ${tablesFor(report.list, [where, orderBy])} where ${where} order by ${orderBy} limit ${mostInBatch + 1}`
      return await one(tx, caller, await begin(database, jobs, caller, language, chosen, 'batch.empty'))
    },
    async retry({ tx, caller, body, language }) {
      const before = await one(tx, caller, body.id)
      if (before.state === 'queued' || before.state === 'running') throw new Refusal(409, 'batch.under-way')
      // What others have issued meanwhile is done, whoever did it.
      const chosen = sql`
        select (row_number() over (order by x.place))::int as place, x.report_id, r.version
        from issue_batch_row x join report r on r.id = x.report_id join item i on i.id = r.item_id join work_order o on o.id = r.order_id
          join enterprise e on e.id = o.enterprise_id
        where x.batch_id = ${body.id} and x.outcome <> 'issued' and not exists (select from certificate c where c.report_id = r.id)
          and ${reachedBy(caller, 'report')}`
      return await one(tx, caller, await begin(database, jobs, caller, language, chosen, 'batch.nothing-left'))
    },
    async cancel({ tx, caller, body }) {
      await one(tx, caller, body.id)
      await takeTurn(tx, body.id, 'alone')
      await tx.execute(sql`
        update issue_batch set state = 'cancelled', finished_at = clock_timestamp()
        where id = ${body.id} and account_id = ${caller.personId} and state in ('queued', 'running')`)
      return await one(tx, caller, body.id)
    },
    detail: ({ tx, caller, query }) => one(tx, caller, query.id),
    async rows({ tx, caller, body }) {
      await one(tx, caller, body.id)
      const { rows } = await tx.execute<Record<string, unknown> & IssueBatchRow>(sql`
        select x.place, x.report_id::text as "reportId", r.report_no as "reportNo", s.name as "instrumentName", x.outcome,
          x.certificate_number as "certificateNumber", x.reason
        from issue_batch_row x join report r on r.id = x.report_id join sample s on s.id = r.sample_id
        where x.batch_id = ${body.id} and x.place > ${body.after ?? 0} ${body.outcome ? sql`and x.outcome = ${body.outcome}` : sql``}
        order by x.place limit ${batchRowsAtOnce + 1}`)
      const told = rows.slice(0, batchRowsAtOnce)
      return { rows: told, next: rows.length > batchRowsAtOnce ? (told.at(-1)?.place ?? null) : null }
    },
    list: ({ tx, caller }) => states(tx, caller, sql`true`),
  }
}
