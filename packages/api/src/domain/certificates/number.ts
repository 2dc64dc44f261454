import type { DictionaryKey } from '../dictionaries/index.ts'

/** The letters that stand for a technology domain at the front of a certificate number, unless the institute sets others. */
export const domainLetters: Readonly<Record<DictionaryKey<'technology_domain_type'>, string>> = {
  '04': 'RG',
  '10': 'CD',
  '12': 'LX',
}

/** What fills the places of a number pattern. */
export interface NumberParts {
  readonly domain: string
  /** Four digits. */
  readonly year: string
  /** Counted within domain and year, from 1. */
  readonly serial: number
}

/** The usual pattern: `LX-2026-003187`. */
export const defaultNumberPattern = '{domain}-{year}-{serial:6}'

/**
 * Makes a certificate number. `{serial:6}` is padded with zeros to six digits and grows beyond when it must.
 * @throws RangeError where the pattern has no serial (numbers would repeat) or names a part that does not exist
 */
export const certificateNumber = (pattern: string, parts: NumberParts): string => {
  if (!Number.isSafeInteger(parts.serial) || parts.serial < 1) throw new RangeError(`a serial counts from 1: ${parts.serial}`)
  if (!/\{serial(?::\d{1,2})?\}/.test(pattern)) throw new RangeError(`the pattern has no {serial}: ${pattern}`)
  return pattern.replace(/\{([a-z]+)(?::(\d{1,2}))?\}/g, (_whole, name: string, width: string | undefined) => {
    if (name === 'domain') return parts.domain
    if (name === 'year') return parts.year
    if (name === 'serial') return String(parts.serial).padStart(Number(width ?? 0), '0')
    throw new RangeError(`the pattern names an unknown part: {${name}}`)
  })
}

const dashes = /[\u2010-\u2015\u2212\uff0d\ufe63\ufe58]/g

/**
 * A number as typed by a visitor, made comparable: full-width characters narrow, letters large, every kind of dash the plain one,
 * no blanks.
 * @returns `undefined` where it cannot be a number (empty, longer than 40, or other characters)
 */
export const normaliseCertificateNumber = (typed: string): string | undefined => {
  if (typed.length > 80) return undefined
  const text = typed.normalize('NFKC').replace(dashes, '-').replace(/\s/g, '').toUpperCase()
  return /^[0-9A-Z\u4e00-\u9fff][0-9A-Z\u4e00-\u9fff/()-]{0,39}$/.test(text) ? text : undefined
}
