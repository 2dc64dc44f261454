import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type PublicName, publicNames } from './public-names.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Rooms that no one outside the package can enter. */
const notEntries = ['testing', 'calendar-day', 'present', 'stored-value']

/** Which properties must be explained, besides every name itself. */
const packages: readonly { readonly name: string; readonly members: RegExp }[] = [
  { name: 'machines', members: /./ },
  { name: 'api', members: /^$/ },
  { name: 'verify', members: /^$/ },
  { name: 'ui', members: /Props\./ },
]

const isMember = ({ name }: PublicName) => name.includes('.')

test.for(packages)('every name that $name gives away is explained where it is declared', ({ name, members }) => {
  const source = join(root, 'packages', name, 'src')
  const entries = readdirSync(source)
    .filter((folder) => !notEntries.includes(folder))
    .map((folder) => join(source, folder, 'index.ts'))
    .filter((entry) => existsSync(entry))
  expect(entries).not.toEqual([])
  const asked = entries.flatMap(publicNames).filter((one) => !isMember(one) || members.test(one.name))
  expect(asked.length).toBeGreaterThan(entries.length)
  const unexplained = asked
    .filter(({ documented }) => !documented)
    .map((one) => `${relative(root, one.file)}:${one.line} ${one.name}`)
  expect([...new Set(unexplained)]).toEqual([])
})

test('names are found through all the ways in which a file passes them on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-documented-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = {
    'index.ts': [
      "export * from './all.ts'",
      "export { type Kept as Renamed, kept } from './some.ts'",
      "export { z } from 'zod'",
      'const own = 1',
      'export { own }',
    ],
    'all.ts': [
      '/** Explained. */',
      'export interface Input {',
      '  /** Explained. */',
      '  readonly told: string',
      '  /* This is no doc comment. */',
      '  readonly untold: string',
      '}',
      '/** Explained. */',
      'export type Event =',
      '  /** Explained. */',
      "  | { readonly type: 'TOLD' }",
      "  | { readonly type: 'UNTOLD'; readonly why: string }",
      '/** Far from it. */',
      'const between = 2',
      'export const far = between',
    ],
    'some.ts': ['/** Explained. */', 'export type Kept = string', 'export function kept() {}', 'export const notPassedOn = 1'],
  }
  for (const [name, lines] of Object.entries(files)) writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  const found = publicNames(join(folder, 'index.ts')).map(
    ({ name, file, line, documented }) => `${relative(folder, file)}:${line} ${name}${documented ? '' : ' !'}`,
  )
  expect(found).toEqual([
    'all.ts:2 Input',
    'all.ts:4 Input.told',
    'all.ts:6 Input.untold !',
    'all.ts:9 Event',
    'all.ts:11 Event.TOLD',
    'all.ts:12 Event.UNTOLD !',
    'all.ts:15 far !',
    'some.ts:2 Kept',
    'some.ts:3 kept !',
    'index.ts:4 own !',
  ])
  writeFileSync(join(folder, 'index.ts'), "export * from './gone.ts'\n")
  expect(() => publicNames(join(folder, 'index.ts'))).toThrow('passes on names of ./gone.ts')
})
