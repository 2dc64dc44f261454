import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where tests and stories stand. */
const patterns = [
  'apps/*.test.ts*',
  'packages/*.test.ts*',
  'packages/*.stories.tsx',
  'scripts/*.test.ts',
  '.storybook/*.test.ts*',
  '.storybook/*.stories.tsx',
  'e2e/*.test.ts',
]
/** So many files are named; the rest is counted. */
const mostNamed = 5

const inTitle = /['"`]((?:\[[^\]'"`\n]+\] ?)+)/g
const id = /\[([A-Z0-9]+-\d+)\]/g

/** Of each requirement, the files whose titles name it, and how often. */
export type ShownBy = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Reads which requirements the titles of a checkout's tests and stories name. */
export function shownByTests(root: string): ShownBy {
  const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  }).split('\0')
  const shown = new Map<string, Map<string, number>>()
  for (const path of paths.filter((one) => one !== '' && existsSync(join(root, one)))) {
    for (const [, ids = ''] of readFileSync(join(root, path), 'utf8').matchAll(inTitle)) {
      for (const [, one = ''] of ids.matchAll(id)) {
        const files = shown.get(one) ?? new Map<string, number>()
        shown.set(one, files.set(path, (files.get(path) ?? 0) + 1))
      }
    }
  }
  return shown
}

const isJourney = (path: string) => path.startsWith('e2e/')

/** The files of one requirement as a cell: those that name it most often first, and one journey at least where there is one. */
function cell(files: ReadonlyMap<string, number>): string {
  const sorted = [...files]
    .toSorted(([one, often], [other, less]) => less - often || one.localeCompare(other, 'en'))
    .map(([path]) => path)
  const first = sorted.slice(0, mostNamed)
  const journey = sorted.find(isJourney)
  const named = journey === undefined || first.includes(journey) ? first : [...first.slice(0, mostNamed - 1), journey]
  const more = sorted.length - named.length
  return [...named.map((path) => `\`${path}\``), ...(more > 0 ? [`and ${more} more`] : [])].join('<br>')
}

const row = /^\| ([A-Z0-9]+-\d+) +\| (.+?) *\| *(.*?) *\|$/gm

/** Every requirement that a document lists, by its id. */
export const listedIn = (document: string): string[] => [...document.matchAll(row)].map(([, one = '']) => one)

/** A document without the spaces and lines that make its tables as wide as their widest words. */
export const unpadded = (document: string) => document.replaceAll(/ {2,}/g, ' ').replaceAll(/-{4,}/g, '---')

/** The document with the files of each line as they are now. */
export function withFiles(document: string, shown: ShownBy): string {
  return document.replaceAll(row, (_, one: string, what: string) => `| ${one} | ${what} | ${cell(shown.get(one) ?? new Map())} |`)
}
