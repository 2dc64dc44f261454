import { normaliseReference } from '@etalon/api/domain'

/**
 * The reference in what a QR code says. Certificates carry `HTTPS://HOST/V/<26 symbols>`; the host does not count, since an
 * institute's address may change after printing, and whatever is found is looked up here.
 * @returns the reference, or `undefined` where the code is not one of a certificate
 */
export const referenceInCode = (text: string): string | undefined => {
  const [, typed] = /^https?:\/\/[^/?#\s]+\/(?:en\/)?v\/([0-9a-z]{26})\/?(?:[?#]\S*)?$/i.exec(text.trim()) ?? []
  return typed === undefined ? undefined : normaliseReference(typed)
}
