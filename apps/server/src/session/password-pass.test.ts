import { expect, test } from 'vitest'
import { passwordPasses, passwordPassSeconds } from './password-pass.ts'

const serverOf = (secret: string) => ({ derive: (what: string) => `${secret} of ${what}` })
const passes = passwordPasses(serverOf('a secret'))
const now = Date.UTC(2026, 0, 2)
const given = passes.give('000000', 'tester', now)

test('[SEC-3] who gave the right password is known for a quarter of an hour', () => {
  expect(passes.isOf(given, '000000', 'tester', now)).toBe(true)
  expect(passes.isOf(given, '000000', 'tester', now + passwordPassSeconds * 1000 - 1)).toBe(true)
  expect(passes.isOf(given, '000000', 'tester', now + passwordPassSeconds * 1000)).toBe(false)
})

test.each([
  ['of another account', given, '000000', 'admin'],
  ['of another institute', given, '000001', 'tester'],
  ['that lives longer than it was given', given.replace(/^\d+/, '9999999999'), '000000', 'tester'],
  ['of another server', passwordPasses(serverOf('another secret')).give('000000', 'tester', now), '000000', 'tester'],
  ['without its mark', given.split('.')[0], '000000', 'tester'],
  ['that is none', 'x.y.z', '000000', 'tester'],
  ['that is empty', '', '000000', 'tester'],
  ['that is not there', undefined, '000000', 'tester'],
])('[SEC-3] one %s says nothing', (_, cookie, tenant, account) => {
  expect(passes.isOf(cookie, tenant, account, now)).toBe(false)
})
