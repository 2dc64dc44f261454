// In Node, without a document: what a server does that draws a page. The components are built for it as an app that draws on its
// server would build them, since vanilla-extract's plugin writes their styles.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'
import type { OnServer } from './on-server.tsx'

const here = (path: string) => decodeURI(new URL(path, import.meta.url).pathname)
/** Inside node_modules, from where it finds what it imports, and where nobody keeps anything. */
const built = here('../../../../../node_modules/.cache/etalon-conformance/')

const isOnServer = (module: object): module is OnServer => 'names' in module && 'draw' in module

let onServer: OnServer

beforeAll(async () => {
  await build({
    configFile: false,
    root: here('../../..'),
    mode: 'development',
    logLevel: 'error',
    build: { ssr: here('on-server.tsx'), outDir: built, emptyOutDir: true, minify: false },
    resolve: { alias: [{ find: /^@etalon\/machines\/([\w-]+)$/, replacement: here('../../../../machines/src/$1/index.ts') }] },
    // These know a condition `source` as well, by which Node is told here to look, for files that they do not ship.
    ssr: { noExternal: [/^react-aria/, /^react-stately/, /^@react-/, /^@internationalized\//] },
    plugins: [vanillaExtractPlugin()],
  })
  const module: unknown = await import(/* @vite-ignore */ `${built}on-server.js`)
  if (typeof module !== 'object' || module === null || !isOnServer(module)) throw new TypeError('on-server.tsx does not draw')
  onServer = module
}, 180_000)

test('[DS-1] a server draws every component without a document, and nothing warns', () => {
  expect(typeof document).toBe('undefined')
  const said = vi.fn()
  const spies = [vi.spyOn(console, 'error').mockImplementation(said), vi.spyOn(console, 'warn').mockImplementation(said)]
  const failed = onServer.names.flatMap((name) => {
    try {
      onServer.draw(name)
      return said.mock.calls.splice(0).map((words) => `${name}: ${words.join(' ')}`)
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.stack : error}`]
    }
  })
  for (const spy of spies) spy.mockRestore()
  expect(failed).toEqual([])
  expect(onServer.names.length).toBeGreaterThan(100)
})

test('[DS-1] a server leaves what lies over the page to the browser, also where it is open already', () => {
  expect(onServer.drawOpen()).toEqual(['', '', ''])
})

test('[DS-1] what stands in the page is there before the browser does anything', () => {
  expect(onServer.draw('button/Button')).toContain('新增')
  expect(onServer.draw('text-field/TextField')).toContain('conformance')
  expect(onServer.draw('select/Select')).toContain('力学')
})
