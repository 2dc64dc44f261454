import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** A property that react-docgen could not tell: it does not know `readonly Row[]`. */
const untold =
  /(["']?)([\w-]+)\1:\s*\{\s*["']?required["']?:\s*(?:true|false),\s*["']?tsType["']?:\s*\{\s*["']?name["']?:\s*["']unknown["']/g

/** The type of a property as a source declares it, where it does so on one line. */
export function writtenType(name: string, source: string): string | undefined {
  return new RegExp(`^ +(?:readonly )?'?${name}'?\\??: (readonly .+)$`, 'm').exec(source)?.[1]
}

/** What react-docgen wrote of components, with the types that it could not tell as they stand in these sources. */
export function withWrittenTypes(code: string, sources: readonly string[]): string {
  return code.replace(untold, (found, _, name: string) => {
    const type = sources.map((source) => writtenType(name, source)).find((one) => one !== undefined)
    return type === undefined ? found : `${found}, "raw": ${JSON.stringify(type)}`
  })
}

/** Comes after the plugin that lets react-docgen write. */
export const writtenTypes: Plugin = {
  name: 'etalon:written-types',
  enforce: 'post',
  transform(code, id) {
    const [file = ''] = id.split('?')
    if (!/packages\/ui\/src\/.*\.tsx$/.test(file) || !code.includes('__docgenInfo')) return undefined
    const folder = dirname(file)
    const names = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|css|example)\./.test(name))
    // What the file itself declares comes before what its neighbours do.
    const files = [file, ...names.map((name) => join(folder, name))]
    const told = withWrittenTypes(
      code,
      files.map((one) => readFileSync(one, 'utf8')),
    )
    return told === code ? undefined : { code: told, map: null }
  },
}
