import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../packages', import.meta.url))

/**
 * Vite aliases that lead `@etalon/ui/button` to its source. For everything that runs in a browser, in place of the export
 * condition `source`: react-aria and @internationalized/date use a condition of that name too, for files that they do not ship.
 */
export const workspaceSources = [
  { find: /^@etalon\/(machines|api|verify|ui)\/([\w-]+)$/, replacement: `${packages}/$1/src/$2/index.ts` },
]
