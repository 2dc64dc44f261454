import { expect, test } from 'vitest'
import { present } from './index.ts'

test.each([0, '', false, null])('%o is there', (value) => {
  expect(present<unknown>(value)).toBe(value)
})

test('what is missing is said', () => {
  expect(() => present(undefined)).toThrow('the chart guarantees')
})
