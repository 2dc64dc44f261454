import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogue } from '../../e2e/faults/catalogue.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const places = catalogue.flatMap(({ id, places: its }) => its.map(({ file }) => [id, file] as const))

test.for(places)('%s is made by a test of %s, which names it', ([id, file]) => {
  expect(existsSync(`${root}/${file}`), `${file} is there`).toBe(true)
  expect(readFileSync(`${root}/${file}`, 'utf8')).toMatch(new RegExp(`\\b${id}\\b`))
})
