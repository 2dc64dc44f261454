import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)))
  .map((path) => ({ path, bytes: readFileSync(join(root, path)) }))
const texts = tracked
  .filter(({ bytes }) => !bytes.subarray(0, 8000).includes(0))
  .map(({ path, bytes }) => ({ path, text: bytes.toString('utf8') }))

/** Places where a pattern occurs, as `file: text`. The patterns are put together so that this file does not contain them. */
function where(pattern: RegExp): string[] {
  return texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`))
}

test('there are files to look at', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.map(({ path }) => path)).toContain('package-lock.json')
})

test('no file names a folder of the machine it was written on', () => {
  const homes = ['work', 'root', 'home', 'Users']
  // The addresses of leave in the workspace begin like a folder (section 2.2 of the specification).
  const address = '/work/process/leave(?![\\w.-])'
  const pattern = new RegExp(`(?<![\\w.~/*$})-])(?!${address})/(?:${homes.join('|')})/[\\w.-]+`, 'g')
  for (const home of homes) expect(`see '/${home}/somebody'`).toMatch(new RegExp(pattern, ''))
  expect("from '../work/rows.ts'").not.toMatch(new RegExp(pattern, ''))
  expect(where(pattern)).toEqual([])
})

test('no file names a package registry or a proxy', () => {
  expect(where(new RegExp(['regis', 'try\\s*='].join(''), 'g'))).toEqual([])
  expect(
    where(/https?:\/\/[\w.-]*(?:npmjs|npmmirror|artifactory|nexus|verdaccio|codeartifact)[\w.-]*/g).filter(
      (hit) => !hit.startsWith('scripts/tracked-files'),
    ),
  ).toEqual([])
})

test('no file holds a private key or a token', () => {
  expect(where(new RegExp(['-----BEGIN', '(?:[A-Z]+ )?PRIVATE KEY-----'].join(' '), 'g'))).toEqual([])
  expect(where(new RegExp(['(?:gh[pousr]', '[A-Za-z0-9]{30,}|npm', '[A-Za-z0-9]{36})'].join('_'), 'g'))).toEqual([])
})

test('every test runs: none is skipped, none runs alone, none is left for later', () => {
  const pattern = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fails)\b/g
  for (const word of ['skip', 'only', 'skipIf'])
    expect(`test.each(rows).x; describe.concurrent.${word}('x')`).toMatch(new RegExp(pattern, ''))
  expect(where(pattern)).toEqual([])
})

test('files of our own stay under 400 lines', () => {
  const long = texts
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 400)
  expect(long).toEqual([])
})

test('no file is large but the ones that must be', () => {
  const large = tracked.filter(({ path }) => statSync(join(root, path)).size > 1_500_000).map(({ path }) => path)
  expect(large).toEqual([])
})

test('[PKG-2] every changeset begins with the packages that it is about, as the release reads them', () => {
  const changesets = texts.filter(({ path }) => /^\.changeset\/.*\.md$/.test(path))
  expect(changesets.length).toBeGreaterThan(1)
  const unreadable = changesets.filter(({ text }) => !/^---\n("@etalon\/[a-z]+": (major|minor|patch)\n)+---\n\n\S/.test(text))
  expect(unreadable.map(({ path }) => path)).toEqual([])
})
