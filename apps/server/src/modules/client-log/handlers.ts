import type { AnswerOf, clientLogCalls } from '@etalon/api/contract'
import { sql } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { countedPage } from '../../search/index.ts'

/** So many entries of an institute are kept, the newest. */
const mostKept = 20_000

type Listed = AnswerOf<typeof clientLogCalls.list>['records'][number]

/** Errors that browsers caught: whoever had them sends them in, an administrator reads them. */
export const clientLogHandlers: Handlers<typeof clientLogCalls> = {
  async upload({ tx, caller, request, body }) {
    const agent = (request.headers['user-agent'] ?? '').slice(0, 256)
    // The oldest first, so that the newest has the highest id, as in the list that was sent.
    const entries = JSON.stringify(body.toReversed())
    await tx.execute(sql`
      insert into client_log (tenant_id, account_id, user_agent, url, at, type, message, stack, info, times)
      select ${caller.tenant}, ${caller.personId}, ${agent}, e.url, to_timestamp(e.time / 1000.0), e.type, e.message, e.stack, e.info, e.times
      from rows from (jsonb_to_recordset(${entries}::jsonb)
        as (url text, time float8, type text, message text, stack text, info text, times bigint)) with ordinality as e (url, time, type, message, stack, info, times, place)
      order by e.place`)
    await tx.execute(sql`
      delete from client_log where id <= (select id from client_log order by id desc offset ${mostKept} limit 1)`)
    return body.length
  },
  async list({ tx, query: { current, size, message } }) {
    const where = message ? sql`position(lower(${message}) in lower(l.message)) > 0` : sql`true`
    const page = await countedPage<{ entry: Listed }>(
      tx,
      { current, size },
      sql`from client_log l where ${where}`,
      (limits) => sql`
      select json_build_object('id', l.id::text, 'url', l.url, 'time', (extract(epoch from l.at) * 1000)::bigint, 'type', l.type,
        'message', l.message, 'stack', l.stack, 'info', l.info, 'times', l.times, 'userName', a.name, 'userAgent', l.user_agent,
        'createTime', l.created_at) as entry
      from client_log l join account a on a.id = l.account_id where ${where} order by l.id desc ${limits}`,
    )
    return { ...page, records: page.records.map(({ entry }) => entry) }
  },
}
