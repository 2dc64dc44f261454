import { expect, test } from 'vitest'
import {
  certificateNumber,
  defaultNumberPattern,
  documentTitles,
  domainLetters,
  maskClient,
  normaliseCertificateNumber,
  normaliseCheckCode,
  symbolsOf,
} from './index.ts'

test('[BIZ-5] each kind of document has its title in both languages, and the words of its seal', () => {
  expect(documentTitles).toEqual({
    verification: { zh: '检定证书', en: 'Verification Certificate', seal: '检定专用章' },
    rejection: { zh: '检定结果通知书', en: 'Notice of Verification Result', seal: '检定专用章' },
    calibration: { zh: '校准证书', en: 'Calibration Certificate', seal: '校准专用章' },
    testing: { zh: '检测报告', en: 'Test Report', seal: '检测专用章' },
    trial: { zh: '试验报告', en: 'Trial Report', seal: '检测专用章' },
  })
  expect(domainLetters).toEqual({ '04': 'RG', '10': 'CD', '12': 'LX' })
})

test('[BIZ-5] the first serial is 1, and a pattern may pad it to more than nine digits', () => {
  expect(certificateNumber(defaultNumberPattern, { domain: 'CD', year: '2026', serial: 1 })).toBe('CD-2026-000001')
  expect(certificateNumber('{serial:12}', { domain: 'CD', year: '2026', serial: 31 })).toBe('000000000031')
})

test.each([
  ['{serial}', 0, 'a serial counts from 1: 0'],
  ['{serial}', 1.5, 'a serial counts from 1: 1.5'],
  ['{domain}-{year}', 1, 'the pattern has no {serial}: {domain}-{year}'],
  ['{serial:123}', 1, 'the pattern has no {serial}: {serial:123}'],
  ['{serial}{month}', 1, 'the pattern names an unknown part: {month}'],
])('[BIZ-5] the pattern %s with the serial %d is refused: %s', (pattern, serial, message) => {
  expect(() => certificateNumber(pattern, { domain: 'CD', year: '2026', serial })).toThrow(new RangeError(message))
})

test('[PUB-4] a number may be typed with blanks up to 80 characters, a code up to four for each of its own', () => {
  expect(normaliseCertificateNumber('LX-2026-1'.padEnd(80))).toBe('LX-2026-1')
  expect(normaliseCertificateNumber('LX-2026-1'.padEnd(81))).toBeUndefined()
  expect(normaliseCheckCode('7K3M-9QXT'.padEnd(32))).toBe('7K3M9QXT')
  expect(normaliseCheckCode('7K3M-9QXT'.padEnd(33))).toBeUndefined()
})

test('[PUB-4] too few bytes for the symbols are refused, with the number that it takes', () => {
  expect(() => symbolsOf(new Uint8Array(4), 8)).toThrow(new RangeError('8 symbols need 5 bytes'))
  expect(() => symbolsOf(new Uint8Array(16), 26)).toThrow(new RangeError('26 symbols need 17 bytes'))
  expect(symbolsOf(new Uint8Array(5), 8)).toBe('00000000')
})

test.each([
  ['  王小明 ', '王＊＊＊＊＊＊'],
  ['天心晓园水店', '天心＊＊＊＊＊＊店'],
  ['心晓园水店', '心＊＊＊＊＊＊'],
  ['湖南惠泽医务室', '湖南＊＊＊＊＊＊'],
])('[PUB-1] of %j the public sees %s: three characters at least are hidden, or all but the first', (name, masked) => {
  expect(maskClient(name)).toBe(masked)
})
