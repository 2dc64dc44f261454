import { sha256Now, verifySignature } from '../cryptography/index.ts'
import type { PublicKeys } from '../statement/index.ts'
import { fromBase64, toBase64 } from './base64.ts'
import type { TreeHash } from './tree.ts'

/** The head of a log: how many entries it has, and the hash of all of them. */
export interface LogHead {
  /** The log's name: the address of the institute's portal without its scheme, and the log's folder in it. */
  readonly origin: string
  readonly size: number
  readonly root: TreeHash
}

/** What is signed of a head (C2SP tlog-checkpoint): three lines. */
export const headText = ({ origin, size, root }: LogHead): string => `${origin}\n${size}\n${toBase64(root)}\n`

/** By which a signature line names its key (C2SP signed-note): four bytes. */
export const noteKeyId = (name: string, publicKey: Uint8Array): Uint8Array<ArrayBuffer> =>
  sha256Now(Uint8Array.from([...new TextEncoder().encode(`${name}\n`), 1, ...publicKey])).slice(0, 4)

/** A head with its signature, as it is published. @param signature Ed25519 over `headText` */
export const checkpointText = (head: LogHead, publicKey: Uint8Array, signature: Uint8Array): string =>
  `${headText(head)}\n— ${head.origin} ${toBase64(Uint8Array.from([...noteKeyId(head.origin, publicKey), ...signature]))}\n`

/** A published head, taken apart. */
export interface Checkpoint {
  readonly head: LogHead
  readonly signatures: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[]
}

const longest = 16_384

/** Reads a checkpoint; `undefined` for what is none. */
export const parseCheckpoint = (text: string): Checkpoint | undefined => {
  if (text.length > longest || !text.endsWith('\n')) return undefined
  const [body = '', signed, ...more] = text.split('\n\n')
  const [origin = '', digits = '', base64 = '', ...others] = body.split('\n')
  const root = fromBase64(base64)
  const size = /^(0|[1-9]\d{0,15})$/.test(digits) ? Number(digits) : Number.NaN
  if (signed === undefined || more.length > 0 || others.length > 0 || origin === '') return undefined
  if (root?.length !== 32 || !Number.isSafeInteger(size)) return undefined
  const lines = signed.split('\n').slice(0, -1)
  const signatures = lines.map((line) => {
    const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/.exec(line) ?? []
    return { name, bytes: fromBase64(encoded) ?? new Uint8Array(0) }
  })
  return { head: { origin, size, root }, signatures }
}

/** Whose signature is not believed, or the head. */
export type HeadCheck =
  | { readonly ok: true; readonly head: LogHead }
  | { readonly ok: false; readonly fault: 'head-unreadable' | 'head-forged' }

const publicKeyOf = (x: string | undefined): Uint8Array<ArrayBuffer> | undefined =>
  x === undefined
    ? undefined
    : fromBase64(
        x
          .replaceAll('-', '+')
          .replaceAll('_', '/')
          .padEnd(Math.ceil(x.length / 4) * 4, '='),
      )

/**
 * Whether a head was signed by one of the institute's published keys.
 * @throws where what it takes to check in script cannot be fetched
 */
export const verifyHead = async (text: string, published: PublicKeys): Promise<HeadCheck> => {
  const checkpoint = parseCheckpoint(text)
  if (checkpoint === undefined) return { ok: false, fault: 'head-unreadable' }
  const { head, signatures } = checkpoint
  const words = new TextEncoder().encode(headText(head))
  for (const { x, crv } of published.keys) {
    const raw = crv === 'Ed25519' ? publicKeyOf(x) : undefined
    if (raw === undefined) continue
    const id = noteKeyId(head.origin, raw)
    for (const { name, bytes } of signatures) {
      if (name !== head.origin || bytes.length !== 68 || !id.every((byte, at) => byte === bytes[at])) continue
      if (await verifySignature({ algorithm: 'Ed25519', raw }, bytes.slice(4), words)) return { ok: true, head }
    }
  }
  return { ok: false, fault: 'head-forged' }
}
