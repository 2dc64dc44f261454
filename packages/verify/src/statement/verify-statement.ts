import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose'
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
 * - `unsupported`: this browser cannot check it, so nothing speaks against it: it is too old for Ed25519, or the page came over a
 *   connection that is not secure, where browsers lend no cryptography
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
    const { typ, kid, alg } = decodeProtectedHeader(jws)
    return typ === statementType && (alg === 'EdDSA' || alg === 'Ed25519') ? kid : undefined
  } catch {
    // Whatever is not a header is no statement; there is nothing to tell apart.
    return undefined
  }
}

/** Whether signatures can be checked here at all. */
const knowsEd25519 = async (): Promise<boolean> => {
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
    return true
  } catch {
    return false
  }
}

/**
 * Checks a signed statement against the published keys of its institute. Works in browsers and in Node, by WebCrypto's Ed25519.
 * @param jws compact serialisation (RFC 7515)
 */
export const verifyStatement = async (jws: string, published: PublicKeys): Promise<StatementCheck> => {
  if (jws.length > longest) return refused('malformed')
  const kid = keyIdOf(jws)
  if (kid === undefined) return refused('malformed')
  const known = published.keys.find((key) => key.kid === kid && key.kty === 'OKP' && key.crv === 'Ed25519')
  if (known?.x === undefined) return refused('unknown-key')
  let payload: Uint8Array
  try {
    // Only the public parts: a private one published by mistake is not even imported.
    const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: known.x }, 'EdDSA')
    payload = (await compactVerify(jws, key, { algorithms: ['EdDSA', 'Ed25519'] })).payload
  } catch {
    return refused((await knowsEd25519()) ? 'signature' : 'unsupported')
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
