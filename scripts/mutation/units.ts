import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** One folder whose code is changed bit by bit, and whose own tests have to notice. */
export interface Unit {
  /** Such as `machines/dialog`. */
  readonly name: string
  /** From the root of the repository. */
  readonly folder: string
  /** The files that are changed. */
  readonly files: readonly string[]
  /** Of all code in the folder, without its comments: while it stays, the result of an earlier run holds. */
  readonly fingerprint: string
  /** Of the files that are changed, to the letter: while it stays, what survived can be tried again at the lines where it stood. */
  readonly code: string
}

const places = [
  { area: 'machines', folder: 'packages/machines/src' },
  { area: 'domain', folder: 'packages/api/src/domain' },
] as const

/** Code that only tests use, and data that say nothing but themselves. */
const notMutated =
  /\.(test|model|double)\.ts$|-with-(server|ports)\.ts$|^example-progression\.ts$|\.types\.ts$|^index\.ts$|\.data\.ts$/
const notUnits = ['testing']

/** A folder of the domain that stands beside the others, since clients load its data by themselves. */
const regions = { name: 'domain/regions', folder: 'packages/api/src/regions' }

/** All folders of machines and of the domain. */
export function findUnits(root: string): Unit[] {
  const units = places.flatMap(({ area, folder }) =>
    readdirSync(join(root, folder))
      .filter((name) => statSync(join(root, folder, name)).isDirectory() && !notUnits.includes(name))
      .sort()
      .map((name) => unitOf(root, `${area}/${name}`, `${folder}/${name}`)),
  )
  return existsSync(join(root, regions.folder)) ? [...units, unitOf(root, regions.name, regions.folder)] : units
}

function unitOf(root: string, name: string, folder: string): Unit {
  const all = readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts'))
    .sort()
  const hashOf = (files: readonly string[], of: (text: string) => string) => {
    const hash = createHash('sha256')
    for (const file of files) hash.update(file).update(of(readFileSync(join(root, folder, file), 'utf8')))
    return hash.digest('hex').slice(0, 16)
  }
  const changed = all.filter((file) => !notMutated.test(file))
  return {
    name,
    folder,
    files: changed.map((file) => `${folder}/${file}`),
    fingerprint: hashOf(all, withoutComments),
    code: hashOf(changed, String),
  }
}

/** What a text of TypeScript does: comments, and lines that hold nothing else, are left out. */
export function withoutComments(text: string): string {
  const { comments } = parseSync('code.ts', text)
  const code = comments.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  return code
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
}
