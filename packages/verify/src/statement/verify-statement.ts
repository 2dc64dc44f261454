import { base64url, decodeProtectedHeader, type JWK } from 'jose'
import { verifySignature } from '../cryptography/index.ts'
import { parseStatement, type Statement, statementType } from './statement.ts'

/** The public keys of an institute, as it publishes them (RFC 7517). */
export interface PublicKeys {
  readonly keys: readonly JWK[]
}

/**
 * Why a statement is not believed:
 * - `malformed`: it is no JWS of a statement at all
 * - `unknown-key`: signed with a key that the institute does not publish
 * - `signature`: the signature does not belong to these words
 * - `content`: rightly signed, but not a statement that we can read
 * - `unsupported`: this browser lends no cryptography for it (it is too old for Ed25519, or the page came over a connection that is not
 *   secure), and what would do it in script could not be fetched: nothing speaks against it
 */
export type StatementRefusal = 'malformed' | 'unknown-key' | 'signature' | 'content' | 'unsupported'

/** What came of checking a statement: its words, which may be believed, or why they may not. */
export type StatementCheck =
  | { readonly ok: true; readonly statement: Statement }
  | { readonly ok: false; readonly reason: StatementRefusal }

const refused = (reason: StatementRefusal): StatementCheck => ({ ok: false, reason })
const longest = 32_768

const keyIdOf = (jws: string): string | undefined => {
  try {
    const { typ, kid, alg, crit } = decodeProtectedHeader(jws)
    return typ === statementType && crit === undefined && (alg === 'EdDSA' || alg === 'Ed25519') ? kid : undefined
  } catch {
    // Whatever is not a header is no statement; there is nothing to tell apart.
    return undefined
  }
}

/** Bytes of base64url as RFC 7515 writes it, in its one form. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    const bytes = new Uint8Array(base64url.decode(text))
    return base64url.encode(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}

/**
 * Checks a signed statement against the published keys of its institute. Works in browsers and in Node, by
 * WebCrypto's Ed25519, and in script where there is none.
 * @param jws compact serialisation (RFC 7515)
 */
export const verifyStatement = async (jws: string, published: PublicKeys): Promise<StatementCheck> => {
  if (jws.length > longest) return refused('malformed')
  const kid = keyIdOf(jws)
  if (kid === undefined) return refused('malformed')
  const known = published.keys.find((key) => key.kid === kid && key.kty === 'OKP' && key.crv === 'Ed25519')
  if (known?.x === undefined) return refused('unknown-key')
  const [header = '', words = '', signed = '', ...more] = jws.split('.')
  const [key, payload, signature] = [known.x, words, signed].map(bytesOf)
  if (more.length > 0 || payload === undefined) return refused('malformed')
  if (key === undefined || signature === undefined) return refused('signature')
  try {
    // Only the public part: a private one published by mistake is not even looked at.
    const isSound = await verifySignature(
      { algorithm: 'Ed25519', raw: key },
      signature,
      new TextEncoder().encode(`${header}.${words}`),
    )
    if (!isSound) return refused('signature')
  } catch {
    return refused('unsupported')
  }
  const statement = readStatement(payload)
  return statement === undefined || statement.kid !== kid ? refused('content') : { ok: true, statement }
}

const readStatement = (payload: Uint8Array): Statement | undefined => {
  try {
    return parseStatement(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload)))
  } catch {
    return undefined
  }
}
