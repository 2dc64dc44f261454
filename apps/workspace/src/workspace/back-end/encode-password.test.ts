import { expect, test } from 'vitest'
import { encodePassword } from './encode-password.ts'

test('[API-4][SES-2] a password travels as configured: hashed with the code, hashed alone, or as it is', () => {
  expect(encodePassword['code-md5']('湘江-1', '7f3a')).toBe('573eacbd994d2d4d4740bf73bddca927')
  expect(encodePassword.md5('abc')).toBe('900150983cd24fb0d6963f7d28e17f72')
  expect(encodePassword.plain('湘江-1')).toBe('湘江-1')
})
