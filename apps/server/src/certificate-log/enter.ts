import { createPublicKey, sign } from 'node:crypto'
import {
  checkpointText,
  documentName,
  entryBytes,
  headText,
  type LogEntryKind,
  leafHash,
  rootOf,
  statementName,
  tileWidth,
} from '@etalon/verify/log'
import type { CertificateKeys } from '../certificates/index.ts'
import { sql, type Transaction } from '../db/index.ts'
import { treeReader } from './tree-reader.ts'

/** What is entered. */
export interface ToEnter {
  readonly certificateId: string
  readonly kind: LogEntryKind
}

/** What entering needs besides the transaction. */
export interface Entering {
  readonly keys: CertificateKeys
  /** The portal's origin: with the institute's tenant it names the log for ever. */
  readonly portalUrl: () => string
}

interface Standing extends Record<string, unknown> {
  id: string
  kind: LogEntryKind
  reference: string
  statement: string
  successor: string | null
  at: string
}

/** Holds the log of an institute until the transaction ends, so that entries come one after the other. It is opened the first time. */
async function held(tx: Transaction, tenant: string, portalUrl: string): Promise<{ origin: string; size: number }> {
  const select = sql`select origin, size::int as size from certificate_log where tenant_id = ${tenant} for update`
  const { rows } = await tx.execute<{ origin: string; size: number }>(select)
  if (rows[0]) return rows[0]
  const origin = `${new URL(portalUrl).host}/log/${tenant}`
  await tx.execute(sql`insert into certificate_log (tenant_id, origin) values (${tenant}, ${origin}) on conflict do nothing`)
  const { rows: made } = await tx.execute<{ origin: string; size: number }>(select)
  if (!made[0]) throw new Error(`there is no log of ${tenant}`)
  return made[0]
}

/** What an entry says, of certificates as they stand. */
const standing = sql`select c.id::text as id, c.reference, c.statement, c.validity, s.reference as successor,
  to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
  from certificate c left join certificate s on s.tenant_id = c.tenant_id and s.id = c.replaced_by`

/** Everything that was issued before there was a log, and what has become of it: entered when the log is opened. */
async function earlier(tx: Transaction, tenant: string): Promise<readonly Standing[]> {
  const { rows } = await tx.execute<Standing & { validity: LogEntryKind | 'valid' }>(
    sql`${standing} where c.tenant_id = ${tenant} order by c.issued_at, c.id`,
  )
  return [
    ...rows.map((row) => ({ ...row, kind: 'issued' as const })),
    ...rows.flatMap((row) => (row.validity === 'valid' ? [] : [{ ...row, kind: row.validity }])),
  ]
}

async function named(tx: Transaction, tenant: string, entries: readonly ToEnter[]): Promise<readonly Standing[]> {
  const ids = entries.map(({ certificateId }) => certificateId)
  const { rows } = await tx.execute<Standing>(
    sql`${standing} where c.tenant_id = ${tenant} and c.id = any (${sql.param(`{${ids.join(',')}}`)}::bigint[])`,
  )
  return entries.map(({ certificateId, kind }) => {
    const row = rows.find(({ id }) => id === certificateId)
    if (!row) throw new Error(`there is no certificate ${certificateId} to enter`)
    return { ...row, kind }
  })
}

/** Notes the hash of each tile that the entries have filled, on every level. */
async function fillTiles(tx: Transaction, tenant: string, before: number, after: number): Promise<void> {
  let [from, to] = [before, after]
  for (let level = 1; level <= 7; level += 1) {
    const first = Math.floor(from / tileWidth)
    const last = Math.floor(to / tileWidth)
    if (first === last) return
    for (let place = first; place < last; place += 1) {
      const hash = rootOf(await treeReader(tx, tenant).hashes(level - 1, place))
      await tx.execute(sql`
        insert into certificate_log_node (tenant_id, level, place, hash) values (${tenant}, ${level}, ${place}, ${Buffer.from(hash)})`)
    }
    ;[from, to] = [first, last]
  }
}

const publicBytes = ({ signing }: CertificateKeys): Buffer =>
  Buffer.from(createPublicKey(signing.privateKey).export({ format: 'jwk' }).x ?? '', 'base64url')

/** Entries in one statement at most. */
const most = 500

/**
 * Enters what happens to certificates into the institute's log, in the transaction in which it happens, and signs the new head. Other
 * entries wait until the transaction ends, so it stands at the end of one.
 */
export async function enterInLog(
  tx: Transaction,
  tenant: string,
  entries: readonly ToEnter[],
  { keys, portalUrl }: Entering,
): Promise<void> {
  const { origin, size } = await held(tx, tenant, portalUrl())
  // What is entered now is part of what stands already, where the log is only being opened.
  const said = size === 0 ? await earlier(tx, tenant) : await named(tx, tenant, entries)
  if (said.length === 0) return
  for (let begin = 0; begin < said.length; begin += most) {
    const values = said.slice(begin, begin + most).map(({ id, kind, reference, statement, successor, at }, place) => {
      const entry = entryBytes({
        kind,
        at,
        document: documentName(reference),
        statement: statementName(statement),
        ...(kind === 'replaced' && successor !== null ? { successor: documentName(successor) } : {}),
      })
      return sql`(${tenant}, ${size + begin + place}, ${id}::bigint, ${kind}, ${Buffer.from(entry)}::bytea, ${Buffer.from(leafHash(entry))}::bytea)`
    })
    await tx.execute(
      sql`insert into certificate_log_entry (tenant_id, id, certificate_id, kind, entry, leaf_hash) values ${sql.join(values, sql`, `)}`,
    )
  }
  const after = size + said.length
  await fillTiles(tx, tenant, size, after)
  const head = { origin, size: after, root: await treeReader(tx, tenant).hashOf(0, after) }
  const signature = sign(null, Buffer.from(headText(head)), keys.signing.privateKey)
  const checkpoint = checkpointText(head, publicBytes(keys), signature)
  await tx.execute(sql`update certificate_log set size = ${after}, checkpoint = ${checkpoint} where tenant_id = ${tenant}`)
}

/** Opens the log of an institute that has issued before there was one. */
export async function openLog(tx: Transaction, tenant: string, entering: Entering): Promise<void> {
  const { rows } = await tx.execute<{ wanted: boolean }>(sql`
    select exists (select from certificate where tenant_id = ${tenant})
      and not exists (select from certificate_log where tenant_id = ${tenant} and size > 0) as wanted`)
  if (rows[0]?.wanted) await enterInLog(tx, tenant, [], entering)
}
