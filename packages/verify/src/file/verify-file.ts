import { type SealCheck, verifyDetached, verifySeal } from '../seal/index.ts'
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
  /**
   * SHA-256 of each certificate that the institute seals with, in small hexadecimal digits. With them the seal of a file is checked as
   * well, and says something where the institute cannot be asked. @default seals are not looked at
   */
  readonly seals?: readonly string[]
  /** The signature that stands beside an XML, DER (`.p7s`). @default none */
  readonly detached?: Uint8Array<ArrayBuffer>
}

/**
 * Why nothing can be said about a file:
 * - `empty`, `too-large`: it cannot be an issued file
 * - `no-reference`: it carries none, as a scan, a photo or a print to PDF
 * - `several-references`: it was put together from several
 * - `no-statement`: the institute knows no such reference
 * - `unreachable`: the institute could not be asked
 * - `unsupported`: what it takes to check signatures in this browser could not be fetched
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

/** The answer about one file. `seal` says what its seal says, where seals are looked at. */
export type FileVerdict =
  | {
      readonly verdict: 'genuine'
      readonly part: 'pdf' | 'xml'
      readonly digest: string
      readonly statement: Statement
      /** The statement as it was signed. */
      readonly jws: string
      readonly seal?: SealCheck
    }
  /** It says it is this document, but its bytes are not those that were issued. */
  | { readonly verdict: 'changed'; readonly digest: string; readonly statement: Statement; readonly seal?: SealCheck }
  /** The institute could not be asked; by its seal the file is as it was issued. */
  | { readonly verdict: 'sealed'; readonly seal: Extract<SealCheck, { readonly seal: 'intact' }> }
  /** The institute could not be asked; by its seal the file is not as it was issued, or not from the institute. */
  | { readonly verdict: 'broken'; readonly seal: Extract<SealCheck, { readonly seal: 'broken' }> }
  | { readonly verdict: 'unknown'; readonly reason: UnknownReason; readonly refusal?: StatementRefusal | 'other-document' }

/** The largest file that is looked at, in bytes: far more than any certificate has. */
export const largestFile = 50 * 1024 * 1024

const unknown = (reason: UnknownReason): FileVerdict => ({ verdict: 'unknown', reason })

const isPdf = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')

/** What the seal says: of a PDF its own, of another file the signature beside it. */
const sealOf = async (
  bytes: Uint8Array<ArrayBuffer>,
  { seals, detached }: Pick<FileCheckPorts, 'seals' | 'detached'>,
): Promise<SealCheck | undefined> => {
  if (seals === undefined) return undefined
  if (isPdf(bytes)) return await verifySeal(bytes, seals)
  return detached === undefined ? { seal: 'none' } : await verifyDetached(bytes, detached, seals)
}

/** Where the institute could not be asked, the seal alone speaks. Of a kind that is not checked here it says nothing. */
const bySealAlone = (seal: SealCheck | undefined): FileVerdict => {
  if (seal?.seal === 'intact') return { verdict: 'sealed', seal }
  if (seal?.seal === 'broken' && seal.fault !== 'unsupported') return { verdict: 'broken', seal }
  return unknown('unreachable')
}

/**
 * Says whether a file is one that the institute issued, byte for byte. The file stays where it is: its seal is checked here, its digest
 * is compared with the one that the institute signed, and only the reference inside it is asked for.
 */
export const verifyFile = async (bytes: Uint8Array<ArrayBuffer>, ports: FileCheckPorts): Promise<FileVerdict> => {
  if (bytes.length === 0) return unknown('empty')
  if (bytes.length > largestFile) return unknown('too-large')
  const [reference, ...others] = referencesIn(bytes)
  if (reference === undefined) return unknown('no-reference')
  if (others.length > 0) return unknown('several-references')
  const seal = await sealOf(bytes, ports)
  let jws: string | undefined
  try {
    jws = await ports.fetchStatement(reference)
  } catch {
    // The reason is the network's; the person needs to know what was decided without it.
    return bySealAlone(seal)
  }
  if (jws === undefined) return unknown('no-statement')
  const check = await verifyStatement(jws, ports.keys)
  if (!check.ok && check.reason === 'unsupported') return unknown('unsupported')
  if (!check.ok) return { verdict: 'unknown', reason: 'statement-refused', refusal: check.reason }
  const { statement } = check
  if (statement.reference !== reference) return { verdict: 'unknown', reason: 'statement-refused', refusal: 'other-document' }
  const digest = await digestOf(bytes)
  const bySeal = seal === undefined ? {} : { seal }
  if (digest === statement.digests.pdf) return { verdict: 'genuine', part: 'pdf', digest, statement, jws, ...bySeal }
  if (digest === statement.digests.xml) return { verdict: 'genuine', part: 'xml', digest, statement, jws, ...bySeal }
  return { verdict: 'changed', digest, statement, ...bySeal }
}
