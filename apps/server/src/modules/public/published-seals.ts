import type { CertificateKeys } from '../../certificates/index.ts'
import { type Database, sql } from '../../db/index.ts'

/** A certificate of a seal, as it is published. */
export interface PublishedSeal {
  /** SHA-256 in small hexadecimal digits. */
  readonly fingerprint: string
  /** DER in base 64. */
  readonly certificate: string
}

/** The certificates that the institute seals with. */
export interface PublishedSeals {
  /** Every one that anything was sealed with, the current one first. */
  all(): Promise<readonly PublishedSeal[]>
}

/** Milliseconds for which the list is as it was read: it changes once in years. */
const freshFor = 2000

/** @param tenant the institute whose portal it is */
export function createPublishedSeals(database: Database, { seal }: CertificateKeys, tenant: string): PublishedSeals {
  const [own = new Uint8Array(0)] = seal.certificates
  const current: PublishedSeal = { fingerprint: seal.fingerprint, certificate: Buffer.from(own).toString('base64') }
  let read: { readonly at: number; readonly seals: Promise<readonly PublishedSeal[]> } | undefined

  const readSeals = () =>
    database.within(tenant, async (tx) => {
      const { rows } = await tx.execute<{ fingerprint: string; certificate: string }>(sql`
        select encode(fingerprint, 'hex') as fingerprint, translate(encode(certificate, 'base64'), E'\n', '') as certificate
        from seal_certificate order by id desc`)
      return [current, ...rows.filter(({ fingerprint }) => fingerprint !== current.fingerprint)]
    })
  return {
    all() {
      if (read && performance.now() - read.at < freshFor) return read.seals
      const asked = { at: performance.now(), seals: readSeals() }
      read = asked
      // What failed is asked for again by the next.
      asked.seals.catch(() => {
        if (read === asked) read = undefined
      })
      return asked.seals
    },
  }
}

/** The certificates as one PEM file. */
export const pemOf = (seals: readonly PublishedSeal[]): string =>
  seals
    .map(
      ({ certificate }) =>
        `-----BEGIN CERTIFICATE-----\n${(certificate.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`,
    )
    .join('')
