import { expect, test } from 'vitest'
import { afterKey, nothingTyped, numberOnLabel } from './scanned-code.ts'

/** The codes that keys make, each so many milliseconds after the one before. */
function codesOf(keys: readonly string[], pause: number | ((place: number) => number)): readonly string[] {
  let typed = nothingTyped
  let at = 0
  const codes: string[] = []
  for (const [place, key] of keys.entries()) {
    at += typeof pause === 'number' ? pause : pause(place)
    const after = afterKey(typed, key, at)
    typed = after.typed
    if (after.code !== undefined) codes.push(after.code)
  }
  return codes
}

test('[BIZ-3] keys that come as a scanner types them are a code, with Shift between them', () => {
  expect(codesOf([...'YP261100136', 'Enter'], 8)).toEqual(['YP261100136'])
  expect(codesOf(['Shift', 'Y', 'Shift', 'P', ...'261100136', 'Enter'], 12)).toEqual(['YP261100136'])
  // A busy page hears one of them late.
  expect(codesOf([...'YP261100136', 'Enter'], (place) => (place === 1 ? 150 : 8))).toEqual(['YP261100136'])
  expect(codesOf([...'YP261100136', 'Enter', ...'YP261100137', 'Enter'], 8)).toEqual(['YP261100136', 'YP261100137'])
})

test('[BIZ-3] what a person types is no code: neither slowly, nor with a rest before Enter, nor a few letters', () => {
  expect(codesOf([...'YP261100136', 'Enter'], 90)).toEqual([])
  expect(codesOf([...'YP261100136', 'Enter'], (place) => (place === 11 ? 400 : 8))).toEqual([])
  expect(codesOf([...'YP26', 'Enter'], 8)).toEqual([])
  expect(codesOf(['Enter'], 8)).toEqual([])
})

test('[BIZ-3] what was typed before a scan is not part of it', () => {
  expect(codesOf(['x', ...'YP261100136', 'Enter'], (place) => (place === 1 ? 500 : 8))).toEqual(['YP261100136'])
})

test.each([
  ['YP2026110001', 'YP2026110001'],
  [' YP-2026/0001\n', 'YP-2026/0001'],
  ['样2026110001', '样2026110001'],
  ['HTTPS://CX.EXAMPLE.COM/V/7K3M9QXT0123456789ABCDEFGH', undefined],
  ['https://example.com/menu', undefined],
  ['WIFI:S:office;;', undefined],
  ['检定证书的样品', undefined],
  ['YP 2026110001', undefined],
  ['YP1', undefined],
  ['1'.repeat(33), undefined],
])('[BIZ-3] the code %j says the number %j', (text, number) => {
  expect(numberOnLabel(text)).toBe(number)
})
