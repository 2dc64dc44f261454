import { expect, test } from 'vitest'
import { ownTime } from '../../testing/index.ts'
import { isCreditCode, isIdCard } from './index.ts'

test.each([
  ['91430100MA4Q3T7N6X', true],
  ['12430000448821077F', true],
  ['91350100M000100Y43', true],
  ['91430104MA4R8H2K5D', true],
  ['92430103MA7B2C9X0A', true],
  ['91350100M000100Y4Z', false],
  ['91430100MA4Q3T7N6Y', false],
  ['91430100MA4O3T7N6X', false],
  ['91430100MA4Q3T7N6', false],
  // The check character is right, and yet: a letter in the area, a nought for the authority, one for the kind.
  ['9143010AMA4Q3T7N6E', false],
  ['01430100MA4Q3T7N67', false],
  ['90430100MA4Q3T7N61', false],
  ['91430100MA4Q3T7N6XX', false],
  ['991430100MA4Q3T7N6X', false],
  ['991430100MA4Q3T7NQ6', false],
  ['91430100MA4Q3T7N6X1', false],
  ['', false],
])('[FORM-2] the credit code %s is right: %s', (code, right) => {
  expect(isCreditCode(code)).toBe(right)
})

test.each([
  ['110101199003070011', true],
  ['43010419850615008X', true],
  ['430122199202291016', true],
  ['110101199003070017', false],
  ['440308200202290014', false],
  ['440308190002290013', false],
  ['43010419850615008x', false],
  // The check character is right, and yet: no area begins with a nought, no year has a thirteenth month, the day is to come.
  ['010101199003070018', false],
  ['110101199013070015', false],
  ['110101202703070017', false],
  ['1101011990030700111', false],
  ['1110101199003070011', false],
  ['', false],
])('[FORM-2] the identity number %s is right: %s', (number, right) => {
  expect(isIdCard(number, '2026-11-20')).toBe(right)
})

test('[FORM-2] nobody is born after today', () => {
  expect(isIdCard('43010419850615008X', '1985-06-15')).toBe(true)
  expect(isIdCard('43010419850615008X', '1985-06-14')).toBe(false)
})

test('[FORM-2] any single wrong digit is found', () => {
  const number = '110101199003070011'
  for (let place = 0; place < 17; place += 1) {
    const wrong = `${number.slice(0, place)}${(Number(number[place]) + 1) % 10}${number.slice(place + 1)}`
    expect(isIdCard(wrong, '2026-11-20'), wrong).toBe(false)
  }
})

test('[FORM-4] long inputs are refused at once', () => {
  const took = ownTime(() => {
    expect(isCreditCode('9'.repeat(100_000))).toBe(false)
    expect(isIdCard('1'.repeat(100_000), '2026-11-20')).toBe(false)
  })
  expect(took).toBeLessThan(50)
})
