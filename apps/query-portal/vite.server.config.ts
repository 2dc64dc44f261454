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
const chunkOf = (source: string): Chunk => {
  const chunk = manifest[source]
  if (chunk === undefined) throw new Error(`the browser build has no ${source}: run \`vite build\` first`)
  return chunk
}
function styleOf(files: readonly string[]): string {
  const style = files
    .map((file) => readFileSync(join(import.meta.dirname, 'dist/client', file), 'utf8'))
    .join('')
    .trim()
  if (style === '' || style.includes('</')) throw new Error('a sheet of styles is empty, or would end its own element')
  return style
}

const entry = chunkOf('src/enhance.ts')
const sheetOf = (name: string) => styleOf([chunkOf(`src/styles/${name}.css`).file])
const styles = {
  portal: styleOf(entry.css ?? []),
  certificate: sheetOf('certificate'),
  check: sheetOf('check'),
  reading: sheetOf('reading'),
}
const digestOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
const assets = {
  script: `/${entry.file}`,
  styles,
  styleSource: Object.values(styles).map(digestOf).join(' '),
}

/** What the server gets: one module that renders every page, without other packages. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultServerConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  define: {
    __PORTAL_ASSETS__: JSON.stringify(assets),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: { ssr: 'src/render.tsx', outDir: 'dist/server', emptyOutDir: true },
})
