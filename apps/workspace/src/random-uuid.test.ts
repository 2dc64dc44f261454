import { expect, test } from 'vitest'
import { randomUuid } from './random-uuid.ts'

test('[SRV-4][F33] a key that is made where the browser makes none is a UUID of version 4, and another one each time', () => {
  const made = Array.from({ length: 500 }, randomUuid)
  for (const one of made) expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(made).size).toBe(made.length)
})
