import { type CivilDate, type DocumentKind, isExpired, type PublicListed, type PublicText } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import type { FoundCertificate } from './find-certificate.ts'

interface Row extends Record<string, unknown> {
  number: string
  reference: string
  kind: DocumentKind
  instrument: PublicText & { readonly serial: string }
  performed: CivilDate
  validUntil: CivilDate | null
  validity: FoundCertificate['validity']
  changedOn: CivilDate | null
  successor: string | null
}

const select = sql`select c.number, c.reference, c.frozen->>'kind' as kind, c.frozen->'instrument' as instrument,
  c.frozen->>'performed' as performed, c.frozen->>'validUntil' as "validUntil", c.validity,
  (select s.number from certificate s where s.id = c.replaced_by) as successor,
  (select to_char(h.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from history h
    where h.tenant_id = c.tenant_id and h.record_kind = 'certificate' and h.record_id = c.id and h.to_state = c.validity and c.validity <> 'valid'
    order by h.sequence desc limit 1) as "changedOn"
  from certificate c`

const standingOf = (validity: Row['validity'], validUntil: CivilDate | null): PublicListed['standing'] =>
  validity === 'valid' && isExpired(validUntil, new Date()) ? 'expired' : validity

/** Certificates for a list that opens each of them. @param home the beginning of the pages' addresses: nothing, or `/en` */
export async function listedCertificates(tx: Transaction, home: string, tail: SQL): Promise<readonly PublicListed[]> {
  const { rows } = await tx.execute<Row>(sql`${select} ${tail}`)
  return rows.map(({ reference, instrument, validity, ...row }) => ({
    ...row,
    instrument: { zh: instrument.zh, en: instrument.en },
    serial: instrument.serial,
    standing: standingOf(validity, row.validUntil),
    href: `${home}/v/${reference}`,
  }))
}

/** A certificate that was found by its own code, for a list. */
export const listedOf = ({ data, validity, changedOn, successor }: FoundCertificate, home: string): PublicListed => ({
  number: data.number,
  kind: data.kind,
  instrument: { zh: data.instrument.zh, en: data.instrument.en },
  serial: data.instrument.serial,
  performed: data.performed,
  validUntil: data.validUntil,
  standing: standingOf(validity, data.validUntil),
  changedOn,
  successor: successor?.number ?? null,
  href: `${home}/v/${data.reference}`,
})
