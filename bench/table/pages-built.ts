// The pages of all tables, bundled where their libraries are: in .data/bench-table, so that the project does not get ten of them.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { workspaceSources } from '../../scripts/workspace-sources.mjs'

const here = import.meta.dirname
/** Where the libraries and the bundled pages lie. */
const folder = fileURLToPath(new URL('../../.data/bench-table', import.meta.url))
export const dist: string = join(folder, 'dist')
/** All tables, in the order of the report. */
export const allPeers: readonly string[] = [
  'floor',
  'virtuoso',
  'virtuoso-tuned',
  'virtuoso-windowed',
  'virtuoso-recycled',
  'tanstack',
  'rac',
  'aggrid',
  'antd',
  'rdg',
  'vxe',
  'ours',
]

/** The versions of what is measured beside ours. */
export const versions: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(here, 'package.json'), 'utf8'),
).dependencies

/** Installs the libraries, unless they are there. */
function install() {
  const wanted = readFileSync(join(here, 'package.json'))
  // Written once they are all there: an installation that was broken off is begun again.
  const installed = join(folder, 'installed.json')
  if (existsSync(join(folder, 'node_modules')) && existsSync(installed) && readFileSync(installed).equals(wanted)) return
  mkdirSync(folder, { recursive: true })
  cpSync(join(here, 'package.json'), join(folder, 'package.json'))
  console.log('Installing the other tables in .data/bench-table …')
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' })
  writeFileSync(installed, wanted)
}

/** Bundles the pages of these tables, and the baseline: React alone. @param options.readable with the names of the sources, for a profile */
export async function buildPages(peers: readonly string[], { readable = false } = {}): Promise<void> {
  install()
  for (const part of ['peers', 'src']) {
    rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(join(here, 'pages', part), join(folder, part), { recursive: true })
  }
  const known = readdirSync(join(folder, 'peers'))
  const unknown = peers.filter((peer) => !known.includes(peer))
  if (unknown.length > 0) throw new Error(`There is no table ${unknown.join(', ')}: --peers takes ${allPeers.join(', ')}.`)
  const pages = ['baseline', ...peers].map((peer) => [peer, join(folder, 'peers', peer, 'index.html')] as const)
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    // One React for all: sizes and times compare.
    resolve: { alias: workspaceSources, dedupe: ['react', 'react-dom', 'react-virtuoso'] },
    build: {
      manifest: true,
      modulePreload: false,
      minify: !readable,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: { ...Object.fromEntries(pages), harness: join(folder, 'src/harness.js') } },
    },
  })
}

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
const manifest = (): Readonly<Record<string, Chunk>> => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** Where the script is that drives a page. */
export const harnessPath = (): string => `/${manifest()['src/harness.js']?.file}`

/** Bytes that a page is sent at once, gzip -9. */
export interface PageSize {
  readonly js: number
  readonly css: number
}

/** What a page weighs: all that its entry imports, without what is loaded on demand. */
export function sizeOf(peer: string): PageSize {
  const chunks = manifest()
  const zipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  const scripts = new Set<string>()
  const sheets = new Set<string>()
  const walk = (name: string) => {
    const chunk = chunks[name]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const sheet of chunk.css ?? []) sheets.add(sheet)
    for (const next of chunk.imports ?? []) walk(next)
  }
  walk(`peers/${peer}/index.html`)
  const sum = (files: ReadonlySet<string>) => [...files].reduce((all, file) => all + zipped(file), 0)
  return { js: sum(scripts), css: sum(sheets) }
}
