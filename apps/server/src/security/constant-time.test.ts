import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const home = join(import.meta.dirname, '..')
/** Our sources, without tests and what only tests use. */
const sources = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)(testing|endurance|demo|seed)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(home, path), 'utf8') }))

/** What makes something that a stranger would like to guess, and hands in to have it compared. */
const makers = ['checkCodeOf', 'signatureOf', 'loginDigest', 'phoneKeyOf', 'secretOf', 'seal.open', 'markOf']
const makes = makers.map((name) => name.replace('.', String.raw`\.`)).join('|')
/** Ends at the first letter that differs, and so tells by its time how much was right. */
const telling = String.raw`[!=]==?(?!=)(?!\s*(?:undefined|null)\b)`
const tellingCall = String.raw`\.(?:equals|includes|startsWith|endsWith|indexOf|localeCompare)\(`

/** Comparisons of such a thing, or of a name that was given to one, that tell by their time. */
function tellingIn(text: string): string[] {
  const given = [...text.matchAll(new RegExp(String.raw`const (\w+) =[^\n]*\b(?:${makes})\(`, 'g'))].map(([, name = '']) => name)
  const one = String.raw`(?:\b(?:${makes})\([^\n]*\)${given.map((name) => String.raw`|\b${name}\b`).join('')})`
  const found = new RegExp(
    String.raw`${one}\s*${telling}|${telling}\s*${one}|${one}${tellingCall}|\.(?:equals|includes|startsWith|endsWith)\(\s*${one}`,
  )
  return text.split('\n').filter((line) => found.test(line))
}

test('[P1][SEC-3] what a stranger would like to guess is compared in a way that takes as long wherever it differs', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap(({ path, text }) => tellingIn(text).map((line) => `${path}: ${line.trim()}`))).toEqual([])
  // Something is looked at: these are the places where such a comparison stands.
  const constant = sources.filter(({ text }) => /\b(?:isSameText|timingSafeEqual)\((?!a: )/.test(text)).map(({ path }) => path)
  expect(constant).toEqual(
    expect.arrayContaining([
      'certificates/certificate-keys.ts',
      'metrics/metrics.ts',
      'modules/public/find-order.ts',
      'modules/security/handlers.ts',
      'modules/session/from-elsewhere.ts',
      'modules/session/handlers.ts',
      'open-apps/signature.ts',
      'session/known-browser.ts',
    ]),
  )
})

test.each([
  'return code === checkCodeOf(identity, version)',
  'return checkCodeOf(identity, version) !== code',
  'if (signatureOf(secret, parts).startsWith(given)) return',
  'return Buffer.from(typed).equals(loginDigest(code, secret))',
  'const right = keys.checkCodeOf(identity, version)\nreturn right === code',
])('[P1] such a comparison would be found: %s', (line) => {
  expect(tellingIn(line)).not.toEqual([])
})

test.each([
  'const known = seal.open(sealed, bound)\nif (known === undefined) return',
  'isSameText(loginDigest(code, secret), given)',
  'timingSafeEqual(Buffer.from(code), Buffer.from(checkCodeOf(identity, version)))',
])('[P1] what tells nothing is left alone: %s', (line) => {
  expect(tellingIn(line)).toEqual([])
})
