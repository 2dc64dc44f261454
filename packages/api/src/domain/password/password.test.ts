import { expect, test } from 'vitest'
import { isStrongPassword } from './index.ts'

test.each([
  ['Etalon-demo-1', true],
  ['etalon-demo-1', true],
  ['Etalondemo1', true],
  ['Abcdef-g', true],
  ['Abcdé-gh', true],
  ['abcdefg1', false],
  ['ABCDEFG1', false],
  ['abcdefg-', false],
  ['12345678', false],
  ['Abc-12', false],
  ['', false],
])('%s can be a password: %s', (password, is) => {
  expect(isStrongPassword(password, 'zhao')).toBe(is)
})

test('it has 8 to 64 characters, however many units they take', () => {
  const long = (count: number) => `Ab1${'x'.repeat(count - 3)}`
  expect([7, 8, 64, 65].map((count) => isStrongPassword(long(count), ''))).toEqual([false, true, true, false])
  expect(isStrongPassword(`Ab1${'𝒙'.repeat(61)}`, '')).toBe(true)
  expect(isStrongPassword(`Ab1${'𝒙'.repeat(4)}`, '')).toBe(false)
})

test('the user name is not in it, in small letters or large', () => {
  expect(isStrongPassword('My-Zhao-99', 'zhao')).toBe(false)
  expect(isStrongPassword('My-Zhou-99', 'ZHAO')).toBe(true)
  expect(isStrongPassword('My-Zhao-99', '')).toBe(true)
})
