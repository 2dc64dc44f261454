import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { packedFiles } from '../../scripts/packed-files.mjs'

/** What the browser gets: one small script, the styles, and the parts that are fetched when there is something to check. */
export default defineConfig({
  plugins: [react(), packedFiles()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ['src/enhance.ts', ...['certificate', 'check', 'reading'].map((sheet) => `src/styles/${sheet}.css`)],
    },
  },
})
