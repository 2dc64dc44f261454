import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../packages', import.meta.url))

/**
 * The packages, each with its doors: what `@etalon/<package>/<door>` imports, as it was built.
 * @returns {{ name: string, folder: string, manifest: any, doors: Record<string, string> }[]} `doors` has the file of each by its name
 */
export function builtPackages() {
  return readdirSync(packages)
    .sort()
    .map((name) => {
      const folder = join(packages, name)
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const doors = readdirSync(join(folder, 'dist'), { withFileTypes: true })
        .filter((one) => one.isDirectory() && manifest.exports[`./${one.name}`] !== null)
        .map((one) => one.name)
        .filter((door) => readdirSync(join(folder, 'dist', door)).includes('index.js'))
        .sort()
      return {
        name,
        folder,
        manifest,
        doors: Object.fromEntries(doors.map((door) => [door, join(folder, 'dist', door, 'index.js')])),
      }
    })
}
