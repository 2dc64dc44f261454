import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildName } from '../../scripts/build-name.mjs'
import { spokenLanguages } from '../../scripts/spoken-languages.mjs'
import { workspaceSources } from '../../scripts/workspace-sources.mjs'

const port = process.env.ETALON_WORKSPACE_PORT || '4100'
const origin = `http://localhost:${port}`

/** To the server of `npm run dev`, as if its own page had asked: to others it does not give the session's cookie. */
const toServer = { target: origin, changeOrigin: true, headers: { origin } }

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), spokenLanguages(), buildName()],
  resolve: { alias: workspaceSources },
  build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: { port: 4101, strictPort: true, proxy: { '/api': toServer, '/csApi': toServer, '/health': toServer } },
})
