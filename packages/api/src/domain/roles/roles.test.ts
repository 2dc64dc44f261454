import { expect, test } from 'vitest'
import { builtInRoles, isBuiltInRole, orderProgression } from '../index.ts'

test('[PERM-1] each role that is built in has a code and a name of its own in both languages', () => {
  for (const part of ['code', 'zh', 'en'] as const) {
    expect(builtInRoles.every((role) => /\S/.test(role[part]))).toBe(true)
    expect(new Set(builtInRoles.map((role) => role[part])).size).toBe(builtInRoles.length)
  }
  expect(orderProgression.moves.flatMap(({ by }) => by).filter((role) => !isBuiltInRole(role) && role !== 'system')).toEqual([])
  expect(isBuiltInRole('director')).toBe(false)
})
