import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

/**
 * Bytes of the first script of a page: minified, and compressed by brotli as a server sends it. What is loaded later, on demand, is
 * another question, and styles are files of their own.
 * @param {import('esbuild').BuildOptions} options where it begins (`entryPoints` or `stdin`), and what is left out (`external`)
 */
export async function weigh(options) {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    // That a module without effects is left out is what it is for.
    logOverride: { 'ignored-bare-import': 'silent' },
    splitting: true,
    outdir: 'out',
    loader: { '.css': 'empty' },
    logLevel: 'error',
    ...options,
  })
  const [entry] = outputFiles.filter(({ path }) => /(index|stdin)\.js$/.test(path))
  if (!entry) throw new Error('esbuild built no script.')
  return brotliCompressSync(entry.contents).byteLength
}
