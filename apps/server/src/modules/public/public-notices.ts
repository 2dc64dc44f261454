import type { PublicNoticeTitle } from '@etalon/api/domain'
import { type Database, sql } from '../../db/index.ts'
import type { FileStorage } from '../../files/index.ts'
import type { SentFile } from '../../http/index.ts'
import { pictureOfText } from '../file/text-pictures.ts'

interface Row extends Record<string, unknown>, PublicNoticeTitle {
  content: string
}

/** Day of release by the institute's calendar. */
const on = sql`to_char(release_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "on"`
const released = sql`is_public and release_time <= clock_timestamp()`

/** What an institute tells everybody, the newest first. */
export async function publicNotices(database: Database, tenant: string, most: number): Promise<readonly PublicNoticeTitle[]> {
  const { rows } = await database.within(tenant, (tx) =>
    tx.execute<Row>(sql`
      select id::text, title, ${on} from notice where tenant_id = ${tenant} and ${released} order by release_time desc, id desc limit ${most}`),
  )
  return rows
}

/** The same for a page that everybody opens: as they were within the last two seconds. */
export function createNoticesAtHome(
  database: Database,
  tenant: string,
  most: number,
): () => Promise<readonly PublicNoticeTitle[]> {
  let read: { readonly at: number; readonly notices: Promise<readonly PublicNoticeTitle[]> } | undefined
  return () => {
    if (read && performance.now() - read.at < 2000) return read.notices
    const asked = { at: performance.now(), notices: publicNotices(database, tenant, most) }
    read = asked
    // What failed is asked for again by the next.
    asked.notices.catch(() => {
      if (read === asked) read = undefined
    })
    return asked.notices
  }
}

/** One of them, with its text. */
export async function publicNotice(
  database: Database,
  tenant: string,
  id: string,
): Promise<(PublicNoticeTitle & { readonly content: string }) | undefined> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return undefined
  const { rows } = await database.within(tenant, (tx) =>
    tx.execute<Row>(
      sql`select id::text, title, content, ${on} from notice where tenant_id = ${tenant} and id = ${id} and ${released}`,
    ),
  )
  return rows[0]
}

/** A picture of a notice that everybody may read. */
export async function publicNoticePicture(
  database: Database,
  files: FileStorage,
  tenant: string,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<SentFile | undefined> {
  if (!/^[1-9]\d{0,17}$/.test(id) || !/^[1-9]\d{0,17}$/.test(file)) return undefined
  return await database.within(tenant, async (tx) => {
    const { rows } = await tx.execute(sql`select from notice where tenant_id = ${tenant} and id = ${id} and ${released}`)
    return rows.length === 0 ? undefined : await pictureOfText(tx, files, { kind: 'notice', id }, file)
  })
}
