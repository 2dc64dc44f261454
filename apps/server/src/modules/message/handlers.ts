import type { messageCalls, PickupNotice, StationMessage } from '@etalon/api/contract'
import { sql } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { countedPage } from '../../search/index.ts'
import { newToken, sha256 } from '../../session/index.ts'

interface Row extends Record<string, unknown> {
  message: StationMessage
}

/** A row as it is told. */
export const asMessage = sql`json_build_object('id', id::text, 'topic', topic, 'title', title, 'titleEn', title_en, 'content', content, 'contentEn', content_en, 'path', path,
  'createTime', created_at, 'isRead', (read_at is not null)::int)`

/** Who hands instruments out. */
const handsOut = ['reception', 'admin']

/** What the system tells a person: each sees their own alone. */
export const messageHandlers: Handlers<typeof messageCalls> = {
  async page({ tx, caller, query: { current, size, isRead } }) {
    const read = isRead === undefined ? sql`true` : isRead === '1' ? sql`read_at is not null` : sql`read_at is null`
    const where = sql`account_id = ${caller.personId} and ${read}`
    const page = await countedPage<Row>(
      tx,
      { current, size },
      sql`from station_message where ${where}`,
      (limits) => sql`
      select ${asMessage} as message from station_message where ${where} order by id desc ${limits}`,
    )
    return { ...page, records: page.records.map(({ message }) => message) }
  },
  async read({ tx, caller, query }) {
    const ids = [...new Set(query.ids.split(','))]
    const { rows } = await tx.execute(sql`
      update station_message set read_at = clock_timestamp()
      where account_id = ${caller.personId} and read_at is null and id = any(${sql.param(ids)}::bigint[]) returning id`)
    return rows.length
  },
  async readAll({ tx, caller }) {
    const { rows } = await tx.execute(sql`
      update station_message set read_at = clock_timestamp() where account_id = ${caller.personId} and read_at is null returning id`)
    return rows.length
  },
  async socketTicket({ tx, caller }) {
    const ticket = newToken()
    await tx.execute(sql`delete from ticket where expires_at < clock_timestamp()`)
    await tx.execute(sql`
      insert into ticket (hash, tenant_id, account_id, purpose, subject, expires_at, family)
      values (${sha256(ticket)}, ${caller.tenant}, ${caller.personId}, 'socket', ${caller.personId}, clock_timestamp() + interval '30 seconds',
        ${caller.family})`)
    return { ticket }
  },
  async pickups({ tx, caller }) {
    if (!caller.roles.some((role) => handsOut.includes(role))) return []
    const { rows } = await tx.execute<PickupNotice & Record<string, unknown>>(sql`
      select e.name as "customerName", to_char(p.time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "pickupTime",
        p.number as "pickupNo", p.instrument_count as "instrumentCount"
      from pickup p join enterprise e on e.id = p.enterprise_id
      where p.done_at is null and p.state in ('10', '20') and p.time < (date_trunc('day', now() at time zone 'Asia/Shanghai') + interval '2 days') at time zone 'Asia/Shanghai'
      order by p.time, p.id limit 50`)
    return rows
  },
}
