import { gzipSync } from 'node:zlib'
import type { Random } from '../testing/index.ts'

/** Values that were trouble for somebody, somewhere. */
export const hostileValues: readonly unknown[] = [
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  'x'.repeat(5000),
  'x'.repeat(70_000),
  "1' or '1'='1",
  "'; drop table account; --",
  '%',
  '_',
  '\\',
  '%\\',
  '$1',
  '../../etc/passwd',
  '$(id)',
  '<script>alert(1)</script>',
  '\u202etxt.exe',
  '👩‍👩‍👧‍👦'.repeat(20),
  '١٢٣',
  '1e309',
  '-0',
  'NaN',
  'Infinity',
  '0x10',
  '9'.repeat(19),
  '9'.repeat(40),
  '2025-02-30',
  '0000-01-01',
  '275760-09-13',
  'infinity',
  '24:00',
  '__proto__',
  'constructor',
  'updatexml(1,concat(0x7e,md5(1),0x7e),1)',
  '(select pg_sleep(5))',
  'case when 1=1 then id else name end',
  'id;--',
  'a\r\nSet-Cookie: b=c',
  '{"$ne":null}',
  '[',
  null,
  true,
  false,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53 + 1,
  1e308,
  [],
  {},
  [null],
  [[[[[]]]]],
  { $ne: null },
  { length: 1e9 },
  { toString: 'x' },
]

/** A value of the contract with one place in it made hostile: changed, taken out, doubled, or with something added. */
export function spoil(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.05)) return random.pick(hostileValues)
  const entries = Object.entries(value)
  const [name, inner] = entries.length > 0 ? random.pick(entries) : ['unheardOf', undefined]
  const deeper = typeof inner === 'object' && inner !== null && random.chance(0.6)
  const other = deeper ? spoil(random, inner) : random.pick(hostileValues)
  if (Array.isArray(value)) {
    if (random.chance(0.2)) return Array.from({ length: 6000 }, () => inner)
    return value.map((one, place) => (String(place) === name ? other : one))
  }
  const rest = Object.fromEntries(entries.filter(([one]) => one !== name))
  if (!deeper && random.chance(0.2)) return rest
  if (!deeper && random.chance(0.2)) return { ...value, [random.pick(['unheardOf', 'tenantId', 'constructor', 'id'])]: other }
  return { ...rest, [name]: other }
}

/** Texts that are no JSON, or JSON that nobody should take. @param text well-formed JSON to be cut */
export function spoilText(random: Random, text: string): string | Buffer {
  const deep = random.pick([40, 5000])
  return random.pick<() => string | Buffer>([
    () => text.slice(0, Math.max(1, Math.floor(text.length * (0.1 + random.below(80) / 100)))),
    () => `${text}}`,
    () => '',
    () => 'null',
    () => '0',
    () => '[]',
    () => `${'['.repeat(deep)}${']'.repeat(deep)}`,
    () => `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
    () => '{"__proto__":{"isAdmin":true}}',
    () => '{"constructor":{"prototype":{"isAdmin":true}}}',
    () => `\ufeff${text}`,
    () => `{"id":1e400,"version":${'9'.repeat(400)}}`,
    () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    () => Buffer.from(`\ufeff${text}`, 'utf16le'),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.concat([Buffer.from('{"name":"'), Buffer.from('b9faeda080c0af', 'hex'), Buffer.from('"}')]),
    () => gzipSync(text),
    () => text.replaceAll('"', "'"),
    () => `a=${encodeURIComponent(text)}`,
  ])()
}

/** An object with names that stand in it twice: who reads the first and who reads the last disagree. @param text well-formed JSON */
export function namesTwice(random: Random, text: string): string {
  const names = [...text.matchAll(/"(\w{1,40})":/g)].map(([, name = '']) => name)
  const name = names.length > 0 ? random.pick(names) : 'id'
  const value = JSON.stringify(random.pick(hostileValues)) ?? 'null'
  const first = random.pick([
    `"${name}":${value}`,
    `"${name}":${value},"${name}":${value}`,
    `"\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}":${value}`,
  ])
  if (!text.startsWith('{')) return `{${first},"${name}":1}`
  // Before all others, or behind them.
  return text === '{}' || random.chance(0.5)
    ? text.replace('{', `{${first}${text === '{}' ? '' : ','}`)
    : `${text.slice(0, -1)},${first}}`
}

/** Types that are not `application/json`, or only look like it. */
export const hostileTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json\t; a',
  'application/octet-stream',
  'APPLICATION/JSON',
  'application/jsonx',
  'json',
  ' ',
] as const

/** Headers that say who one is, and do not. */
export const hostileSessions = [
  {},
  { 'blade-auth': 'bearer' },
  { 'blade-auth': `bearer ${'x'.repeat(300)}` },
  { 'blade-auth': `bearer ${'A'.repeat(43)}` },
  { 'blade-auth': 'Basic YWRtaW46YWRtaW4=' },
  { 'blade-auth': 'bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.' },
  { authorization: 'Basic c2FiZXI6c2FiZXJfc2VjcmV0' },
  { authorization: 'Basic ////' },
  { authorization: `bearer ${'A'.repeat(43)}` },
  { cookie: 'x-access-token=x; x-refresh-token=%00; x-login-nonce=y' },
] as const

/** Cookies that nobody was given. */
export const hostileCookies = [
  `x-refresh-token=${'A'.repeat(43)}`,
  `x-refresh-token=${'A'.repeat(7000)}`,
  'x-refresh-token=%00; x-access-token=%FF',
  'x-refresh-token=a; x-refresh-token=b; x-refresh-token=c',
  'x-refresh-token="a\\"b"; Path=/; HttpOnly',
  "x-refresh-token=' or '1'='1",
  'x-refresh-token={"$ne":null}',
  'x-login-nonce=(select pg_sleep(5))',
  'x-login-nonce=; x-phone=; x-lock=',
  '__proto__=x; constructor=y; toString=z; hasOwnProperty=a',
  Array.from({ length: 300 }, (_, place) => `c${place}=${place}`).join('; '),
  `${'a=b;'.repeat(2000)}`,
  ';;;===;;=;',
  'a',
  '\u00ff\u00fe=\u00fd',
  '$Version=1; x-refresh-token=a; $Path=/',
  'x-refresh-token=eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.',
  'a=\tb\t; c=d',
] as const

/** Headers that a browser would never send so. */
export const hostileHeaders = [
  { 'idempotency-key': "' or 1=1" },
  { 'idempotency-key': 'x'.repeat(2000) },
  { 'accept-language': `${'zh,'.repeat(500)}*` },
  { 'tenant-id': "000001'--" },
  { 'x-forwarded-for': "'; select 1, 10.0.0.1" },
  { 'x-forwarded-proto': 'javascript' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-encoding': 'identity, nothing' },
  { 'accept-encoding': `${'gzip;q=0.1,'.repeat(300)}*` },
  { accept: `${'text/html;q=0.9,'.repeat(300)}` },
  { 'tenant-id': '__proto__' },
  { 'if-modified-since': '275760-09-13' },
  { 'x-http-method-override': 'DELETE' },
  { expect: '100-continue' },
  { 'blade-auth': 'bearer a, bearer b' },
  { 'transfer-encoding': 'chunked' },
  { range: 'bytes=5-1,-0' },
  { origin: 'null' },
  { te: 'trailers' },
  { 'user-agent': '\u00ff'.repeat(500) },
  { cookie: 'a=%E0%A4%A; =; ;;; x-refresh-token="' },
  { 'if-none-match': '*' },
] as const
