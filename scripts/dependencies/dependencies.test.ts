import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dependenciesOf, isCompatible } from './dependencies.ts'
import { purposes } from './purposes.ts'

const root = join(import.meta.dirname, '../..')
const dependencies = dependenciesOf(root)

test('every package of others has a purpose and a licence that goes together with ours, and no purpose is left over', () => {
  expect(dependencies.length).toBeGreaterThan(100)
  expect(dependencies.filter(({ purpose }) => purpose === undefined).map(({ name }) => name)).toEqual([])
  expect(
    dependencies
      .filter(({ licence, isShipped }) => !isCompatible(licence, isShipped))
      .map(({ name, licence }) => [name, licence]),
  ).toEqual([])
  const isUsed = (key: string) =>
    dependencies.some(({ name }) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key))
  expect(Object.keys(purposes).filter((key) => !isUsed(key))).toEqual([])
})

test('the document tells the packages that there are; `npm run dependency-table` writes it', () => {
  const told = [...readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| (\S+) (\d\S*) +\|/gm)].map((row) =>
    row.slice(1),
  )
  const there = [...dependencies.filter((one) => one.isShipped), ...dependencies.filter((one) => !one.isShipped)]
  expect(told).toEqual(there.map(({ name, version }) => [name, version]))
})

// What bears one of these names npm runs by itself (docs.npmjs.com, scripts, life cycle): `dependencies` after every installation.
const ofInstalling = /^(pre|post)?(install|prepare|uninstall)$|^dependencies$|^prepublish$/

test('who installs what the lockfile names changes no file of the checkout and asks no registry besides: npm runs none of our scripts then', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>
  }
  expect(Object.keys(scripts).length).toBeGreaterThan(50)
  expect(Object.keys(scripts).filter((name) => ofInstalling.test(name))).toEqual([])
})

test('a licence that asks for the source of the whole is not one for what we hand on', () => {
  expect(isCompatible('(MPL-2.0 OR Apache-2.0)', true)).toBe(true)
  expect(isCompatible('MIT AND Apache-2.0', true)).toBe(true)
  for (const licence of ['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', '', 'SEE LICENSE IN license.txt'])
    expect(isCompatible(licence, true), licence).toBe(false)
})
