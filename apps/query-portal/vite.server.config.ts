import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig } from 'vite'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
}

/** The browser build's manifest: the pages name its files, so it is built first. */
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'dist/client/.vite/manifest.json'), 'utf8'),
)
const entry = manifest['src/enhance.ts']
if (entry === undefined) throw new Error('the browser build has no src/enhance.ts: run `vite build` first')

const style = (entry.css ?? [])
  .map((file) => readFileSync(join(import.meta.dirname, 'dist/client', file), 'utf8'))
  .join('')
  .trim()
if (style.includes('</')) throw new Error('the styles would end their own element')
const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** What the server gets: one module that renders every page, without other packages. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultServerConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  define: {
    __PORTAL_ASSETS__: JSON.stringify({ script: `/${entry.file}`, style, styleSource }),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: { ssr: 'src/render.tsx', outDir: 'dist/server', emptyOutDir: true },
})
