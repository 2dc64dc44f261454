import { sha256 } from '../cryptography/index.ts'
import type { SealCertificate } from './seal-certificate.ts'
import { findSeal } from './seal-place.ts'
import { checkMessage, type SignatureFault } from './signed-message.ts'

/**
 * What is wrong with a seal: as of a signature, and besides
 * - `appended`: the sealed part is as it was, and something was put after it
 * - `cut`: the end of the file is missing
 */
export type SealFault = SignatureFault | 'appended' | 'cut'

/** What came of checking the seal of a file. */
export type SealCheck =
  /** Every byte is as it was sealed, by a certificate of the institute. */
  | { readonly seal: 'intact'; readonly certificate: SealCertificate; readonly sealedAt: string | null }
  /** There is no seal in it. */
  | { readonly seal: 'none' }
  | { readonly seal: 'broken'; readonly fault: SealFault; readonly certificate?: SealCertificate }

/**
 * Checks the seal of a PDF (PAdES baseline B-B), offline: nothing is fetched and nothing is sent.
 * @param trusted SHA-256 of each certificate that the institute seals with, in small hexadecimal digits
 */
export const verifySeal = async (bytes: Uint8Array<ArrayBuffer>, trusted: readonly string[]): Promise<SealCheck> => {
  const finding = findSeal(bytes)
  if (finding.found === 'none') return { seal: 'none' }
  if (finding.found !== 'seal') return { seal: 'broken', fault: finding.found }
  const { message, opening, closing, end, saidAt } = finding.place
  const covered = new Uint8Array(opening + end - closing)
  covered.set(bytes.subarray(0, opening))
  covered.set(bytes.subarray(closing, end), opening)
  const check = await checkMessage(message, await sha256(covered), trusted, saidAt)
  if (!check.ok) {
    const { fault, certificate } = check
    return certificate === undefined ? { seal: 'broken', fault } : { seal: 'broken', fault, certificate }
  }
  if (end < bytes.length) return { seal: 'broken', fault: 'appended', certificate: check.certificate }
  return { seal: 'intact', certificate: check.certificate, sealedAt: check.signedAt }
}

/**
 * Checks data against a signature that stands in a file of its own (CAdES baseline B-B), offline.
 * @param signature DER, such as a `.p7s` beside a DCC
 * @param trusted SHA-256 of each certificate that the institute seals with, in small hexadecimal digits
 */
export const verifyDetached = async (
  bytes: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  trusted: readonly string[],
): Promise<SealCheck> => {
  const check = await checkMessage(signature, await sha256(bytes), trusted)
  if (check.ok) return { seal: 'intact', certificate: check.certificate, sealedAt: check.signedAt }
  const { fault, certificate } = check
  return certificate === undefined ? { seal: 'broken', fault } : { seal: 'broken', fault, certificate }
}
