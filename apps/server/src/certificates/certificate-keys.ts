import { createHmac, createPrivateKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { checkCodeLength, normaliseCheckCode, referenceLength, symbolsOf } from '@etalon/api/domain'
import type { JWK } from 'jose'
import { freshKeys, type HeldKeys, keyFilePath, parsedKeys, writtenKeys } from './key-file.ts'
import { KeyProblem } from './key-problem.ts'
import { loadInstituteSeal, type SealFiles } from './load-seal.ts'
import type { InstituteSeal } from './seal/index.ts'
import { readIfThere, writeOnce } from './written-once.ts'

/** What identifies an issued document for its code and its reference. */
export interface IssueIdentity {
  readonly tenant: string
  readonly number: string
  /** Day of issue. */
  readonly issued: string
}

/** The institute's keys, each for its own purpose. */
export interface CertificateKeys {
  /** The key that signs new statements. */
  readonly signing: { readonly kid: string; readonly privateKey: KeyObject }
  /** The public part of every signing key there ever was (RFC 7517), the current one first. */
  readonly publicKeys: { readonly keys: readonly JWK[] }
  /** The version under which new check codes are made; kept with each certificate. */
  readonly checkCodeVersion: number
  /**
   * The check code of a document: eight symbols, without the dash.
   * @throws KeyProblem for a version that does not exist
   */
  readonly checkCodeOf: (identity: IssueIdentity, version: number) => string
  /**
   * Whether a typed code is right. What cannot be a code is compared as well, so that it takes as long; ask it for unknown numbers
   * too, with any identity.
   */
  readonly checkCodeMatches: (identity: IssueIdentity, version: number, typed: string) => boolean
  /** The 26 symbols of the QR code: 130 bits that nobody can guess. */
  readonly referenceOf: (identity: IssueIdentity) => string
  /** What the PDF and the XML of new documents are sealed with. */
  readonly seal: InstituteSeal
}

const tag = (key: string, purpose: string, { tenant, number, issued }: IssueIdentity): Buffer =>
  // The lengths stand in front, so that no two identities give the same text.
  createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(JSON.stringify([purpose, tenant, number, issued]))
    .digest()

/** What a code that cannot be one is compared as: no real code has this symbol. */
const impossibleCode = '!'.repeat(checkCodeLength)

const keysFrom = (held: HeldKeys, seal: InstituteSeal): CertificateKeys => {
  const { signing, checkCode, reference } = held
  const current = signing.keys.find((key) => key.kid === signing.current)
  if (current === undefined) throw new KeyProblem('the current signing key is missing')
  const published = [current, ...signing.keys.filter((key) => key !== current)]
  const checkCodeOf = (identity: IssueIdentity, version: number): string => {
    const key = checkCode.keys[String(version)]
    if (key === undefined) throw new KeyProblem(`there is no check-code key of version ${version}`)
    return symbolsOf(tag(key, 'check-code', identity), checkCodeLength)
  }
  return {
    signing: {
      kid: current.kid,
      privateKey: createPrivateKey({ format: 'jwk', key: { kty: current.kty, crv: current.crv, x: current.x, d: current.d } }),
    },
    publicKeys: { keys: published.map(({ kid, kty, crv, x }) => ({ kty, crv, x, kid, use: 'sig', alg: 'EdDSA' })) },
    checkCodeVersion: checkCode.current,
    checkCodeOf,
    checkCodeMatches: (identity, version, typed) => {
      const code = normaliseCheckCode(typed) ?? impossibleCode
      return timingSafeEqual(Buffer.from(code), Buffer.from(checkCodeOf(identity, version)))
    },
    referenceOf: (identity) => symbolsOf(tag(reference, 'reference', identity), referenceLength),
    seal,
  }
}

/** How keys are loaded. */
export interface KeyLoading {
  /** The folder of the server's data; the keys lie in its sub-folder `keys`. */
  readonly dataFolder: string
  /** Whether any document was ever issued. Then a missing key file is a loss to be repaired, not a first start. */
  readonly issuedBefore: boolean
  readonly now: Date
  /** The institute's own certificate. @default one that is made on first use, and that nobody vouches for */
  readonly sealFiles?: SealFiles | undefined
}

/**
 * Loads the keys, and makes them on first use: one file that only its owner may read.
 * @throws KeyProblem where the file is missing although documents were issued, or cannot be read
 */
export const loadCertificateKeys = async ({ dataFolder, issuedBefore, now, sealFiles }: KeyLoading): Promise<CertificateKeys> => {
  const path = keyFilePath(dataFolder)
  const folder = dirname(path)
  let text = await readIfThere(path)
  if (text === undefined) {
    if (issuedBefore) {
      throw new KeyProblem(
        `${path} is missing, though certificates were issued with it. Restore it from a backup; new keys would not fit them.`,
      )
    }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeOnce(path, writtenKeys(freshKeys(now)))
    text = await readFile(path, 'utf8')
  }
  await chmod(path, 0o600)
  return keysFrom(parsedKeys(path, text), await loadInstituteSeal(folder, now, sealFiles))
}
