import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildName } from '../../scripts/build-name.mjs'
import { packedFiles } from '../../scripts/packed-files.mjs'
import { spokenLanguages } from '../../scripts/spoken-languages.mjs'
import { workspaceSources } from '../../scripts/workspace-sources.mjs'
import { base, firstShell } from './first-parts.ts'

const port = process.env.ETALON_WORKSPACE_PORT || '4100'
const origin = `http://localhost:${port}`

/** To the server of `npm run dev`, as if its own page had asked: to others it does not give the session's cookie. */
const toServer = { target: origin, changeOrigin: true, headers: { origin } }

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), spokenLanguages(), buildName(), packedFiles()],
  resolve: { alias: workspaceSources },
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // The server reads in it what a visit needs, and says so in the page.
    manifest: true,
    rolldownOptions: {
      input: { index: 'index.html', ahead: 'src/ahead.ts' },
      output: {
        // What a visit needs comes in a few files: a slow network asks for each of a hundred small ones in turn.
        codeSplitting: {
          groups: [
            // A thousand bytes that ask for data while the rest is on its way; what they have asked for, the rest reads there.
            { name: 'asked-ahead', test: /[\\/]asked-ahead\.ts$/, priority: 7 },
            // What every first page has, and what the first shell has besides. They are named one by one: what else lies behind the same
            // doors is no part of them, and would come with them.
            { name: 'base', test: base, priority: 6, includeDependenciesRecursively: false },
            { name: 'first-shell', test: firstShell, priority: 5, includeDependenciesRecursively: false },
            { name: 'sign-in', test: /[\\/]session[\\/]FirstSignIn\.tsx$/, priority: 4 },
            { name: 'shell', test: /[\\/]workspace[\\/]src[\\/]app\.tsx$/, priority: 3 },
            // The first page, and what almost every other one has: a sum that is read, or a file that is sent, waits for no list.
            {
              name: 'home',
              test: /[\\/]dashboard[\\/]DashboardScreen\.tsx$|[\\/]work[\\/]columns\.tsx$|[\\/]messages[\\/](?:work|resource)\.ts$|[\\/]lucide-react[\\/].*[\\/]icons[\\/]|[\\/]money[\\/]printed-money\.ts$|[\\/]progressions[\\/]move-labels\.ts$|[\\/](?:segmented-control|screens[\\/]many|ui[\\/]src[\\/]asked)[\\/]/,
              priority: 2,
            },
            // In the fields of lists and of forms: who has a form alone does not wait for a list.
            {
              name: 'multi-select',
              test: /[\\/]ui[\\/]src[\\/]multi-select[\\/]/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What moves records, and the buttons of that: the two are read together almost everywhere.
            {
              name: 'moves',
              test: /[\\/]work[\\/]moves[\\/](?:MoveButtons\.tsx|use-moves\.ts)$/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'list', test: /[\\/]screens[\\/]list[\\/]index\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.ETALON_DEV_PORT || 4101),
    strictPort: true,
    proxy: { '/api': toServer, '/csApi': toServer, '/health': toServer },
  },
})
