import { existsSync, readdirSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

const source = new URL('src/', import.meta.url).pathname
/** `testing` has no index: it is for the tests of this package alone. */
const folders = readdirSync(decodeURI(source)).filter((folder) => existsSync(`${decodeURI(source)}${folder}/index.ts`))

/**
 * One entry for each folder, one stylesheet for all of them. Vite, not tsup, because vanilla-extract's styles are written while
 * building, and its Vite plugin is the one that this house has. No file is named `*.css.js`: a consumer's own plugin would
 * compile it again.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  build: {
    outDir: 'dist',
    // Declarations, which the compiler wrote, lie there too.
    emptyOutDir: false,
    sourcemap: true,
    minify: false,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(folders.map((folder) => [`${folder}/index`, `${decodeURI(source)}${folder}/index.ts`])),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes('.vanilla.css'),
      output: { banner: "'use client';", entryFileNames: '[name].js', chunkFileNames: 'chunks/[hash].js' },
    },
  },
})
