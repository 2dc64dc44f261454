import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../packages', import.meta.url))

/**
 * Vite aliases that lead `@etalon/ui/button` to its source. For everything that runs in a browser, in place of the export
 * condition `source`: react-aria and @internationalized/date use a condition of that name too, for files that they do not ship.
 */
export const workspaceSources = [
  { find: /^@etalon\/(machines|api|verify|ui)\/([\w-]+)$/, replacement: `${packages}/$1/src/$2/index.ts` },
]

/** Made ready before the first browser test: a dependency found later reloads the page, and the tests on it fail. */
export const browserDependencies = [
  'culori/fn',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria-components',
  'react-aria/PortalProvider',
  'react-aria/SSRProvider',
  'react-aria/mergeRefs',
  'react-aria/useField',
  'react-aria/useFocusWithin',
  'react-virtuoso',
  'lucide-react',
  'xstate',
  'xstate/graph',
  'xstate/guards',
  '@xstate/react',
  '@floating-ui/react',
  '@dagrejs/dagre',
  '@internationalized/date',
  '@internationalized/number',
  '@radix-ui/react-dialog',
  '@radix-ui/react-popover',
  '@tiptap/core',
  '@tiptap/extension-bold',
  '@tiptap/extension-document',
  '@tiptap/extension-hard-break',
  '@tiptap/extension-heading',
  '@tiptap/extension-image',
  '@tiptap/extension-italic',
  '@tiptap/extension-list',
  '@tiptap/extension-paragraph',
  '@tiptap/extension-subscript',
  '@tiptap/extension-superscript',
  '@tiptap/extension-table',
  '@tiptap/extension-text',
  '@tiptap/extensions',
  '@tiptap/pm/model',
  '@tiptap/pm/state',
  '@tiptap/react',
  '@xyflow/react',
  'axe-core',
  'barcode-detector/ponyfill',
  'dompurify',
  'echarts/charts',
  'echarts/components',
  'echarts/core',
  'echarts/renderers',
  'elkjs/lib/elk.bundled.js',
  'katex',
  'mathlive',
  'pdfjs-dist',
  'pdfjs-dist/build/pdf.worker.min.mjs',
  'uqr',
  'zxing-wasm/reader',
]

/** react-stately takes NODE_ENV=test for a browser without layout and then draws all options of a list, unless this is set. */
export const realLayout = { 'process.env.VIRT_ON': '"true"' }
