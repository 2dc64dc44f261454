import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { workspaceSources } from '../../scripts/workspace-sources.mjs'

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { alias: workspaceSources },
  build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: { port: 4101, strictPort: true, proxy: { '/api': 'http://localhost:4100', '/csApi': 'http://localhost:4100' } },
})
