import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  certificateNumber,
  cycleThatCounts,
  defaultNumberPattern,
  documentKindOf,
  documentTitles,
  domainLetters,
  isExpired,
  maskClient,
  nextDue,
  normaliseCertificateNumber,
  normaliseCheckCode,
  normaliseReference,
  printedCheckCode,
  symbolAlphabet,
  symbolsOf,
  validUntil,
} from './index.ts'

test.each([
  ['2026-03-05', '12', '2027-03-04'],
  ['2026-08-31', '6', '2027-02-27'],
  ['2024-02-29', '12', '2025-02-27'],
  ['2026-09-08', '6', '2027-03-07'],
  ['2026-01-01', '24', '2027-12-31'],
  ['2026-11-30', '3', '2027-02-27'],
  ['2026-03-05', '999999', null],
] as const)('[BIZ-8] verified on %s with a cycle of %s months it is valid until %s', (verified, cycle, until) => {
  expect(validUntil(verified, cycle)).toBe(until)
})

test('[BIZ-8] the next due date is the day after, and the client can only shorten the cycle', () => {
  expect(nextDue('2027-02-28')).toBe('2027-03-01')
  expect(cycleThatCounts('12', '6')).toBe('6')
  expect(cycleThatCounts('6', '12')).toBe('6')
  expect(cycleThatCounts('12', undefined)).toBe('12')
  expect(cycleThatCounts('999999', '24')).toBe('24')
  expect(() => validUntil('2026-02-30', '12')).toThrow(RangeError)
})

test('[CERT-2] a certificate holds through its printed day in China', () => {
  expect(isExpired('2027-03-07', new Date('2027-03-07T15:59:59Z'))).toBe(false)
  expect(isExpired('2027-03-07', new Date('2027-03-07T16:00:00Z'))).toBe(true)
  expect(isExpired(null, new Date('2999-01-01T00:00:00Z'))).toBe(false)
})

test('[BIZ-5] the ability type and the result say which document it is', () => {
  expect(documentKindOf('1', false)).toBe('verification')
  expect(documentTitles[documentKindOf('1', true)].zh).toBe('检定结果通知书')
  expect(documentKindOf('2', true)).toBe('calibration')
  expect(documentKindOf('3', false)).toBe('testing')
  expect(documentKindOf('4', false)).toBe('trial')
})

test('[BIZ-5] numbers follow their pattern', () => {
  expect(certificateNumber(defaultNumberPattern, { domain: domainLetters['12'], year: '2026', serial: 3187 })).toBe(
    'LX-2026-003187',
  )
  expect(certificateNumber('{year}{domain}{serial}', { domain: 'RG', year: '2026', serial: 7 })).toBe('2026RG7')
  expect(certificateNumber(defaultNumberPattern, { domain: 'CD', year: '2026', serial: 1_234_567 })).toBe('CD-2026-1234567')
  expect(() => certificateNumber('{domain}-{year}', { domain: 'CD', year: '2026', serial: 1 })).toThrow(RangeError)
  expect(() => certificateNumber('{serial}{month}', { domain: 'CD', year: '2026', serial: 1 })).toThrow(RangeError)
  expect(() => certificateNumber('{serial}', { domain: 'CD', year: '2026', serial: 0 })).toThrow(RangeError)
})

test('[PUB-4] what a visitor types is understood as far as it can be', () => {
  expect(normaliseCertificateNumber(' ｌｘ－2026—003187 ')).toBe('LX-2026-003187')
  for (const typed of ['', '   ', "LX' or 1=1", 'A'.repeat(41), 'A'.repeat(100_000), '<b>'])
    expect(normaliseCertificateNumber(typed)).toBeUndefined()
  expect(normaliseCheckCode('7k3m9qxt')).toBe('7K3M9QXT')
  expect(normaliseCheckCode('７Ｋ３Ｍ－９ＱＸＴ')).toBe('7K3M9QXT')
  expect(normaliseCheckCode('oIl0-1234')).toBe('01101234')
  expect(normaliseReference('7K3M9QXT7K3M9QXT7K3M9QXT7K')).toHaveLength(26)
  for (const typed of ['7K3M9QX', '7K3M9QXTT', '7K3M9QXU', '', '7K3M9QX*', '7'.repeat(100_000)])
    expect(normaliseCheckCode(typed)).toBeUndefined()
})

test('[PUB-4] codes have 32 symbols without look-alikes, five bits each', () => {
  expect(new Set(symbolAlphabet).size).toBe(32)
  expect(symbolAlphabet).not.toMatch(/[ILOU]/)
  expect(symbolsOf(Uint8Array.from([0b00000_000, 0b01_00010_0, 0b0011_0010, 0b0_00101_00, 0b110_11111]), 8)).toBe('0123456Z')
  expect(() => symbolsOf(new Uint8Array(4), 8)).toThrow(RangeError)
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 17, maxLength: 17 }), (bytes) => {
      const reference = symbolsOf(bytes, 26)
      expect(normaliseReference(reference.toLowerCase())).toBe(reference)
      expect(normaliseCheckCode(printedCheckCode(reference.slice(0, 8)))).toBe(reference.slice(0, 8))
    }),
  )
})

test('[PUB-1] a client is masked by always six stars', () => {
  expect(maskClient('长沙星麓精工机械有限公司')).toBe('长沙＊＊＊＊＊＊有限公司')
  expect(maskClient('湖南惠泽医院')).toBe('湖＊＊＊＊＊＊')
  expect(maskClient('天心区晓园水产店')).toBe('天心＊＊＊＊＊＊店')
  expect(maskClient('王小明')).toBe('王＊＊＊＊＊＊')
  expect(maskClient('')).toBe('＊＊＊＊＊＊')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'长沙星麓精工机械有限公司医院店') }), (name) => {
      expect(maskClient(name).match(/＊/g)).toHaveLength(6)
      if ([...name].length > 1)
        expect(maskClient(name).replaceAll('＊', '').length).toBeLessThanOrEqual(Math.max(1, [...name].length - 3))
    }),
  )
})
