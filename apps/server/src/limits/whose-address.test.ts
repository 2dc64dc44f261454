import { expect, test } from 'vitest'
import { whoseAddress } from './index.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001:0DB8:00a0::7', '2001:db8:a0:0::/64'],
  ['2001:db8:a0:0:ffff::7', '2001:db8:a0:0::/64'],
  ['2001:db8:a0:1:1:2:3:4', '2001:db8:a0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b::203.0.113.9'],
  ['', ''],
  [undefined, ''],
])('[SEC-3][S10] tries from %s count under %s', (address, counted) => {
  expect(whoseAddress(address)).toBe(counted)
})
