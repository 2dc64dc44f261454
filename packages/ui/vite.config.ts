import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'

const source = decodeURI(new URL('src/', import.meta.url).pathname)
/** `testing` has no index: it is for the tests of this package alone. */
const folders = readdirSync(source).filter((folder) => existsSync(`${source}${folder}/index.ts`))

const client = /^import (?!type\b)[^'"]*['"](?:@[\w-]+\/|lucide-)?react\b[^'"]*['"]/gm
/** Names of types alone are gone once it is built. */
const ofTypes = /^import \{\s*type [^,}]*(,\s*type [^,}]*)*,?\s*\} from/

/**
 * Whether a module is for the client alone: what draws, and what takes hooks. The others, such as `themeAttributes`, catalogues and
 * dates, are run by server components too, which could not call what comes from behind `use client`.
 */
const isForClient = (id: string): boolean =>
  id.endsWith('.tsx') ||
  (id.endsWith('.ts') && (readFileSync(id, 'utf8').match(client) ?? []).some((statement) => !ofTypes.test(statement)))

/** What an earlier build wrote would be packed with what this one writes; the declarations, which the compiler writes, stay. */
const withoutEarlierScripts: Plugin = {
  name: 'without-earlier-scripts',
  renderStart() {
    const dist = join(source, '../dist')
    for (const file of globSync('**/*.{js,js.map}', { cwd: dist })) rmSync(join(dist, file))
  },
}

/**
 * One entry for each folder, one stylesheet for all of them. Vite, not tsup, because vanilla-extract's styles are written while
 * building, and its Vite plugin is the one that this house has. Each module stays a file of its own, so that it says for itself whether
 * it is for the client. No file is named `*.css.js`: a consumer's own plugin would compile it again.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), withoutEarlierScripts],
  build: {
    outDir: 'dist',
    // Declarations, which the compiler wrote, lie there too.
    emptyOutDir: false,
    sourcemap: true,
    minify: false,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(folders.map((folder) => [`${folder}/index`, `${source}${folder}/index.ts`])),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes('.vanilla.css'),
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        banner: ({ moduleIds }) => (moduleIds.some(isForClient) ? "'use client';" : ''),
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
      },
    },
  },
})
