import { isRecord } from '../is-record.ts'
import type { PublicKeys } from '../statement/index.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { type LogHead, verifyHead } from './checkpoint.ts'
import { documentName, type LogEntry, parseEntry, statementName } from './log-entry.ts'
import { isConsistent, isIncluded, leafHash, type TreeHash } from './tree.ts'

/** An entry with the way from it to the root of a head. */
export interface LoggedEntry {
  readonly index: number
  /** In base 64. */
  readonly entry: string
  readonly path: readonly string[]
}

/** What an institute answers about a document: its entries, the head that they stand under, and how that grew of an earlier one. */
export interface LogProof {
  readonly checkpoint: string
  readonly entries: readonly LoggedEntry[]
  /** From the head that was asked about to this one, in base 64; empty where none was. */
  readonly consistency: readonly string[]
}

/**
 * What is wrong with the log or with what was answered of it:
 * - `head-unreadable`, `head-forged`: the head is none, or none of the institute's keys signed it
 * - `entry-missing`: the document was never entered
 * - `entry-changed`: an entry says something else of the document than its signed statement
 * - `entry-not-included`: an entry does not stand in the tree of the head
 * - `log-forked`: the head does not continue the one that was seen before: something in between was changed or taken out
 */
export type LogFault = 'head-unreadable' | 'head-forged' | 'entry-missing' | 'entry-changed' | 'entry-not-included' | 'log-forked'

/** What came of checking a proof. */
export type LogCheck =
  | {
      readonly ok: true
      readonly head: LogHead
      /** The entries about the document, in their order, each with its number. */
      readonly entries: readonly (LogEntry & { readonly index: number })[]
    }
  | { readonly ok: false; readonly fault: LogFault }

/** What a proof is held against. */
export interface LogQuestion {
  readonly reference: string
  /** The signed statement. */
  readonly jws: string
  readonly keys: PublicKeys
  /** A head that was seen or given before. */
  readonly known?: LogHead | undefined
}

const bytesOf = (texts: readonly string[]): readonly TreeHash[] | undefined => {
  const bytes = texts.map(fromBase64)
  return bytes.every((one) => one?.length === 32) ? bytes.filter((one) => one !== undefined) : undefined
}

const continues = (known: LogHead, head: LogHead, consistency: readonly string[]): boolean => {
  const path = bytesOf(consistency)
  if (path === undefined || known.origin !== head.origin) return false
  return known.size <= head.size
    ? isConsistent({ first: known, second: head, path })
    : isConsistent({ first: head, second: known, path })
}

/**
 * Checks that a document stands in the institute's log, and that the log only grew since a head that was seen before.
 * @throws where what it takes to check signatures in script cannot be fetched
 */
export const verifyLogged = async (proof: LogProof, { reference, jws, keys, known }: LogQuestion): Promise<LogCheck> => {
  const refused = (fault: LogFault): LogCheck => ({ ok: false, fault })
  const check = await verifyHead(proof.checkpoint, keys)
  if (!check.ok) return refused(check.fault)
  const { head } = check
  if (known !== undefined && !continues(known, head, proof.consistency)) return refused('log-forked')
  const entries: (LogEntry & { index: number })[] = []
  for (const { index, entry, path } of proof.entries) {
    const bytes = fromBase64(entry)
    const hashes = bytesOf(path)
    const parsed = bytes === undefined ? undefined : parseEntry(bytes)
    if (bytes === undefined || parsed === undefined || hashes === undefined) return refused('entry-changed')
    if (parsed.document !== documentName(reference) || parsed.statement !== statementName(jws)) return refused('entry-changed')
    if (!isIncluded({ index, size: head.size, leaf: leafHash(bytes), path: hashes, root: head.root }))
      return refused('entry-not-included')
    entries.push({ ...parsed, index })
  }
  if (!entries.some(({ kind }) => kind === 'issued')) return refused('entry-missing')
  return { ok: true, head, entries }
}

const firstLine = 'c2sp.org/tlog-proof@v1'

/** A proof of one entry as a text that is kept in a file (C2SP tlog-proof), with the entry as its extra data. */
export const proofText = ({ index, entry, path }: LoggedEntry, checkpoint: string): string =>
  `${[firstLine, `extra ${entry}`, `index ${index}`, ...path].join('\n')}\n\n${checkpoint}`

/** Reads a proof from a file; `undefined` for what is none. */
export const parseProof = (text: string): LogProof | undefined => {
  const at = text.indexOf('\n\n')
  const [first, extra = '', place = '', ...path] = text.slice(0, Math.max(0, at)).split('\n')
  const [, entry] = /^extra (\S+)$/.exec(extra) ?? []
  const [, index] = /^index (0|[1-9]\d{0,15})$/.exec(place) ?? []
  if (first !== firstLine || entry === undefined || index === undefined) return undefined
  return { checkpoint: text.slice(at + 2), entries: [{ index: Number(index), entry, path }], consistency: [] }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Reads a proof from an answer; `undefined` for what is none. */
export const readLogProof = (value: unknown): LogProof | undefined => {
  if (!isRecord(value) || typeof value.checkpoint !== 'string' || !isTexts(value.consistency)) return undefined
  if (!Array.isArray(value.entries)) return undefined
  const entries = value.entries.flatMap((one: unknown): LoggedEntry[] =>
    isRecord(one) && typeof one.index === 'number' && typeof one.entry === 'string' && isTexts(one.path)
      ? [{ index: one.index, entry: one.entry, path: one.path }]
      : [],
  )
  return entries.length === value.entries.length
    ? { checkpoint: value.checkpoint, entries, consistency: value.consistency }
    : undefined
}

/** A hash as proofs have it. */
export const hashText = (hash: Uint8Array): string => toBase64(hash)
