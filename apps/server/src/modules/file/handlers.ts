import type { fileCalls, StoredFile } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { decisionsWithin } from '../../decisions/index.ts'
import { checkArchive, type FileStorage, isArchive, isShownInPages, typeOf, withoutMetadata } from '../../files/index.ts'
import type { Handlers, SentFile } from '../../http/index.ts'
import { reachedBy, recordTables } from '../../policies/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { countedPage } from '../../search/index.ts'
import { absentCaller, type Caller, isOpen, sha256 } from '../../session/index.ts'
import { writtenFile } from '../export/written-file.ts'
import { itemResource } from '../item/item-resource.ts'
import { orderResource } from '../order/order-resource.ts'
import { isPaper, paperFile, reconciliationSheet } from '../paper/index.ts'
import { reportResource } from '../report/report-resource.ts'
import { sampleResource } from '../sample/sample-resource.ts'
import { newTicket, ticketPurposes } from './new-ticket.ts'
import {
  beginFile,
  checkParts,
  clearAway,
  clearPicture,
  finishFile,
  keepPart,
  ownUpload,
  partsOf,
  placesOf,
  throwAway,
} from './uploads.ts'
import { visibleTo } from './visible-files.ts'

const resources = { order: orderResource, sample: sampleResource, item: itemResource, report: reportResource } as const

interface Row extends Record<string, unknown>, Omit<StoredFile, 'isShown'> {}

interface Subject {
  readonly subjectKind?: keyof typeof resources | undefined
  readonly subjectId?: string | undefined
}

const selectedFiles = (tail: SQL) => sql`
  select f.id::text, f.name, f.size::float8 as size, f.type, f.subject_kind as "subjectKind", f.subject_id::text as "subjectId",
    f.for_client or f.enterprise_id is not null as "forClient",
    f.account_id::text as "createUser", a.name as "createUserName", to_json(f.created_at)#>>'{}' as "createTime"
  from stored_file f join account a on a.id = f.account_id ${tail}`

const presented = (row: Row): StoredFile => ({ ...row, isShown: isShownInPages(row) })

