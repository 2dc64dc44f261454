import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    { name: 'Chrome 156 · Windows', isHandheld: false },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { name: 'Safari 18 · iOS', isHandheld: true },
  ],
  ['', { name: '', isHandheld: false }],
  ['<script>', { name: '', isHandheld: false }],
])('[SRV-5] a device is called by its browser and system: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device)
})
