import sharp from 'sharp'
import type { CertificateData, PrintedPictures } from '../../certificates/index.ts'
import { sql, type Transaction } from '../../db/index.ts'
import type { FileStorage } from '../../files/index.ts'
import type { SentFile } from '../../http/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { picturesIn, printedText } from '../../rich-text/index.ts'
import type { Caller } from '../../session/index.ts'
import { partsOf } from './uploads.ts'
import { visibleTo } from './visible-files.ts'

/** Pixels of a picture on paper, and how many of them make an inch: the widest is as wide as the page's text. */
const onPaper = { width: 1400, height: 900, density: 200 } as const

/** A rich text that has pictures. */
export interface PicturedText {
  readonly kind: 'notice' | 'report'
  readonly id: string
}

/**
 * Looks whether somebody may put the pictures of a clean rich text there: each is a picture that they reach.
 * @param field what the text is called, for the refusal
 * @returns their files, each once
 * @throws {FieldRefusal} where one is not there for them
 */
export async function checkPictures(tx: Transaction, caller: Caller, field: string, html: string): Promise<readonly string[]> {
  const ids = picturesIn(printedText(html))
  if (ids.length === 0) return ids
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id::text from stored_file f
    where f.id = any(${sql.param(ids)}::bigint[]) and f.type like 'image/%' and ${visibleTo(caller)} for share of f`)
  if (rows.length < ids.length) throw new FieldRefusal([{ path: field, key: 'text.picture-unknown' }])
  return ids
}

/** Notes which pictures stand in a text: whoever reads it sees them from now on. @throws {FieldRefusal} as `checkPictures` */
export async function keepPictures(
  tx: Transaction,
  caller: Caller,
  text: PicturedText,
  field: string,
  html: string,
): Promise<void> {
  const ids = await checkPictures(tx, caller, field, html)
  await dropPictures(tx, text.kind, [text.id])
  if (ids.length > 0)
    await tx.execute(sql`
      insert into text_picture (tenant_id, subject_kind, subject_id, file_id)
      select ${caller.tenant}, ${text.kind}, ${text.id}, id from unnest(${sql.param(ids)}::bigint[]) as id`)
}

/** Texts that are gone name no pictures any more. */
export async function dropPictures(tx: Transaction, kind: PicturedText['kind'], ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from text_picture where subject_kind = ${kind} and subject_id = any(${sql.param(ids)}::bigint[])`)
}

interface ContentRow extends Record<string, unknown> {
  id: string
  key: string
  name: string
  type: string
  size: number
  part_size: number
}

const selected = sql`select f.id::text, f.key::text, f.name, f.type, f.size::float8 as size, f.part_size from stored_file f`

/** A picture of a text, as it is sent to whoever may read the text; whether they may is asked before. */
export async function pictureOfText(
  tx: Transaction,
  storage: FileStorage,
  text: PicturedText,
  fileId: string,
): Promise<SentFile | undefined> {
  const { rows } = await tx.execute<ContentRow>(sql`
    ${selected} join text_picture p on p.file_id = f.id where f.id = ${fileId} and p.subject_kind = ${text.kind} and p.subject_id = ${text.id}`)
  const [row] = rows
  return row && { type: row.type, name: row.name, size: row.size, bytes: storage.read(row.key, partsOf(row)), inline: true }
}

/** A picture as it is printed: no larger than paper shows, in the colours that every reader knows, what moves as it begins. */
async function onPage(bytes: Buffer): Promise<Uint8Array> {
  const picture = sharp(bytes)
    .resize({ width: onPaper.width, height: onPaper.height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .withMetadata({ density: onPaper.density })
  const { hasAlpha, format } = await sharp(bytes).metadata()
  // Drawings keep their edges; photographs are smaller so.
  return hasAlpha || format === 'png' || format === 'gif'
    ? await picture.png().toBuffer()
    : await picture.jpeg({ quality: 88 }).toBuffer()
}

/** The pictures of what a document says, by their files. @throws {Refusal} 409 where one is not there any more */
export async function picturesOf(
  tx: Transaction,
  storage: FileStorage,
  { remarks }: Pick<CertificateData, 'remarks'>,
): Promise<PrintedPictures> {
  const ids = picturesIn(remarks.flatMap(({ rich }) => rich ?? []))
  if (ids.length === 0) return {}
  const { rows } = await tx.execute<ContentRow>(
    sql`${selected} where f.id = any(${sql.param(ids)}::bigint[]) and f.finished_at is not null`,
  )
  if (rows.length < ids.length) throw new Refusal(409, 'text.picture-gone')
  const pictures: Record<string, Uint8Array> = {}
  for (const row of rows) {
    const chunks: Buffer[] = []
    for await (const chunk of storage.read(row.key, partsOf(row))) chunks.push(chunk as Buffer)
    pictures[row.id] = await onPage(Buffer.concat(chunks))
  }
  return pictures
}