async function one(tx: Transaction, id: string): Promise<StoredFile> {
  const { rows } = await tx.execute<Row>(selectedFiles(sql`where f.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return presented(rows[0])
}

/** @throws {Refusal} where files are not taken, or not for that record */
async function checkUpload(tx: Transaction, caller: Caller, { subjectKind, subjectId }: Subject): Promise<void> {
  if (!(await decisionsWithin(tx)).upload) throw new Refusal(403, 'file.off')
  if ((subjectKind === undefined) !== (subjectId === undefined)) throw new Refusal(400, 'file.subject')
  if (subjectKind !== undefined && subjectId !== undefined) await resources[subjectKind].one(tx, caller, subjectId)
}

/** A name as people call the file: without a folder, and no longer than is kept. */
function nameOf(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').trim()
  if (name === '' || [...name].length > 255 || name.includes('\u0000') || !name.isWellFormed())
    throw new FieldRefusal([{ path: 'file.name', key: 'field.invalid' }])
  return name
}

interface ContentRow extends Record<string, unknown> {
  key: string
  name: string
  type: string
  size: number
  part_size: number
}

/** Files: handed in whole or in parts, listed, shown, taken out, and downloaded by single-use tickets. */
export function fileHandlers(storage: FileStorage): Handlers<typeof fileCalls> {
  const content = (row: ContentRow): SentFile => ({
    type: row.type === 'text/plain' ? 'text/plain; charset=utf-8' : row.type,
    name: row.name,
    size: row.size,
    bytes: storage.read(row.key, partsOf(row)),
  })

  /** The certificate, the paper, the file or the export that a ticket is for. */
  async function named(tx: Transaction, caller: Caller, purpose: string, id: string): Promise<SentFile | undefined> {
    if (purpose === 'certificate') {
      const { rows } = await tx.execute<{ number: string; pdf: Buffer }>(
        sql`select number, pdf from certificate where id = ${id}`,
      )
      return rows[0] && { type: 'application/pdf', name: `${rows[0].number}.pdf`, bytes: rows[0].pdf }
    }
    if (isPaper(purpose)) return await paperFile(tx, caller, purpose, id)
    if (purpose === 'reconciliation-sheet') return await reconciliationSheet(tx, id)
    if (purpose === 'export') return await writtenFile(tx, storage, id)
    const { rows } = await tx.execute<ContentRow>(sql`
      select key::text, name, type, size::float8 as size, part_size from stored_file where id = ${id} and finished_at is not null`)
    return rows[0] && content(rows[0])
  }

  return {
    async upload({ tx, caller, query, body }) {
      await checkUpload(tx, caller, query)
      const name = nameOf(body.name)
      if (body.bytes.length === 0) throw new FieldRefusal([{ path: 'file', key: 'field.required' }])
      const type = await typeOf(name, body.bytes)
      if (isArchive(type)) await checkArchive(body.bytes)
      const bytes = await withoutMetadata(type, body.bytes)
      const upload = await beginFile(tx, caller, { ...query, name, size: bytes.length }, bytes.length)
      await keepPart(tx, storage, caller.tenant, upload, 0, bytes)
      await finishFile(tx, upload)
      return await one(tx, upload.id)
    },
    async beginUpload({ tx, caller, body: { uploadId, ...facts } }) {
      await checkUpload(tx, caller, facts)
      await clearAway(tx, storage)
      if (uploadId !== undefined) {
        const { rows } = await tx.execute<{ id: string; part_size: number }>(sql`
          select id::text, part_size from stored_file
          where id = ${uploadId} and account_id = ${caller.personId} and name = ${facts.name}
            and (size = ${facts.size} or finished_at is not null)`)
        const [known] = rows
        if (known) return { uploadId: known.id, partSize: known.part_size, received: await placesOf(tx, known.id) }
      }
      const upload = await beginFile(tx, caller, facts)
      return { uploadId: upload.id, partSize: upload.part_size, received: [] }
    },
    async uploadPart({ tx, caller, query: { uploadId, place }, body }) {
      const upload = await ownUpload(tx, caller, uploadId)
      if (!upload.finished) await keepPart(tx, storage, caller.tenant, upload, place, body)
      return true
    },
    async finishUpload({ tx, caller, body: { uploadId } }) {
      const upload = await ownUpload(tx, caller, uploadId)
      await clearPicture(tx, storage, caller.tenant, upload)
      if (isArchive(upload.type) && !upload.finished) await checkParts(storage, upload)
      await finishFile(tx, upload)
      return await one(tx, upload.id)
    },
    async cancelUpload({ tx, caller, body: { uploadId } }) {
      await clearAway(tx, storage)
      const mine = sql`id = ${uploadId} and account_id = ${caller.personId} and finished_at is null`
      return (await throwAway(tx, mine)) > 0
    },
    async load({ tx, caller, query: { current, size, subjectKind, subjectId, fileId, name } }) {
      const where = sql`where ${visibleTo(caller)} and ${subjectKind ? sql`f.subject_kind = ${subjectKind}` : sql`true`}
        and ${subjectId ? sql`f.subject_id = ${subjectId}` : sql`true`} and ${fileId ? sql`f.id = ${fileId}` : sql`true`}
        and ${name ? sql`position(lower(${name}) in lower(f.name)) > 0` : sql`true`}`
      const page = await countedPage<Row>(tx, { current, size }, sql`from stored_file f ${where}`, (limits) =>
        selectedFiles(sql`${where} order by f.id desc ${limits}`),
      )
      return { ...page, records: page.records.map(presented) }
    },
    async preview({ tx, caller, query: { fileId } }) {
      const { rows } = await tx.execute<ContentRow>(sql`
        select f.key::text, f.name, f.type, f.size::float8 as size, f.part_size from stored_file f where f.id = ${fileId} and ${visibleTo(caller)}`)
      if (!rows[0]) throw new Refusal(404, 'not-found')
      if (!isShownInPages(rows[0])) throw new Refusal(409, 'file.not-shown')
      return { ...content(rows[0]), inline: true }
    },
    async show({ tx, caller, body: { fileId, forClient } }) {
      const { rows } = await tx.execute(sql`
        update stored_file f set for_client = ${forClient}
        where f.id = ${fileId} and f.subject_id is not null and f.enterprise_id is null and ${visibleTo(caller)} returning f.id`)
      if (rows.length === 0) throw new Refusal(404, 'not-found')
      return await one(tx, fileId)
    },
    async remove({ tx, caller, query }) {
      await clearAway(tx, storage)
      const ids = [...new Set(query.ids.split(','))]
      const mine = caller.roles.includes('admin') ? sql`true` : sql`account_id = ${caller.personId}`
      // Held before anything is asked: somebody may be about to offer one of them.
      await tx.execute(
        sql`select from stored_file where id = any(${sql.param(ids)}::bigint[]) and ${mine} order by id for update`,
      )
      const offered = await tx.execute<{ name: string }>(
        sql`select name from material where file_id = any(${sql.param(ids)}::bigint[])
          union all select number as name from standard_file where file_id = any(${sql.param(ids)}::bigint[]) limit 1`,
      )
      if (offered.rows[0]) throw new Refusal(409, 'file.offered', { name: offered.rows[0].name })
      const proof = await tx.execute<{ number: string }>(
        sql`select certificate_number as number from staff_qualification where file_id = any(${sql.param(ids)}::bigint[]) limit 1`,
      )
      if (proof.rows[0]) throw new Refusal(409, 'certificate.has-file', { number: proof.rows[0].number })
      const shown = await tx.execute<{ name: string }>(sql`
        select f.name from text_picture p join stored_file f on f.id = p.file_id where f.id = any(${sql.param(ids)}::bigint[]) limit 1`)
      if (shown.rows[0]) throw new Refusal(409, 'file.in-text', { name: shown.rows[0].name })
      // The transaction takes back what was taken out.
      if ((await throwAway(tx, sql`id = any(${sql.param(ids)}::bigint[]) and finished_at is not null and ${mine}`)) < ids.length)
        throw new Refusal(404, 'not-found')
      return true
    },
    async ticket({ tx, caller, body: { id, kind = 'certificate' } }) {
      const asked = {
        file: sql`select f.id from stored_file f where f.id = ${id} and ${visibleTo(caller)}`,
        export: sql`select from export_job
          where id = ${id} and account_id = ${caller.personId} and state = 'done' and expires_at > clock_timestamp()`,
        certificate: sql`select c.id from ${recordTables.report} join certificate c on c.report_id = r.id
          where c.id = ${id} and ${reachedBy(caller, 'report')}`,
      }
      const { rows } = await tx.execute(asked[kind])
      if (rows.length === 0) throw new Refusal(404, 'not-found')
      return await newTicket(tx, caller, kind, id)
    },
    async download({ query, database }) {
      const hash = sha256(query.ticket)
      const tenant = await database.tenantOf('ticket_tenant', hash)
      if (!tenant) throw new Refusal(403, 'ticket-spent')
      const file = await database.within(tenant, async (tx) => {
        const spent = await tx.execute<{ subject: string; living: boolean; purpose: string; account: string }>(sql`
          delete from ticket where hash = ${hash} and purpose = any(${sql.param(ticketPurposes)})
          returning subject, purpose, account_id as account, expires_at > clock_timestamp() and ${isOpen(sql`ticket.family`)} as living`)
        const [ticket] = spent.rows
        if (!ticket?.living || ticket.subject !== query.fileId) return undefined
        const asker = await absentCaller(tx, tenant, ticket.account)
        return asker && (await named(tx, asker, ticket.purpose, query.fileId))
      })
      // Outside the transaction, which would take back that the ticket is spent.
      if (!file) throw new Refusal(403, 'ticket-spent')
      return file
    },
  }
}
