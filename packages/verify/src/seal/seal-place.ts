import { bytesOf } from './der.ts'

/** Where a PDF has its seal, and what the seal covers. */
export interface SealPlace {
  /** The signature. */
  readonly message: Uint8Array<ArrayBuffer>
  /** Offsets: the signature's first character, the first after it, and the first that the seal does not cover. */
  readonly opening: number
  readonly closing: number
  readonly end: number
  /** When it says it was made: an instant, or `null` where it does not say. */
  readonly saidAt: string | null
}

/** What was found: no seal, one that cannot be read, one whose file was cut off, or a seal. */
export type SealFinding = { readonly found: 'none' | 'damaged' | 'cut' } | { readonly found: 'seal'; readonly place: SealPlace }

const byteRange = /\/ByteRange \[ 0 (\d{1,10}) (\d{1,10}) (\d{1,10}) \] */g
const contents = '/Contents '
/** The signature dictionary of the institute's seals has its byte range before the signature, and this near to it. */
const nearest = 256

/** One byte, one character: a PDF is not UTF-8, and what is looked for is plain ASCII. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const pdfMoment = /\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\+08'00'\)/

const saidAtIn = (dictionary: string): string | null => {
  const match = pdfMoment.exec(dictionary)
  if (match === null) return null
  const [, year, month, day, hour, minute, second] = match
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

/** The signature's digits: small, an even number of them, and after the signature nothing but noughts. */
const messageIn = (digits: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^(?:[0-9a-f]{2})+$/.test(digits)) return undefined
  const bytes = bytesOf(digits)
  // A sequence of less than 64 KiB: two bytes say its length.
  const size = bytes[0] === 0x30 && bytes[1] === 0x82 ? 4 + ((bytes[2] ?? 0) << 8) + (bytes[3] ?? 0) : 0
  if (size === 0 || size > bytes.length || bytes.subarray(size).some((byte) => byte !== 0)) return undefined
  return bytes.slice(0, size)
}

/**
 * Finds the institute's seal in a PDF: the first signature dictionary whose byte range fits the place where it stands. Everything but
 * the digits of the signature is covered, so there is nothing to which a range could be bent.
 */
export const findSeal = (bytes: Uint8Array): SealFinding => {
  const text = textOf(bytes)
  let isCut = false
  let hasOther = text.includes('/ByteRange') || text.includes('/ETSI.CAdES.detached')
  for (const match of text.matchAll(byteRange)) {
    const [opening = 0, closing = 0, rest = 0] = match.slice(1).map(Number)
    const after = match.index + match[0].length
    const between = text.slice(after, opening)
    if (opening < after || opening - after > nearest || !between.endsWith(contents) || text[opening] !== '<') continue
    if (closing > text.length) isCut = true
    if (text[closing - 1] !== '>') continue
    const message = messageIn(text.slice(opening + 1, closing - 1))
    if (message === undefined) {
      hasOther = true
      continue
    }
    const end = closing + rest
    if (end > text.length) return { found: 'cut' }
    return { found: 'seal', place: { message, opening, closing, end, saidAt: saidAtIn(text.slice(closing, closing + 512)) } }
  }
  if (isCut) return { found: 'cut' }
  return { found: hasOther ? 'damaged' : 'none' }
}
