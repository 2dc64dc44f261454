import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capitalAmount } from './index.ts'

test.each([
  // The examples of the rules for bills and settlement vouchers; of two spellings the one that is written here.
  ['1409.50', '人民币壹仟肆佰零玖元伍角'],
  ['6007.14', '人民币陆仟零柒元壹角肆分'],
  ['1680.32', '人民币壹仟陆佰捌拾元叁角贰分'],
  ['107000.53', '人民币壹拾万零柒仟元伍角叁分'],
  ['16409.02', '人民币壹万陆仟肆佰零玖元零贰分'],
  ['325.04', '人民币叁佰贰拾伍元零肆分'],
  ['0', '人民币零元整'],
  ['0.05', '人民币伍分'],
  ['0.50', '人民币伍角'],
  ['10', '人民币壹拾元整'],
  ['180.00', '人民币壹佰捌拾元整'],
  ['10000', '人民币壹万元整'],
  ['10001', '人民币壹万零壹元整'],
  ['100010', '人民币壹拾万零壹拾元整'],
  ['1010000', '人民币壹佰零壹万元整'],
  ['100000001', '人民币壹亿零壹元整'],
  ['100010000', '人民币壹亿零壹万元整'],
  ['123456789.01', '人民币壹亿贰仟叁佰肆拾伍万陆仟柒佰捌拾玖元零壹分'],
  ['1000000000000.1', '人民币壹万亿元壹角'],
  ['-20.00', '人民币负贰拾元整'],
])('[NUM-2] %s yuan are written %s', (amount, written) => {
  expect(capitalAmount(amount)).toBe(written)
})

const figures: Readonly<Record<string, bigint>> = { 仟: 1000n, 佰: 100n, 拾: 10n }

/** Reads capital figures back, by another way than they are written. */
function centsOf(written: string): bigint {
  const [whole = '', rest = ''] = written.includes('元')
    ? written.replace('人民币', '').split('元')
    : ['', written.replace('人民币', '')]
  let [all, group, digit] = [0n, 0n, 0n]
  for (const sign of whole.replace('万亿', '兆')) {
    const worth = '零壹贰叁肆伍陆柒捌玖'.indexOf(sign)
    if (worth >= 0) digit = BigInt(worth)
    else if (figures[sign] === undefined) {
      all += (group + digit) * ({ 万: 10_000n, 亿: 100_000_000n, 兆: 1_000_000_000_000n }[sign] ?? 1n)
      ;[group, digit] = [0n, 0n]
    } else {
      group += digit * figures[sign]
      digit = 0n
    }
  }
  const small = (unit: string) => '零壹贰叁肆伍陆柒捌玖'.indexOf(new RegExp(`(.)${unit}`).exec(rest)?.[1] ?? '零')
  return (all + group + digit) * 100n + BigInt(small('角')) * 10n + BigInt(small('分'))
}

test('[NUM-2] what is written in capitals reads back as the amount, and never has two zeros beside each other', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 18n - 1n), fc.integer({ min: 0, max: 17 }), (drawn, shorter) => {
      const cents = drawn / 10n ** BigInt(shorter)
      const written = capitalAmount(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
      expect(centsOf(written)).toBe(cents)
      expect(written).not.toContain('零零')
    }),
  )
})

test.each(['1.001', '10000000000000000', '1e3', ''])('[NUM-2] %j is not written', (amount) => {
  expect(() => capitalAmount(amount)).toThrow(RangeError)
})
