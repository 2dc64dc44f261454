import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './running.ts'

const dist = join(root, 'apps/workspace/dist')

/** Bytes of a built file of the workspace as gzip sends it. */
const packed = (file: string) => statSync(existsSync(join(dist, `${file}.gz`)) ? join(dist, `${file}.gz`) : join(dist, file)).size

/** Bytes of built files of the workspace, by their paths in its folder, as gzip sends them. */
export const weightOf = (files: Iterable<string>): number => [...files].reduce((all, file) => all + packed(file), 0)

interface BuiltPart {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** What the sources of the workspace were built into, by their paths. */
export const builtParts = (): Readonly<Record<string, BuiltPart>> =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** The built files of some sources, and of all that these import at once. */
export function filesOf(
  parts: Readonly<Record<string, BuiltPart>>,
  names: readonly string[],
  files = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const part = parts[name]
    if (!part) throw new Error(`${name} is not built`)
    if (files.has(part.file)) continue
    files.add(part.file)
    for (const style of part.css ?? []) files.add(style)
    filesOf(parts, part.imports ?? [], files)
  }
  return files
}
