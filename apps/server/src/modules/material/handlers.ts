import type { Material, materialCalls } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { checkName } from '../../resource/index.ts'
import { countedPage, type ListSource, readPage, type SearchFields } from '../../search/index.ts'

interface Row extends Record<string, unknown>, Material {}

const fields: SearchFields = {
  name: { sql: sql`m.name`, type: 'text' },
  category: { sql: sql`m.category`, type: 'key' },
  remark: { sql: sql`m.remark`, type: 'text' },
  fileName: { sql: sql`f.name`, type: 'text' },
  createTime: { sql: sql`(m.created_at at time zone 'Asia/Shanghai')::date`, type: 'date' },
}

const files: ListSource['joins'][number] = { alias: 'f', join: sql`join stored_file f on f.id = m.file_id` }
const source: ListSource = { table: sql`material m`, id: sql`m.id`, joins: [files] }
const columns = sql`m.id::text, m.name, m.category, m.remark, f.id::text as "fileId", f.name as "fileName", f.size::float8 as size, f.type,
  a.name as "createUserName", to_json(m.created_at)#>>'{}' as "createTime"`
const from = sql`material m join stored_file f on f.id = m.file_id join account a on a.id = m.created_by`
const selected = (tail: SQL) => sql`select ${columns} from ${from} ${tail}`

/** Lets one transaction at a time name a material of an institute. */
async function lockNames(tx: Transaction, tenant: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`materials of ${tenant}`}, 0))`)
}

/** What an institute offers to download. */
export const materialHandlers: Handlers<typeof materialCalls> = {
  async page({ tx, query: { current, size }, body: { name, category } }) {
    const named = name ? sql`position(lower(${name}) in lower(m.name)) > 0` : sql`true`
    const of = category ? sql`m.category = ${category}` : sql`true`
    return await countedPage<Row>(tx, { current, size }, sql`from material m where ${named} and ${of}`, (limits) =>
      selected(sql`where ${named} and ${of} order by m.id desc ${limits}`),
    )
  },
  async downloads({ tx, body }) {
    return await readPage<Row>(tx, { source, fields, request: body, reached: sql`true`, columns, from })
  },
  async submit({ tx, caller, body: { id, name, category = '', remark = '', fileId } }) {
    const files = await tx.execute(sql`
      select id from stored_file f where f.id = ${fileId} and f.finished_at is not null
        and (f.account_id = ${caller.personId} or exists (select 1 from material m where m.id = ${id ?? null} and m.file_id = f.id)) for share`)
    if (files.rows.length === 0) throw new Refusal(404, 'not-found')
    await lockNames(tx, caller.tenant)
    await checkName(tx, {
      table: 'material',
      among: sql`category = ${category}`,
      name,
      id,
      field: 'name',
      reason: 'material.name-taken',
    })
    const { rows } = await tx.execute<{ id: string }>(
      id === undefined
        ? sql`insert into material (tenant_id, name, category, remark, file_id, created_by)
            values (${caller.tenant}, ${name}, ${category}, ${remark}, ${fileId}, ${caller.personId}) returning id::text`
        : sql`update material set name = ${name}, category = ${category}, remark = ${remark}, file_id = ${fileId} where id = ${id} returning id::text`,
    )
    if (!rows[0]) throw new Refusal(404, 'not-found')
    const written = await tx.execute<Row>(selected(sql`where m.id = ${rows[0].id}`))
    if (!written.rows[0]) throw new Refusal(404, 'not-found')
    return written.rows[0]
  },
  async remove({ tx, query }) {
    const ids = [...new Set(query.ids.split(','))]
    const { rows } = await tx.execute(sql`delete from material where id = any(${sql.param(ids)}::bigint[]) returning id`)
    // The transaction takes back what was removed.
    if (rows.length < ids.length) throw new Refusal(404, 'not-found')
    return true
  },
}
