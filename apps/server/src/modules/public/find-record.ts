import { maskClient, type PublicRecordAnswer, type PublicRecordKind } from '@etalon/api/domain'
import type { CertificateKeys } from '../../certificates/index.ts'
import { type Database, type SQL, sql, type Transaction } from '../../db/index.ts'
import { onGrid } from '../../limits/index.ts'
import { recordIdentity } from '../public-record/record-identity.ts'
import { askOnce, type Finding } from './count-tries.ts'
import { inInstituteOf } from './in-institute-of.ts'

interface Row extends Record<string, unknown> {
  kind: PublicRecordKind
  number: string
  version: number
  name: PublicRecordAnswer['name']
  conclusion: PublicRecordAnswer['conclusion']
  standards: string
  client: string
  performed: string
  issued: string
  facts: Record<string, string>
  note: string
  withdrawn: PublicRecordAnswer['withdrawn']
}

const select = (tail: SQL) => sql`
  select r.kind, r.number, r.check_code_version as version, jsonb_build_object('zh', r.name, 'en', r.name_en) as name,
    jsonb_build_object('zh', r.conclusion, 'en', r.conclusion_en) as conclusion, r.standards, r.client, r.performed_on::text as performed,
    r.issued_on::text as issued, r.facts, r.note,
    case when r.withdrawn_on is not null then jsonb_build_object('on', r.withdrawn_on::text, 'reason', r.withdrawn_reason) end as withdrawn
  from public_record r ${tail}`

const answerOf = ({ version: _version, client, ...row }: Row): PublicRecordAnswer => ({
  ...row,
  client: client === '' ? '' : maskClient(client),
})

/** The record of a number, where it is of one of the kinds and the check code is its own; the same work is done where there is none. */
export async function recordOf(
  tx: Transaction,
  keys: CertificateKeys,
  tenant: string,
  number: string,
  code: string,
  kinds: readonly PublicRecordKind[],
): Promise<PublicRecordAnswer | undefined> {
  const { rows } = await tx.execute<Row>(select(sql`where r.tenant_id = ${tenant} and r.number = ${number}`))
  const [row] = rows
  const identity = recordIdentity(tenant, row?.number ?? number, row?.issued ?? '1970-01-01')
  const right = keys.checkCodeMatches(identity, row?.version ?? keys.checkCodeVersion, code)
  return row && right && kinds.includes(row.kind) ? answerOf(row) : undefined
}

/** Looks for a document beside the certificates by number and check code; its answer leaves on the grid. */
export const findRecord = (
  database: Database,
  keys: CertificateKeys,
  tenant: string,
  asked: { readonly number: string; readonly code: string; readonly address: string },
  kinds: readonly PublicRecordKind[],
): Promise<Finding<PublicRecordAnswer>> =>
  onGrid(() => askOnce(database, tenant, asked, (tx, number) => recordOf(tx, keys, tenant, number, asked.code, kinds)))

/** Looks for a document beside the certificates by the reference of its QR code, which nobody can guess (P5). */
export async function recordByReference(database: Database, printed: string): Promise<PublicRecordAnswer | undefined> {
  return await inInstituteOf(database, 'public_record', printed, async (tx, _tenant, reference) => {
    const { rows } = await tx.execute<Row>(select(sql`where r.reference = ${reference}`))
    return rows[0] && answerOf(rows[0])
  })
}
