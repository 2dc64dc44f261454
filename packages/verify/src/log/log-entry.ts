import { hexOf, sha256Now } from '../cryptography/index.ts'

/** What an entry tells. */
export type LogEntryKind = 'issued' | 'withdrawn' | 'replaced'

/**
 * An entry of the log. It names a document by the SHA-256 of its reference, which nobody can guess: who has the document finds its
 * entries, and who has the log learns of no document.
 */
export interface LogEntry {
  readonly kind: LogEntryKind
  /** When it was entered: an instant. */
  readonly at: string
  /** SHA-256 of the document's reference. */
  readonly document: string
  /** SHA-256 of the signed statement. */
  readonly statement: string
  /** SHA-256 of the reference of the document that took its place; for `replaced` alone. */
  readonly successor?: string
}

const textHash = (text: string): string => hexOf(sha256Now(new TextEncoder().encode(text)))

/** How the log names a document. */
export const documentName = (reference: string): string => textHash(`etalon-document:${reference}`)

/** How the log names a signed statement. */
export const statementName = (jws: string): string => textHash(jws)

/** The bytes of an entry: JSON with its fields in one order. */
export const entryBytes = ({ kind, at, document, statement, successor }: LogEntry): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    JSON.stringify({ version: 1, kind, at, document, statement, ...(successor === undefined ? {} : { successor }) }),
  )

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isKind = (value: unknown): value is LogEntryKind => value === 'issued' || value === 'withdrawn' || value === 'replaced'

/** Reads an entry; `undefined` for what is none. */
export const parseEntry = (bytes: Uint8Array): LogEntry | undefined => {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== 1) return undefined
    const { kind, at, document, statement, successor } = value as Readonly<Record<string, unknown>>
    if (!isKind(kind) || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined
    if (!isHash(document) || !isHash(statement) || !(successor === undefined || isHash(successor))) return undefined
    return { kind, at, document, statement, ...(successor === undefined ? {} : { successor }) }
  } catch {
    return undefined
  }
}
