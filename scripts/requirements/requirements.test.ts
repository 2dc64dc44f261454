import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listedIn, shownByTests, unpadded, withFiles } from './shown-by.ts'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
const shown = shownByTests(root)
const listed = listedIn(document)

test('every requirement is listed once and shown by a test', () => {
  expect(listed.length).toBeGreaterThan(180)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((id) => !shown.has(id))).toEqual([])
})

test('each line of a table is a requirement, and no mark of a merge was left', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('|'))
  expect(rows.filter((row) => !/^\| (id |-|[A-Z0-9]+-\d+ )/.test(row))).toEqual([])
  expect(document).not.toMatch(/<{7}|={7}|(> ?){7}/)
})

test('no title names a requirement of a listed area that is not listed', () => {
  const areas = new Set(listed.map((id) => id.replace(/-\d+$/, '')))
  const strange = [...shown.keys()].filter((id) => areas.has(id.replace(/-\d+$/, '')) && !listed.includes(id))
  expect(strange).toEqual([])
})

test('the document tells the tests that there are; `npm run requirements` writes them', () => {
  expect(unpadded(document)).toBe(unpadded(withFiles(document, shown)))
})

test('a file that names a requirement oftener stands before others, and a journey is named', () => {
  const files = new Map([
    ['a.test.ts', 1],
    ['b.test.ts', 9],
    ...['c', 'd', 'e', 'f'].map((name): [string, number] => [`${name}.test.ts`, 3]),
    ['e2e/way.test.ts', 1],
  ])
  expect(withFiles('| TAB-1 | what | |', new Map([['TAB-1', files]]))).toBe(
    '| TAB-1 | what | `b.test.ts`<br>`c.test.ts`<br>`d.test.ts`<br>`e.test.ts`<br>`e2e/way.test.ts`<br>and 2 more |',
  )
})
