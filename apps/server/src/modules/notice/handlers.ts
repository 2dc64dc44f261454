import type { Notice, noticeCalls } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { cleanRichText } from '../../rich-text/index.ts'
import { countedPage, type Paging } from '../../search/index.ts'
import { dropPictures, keepPictures } from '../file/text-pictures.ts'

interface Row extends Record<string, unknown> {
  notice: Notice
}

const record = sql`json_build_object('id', n.id::text, 'title', n.title, 'content', n.content, 'releaseTime', n.release_time,
  'isPublic', n.is_public, 'createUserName', coalesce(a.name, ''), 'createTime', n.created_at) as notice`
const released = sql`n.release_time <= clock_timestamp()`
const contains = (words: string | undefined) => (words ? sql`position(lower(${words}) in lower(n.title)) > 0` : sql`true`)

async function pageOf(tx: Transaction, where: SQL, paging: Paging) {
  const page = await countedPage<Row>(
    tx,
    paging,
    sql`from notice n where ${where}`,
    (limits) => sql`
    select ${record} from notice n left join account a on a.id = n.created_by where ${where}
    order by n.release_time desc, n.id desc ${limits}`,
  )
  return { ...page, records: page.records.map((row) => row.notice) }
}

/** @throws {Refusal} 404 */
async function one(tx: Transaction, id: string, where: SQL): Promise<Notice> {
  const { rows } = await tx.execute<Row>(sql`
    select ${record} from notice n left join account a on a.id = n.created_by where n.id = ${id} and ${where}`)
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0].notice
}

/** What an institute tells its people. */
export const noticeHandlers: Handlers<typeof noticeCalls> = {
  released: ({ tx, query: { current, size }, body: { title, begin, end } }) => {
    // Days are those of the institute's own calendar, as the transaction has it.
    const from = begin ? sql`n.release_time >= ${begin}::timestamp at time zone 'Asia/Shanghai'` : sql`true`
    const until = end ? sql`n.release_time < (${end}::timestamp + interval '1 day') at time zone 'Asia/Shanghai'` : sql`true`
    return pageOf(tx, sql`${released} and ${contains(title)} and ${from} and ${until}`, { current, size })
  },
  list: ({ tx, query: { current, size, title } }) => pageOf(tx, contains(title), { current, size }),
  detail: ({ tx, caller, query }) => one(tx, query.id, caller.roles.includes('admin') ? sql`true` : released),
  async submit({ tx, caller, body: { id, title, content, releaseTime, isPublic } }) {
    const { html, leftOut } = cleanRichText(content)
    const time = releaseTime ? sql`${releaseTime}::timestamptz` : undefined
    const { rows } = await tx.execute<{ id: string }>(
      id === undefined
        ? sql`insert into notice (tenant_id, title, content, release_time, is_public, created_by)
            values (${caller.tenant}, ${title}, ${html}, ${time ?? sql`clock_timestamp()`}, ${isPublic ?? false}, ${caller.personId}) returning id`
        : sql`update notice set title = ${title}, content = ${html}, release_time = ${time ?? sql`release_time`},
              is_public = coalesce(${isPublic ?? null}, is_public)
            where id = ${id} returning id`,
    )
    if (!rows[0]) throw new Refusal(404, 'not-found')
    await keepPictures(tx, caller, { kind: 'notice', id: rows[0].id }, 'content', html)
    // Whoever listens, at whichever process, hears of it at once.
    await tx.execute(sql`select pg_notify('etalon_notice', ${caller.tenant})`)
    return { ...(await one(tx, rows[0].id, sql`true`)), leftOut: [...leftOut] }
  },
  async remove({ tx, query }) {
    const ids = [...new Set(query.ids.split(','))]
    const { rows } = await tx.execute(sql`delete from notice where id = any(${sql.param(ids)}::bigint[]) returning id`)
    await dropPictures(tx, 'notice', ids)
    // The transaction takes back what was removed.
    if (rows.length < ids.length) throw new Refusal(404, 'not-found')
    return true
  },
}
