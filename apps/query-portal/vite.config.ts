import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** What the browser gets: one small script with the styles, and the parts that it fetches when there is something to check. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'src/enhance.ts' },
  },
})
