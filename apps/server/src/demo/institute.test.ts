import { expect, test } from 'vitest'
import { kinds } from './catalogue.ts'
import { standards, standardsUsed } from './institute.ts'

test.each(kinds)('[BIZ-4] $code is compared with measuring standards of its own domain', ({ code, domain }) => {
  const used = (standardsUsed[code] ?? []).map((number) => standards.find((one) => one.number === number))
  expect(used).not.toEqual([])
  for (const one of used) expect(one?.domain).toBe(domain)
})
