import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal, decimalOf, isDecimalText, printedNumber, signedText } from '../decimals/index.ts'
import {
  printUncertainty,
  roundByDigit,
  roundFixed,
  roundHalfEven,
  roundToInterval,
  roundWithUncertainty,
  withinLimit,
  withinLimitRounded,
} from './index.ts'

test.each([
  ['12.1498', '1', '12'],
  ['12.1498', '0.1', '12.1'],
  ['1268', '100', '1300'],
  ['10.5002', '1', '11'],
  ['1.050', '0.1', '1.0'],
  ['0.35', '0.1', '0.4'],
  ['2500', '1000', '2000'],
  ['3500', '1000', '4000'],
  ['-355', '10', '-360'],
  ['-325', '10', '-320'],
  ['-365', '10', '-360'],
  ['-0.0365', '0.001', '-0.036'],
  ['15.4546', '1', '15'],
  ['1.005', '0.01', '1.00'],
  ['2.5', '1', '2'],
  ['-2.5', '1', '-2'],
  ['-0.5', '1', '0'],
  ['0.5', '1', '0'],
  ['60.25', '0.5', '60.0'],
  ['60.38', '0.5', '60.5'],
  ['60.28', '0.5', '60.5'],
  ['-60.75', '0.5', '-61.0'],
  ['830', '20', '840'],
  ['842', '20', '840'],
  ['850', '20', '840'],
  ['-930', '20', '-920'],
  ['1.003', '0.002', '1.004'],
  ['1.0075', '0.005', '1.010'],
])('[NUM-1] %s rounded to %s is %s (GB/T 8170)', (value, interval, expected) => {
  expect(roundToInterval(value, interval)).toBe(expected)
})

test('[NUM-1] rounding is odd, at most half an interval away, and rounding again changes nothing', () => {
  const value = fc
    .tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.integer({ min: 0, max: 12 }))
    .map(([digits, places]) => new Decimal(digits).dividedBy(new Decimal(10).pow(places)).toFixed(places))
  fc.assert(
    fc.property(value, fc.constantFrom('1', '0.1', '0.01', '0.5', '0.2', '0.002', '0.005', '20', '100'), (text, interval) => {
      const rounded = roundToInterval(text, interval)
      expect(roundToInterval(rounded, interval)).toBe(rounded)
      expect(decimalOf(rounded).minus(text).abs().times(2).lessThanOrEqualTo(interval)).toBe(true)
      const negated = text.startsWith('-') ? text.slice(1) : `-${text}`
      expect(decimalOf(roundToInterval(negated, interval)).plus(rounded).isZero()).toBe(true)
    }),
  )
})

test('[NUM-2] no binary drift: what a binary number would round wrongly is rounded rightly', () => {
  expect(roundFixed('1.005', 2)).toBe('1.01')
  expect(roundFixed('-1.005', 2)).toBe('-1.01')
  expect(roundHalfEven('1.005', 2)).toBe('1.00')
  expect(roundHalfEven('2.675', 2)).toBe('2.68')
  expect(roundHalfEven('0.285', 2)).toBe('0.28')
  expect(decimalOf('0.1').plus('0.2').toFixed()).toBe('0.3')
})

test.each([
  ['8', '1.2', 1, '1.0'],
  ['8', '1.3', 1, '1.5'],
  ['8', '1.7', 1, '1.5'],
  ['8', '1.8', 1, '2.0'],
  ['8', '-1.8', 1, '-2.0'],
  ['8', '1.25', 1, '1.0'],
  ['8', '1.29', 1, '1.5'],
  ['8', '1.75', 1, '2.0'],
  ['8', '13', 0, '15'],
  ['6', '1.25', 1, '1.2'],
  ['6', '1.35', 1, '1.4'],
  ['6', '2.5', 0, '2'],
] as const)('[NUM-1] by the digit %s, %s with %i places is %s', (digit, value, places, expected) => {
  expect(roundByDigit(value, digit, places)).toBe(expected)
})

test.each([
  ['0.01047', '0.011', '0.001'],
  ['0.0243', '0.025', '0.001'],
  ['28.05', '28', '1'],
  ['28.06', '29', '1'],
  ['0.0996', '0.10', '0.01'],
  ['0.9901', '0.99', '0.01'],
  ['1', '1.0', '0.1'],
  ['1234', '1300', '100'],
  ['99.9', '100', '10'],
])('[NUM-1] an uncertainty of %s is printed as %s', (full, value, interval) => {
  expect(printUncertainty(decimalOf(full))).toEqual({ value, interval })
})

test('[NUM-1] a printed uncertainty is never smaller by more than 5 % of its last place', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 12 }), (digits, places) => {
      const full = new Decimal(digits).dividedBy(new Decimal(10).pow(places))
      const { value, interval } = printUncertainty(full)
      expect(full.minus(value).lessThanOrEqualTo(decimalOf(interval).times('0.05'))).toBe(true)
      expect(decimalOf(value).minus(full).lessThan(interval)).toBe(true)
    }),
  )
})

test('[NUM-1] a result goes to the last place of its uncertainty', () => {
  expect(roundWithUncertainty(decimalOf('-50.00125'), { value: '0.015', interval: '0.001' })).toBe('-50.001')
  expect(roundWithUncertainty(decimalOf('1250'), { value: '1300', interval: '100' })).toBe('1200')
  expect(() => printUncertainty(new Decimal(0))).toThrow(new RangeError('an uncertainty is greater than zero'))
})

