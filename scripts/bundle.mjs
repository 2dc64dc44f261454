import { basename } from 'node:path'
import { build } from 'esbuild'

/** Whatever of these comes with a page at once makes it heavy: each is loaded when it is needed. */
const heavy = /node_modules\/((?:@tiptap|echarts|zrender|katex|mathlive|pdfjs-dist|elkjs|@xyflow)[^/]*)\//

/**
 * What is imported when it is needed stays a file of its own.
 * @type {import('esbuild').Plugin}
 */
const later = {
  name: 'later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
}

/**
 * Bundles what pages load at once, each page alone: its script with all that this one imports statically, minified. What is loaded on
 * demand is left out, and so are styles, which are files of their own. All in one go, because they read the same files.
 * @param {Record<string, string>} entries the file with which a page begins, by the name of the page
 * @param {import('esbuild').BuildOptions} options where the bundles go (`outdir`), and what is left out (`external`)
 * @returns {Promise<Map<string, string[]>>} the heavy parts in each bundle, by the name of the page
 */
export async function bundle(entries, options) {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    // That a module without effects is left out is what it is for.
    logOverride: { 'ignored-bare-import': 'silent' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
    plugins: [later],
    ...options,
  })
  return new Map(
    Object.entries(metafile.outputs).map(([path, { inputs }]) => [
      basename(path, '.js'),
      [...new Set(Object.keys(inputs).flatMap((input) => heavy.exec(input)?.[1] ?? []))],
    ]),
  )
}
