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
  ['DATABASE_URL', 'mysql://x'],
  ['ETALON_PORTAL_URL', 'javascript:1'],
  ['ETALON_CLIENT', 'nocolon'],
  ['ETALON_LOG', 'loud'],
])('a wrong %s is named', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}=${value}`)
})

test('demo accounts refuse a listener that is not loopback', () => {
  expect(() => readSettings({ ETALON_DEMO: '1', ETALON_HOST: '0.0.0.0' })).toThrow('ETALON_HOST=0.0.0.0')
  expect(readSettings({ ETALON_DEMO: '1', ETALON_HOST: '::1' }).demo).toBe(true)
})
