import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { purposeOf } from './purposes.ts'

/** A package of others that one of ours names. */
export interface Dependency {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Folders that name it. */
  readonly usedBy: readonly string[]
  /** Whether a package or an app needs it when it runs. */
  readonly isShipped: boolean
  /** Of its own files, without what it depends on. */
  readonly bytes: number
  readonly purpose: string | undefined
}

const manifest = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)])),
  dependencies: z.optional(z.record(z.string(), z.string())),
  devDependencies: z.optional(z.record(z.string(), z.string())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
})
const read = (path: string) => manifest.parse(JSON.parse(readFileSync(path, 'utf8')))

const bytesOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + bytesOf(path)
    return entry.isFile() ? sum + statSync(path).size : sum
  }, 0)

/** Every package that a `package.json` of a checkout names, examples left out: they install their own. Wants them installed. */
export function dependenciesOf(root: string): Dependency[] {
  const files = execFileSync('git', ['ls-files', '-z', 'package.json', 'packages/*/package.json', 'apps/*/package.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  const found = new Map<string, { usedBy: Set<string>; isShipped: boolean; folder: string }>()
  for (const file of files.split('\0').filter((path) => path !== '' && path.split('/').length !== 2)) {
    const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = read(join(root, file))
    for (const [isShipped, group] of [
      [true, { ...dependencies, ...peerDependencies }],
      [false, devDependencies],
    ] as const) {
      for (const name of Object.keys(group).filter((one) => !one.startsWith('@etalon/'))) {
        const own = join(root, dirname(file), 'node_modules', name)
        const one = found.get(name) ?? {
          usedBy: new Set(),
          isShipped: false,
          folder: existsSync(own) ? own : join(root, 'node_modules', name),
        }
        one.usedBy.add(dirname(file).replace('.', 'tools').split('/').at(-1) ?? '')
        found.set(name, { ...one, isShipped: one.isShipped || (isShipped && file !== 'package.json') })
      }
    }
  }
  return [...found]
    .map(([name, { usedBy, isShipped, folder }]) => {
      const { version = '', license = '' } = read(join(folder, 'package.json'))
      return {
        name,
        version,
        licence: license,
        usedBy: [...usedBy].toSorted(),
        isShipped,
        bytes: bytesOf(folder),
        purpose: purposeOf(name),
      }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Licences that go together with Apache-2.0 in what we hand on, or are of tools alone. */
const compatible = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
  'Unlicense',
]
/** Whose terms let the whole stand under another licence, as long as changes to its own files are handed on. */
const onlyByFile = ['MPL-2.0', 'EPL-2.0']

/** Whether a licence, or one of those that a package leaves to choose from, lets us hand it on. */
export const isCompatible = (licence: string, isShipped: boolean): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => compatible.includes(part) || onlyByFile.includes(part) || !isShipped))

const size = (bytes: number) => (bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`)

/** The tables of docs/dependencies.md. `released` knows the day of each package's newest release. */
export function tablesOf(dependencies: readonly Dependency[], released: ReadonlyMap<string, string>): string {
  const table = (shipped: boolean) =>
    [
      '| package | for | used by | licence | its own files | newest release |',
      '| --- | --- | --- | --- | --: | --- |',
      ...dependencies
        .filter(({ isShipped }) => isShipped === shipped)
        .map(
          ({ name, version, purpose = '', usedBy, licence, bytes }) =>
            `| ${name} ${version} | ${purpose} | ${usedBy.join(', ')} | ${licence} | ${size(bytes)} | ${released.get(name) ?? 'not asked'} |`,
        ),
    ].join('\n')
  return `## What runs\n\n${table(true)}\n\n## Tools\n\n${table(false)}\n`
}
