import { expect, test } from 'vitest'
import { readSettings } from './index.ts'

test('settings have defaults for one machine', () => {
  expect(readSettings({})).toMatchObject({
    workspacePort: 4100,
    portalPort: 4200,
    host: '127.0.0.1',
    demo: false,
    databaseUrl: undefined,
  })
})

test.each([
  ['ETALON_WORKSPACE_PORT', '70000'],
  ['ETALON_PORTAL_PORT', 'x'],
  ['ETALON_PORTAL_URL', 'javascript:1'],
  ['ETALON_LOG', 'loud'],
  ['ETALON_PROXIES', '10.0.0.0/33'],
  ['ETALON_PROXIES', '10.0.0.1,proxy.example'],
  ['ETALON_PROXIES', '::1/129'],
  ['ETALON_PROXIES', '10.0.0.1/8/8'],
])('a wrong %s is named', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}=${value}`)
})

test.each([
  ['DATABASE_URL', 'mysql://etalon:geheim@host/db'],
  ['ETALON_CLIENT', 'geheim'],
])('a wrong %s is named, and what it holds is not shown, since that may be a password', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}: (?!.*geheim)`))
})

test('nobody is trusted about addresses but the proxies that are named', () => {
  expect(readSettings({}).proxies).toEqual([])
  expect(readSettings({ ETALON_PROXIES: '127.0.0.1, 10.0.0.0/8,2001:db8::/64' }).proxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '2001:db8::/64',
  ])
})

test('demo accounts refuse a listener that is not loopback', () => {
  expect(() => readSettings({ ETALON_DEMO: '1', ETALON_HOST: '0.0.0.0' })).toThrow('ETALON_HOST=0.0.0.0')
  expect(readSettings({ ETALON_DEMO: '1', ETALON_HOST: '::1' }).demo).toBe(true)
})
