import { expect, test } from 'vitest'
import { readBackEndSettings } from './index.ts'

test('[API-2][API-4] without settings it is Etalon’s own server, as the specification has it', () => {
  expect(readBackEndSettings({})).toEqual({
    kind: 'etalon',
    baseUrl: '/',
    prefixes: {},
    client: 'etalon-workspace:public-client',
    password: 'code-md5',
    captcha: false,
    silentRefresh: true,
    tokenTime: 3000,
    silentCodes: [],
  })
})

test('[API-2][API-4] what is set counts', () => {
  const set = {
    kind: 'bladex-flat',
    baseUrl: 'https://blade.example/gateway',
    prefixes: { '/api/hm-metrology': '/api/lab' },
    client: 'saber:saber_secret',
    password: 'md5',
    captcha: true,
    silentRefresh: false,
    tokenTime: 1800,
    silentCodes: [2001],
  }
  expect(readBackEndSettings(set)).toEqual(set)
})

test('[API-4] SpringBlade keeps its people elsewhere, unless it is said where', () => {
  const prefixesOf = (prefixes: object) => readBackEndSettings({ kind: 'bladex-wrapped', password: 'md5', prefixes }).prefixes
  expect(prefixesOf({ '/api/hm-metrology': '/api/lab' })).toEqual({
    '/api/blade-user': '/api/blade-system/user',
    '/api/hm-metrology': '/api/lab',
  })
  expect(prefixesOf({ '/api/blade-user': '/api/people' })).toEqual({ '/api/blade-user': '/api/people' })
})

test.each([
  [{ kind: 'bladex' }, 'kind'],
  [{ baseUrl: '//elsewhere.example' }, 'baseUrl'],
  [{ baseUrl: 'javascript:alert(1)' }, 'baseUrl'],
  [{ prefixes: { '/api': 'lab' } }, 'prefixes./api'],
  [{ client: 'saber' }, 'client'],
  [{ tokenTime: 1 }, 'tokenTime'],
  [{ silentCodes: ['401'] }, 'silentCodes.0'],
  [{ pasword: 'md5' }, 'pasword'],
  [{ password: 'md5' }, 'password'],
  [{ kind: 'bladex-flat', captcha: true }, 'captcha'],
  ['etalon', 'they are no object'],
])('[API-4] %o cannot be used, and the setting is named: %s', (value, name) =>
  expect(() => readBackEndSettings(value)).toThrow(`cannot be used: ${name}.`),
)
