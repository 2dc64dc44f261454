import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { normaliseCertificateNumber, normaliseReference } from '@etalon/api/domain'
import { sql } from 'drizzle-orm'
import type { CertificateData, CertificateKeys } from '../../certificates/index.ts'
import type { Database, Transaction } from '../../db/index.ts'
import { whoseAddress } from '../../limits/index.ts'

/** A certificate as the public may see it. */
export interface FoundCertificate {
  readonly data: Omit<CertificateData, 'checkCode'>
  readonly validity: 'valid' | 'withdrawn' | 'replaced'
  /** The one that replaced it. */
  readonly successor: { readonly number: string; readonly serial: string; readonly issued: string } | null
  /** The day it was withdrawn or replaced, and why; null while it stands. */
  readonly changedOn: string | null
  readonly reason: string | null
  readonly statement: string
  /** SHA-256 of the files in small hexadecimal digits. */
  readonly digests: { readonly pdf: string; readonly xml: string }
  readonly pdfSize: number
  readonly xmlSize: number
}

export type Finding =
  | { readonly kind: 'found'; readonly certificate: FoundCertificate }
  | { readonly kind: 'not-found' }
  /** ISO 8601 moment from which one may ask again. */
  | { readonly kind: 'too-many'; readonly until: string }

/** Questions an hour about one number, and from one address (P3). Unknown numbers count alike. */
export const perNumber = 10
export const perAddress = 30
/** Answers leave on this grid of milliseconds, so that their time says nothing (P1). */
const grid = 150

interface Row extends Record<string, unknown> {
  number: string
  check_code_version: number
  issued_on: string
  frozen: Omit<CertificateData, 'checkCode'>
  validity: FoundCertificate['validity']
  successor: FoundCertificate['successor']
  change: { on: string; reason: string | null } | null
  statement: string
  pdf_digest: string
  xml_digest: string
  pdf_size: number
  xml_size: number
}

const select = sql`select c.number, c.check_code_version, c.frozen->>'issued' as issued_on, c.frozen, c.validity,
  (select jsonb_build_object('number', s.number, 'serial', s.frozen->'instrument'->>'serial', 'issued', s.frozen->>'issued') from certificate s where s.id = c.replaced_by) as successor,
  (select jsonb_build_object('on', to_char(h.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), 'reason', h.reason) from history h
    where h.tenant_id = c.tenant_id and h.record_kind = 'certificate' and h.record_id = c.id and h.to_state = c.validity and c.validity <> 'valid'
    order by h.sequence desc limit 1) as change,
  encode(c.pdf_sha256, 'hex') as pdf_digest, encode(c.xml_sha256, 'hex') as xml_digest, c.statement, length(c.pdf) as pdf_size, length(c.xml) as xml_size from certificate c`

const foundOf = (row: Row): FoundCertificate => ({
  data: row.frozen,
  validity: row.validity,
  successor: row.successor,
  changedOn: row.change?.on ?? null,
  reason: row.change?.reason ?? null,
  digests: { pdf: row.pdf_digest, xml: row.xml_digest },
  statement: row.statement,
  pdfSize: row.pdf_size,
  xmlSize: row.xml_size,
})

/** Counts a question, and everything that was asked in the last hour about its number and from its address. */
async function countTries(tx: Transaction, tenant: string, hash: Buffer, address: string) {
  // Whoever asks at once from one address, or from many about one number, takes turns: else none would see the others' tries.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant}|${address}`}, 11))`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant}|${hash.toString('hex')}`}, 12))`)
  await tx.execute(sql`
    delete from query_attempt where id in (select id from query_attempt where at < clock_timestamp() - interval '1 hour' limit 100 for update skip locked)`)
  await tx.execute(sql`insert into query_attempt (tenant_id, number_hash, address) values (${tenant}, ${hash}, ${address})`)
  const counted = await tx.execute<{ number: number; address: number; until: string }>(sql`
    with recent as (select number_hash = ${hash} as same_number, address = ${address} as same_address, at from query_attempt
      where tenant_id = ${tenant} and at > clock_timestamp() - interval '1 hour' and (number_hash = ${hash} or address = ${address})),
    free as (select greatest(
      (select at from recent where same_number order by at desc offset ${perNumber - 1} limit 1),
      (select at from recent where same_address order by at desc offset ${perAddress - 1} limit 1)) + interval '1 hour 1 second' as at)
    select (select count(*)::int from recent where same_number) as number, (select count(*)::int from recent where same_address) as address,
      to_char(free.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until from free`)
  return counted.rows[0]
}

/**
 * Looks for a certificate by number and check code. A wrong code and an unknown number are alike in answer, work and time; tries
 * are counted in the database before anything is looked at, right codes too.
 */
export async function findByNumber(
  database: Database,
  keys: CertificateKeys,
  tenant: string,
  asked: { number: string; code: string; address: string },
): Promise<Finding> {
  const began = performance.now()
  const number = normaliseCertificateNumber(asked.number) ?? '?'
  const finding = await database.within(tenant, async (tx): Promise<Finding> => {
    const hash = createHash('sha256').update(`${tenant}|${number}`).digest()
    const address = whoseAddress(asked.address)
    const tries = await countTries(tx, tenant, hash, address)
    if (tries && (tries.number > perNumber || tries.address > perAddress)) return { kind: 'too-many', until: tries.until }
    const { rows } = await tx.execute<Row>(sql`${select} where c.tenant_id = ${tenant} and c.number = ${number}`)
    const [row] = rows
    // The same comparison for a number that nobody has.
    const identity = row ? { tenant, number: row.number, issued: row.issued_on } : { tenant, number, issued: '1970-01-01' }
    const right = keys.checkCodeMatches(identity, row?.check_code_version ?? keys.checkCodeVersion, asked.code)
    return row && right ? { kind: 'found', certificate: foundOf(row) } : { kind: 'not-found' }
  })
  const spent = performance.now() - began
  await wait(Math.max(0, Math.ceil(spent / grid) * grid - spent))
  return finding
}

/** Looks for a certificate by the reference of its QR code, which nobody can guess (P5). */
export async function findByReference(database: Database, printed: string): Promise<FoundCertificate | undefined> {
  const found = await withReference(database, printed, (reference) => sql`${select} where c.reference = ${reference}`)
  return found ? foundOf(found as Row) : undefined
}

/** A file of a certificate, by its reference. */
export async function fileByReference(
  database: Database,
  printed: string,
  kind: 'pdf' | 'xml',
): Promise<{ number: string; bytes: Buffer } | undefined> {
  const found = await withReference(
    database,
    printed,
    (reference) =>
      sql`select number, ${kind === 'pdf' ? sql`pdf` : sql`xml`} as bytes from certificate where reference = ${reference}`,
  )
  return found ? (found as { number: string; bytes: Buffer }) : undefined
}

async function withReference(
  database: Database,
  printed: string,
  query: (reference: string) => ReturnType<typeof sql>,
): Promise<Record<string, unknown> | undefined> {
  const reference = normaliseReference(printed)
  if (!reference) return undefined
  const tenant = await database.tenantOf('certificate_tenant', reference)
  if (!tenant) return undefined
  return await database.within(tenant, async (tx) => (await tx.execute(query(reference))).rows[0])
}
