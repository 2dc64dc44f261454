import { isRecord } from '../is-record.ts'

/** A name in both languages of a document. */
export interface BilingualName {
  readonly zh: string
  readonly en: string
}

/** What kind of document the statement is about. */
export type StatementKind = 'verification' | 'rejection' | 'calibration' | 'testing' | 'trial'

/**
 * What an institute states about one issued document, and signs. It names the files by their SHA-256, so it holds for exactly
 * those bytes; it names no client, so that it can be shown to anyone who holds the document.
 */
export interface Statement {
  /** The version of this form. */
  readonly version: 1
  /** The tenant that issued it. */
  readonly tenant: string
  readonly institute: BilingualName
  /** The 26 symbols of the printed QR code, which the files carry as well. */
  readonly reference: string
  readonly number: string
  readonly kind: StatementKind
  readonly instrument: BilingualName & { readonly model: string; readonly serial: string }
  /** `null` where the document judges nothing. */
  readonly conclusion: BilingualName | null
  /** Day of issue, `2026-09-10`. */
  readonly issued: string
  /** Last day of validity, or `null` where there is none. */
  readonly validUntil: string | null
  /** SHA-256 of the files in small hexadecimal digits. */
  readonly digests: { readonly pdf: string; readonly xml: string }
  /** The key it was signed with, as in the header. */
  readonly kid: string
}

/** The `typ` of a statement's JWS header, so that nothing else signed with the same key passes for one. */
export const statementType = 'etalon-statement+jws'

const kinds: ReadonlySet<string> = new Set<StatementKind>(['verification', 'rejection', 'calibration', 'testing', 'trial'])

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000
const isDay = (value: unknown): value is string => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value)
const isDigest = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value)
const isKind = (value: unknown): value is StatementKind => isText(value) && kinds.has(value)
const isReference = (value: unknown): value is string => isText(value) && /^[0-9A-HJKMNP-TV-Z]{26}$/.test(value)

const nameOf = (value: unknown): BilingualName | undefined =>
  isRecord(value) && isText(value.zh) && isText(value.en) ? { zh: value.zh, en: value.en } : undefined

const instrumentOf = (value: unknown): Statement['instrument'] | undefined => {
  const name = nameOf(value)
  if (name === undefined || !isRecord(value) || !isText(value.model) || !isText(value.serial)) return undefined
  return { ...name, model: value.model, serial: value.serial }
}

/** Reads a statement from parsed JSON; `undefined` where anything is missing or not of its form. Unknown fields are dropped. */
export const parseStatement = (value: unknown): Statement | undefined => {
  if (!isRecord(value) || value.version !== 1) return undefined
  const { tenant, reference, number, kind, issued, validUntil, digests, kid } = value
  const institute = nameOf(value.institute)
  const instrument = instrumentOf(value.instrument)
  const conclusion = value.conclusion === null ? null : nameOf(value.conclusion)
  if (institute === undefined || instrument === undefined || conclusion === undefined) return undefined
  if (!isText(tenant) || !isReference(reference) || !isText(number) || !isKind(kind) || !isText(kid)) return undefined
  if (!isDay(issued) || !(validUntil === null || isDay(validUntil))) return undefined
  if (!isRecord(digests) || !isDigest(digests.pdf) || !isDigest(digests.xml)) return undefined
  return {
    version: 1,
    tenant,
    institute,
    reference,
    number,
    kind,
    instrument,
    conclusion,
    issued,
    validUntil,
    digests: { pdf: digests.pdf, xml: digests.xml },
    kid,
  }
}