test('[NUM-1] a limit is judged by the full value, by the rounded one only when asked', () => {
  expect(withinLimit(decimalOf('0.054'), decimalOf('0.05'))).toBe(false)
  expect(withinLimitRounded('0.054', '0.05', '0.01')).toBe(true)
  expect(withinLimit(decimalOf('-0.05'), decimalOf('0.05'))).toBe(true)
})

test('[NUM-1] only plain decimals are read', () => {
  for (const text of ['', '.5', '5.', '1e3', '+1', ' 1', '1,5', '0x10', 'NaN', 'Infinity', '１', '--1', '1'.repeat(31)]) {
    expect(isDecimalText(text), text).toBe(false)
    expect(() => decimalOf(text), text).toThrow(RangeError)
  }
  expect(isDecimalText(`-${'9'.repeat(30)}.${'9'.repeat(30)}`)).toBe(true)
  expect(() => roundToInterval('1', '0')).toThrow(new RangeError('a rounding interval is greater than zero: 0'))
  expect(() => roundToInterval('1', '-0.1')).toThrow(RangeError)
})

test('[NUM-1] signs are shown as print shows them, and nothing is minus zero', () => {
  expect(signedText(decimalOf('0.02'))).toBe('+0.02')
  expect(signedText(decimalOf('-0.004'), 2)).toBe('0.00')
  expect(signedText(decimalOf('0.004'), 2)).toBe('0.00')
  expect(printedNumber('-0.5')).toBe('−0.5')
  expect(printedNumber('LX-2026')).toBe('LX-2026')
})

test('[NUM-1] nothing is rounded twice, however many digits a value has', () => {
  const nines = '9'.repeat(29)
  expect(roundToInterval(`${nines}3.749999999999999999999999999999`, '0.5')).toBe(`${nines}3.5`)
  expect(roundToInterval(`-${nines}3.749999999999999999999999999999`, '0.5')).toBe(`-${nines}3.5`)
  expect(roundToInterval('4.5', '3')).toBe('6')
  expect(roundToInterval('4.499999999999999999999999999999', '3')).toBe('3')
})

/** Rounds by whole numbers of the language itself: another way than the one tested. */
const byBigInt = (digits: bigint, interval: bigint, half: 'even' | 'up'): bigint => {
  const [absolute, sign] = digits < 0n ? [-digits, -1n] : [digits, 1n]
  const [multiple, twice] = [absolute / interval, (absolute % interval) * 2n]
  const up = twice > interval || (twice === interval && (half === 'up' || multiple % 2n === 1n))
  return sign * (multiple + (up ? 1n : 0n)) * interval
}
const written = (digits: bigint, places: number): string =>
  signedOrPlain(new Decimal(digits.toString()).dividedBy(new Decimal(10).pow(places)).toFixed(places))
const signedOrPlain = (text: string): string => (/^-[0.]+$/.test(text) ? text.slice(1) : text)
const upTo60Digits = fc.tuple(fc.bigInt(-(10n ** 59n), 10n ** 59n), fc.constant(30))
const few = fc.tuple(fc.bigInt(-2000n, 2000n), fc.constant(3))
const values = fc.oneof(upTo60Digits, few)

test('[NUM-1] half-even, half-up and rounding to half a unit agree with whole-number arithmetic', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 2 }), ([digits, scale], places) => {
      const text = written(digits, scale)
      const unit = 10n ** BigInt(scale - places)
      const kept = (whole: bigint) => written(whole / 10n ** BigInt(scale - places), places)
      expect(roundHalfEven(text, places)).toBe(kept(byBigInt(digits, unit, 'even')))
      expect(roundByDigit(text, '6', places)).toBe(kept(byBigInt(digits, unit, 'even')))
      expect(roundFixed(text, places)).toBe(kept(byBigInt(digits, unit, 'up')))
      expect(roundByDigit(text, '8', places)).toBe(kept(byBigInt(digits, unit * 5n, 'even')))
    }),
    { numRuns: 500 },
  )
})

test('[NUM-1] for one dropped digit the rule of the 8 is the rhyme: up to 2 drops, from 8 rises, 3 to 7 become 5', () => {
  for (let digit = 0; digit <= 9; digit += 1) {
    const expected = digit <= 2 ? '40' : digit >= 8 ? '50' : '45'
    expect(roundByDigit(`4${digit}`, '8', 0), `4${digit}`).toBe(expected)
    expect(roundByDigit(`-0.4${digit}`, '8', 2), `-0.4${digit}`).toBe(`-0.${expected}`)
  }
})

test.each([
  ['0.5', 0, '1'],
  ['-0.5', 0, '-1'],
  ['-0.4', 0, '0'],
  ['2.345', 2, '2.35'],
  ['1.6', 3, '1.600'],
  ['0.000', 1, '0.0'],
  ['999.995', 2, '1000.00'],
] as const)('[NUM-1] %s with %i fixed decimals is %s', (value, places, expected) => {
  expect(roundFixed(value, places)).toBe(expected)
})

test.each([-1, 1.5, 31, Number.NaN, Infinity])('[NUM-1] there are no %d places', (places) => {
  for (const round of [roundFixed, roundHalfEven, (value: string, kept: number) => roundByDigit(value, '8', kept)]) {
    expect(() => round('1.5', places)).toThrow(new RangeError(`places are a whole number from 0 to 30: ${places}`))
  }
  expect(roundFixed('1.5', 30)).toBe(`1.5${'0'.repeat(29)}`)
})
