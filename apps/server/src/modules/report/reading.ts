import { mostComments, type ReportComment, type ReportReading, type ReportVersion } from '@etalon/api/contract'
import { passagesOf } from '../../certificates/index.ts'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import { type Language, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { calledIn, inSiteWords, tellPeople } from '../../telling/index.ts'
import { holdOrder, type Mover, reportTable } from '../../workflow/index.ts'
import { contentOf } from './certificate-data.ts'
import type { Issuing } from './issue-certificate.ts'

type Passages = ReportReading['passages']
interface CommentRow extends Record<string, unknown>, ReportComment {}

/** States in which something can be noted: from drafting until issuing. */
const open = new Set(['400', '500', '600', '700'])

/** What the document of a report says now; nothing while there are no readings. */
async function passagesNow(tx: Transaction, tenant: string, id: string, { keys, portalUrl }: Issuing): Promise<Passages> {
  try {
    const content = await contentOf(tx, tenant, id, portalUrl(), keys, true)
    const data = await content.toData({ number: '', reference: '0'.repeat(26), checkCode: '0'.repeat(8), issued: '' })
    return passagesOf(data).map(({ key, section, label, value }) => ({
      key,
      section: { ...section },
      label: { ...label },
      value,
    }))
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'report.not-drawable') return []
    throw error
  }
}

const commentColumns = sql`id::text, passage, quote, thread_id::text as "threadId", content, by_id::text as "byId", by_name as "byName",
  to_json(at)#>>'{}' as at, settled_by as "settledBy", to_json(settled_at)#>>'{}' as "settledAt"`

/** A report to be read and compared. */
export async function readingOf(tx: Transaction, caller: Caller, id: string, issuing: Issuing): Promise<ReportReading> {
  const { rows: versions } = await executeNamed<ReportVersion & Record<string, unknown>>(
    tx,
    'report-versions',
    sql`
    select number, by_name as "byName", to_json(at)#>>'{}' as at, passages from report_version where report_id = ${id} order by number`,
  )
  const { rows: comments } = await executeNamed<CommentRow>(
    tx,
    'report-comments',
    sql`select ${commentColumns} from report_comment where report_id = ${id} order by id`,
  )
  const { rows } = await tx.execute<{ state: string }>(sql`select state from report where id = ${id}`)
  return {
    passages: await passagesNow(tx, caller.tenant, id, issuing),
    versions,
    comments,
    isOpen: open.has(rows[0]?.state ?? ''),
  }
}

/** Keeps what the document says as it is handed in, unless it says what it said the last time. */
export async function keepVersion(tx: Transaction, mover: Mover, id: string, issuing: Issuing): Promise<void> {
  const passages = await passagesNow(tx, mover.tenant, id, issuing)
  if (passages.length === 0) return
  await tx.execute(sql`
    with last as (select number, passages from report_version where report_id = ${id} order by number desc limit 1)
    insert into report_version (tenant_id, report_id, number, passages, by_id, by_name)
    select ${mover.tenant}, ${id}, coalesce((select number from last), 0) + 1, given.passages, ${mover.personId}, ${mover.name}
    from (select ${JSON.stringify(passages)}::jsonb as passages) given
    where not exists (select from last where last.passages = given.passages)`)
}

/** Holds a report beside which something is to be noted. @throws {Refusal} 409 once it is issued or discarded */
async function holdOpen(tx: Transaction, id: string): Promise<void> {
  await holdOrder(tx, reportTable, id)
  const { rows } = await tx.execute<{ state: string }>(sql`select state from report where id = ${id}`)
  if (!open.has(rows[0]?.state ?? '')) throw new Refusal(409, 'report.not-readable')
}

