import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

/** Whatever of these comes with a page at once makes it heavy: each is loaded when it is needed. */
const heavy = /node_modules\/((?:@tiptap|echarts|zrender|katex|mathlive|pdfjs-dist|elkjs|@xyflow)[^/]*)\//

/**
 * What a page loads at once: its first script, and all that this one imports statically, each minified and compressed by brotli as a
 * server sends it. What is loaded later, on demand, is another question, and styles are files of their own.
 * @param {import('esbuild').BuildOptions} options where it begins (`entryPoints` or `stdin`), and what is left out (`external`)
 * @returns {Promise<{ bytes: number, heavy: string[] }>} the bytes, and the names of heavy parts among them
 */
export async function weigh(options) {
  const { outputFiles, metafile } = await build({
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
    // That a module without effects is left out is what it is for.
    logOverride: { 'ignored-bare-import': 'silent' },
    splitting: true,
    outdir: 'out',
    loader: { '.css': 'empty' },
    logLevel: 'error',
    ...options,
  })
  const first = Object.keys(metafile.outputs).find(
    (path) => /(index|stdin)\.js$/.test(path) && metafile.outputs[path]?.entryPoint,
  )
  if (!first) throw new Error('esbuild built no script.')
  const loaded = new Set([first])
  for (const path of loaded)
    for (const { path: to, kind, external } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) loaded.add(to)
  const sizes = outputFiles
    .filter(({ path }) => [...loaded].some((one) => path.endsWith(`/${one}`)))
    .map(({ contents }) => brotliCompressSync(contents).byteLength)
  if (sizes.length !== loaded.size) throw new Error('A script that the first one imports was not built.')
  const inputs = [...loaded].flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}))
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    heavy: [...new Set(inputs.flatMap((input) => heavy.exec(input)?.[1] ?? []))],
  }
}
