import type { ExportState, exportCalls } from '@etalon/api/contract'
import { type Database, type SQL, sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import type { Jobs } from '../../jobs/index.ts'
import { Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { mediaTypes, writeXlsx } from '../../spreadsheet/index.ts'
import { exportQueue } from './export-jobs.ts'
import { planOf } from './write-export.ts'

/** Files that are written for one person at a time, waiting ones among them. */
const mostAtOnce = 3
/** Files that are told of. */
const mostListed = 20

interface Row extends Record<string, unknown>, ExportState {}

async function states(tx: Transaction, caller: Caller, which: SQL): Promise<ExportState[]> {
  const { rows } = await tx.execute<Row>(sql`
    select id::text, resource, format, name, state, written, expected, size::float8 as size, reason,
      to_json(created_at)#>>'{}' as "createTime", to_json(expires_at)#>>'{}' as "expireTime"
    from export_job where account_id = ${caller.personId} and ${which} order by id desc limit ${mostListed}`)
  return rows
}

async function one(tx: Transaction, caller: Caller, id: string): Promise<ExportState> {
  const [found] = await states(tx, caller, sql`id = ${id}`)
  if (!found) throw new Refusal(404, 'not-found')
  return found
}

/** A file's name without what file systems refuse, and with the moment: files of one list stand beside each other. */
const nameOf = (title: string) => title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'export'

/** Lists as files: begun, followed, stopped. */
export function exportHandlers(database: Database, jobs: Jobs): Handlers<typeof exportCalls> {
  return {
    async submit({ tx, caller, body, language }) {
      // Whatever cannot be written is refused at once, to whoever asks.
      planOf(body, caller)
      // Committed before it is handed in: whoever does it finds it. The outer transaction has written nothing.
      const { id, key } = await database.within(caller.tenant, async (own) => {
        await own.execute(sql`select from account where id = ${caller.personId} for update`)
        const { rows: busy } = await own.execute<{ count: number }>(sql`
          select count(*)::int as count from export_job where account_id = ${caller.personId} and state in ('queued', 'running')`)
        if ((busy[0]?.count ?? 0) >= mostAtOnce) throw new Refusal(409, 'export.too-many', { most: mostAtOnce })
        const { rows } = await own.execute<{ id: string; key: string }>(sql`
          insert into export_job (tenant_id, account_id, resource, format, language, name, wish)
          values (${caller.tenant}, ${caller.personId}, ${body.resource}, ${body.format}, ${language},
            ${nameOf(body.title)} || to_char(clock_timestamp() at time zone 'Asia/Shanghai', '-YYYYMMDD-HH24MISS') || ${`.${body.format}`},
            ${JSON.stringify(body)}::jsonb)
          returning id::text, key::text`)
        if (!rows[0]) throw new Refusal(404, 'not-found')
        return rows[0]
      })
      await jobs.send(exportQueue, key, { tenant: caller.tenant, id })
      return await one(tx, caller, id)
    },
    async sheet({ body: { title, columns, rows } }) {
      const parts: Buffer[] = []
      const writer = await writeXlsx({ title, columns }, async (bytes) => void parts.push(bytes))
      await writer.rows(rows)
      await writer.end()
      return { type: mediaTypes.xlsx, name: `${nameOf(title)}.xlsx`, bytes: Buffer.concat(parts) }
    },
    detail: ({ tx, caller, query }) => one(tx, caller, query.id),
    async cancel({ tx, caller, body }) {
      await one(tx, caller, body.id)
      await tx.execute(sql`
        update export_job set state = 'cancelled', finished_at = clock_timestamp(), expires_at = clock_timestamp() + interval '1 hour'
        where id = ${body.id} and account_id = ${caller.personId} and state in ('queued', 'running')`)
      return await one(tx, caller, body.id)
    },
    list: ({ tx, caller }) => states(tx, caller, sql`state <> 'cancelled'`),
  }
}
