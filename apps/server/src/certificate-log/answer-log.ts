import { bundleOf, consistencyPath, hashText, inclusionPath, type LogProof, type Tile, tileWidth } from '@etalon/verify/log'
import { sql, type Transaction } from '../db/index.ts'
import { treeReader } from './tree-reader.ts'

interface Head extends Record<string, unknown> {
  size: number
  checkpoint: string
}

/** The signed head of an institute's log; `undefined` where there is none. */
export async function headOf(tx: Transaction, tenant: string): Promise<Head | undefined> {
  const { rows } = await tx.execute<Head>(
    sql`select size::int as size, checkpoint from certificate_log where tenant_id = ${tenant} and size > 0`,
  )
  return rows[0]
}

/** The bytes of a tile; `undefined` where the log is not as large. What was once answered never changes. */
export async function tileOf(tx: Transaction, tenant: string, { level, index, width }: Tile): Promise<Uint8Array | undefined> {
  if (level !== 'entries') {
    const hashes = (await treeReader(tx, tenant).hashes(level, index)).slice(0, width)
    return hashes.length < width ? undefined : Buffer.concat(hashes)
  }
  const from = index * tileWidth
  const { rows } = await tx.execute<{ entry: Buffer }>(sql`
    select entry from certificate_log_entry where tenant_id = ${tenant} and id >= ${from} and id < ${from + width} order by id`)
  return rows.length < width ? undefined : bundleOf(rows.map(({ entry }) => entry))
}

/**
 * The entries about a document with their ways to the head.
 * @param since how large the log was when the visitor saw its head; 0 where that never was
 */
export async function proofOf(tx: Transaction, tenant: string, reference: string, since: number): Promise<LogProof | undefined> {
  const head = await headOf(tx, tenant)
  if (!head) return undefined
  const { rows } = await tx.execute<{ id: number; entry: Buffer }>(sql`
    select e.id::int as id, e.entry from certificate c join certificate_log_entry e on e.tenant_id = c.tenant_id and e.certificate_id = c.id
    where c.tenant_id = ${tenant} and c.reference = ${reference} and e.id < ${head.size} order by e.id`)
  const { hashOf } = treeReader(tx, tenant)
  const entries: LogProof['entries'][number][] = []
  for (const { id, entry } of rows) {
    const path = await inclusionPath(id, head.size, hashOf)
    entries.push({ index: id, entry: entry.toString('base64'), path: path.map(hashText) })
  }
  const consistency = since > 0 && since < head.size ? await consistencyPath(since, head.size, hashOf) : []
  return { checkpoint: head.checkpoint, entries, consistency: consistency.map(hashText) }
}

/** The way from an earlier head to the one of now. */
export async function growthOf(tx: Transaction, tenant: string, since: number): Promise<Omit<LogProof, 'entries'> | undefined> {
  const head = await headOf(tx, tenant)
  if (!head) return undefined
  const path = since > 0 && since < head.size ? await consistencyPath(since, head.size, treeReader(tx, tenant).hashOf) : []
  return { checkpoint: head.checkpoint, consistency: path.map(hashText) }
}
