import { type PublicKeys, type Statement, type StatementRefusal, verifyStatement } from '../statement/index.ts'
import { digestOf } from './digest.ts'
import { referencesIn } from './reference.ts'

/** What a check needs from outside. */
export interface FileCheckPorts {
  /**
   * Asks the institute for the signed statement under a reference. Nothing of the file but this reference is handed out.
   * @returns `undefined` where the institute knows no such reference
   * @throws when the institute cannot be reached
   */
  readonly fetchStatement: (reference: string) => Promise<string | undefined>
  /** The institute's published keys. */
  readonly keys: PublicKeys
}

/**
 * Why nothing can be said about a file:
 * - `empty`, `too-large`: it cannot be an issued file
 * - `no-reference`: it carries none, as a scan, a photo or a print to PDF
 * - `several-references`: it was put together from several
 * - `no-statement`: the institute knows no such reference
 * - `unreachable`: the institute could not be asked
 * - `unsupported`: this browser cannot check signatures
 * - `statement-refused`: what came was not signed by the institute, or is about another document
 */
export type UnknownReason =
  | 'empty'
  | 'too-large'
  | 'no-reference'
  | 'several-references'
  | 'no-statement'
  | 'unreachable'
  | 'unsupported'
  | 'statement-refused'

/** The answer about one file. */
export type FileVerdict =
  | { readonly verdict: 'genuine'; readonly part: 'pdf' | 'xml'; readonly digest: string; readonly statement: Statement }
  /** It says it is this document, but its bytes are not those that were issued. */
  | { readonly verdict: 'changed'; readonly digest: string; readonly statement: Statement }
  | { readonly verdict: 'unknown'; readonly reason: UnknownReason; readonly refusal?: StatementRefusal | 'other-document' }

/** The largest file that is looked at, in bytes: far more than any certificate has. */
export const largestFile = 50 * 1024 * 1024

const unknown = (reason: UnknownReason): FileVerdict => ({ verdict: 'unknown', reason })

/**
 * Says whether a file is one that the institute issued, byte for byte. The file stays where it is: it is read here, its digest is
 * compared with the one that the institute signed, and only the reference inside it is asked for.
 */
export const verifyFile = async (
  bytes: Uint8Array<ArrayBuffer>,
  { fetchStatement, keys }: FileCheckPorts,
): Promise<FileVerdict> => {
  if (bytes.length === 0) return unknown('empty')
  if (bytes.length > largestFile) return unknown('too-large')
  const [reference, ...others] = referencesIn(bytes)
  if (reference === undefined) return unknown('no-reference')
  if (others.length > 0) return unknown('several-references')
  let jws: string | undefined
  try {
    jws = await fetchStatement(reference)
  } catch {
    // The reason is the network's; the person needs to know that nothing was decided.
    return unknown('unreachable')
  }
  if (jws === undefined) return unknown('no-statement')
  const check = await verifyStatement(jws, keys)
  if (!check.ok && check.reason === 'unsupported') return unknown('unsupported')
  if (!check.ok) return { verdict: 'unknown', reason: 'statement-refused', refusal: check.reason }
  const { statement } = check
  if (statement.reference !== reference) return { verdict: 'unknown', reason: 'statement-refused', refusal: 'other-document' }
  const digest = await digestOf(bytes)
  if (digest === statement.digests.pdf) return { verdict: 'genuine', part: 'pdf', digest, statement }
  if (digest === statement.digests.xml) return { verdict: 'genuine', part: 'xml', digest, statement }
  return { verdict: 'changed', digest, statement }
}
