import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { workspaceSources } from './workspace-sources.mjs'

const folder = fileURLToPath(new URL('../node_modules/.cache/etalon-regions', import.meta.url))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a bundler makes of a page with this one line: the file that is loaded first, and those that are loaded on demand. */
async function bundleOf(name: string, line: string) {
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, `${name}.ts`)
  writeFileSync(entry, `${line}\n`)
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: workspaceSources },
    build: { write: false, rollupOptions: { input: entry } },
  })
  if (!('output' in built)) throw new Error('one bundle was asked for')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const first = chunks.find((chunk) => chunk.isEntry)
  if (first === undefined) throw new Error('nothing was built')
  return { first: first.code, onDemand: chunks.filter((chunk) => chunk !== first).map(({ code }) => code) }
}

const kilobytes = (code: string) => gzipSync(code).length / 1000

test('[ADDR-2] whoever uses the domain carries no regions', { timeout: 60_000 }, async () => {
  const { first, onDemand } = await bundleOf(
    'domain',
    `import { fieldRules, roundHalfEven } from '@etalon/api/domain'\nconsole.log(fieldRules, roundHalfEven)`,
  )
  expect(first).toContain('请输入正确的手机号')
  expect(first).not.toContain('岳麓区')
  expect(onDemand).toEqual([])
})

test('[ADDR-2] regions weigh little, and each province has its streets in a file of its own', { timeout: 60_000 }, async () => {
  const { first, onDemand } = await bundleOf('regions', `import * as regions from '@etalon/api/regions'\nconsole.log(regions)`)
  expect(first).toContain('岳麓区')
  expect(first).not.toContain('望月湖街道')
  expect(kilobytes(first)).toBeLessThan(40)
  const streets = onDemand.filter((code) => code.includes('街道'))
  expect(streets.length).toBe(31)
  expect(streets.filter((code) => code.includes('望月湖街道')).length).toBe(1)
  expect(Math.max(...streets.map(kilobytes))).toBeLessThan(25)
})

test('[ADDR-2] who only wants the way of a code carries no readings of streets and no search', { timeout: 60_000 }, async () => {
  const { first, onDemand } = await bundleOf(
    'path',
    `import { pathOf } from '@etalon/api/regions'\nconsole.log(pathOf('430104'))`,
  )
  expect(first).toContain('岳麓区')
  expect(onDemand).toEqual([])
})
