import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { isInstalled } from './installed.mjs'

const home = mkdtempSync(join(tmpdir(), 'etalon-installed-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const wanted = {
  '': { name: 'root' },
  'packages/one': { name: '@one/one', version: '1.0.0' },
  'node_modules/@one/one': { resolved: 'packages/one', link: true },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-windows': { version: '2.0.0', integrity: 'sha512-w', optional: true },
}
const { '': _root, 'node_modules/for-windows': _other, ...installed } = wanted

let made = 0
/** A folder whose lockfile wants one thing, and whose node_modules say another. */
function folder(there: object | string | undefined): string {
  const root = join(home, `${++made}`)
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  const list = typeof there === 'string' ? there : JSON.stringify({ packages: there })
  if (there !== undefined) writeFileSync(join(root, 'node_modules/.package-lock.json'), list)
  return root
}

test('what npm lists of its install is what the lockfile names, without the optional packages of other platforms', () => {
  expect(isInstalled(folder(installed))).toBe(true)
  expect(isInstalled(folder({ ...installed, 'node_modules/for-windows': wanted['node_modules/for-windows'] }))).toBe(true)
})

test('packages are to be installed where one lacks, is another, or is there too much', () => {
  const { 'node_modules/a': a, ...without } = installed
  expect(isInstalled(folder(without))).toBe(false)
  expect(isInstalled(folder({ ...installed, 'node_modules/a': { ...a, version: '1.0.1' } }))).toBe(false)
  expect(isInstalled(folder({ ...installed, 'node_modules/a': { ...a, integrity: 'sha512-b' } }))).toBe(false)
  expect(isInstalled(folder({ ...installed, 'node_modules/b': a }))).toBe(false)
})

test('an install that was cut off, or whose list cannot be read, is done again', () => {
  expect(isInstalled(folder(undefined))).toBe(false)
  expect(isInstalled(folder('{"packages":'))).toBe(false)
  expect(isInstalled(join(home, 'nowhere'))).toBe(false)
})

test('these tests run on packages that are found installed', () => {
  expect(isInstalled(fileURLToPath(new URL('..', import.meta.url)))).toBe(true)
})
