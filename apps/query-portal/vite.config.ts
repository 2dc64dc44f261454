import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** Packs what was built once, beside it, so that the server need not at every visit. */
const packed: Plugin = {
  name: 'etalon:packed',
  closeBundle() {
    const folder = join(import.meta.dirname, 'dist/client/assets')
    for (const name of readdirSync(folder).filter((one) => /\.(js|css|wasm)$/.test(one))) {
      const bytes = readFileSync(join(folder, name))
      writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
    }
  },
}

/** What the browser gets: one small script, the styles, and the parts that are fetched when there is something to check. */
export default defineConfig({
  plugins: [react(), packed],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'src/enhance.ts' },
  },
})
