import { normaliseReference } from '@etalon/api/domain'
import type { CertificateData, CertificateKeys } from '../../certificates/index.ts'
import { type Database, sql, type Transaction } from '../../db/index.ts'
import { onGrid } from '../../limits/index.ts'
import { askOnce, type Finding } from './count-tries.ts'
import { inInstituteOf } from './in-institute-of.ts'

/** What the public sees of what a certificate says. */
type PublicData = Pick<
  CertificateData,
  'reference' | 'number' | 'kind' | 'instrument' | 'performed' | 'issued' | 'validUntil' | 'key'
> & {
  readonly regulation: Pick<CertificateData['regulation'], 'number'>
  readonly client: Pick<CertificateData['client'], 'name'>
  readonly evaluation: Pick<CertificateData['evaluation'], 'conclusion'>
}

/** A certificate as the public may see it. */
export interface FoundCertificate {
  readonly data: PublicData
  readonly validity: 'valid' | 'withdrawn' | 'replaced'
  /** The one that replaced it. */
  readonly successor: {
    readonly reference: string
    readonly number: string
    readonly serial: string
    readonly issued: string
  } | null
  /** The day it was withdrawn or replaced, and why; null while it stands. */
  readonly changedOn: string | null
  readonly reason: string | null
  readonly statement: string
  /** SHA-256 of the files in small hexadecimal digits. */
  readonly digests: { readonly pdf: string; readonly xml: string }
  readonly pdfSize: number
  readonly xmlSize: number
  /** Null for what was issued before there were signatures of the XML. */
  readonly signatureSize: number | null
  /** Its place in the log, and how large that is; null where there is no log yet. */
  readonly logged: { readonly index: number; readonly size: number } | null
}

/** What the database tells of a certificate. */
interface Told {
  /** What was written down at its issue, and never changes. */
  told: {
    data: PublicData
    statement: string
    pdf_digest: string
    xml_digest: string
    pdf_size: number
    xml_size: number
    signature_size: number | null
  }
  validity: FoundCertificate['validity']
  successor: FoundCertificate['successor']
  change: { on: string; reason: string | null } | null
  /** Its place in the log and how large that is, as texts of figures; null where there is no log yet. */
  log_index: string | null
  log_size: string | null
}

interface Row extends Told, Record<string, unknown> {
  number: string
  check_code_version: number
  issued_on: string
}

const select = sql`select c.number, c.check_code_version, c.frozen->>'issued' as issued_on, c.told, c.validity,
  (select jsonb_build_object('reference', s.reference, 'number', s.number, 'serial', s.frozen->'instrument'->>'serial', 'issued', s.frozen->>'issued') from certificate s where s.id = c.replaced_by) as successor,
  (select jsonb_build_object('on', to_char(h.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), 'reason', h.reason) from history h
    where h.tenant_id = c.tenant_id and h.record_kind = 'certificate' and h.record_id = c.id and h.to_state = c.validity and c.validity <> 'valid'
    order by h.sequence desc limit 1) as change,
  e.id as log_index, l.size as log_size
  from certificate c left join certificate_log_entry e on e.tenant_id = c.tenant_id and e.certificate_id = c.id and e.kind = 'issued'
    left join certificate_log l on l.tenant_id = e.tenant_id`

const foundOf = ({ told, validity, successor, change, log_index, log_size }: Told): FoundCertificate => ({
  data: told.data,
  validity,
  successor,
  changedOn: change?.on ?? null,
  reason: change?.reason ?? null,
  digests: { pdf: told.pdf_digest, xml: told.xml_digest },
  statement: told.statement,
  pdfSize: told.pdf_size,
  xmlSize: told.xml_size,
  signatureSize: told.signature_size,
  logged: log_index === null || log_size === null ? null : { index: Number(log_index), size: Number(log_size) },
})

/**
 * The certificate of a number, where the check code is its own. The same comparison is made for a number that nobody has, so that a
 * wrong code and an unknown number are alike in answer and work.
 */
export async function certificateOf(
  tx: Transaction,
  keys: CertificateKeys,
  tenant: string,
  number: string,
  code: string,
): Promise<FoundCertificate | undefined> {
  const { rows } = await tx.execute<Row>(sql`${select} where c.tenant_id = ${tenant} and c.number = ${number}`)
  const [row] = rows
  const identity = row ? { tenant, number: row.number, issued: row.issued_on } : { tenant, number, issued: '1970-01-01' }
  const right = keys.checkCodeMatches(identity, row?.check_code_version ?? keys.checkCodeVersion, code)
  return row && right ? foundOf(row) : undefined
}

/** Looks for a certificate by number and check code; its answer leaves on the grid. */
export const findByNumber = (
  database: Database,
  keys: CertificateKeys,
  tenant: string,
  asked: { readonly number: string; readonly code: string; readonly address: string },
): Promise<Finding<FoundCertificate>> =>
  onGrid(() => askOnce(database, tenant, asked, (tx, number) => certificateOf(tx, keys, tenant, number, asked.code)))

/** Looks for a certificate by the reference of its QR code, which nobody can guess (P5). */
export async function findByReference(database: Database, printed: string): Promise<FoundCertificate | undefined> {
  const reference = normaliseReference(printed)
  const told = reference && (await database.told<Told>('certificate_of_reference', reference))
  return told ? foundOf(told) : undefined
}

/** Something that happened to a certificate. */
export interface CertificateEvent {
  readonly event: 'issued' | 'withdrawn' | 'replaced'
  /** The day at the institute. */
  readonly on: string
  /** Why; null where it was issued. */
  readonly reason: string | null
}

/** What happened to a certificate, from its issue on; undefined where the reference is nobody's. */
export const eventsByReference = (database: Database, printed: string): Promise<readonly CertificateEvent[] | undefined> =>
  inInstituteOf(database, 'certificate', printed, async (tx, tenant, reference) => {
    const { rows } = await tx.execute<Record<string, unknown> & CertificateEvent>(sql`
      select case h.to_state when 'valid' then 'issued' else h.to_state end as event,
        to_char(h.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as on, case when h.to_state <> 'valid' then coalesce(h.reason, '') end as reason
      from certificate c join history h on h.tenant_id = c.tenant_id and h.record_kind = 'certificate' and h.record_id = c.id
      where c.tenant_id = ${tenant} and c.reference = ${reference} and h.to_state in ('valid', 'withdrawn', 'replaced') order by h.sequence`)
    return rows.map(({ event, on, reason }) => ({ event, on, reason }))
  })

const fileColumns = { pdf: sql`pdf`, xml: sql`xml`, signature: sql`xml_signature` } as const

/** A file of a certificate, by its reference. */
export async function fileByReference(
  database: Database,
  printed: string,
  kind: keyof typeof fileColumns,
): Promise<{ number: string; bytes: Buffer } | undefined> {
  return await inInstituteOf(database, 'certificate', printed, async (tx, _tenant, reference) => {
    const column = fileColumns[kind]
    const { rows } = await tx.execute<{ number: string; bytes: Buffer }>(
      sql`select number, ${column} as bytes from certificate where reference = ${reference} and ${column} is not null`,
    )
    return rows[0]
  })
}
