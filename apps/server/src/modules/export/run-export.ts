import { setTimeout as wait } from 'node:timers/promises'
import { type ExportWishBody, exportHours, exportWish } from '@etalon/api/contract'
import { type Database, sql, sqlState } from '../../db/index.ts'
import type { FileStorage } from '../../files/index.ts'
import { type Language, Refusal, say } from '../../refusal/index.ts'
import { absentCaller } from '../../session/index.ts'
import { storedParts } from './stored-parts.ts'
import { writeExport } from './write-export.ts'

/** Milliseconds after which it is said how far a file is, and looked whether it is still wanted. */
const beat = 400

/** Which file is to be written. */
export interface ExportOrder {
  readonly tenant: string
  readonly id: string
}

export interface ExportParts {
  readonly database: Database
  readonly storage: FileStorage
}

interface Wanted extends Record<string, unknown> {
  account_id: string
  language: Language
  wish: unknown
  key: string
}

/** Nobody wants the file any more. */
class Unwanted extends Error {
  override readonly name = 'Unwanted'
}

/**
 * Writes a file that somebody asked for, under what they may now. It ends where they cancel it, and begins anew where another process ended
 * in the midst of it.
 * @param ending aborted where this process ends: the file is then left to another
 */
export async function runExport(parts: ExportParts, order: ExportOrder, ending: AbortSignal): Promise<void> {
  const { database, storage } = parts
  const { tenant, id } = order
  const wanted = await database.within(tenant, async (tx) => {
    const { rows } = await tx.execute<Wanted>(sql`
      update export_job set state = 'running', written = 0 where id = ${id} and state in ('queued', 'running')
      returning account_id::text, language, wish, key::text`)
    return rows[0]
  })
  if (!wanted) return
  // What an earlier attempt has left.
  await storage.remove(wanted.key)

  const unwanted = new AbortController()
  const signal = AbortSignal.any([ending, unwanted.signal])
  const far = { written: 0, expected: undefined as number | undefined }
  const resting = new AbortController()
  const beats = (async () => {
    while (!resting.signal.aborted) {
      await wait(beat, undefined, { signal: resting.signal }).catch(() => {})
      if (resting.signal.aborted) return
      const isWanted = await note(parts, order, far).catch(() => true)
      if (!isWanted) unwanted.abort(new Unwanted('The file is not wanted any more.'))
    }
  })()
  try {
    const { size, parts: count } = await write(parts, order, wanted, signal, far)
    resting.abort()
    await beats
    await database.within(tenant, (tx) =>
      tx.execute(sql`
        update export_job set state = 'done', written = ${far.written}, expected = ${far.written}, size = ${size}, parts = ${count},
          finished_at = clock_timestamp(), expires_at = clock_timestamp() + ${`${exportHours} hours`}::interval
        where id = ${id} and state = 'running'`),
    )
  } catch (error) {
    resting.abort()
    await beats
    if (ending.aborted && !unwanted.signal.aborted) throw error
    await storage.remove(wanted.key).catch(() => {})
    if (unwanted.signal.aborted) return
    // Without the database nothing can be said; another attempt begins anew.
    if (/^(08|57P)/.test(sqlState(error) ?? '')) throw error
    await fail(database, order, wanted.language, error)
  }
  // What was cancelled while its last bytes were kept.
  await forgetCancelled(parts, order, wanted.key)
}

async function write(
  { database, storage }: ExportParts,
  { tenant }: ExportOrder,
  wanted: Wanted,
  signal: AbortSignal,
  far: { written: number; expected: number | undefined },
): Promise<{ readonly size: number; readonly parts: number }> {
  const wish: ExportWishBody = exportWish.parse(wanted.wish)
  const file = storedParts(storage, wanted.key)
  await database.reading(tenant, signal, async (reader) => {
    const caller = await absentCaller(reader.tx, tenant, wanted.account_id)
    if (!caller) throw new Refusal(403, 'forbidden')
    const take = async (bytes: Buffer) => {
      signal.throwIfAborted()
      await file.take(bytes)
    }
    await writeExport(reader, caller, wanted.language, wish, take, {
      expected: (rows) => {
        far.expected = rows
      },
      written: (rows) => {
        far.written = rows
      },
    })
  })
  return await file.end()
}

/** Says how far a file is. @returns whether it is still wanted */
async function note(
  { database }: ExportParts,
  { tenant, id }: ExportOrder,
  { written, expected }: { readonly written: number; readonly expected: number | undefined },
): Promise<boolean> {
  return await database.within(tenant, async (tx) => {
    const { rows } = await tx.execute(sql`
      update export_job set written = ${written}, expected = ${expected ?? null} where id = ${id} and state = 'running' returning id`)
    return rows.length > 0
  })
}

async function fail(database: Database, { tenant, id }: ExportOrder, language: Language, error: unknown): Promise<void> {
  const isTooLong = sqlState(error) === '57014'
  const reason =
    error instanceof Refusal
      ? say(language, error.reason, error.parameters)
      : say(language, isTooLong ? 'took-too-long' : 'unavailable')
  await database.within(tenant, (tx) =>
    tx.execute(sql`
      update export_job set state = 'failed', reason = ${reason}, finished_at = clock_timestamp(), expires_at = clock_timestamp() + interval '1 day'
      where id = ${id} and state = 'running'`),
  )
}

async function forgetCancelled({ database, storage }: ExportParts, { tenant, id }: ExportOrder, key: string): Promise<void> {
  const isCancelled = await database.within(tenant, async (tx) => {
    const { rows } = await tx.execute(sql`select from export_job where id = ${id} and state = 'cancelled'`)
    return rows.length > 0
  })
  if (isCancelled) await storage.remove(key)
}
