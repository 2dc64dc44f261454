// What every door of the packages may weigh, for size-limit. scripts/check-budgets.mjs makes the bundles that are weighed.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the bundles lie: `<package>/<door>.js`. */
export const bundles = join(import.meta.dirname, '.data/bundles')

/**
 * Kilobytes (1000 bytes, minified and compressed by brotli) that each door may bring to a page at once, without the package's peers.
 * `npm run check:budgets -- --update` writes what they weigh now and a thirtieth more: a door that grows is then seen in what is committed.
 */
export const budgetsFile = join(import.meta.dirname, 'scripts/package-budgets.json')

/** @type {Record<string, Record<string, number>>} */
export const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8'))

const built = globSync('*/*.js', { cwd: bundles }).map((path) => path.replaceAll('\\', '/').replace(/\.js$/, ''))
const budgeted = Object.entries(budgets).flatMap(([name, doors]) => Object.keys(doors).map((door) => `${name}/${door}`))

/** A door that has gone is told by size-limit as missing; one without a budget may weigh nothing. */
export default [...new Set([...budgeted, ...built])].sort().map((path) => {
  const [name = '', door = ''] = path.split('/')
  return { name: `@etalon/${path}`, path: `.data/bundles/${path}.js`, limit: `${budgets[name]?.[door] ?? 0} kB` }
})