async function oneComment(tx: Transaction, id: string, commentId: string): Promise<ReportComment> {
  const { rows } = await tx.execute<CommentRow>(
    sql`select ${commentColumns} from report_comment where report_id = ${id} and id = ${commentId}`,
  )
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

/** Notes something beside a passage. @throws {Refusal} 400 where there is no such passage, 409 where the talk is settled, or too long */
export async function comment(
  tx: Transaction,
  mover: Mover,
  given: { readonly id: string; readonly passage: string; readonly content: string; readonly threadId?: string | undefined },
  issuing: Issuing,
): Promise<ReportComment> {
  await holdOpen(tx, given.id)
  const { rows: counted } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from report_comment where report_id = ${given.id}`,
  )
  if ((counted[0]?.count ?? 0) >= mostComments) throw new Refusal(409, 'report.too-many-comments', { most: String(mostComments) })
  let { passage } = given
  let quote = ''
  let asked: string | null = null
  if (given.threadId === undefined) {
    const meant = (await passagesNow(tx, mover.tenant, given.id, issuing)).find(({ key }) => key === passage)
    if (meant === undefined) throw new Refusal(409, 'report.passage-gone')
    quote = meant.value
  } else {
    const begun = await oneComment(tx, given.id, given.threadId)
    if (begun.threadId !== null) throw new Refusal(409, 'report.answers-an-answer')
    if (begun.settledAt !== null) throw new Refusal(409, 'report.talk-settled')
    passage = begun.passage
    quote = begun.quote
    asked = begun.byId
  }
  const { rows } = await tx.execute<CommentRow>(sql`
    insert into report_comment (tenant_id, report_id, passage, quote, thread_id, content, by_id, by_name)
    values (${mover.tenant}, ${given.id}, ${passage}, ${quote}, ${given.threadId ?? null}, ${given.content}, ${mover.personId}, ${mover.name})
    returning ${commentColumns}`)
  const [noted] = rows
  if (!noted) throw new Error('a comment was written and is not there')
  await tellOfComment(tx, mover, given, asked)
  return noted
}

/** Tells the drafter of a comment, and whoever is answered. */
async function tellOfComment(
  tx: Transaction,
  mover: Mover,
  { id, content }: { readonly id: string; readonly content: string },
  asked: string | null,
): Promise<void> {
  const { rows } = await tx.execute<{ number: string; nameEn: string }>(sql`
    select report_no as number, (select name_en from account where id = ${mover.personId}) as "nameEn" from report where id = ${id}`)
  const called = calledIn({ name: mover.name, nameEn: rows[0]?.nameEn ?? '' })
  const values = (language: Language) => ({ name: called(language), number: rows[0]?.number ?? '' })
  const words = await inSiteWords(tx, 'message.report-comment', values, content)
  await tellPeople(
    tx,
    mover.tenant,
    { ...words, topic: 'report', path: `/report/report-detail/index?id=${id}` },
    sql`a.id <> ${mover.personId} and a.id in ((select (r.duties->>'tester')::bigint from report r where r.id = ${id}), ${asked}::bigint)`,
  )
}

/** Says of a talk that it is settled, or opens it again. */
export async function settle(
  tx: Transaction,
  mover: Mover,
  { id, commentId, isSettled }: { readonly id: string; readonly commentId: string; readonly isSettled: boolean },
): Promise<ReportComment> {
  await holdOpen(tx, id)
  const begun = await oneComment(tx, id, commentId)
  if (begun.threadId !== null) throw new Refusal(409, 'report.answers-an-answer')
  await tx.execute(
    isSettled
      ? sql`update report_comment set settled_by = ${mover.name}, settled_at = clock_timestamp() where id = ${commentId} and settled_at is null`
      : sql`update report_comment set settled_by = null, settled_at = null where id = ${commentId}`,
  )
  return await oneComment(tx, id, commentId)
}

/** Takes back a comment of one's own. @throws {Refusal} 403 where it is another's, 409 where somebody has answered it */
export async function takeBack(
  tx: Transaction,
  mover: Mover,
  { id, commentId }: { readonly id: string; readonly commentId: string },
): Promise<true> {
  await holdOpen(tx, id)
  const mine = await oneComment(tx, id, commentId)
  if (mine.byId !== mover.personId) throw new Refusal(403, 'report.comment-not-yours')
  const { rowCount } = await tx.execute(sql`
    delete from report_comment where id = ${commentId} and not exists (select from report_comment answer where answer.thread_id = ${commentId})`)
  if (rowCount === 0) throw new Refusal(409, 'report.comment-answered')
  return true
}
