import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { testPrograms } from './chromium.mjs'
import { longest } from './testing/longest-first.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'etalon-tools-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
})
const lock = () => lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))

test('npm ci takes the lockfile as it is', { timeout: 120_000 }, () => {
  const output = execFileSync('npm', ['ci', '--dry-run', '--offline', '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  })
  expect(output).toMatch(/(added|removed|up to date|changed)/)
})

test('the lockfile names no host: packages come from wherever npm is told to look', () => {
  const places = Object.entries(lock().packages).filter(([, entry]) => entry.resolved !== undefined && entry.link !== true)
  expect(places).toEqual([])
})

test('every package that is no workspace has its exact version in the lockfile', () => {
  const without = Object.entries(lock().packages).filter(
    ([place, { version }]) => place.includes('node_modules/') && !/^\d+\.\d+\.\d+/.test(version ?? ''),
  )
  expect(without.filter(([, { link }]) => link !== true)).toEqual([])
})

test('the lockfile is complete: completing it again changes nothing', () => {
  mkdirSync(join(folder, 'scripts'))
  copyFileSync(join(root, 'scripts/complete-lockfile.mjs'), join(folder, 'scripts/complete-lockfile.mjs'))
  copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  const said = execFileSync(process.execPath, [join(folder, 'scripts/complete-lockfile.mjs')], { encoding: 'utf8' })
  expect(said).toBe('package-lock.json: 0 platform packages added\n')
  expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(readFileSync(join(root, 'package-lock.json'), 'utf8'))
})

test('every package says by its sum what it is, and those of one platform say which: nobody installs the others', () => {
  const places = Object.entries(lock().packages).filter(([place, { link }]) => place.includes('node_modules/') && link !== true)
  expect(places.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([])
  const ofOnePlatform = places.filter(([place, { optional }]) => optional && /(win32|windows|darwin|android|musl)/.test(place))
  expect(ofOnePlatform.length).toBeGreaterThan(50)
  expect(ofOnePlatform.filter(([, { os, cpu }]) => !os && !cpu).map(([place]) => place)).toEqual([])
})

test('a package that npm left out comes into the lockfile with its platform: as the registry says, or as its name does', async () => {
  const place = join(folder, 'left-out')
  mkdirSync(join(place, 'scripts'), { recursive: true })
  copyFileSync(join(root, 'scripts/complete-lockfile.mjs'), join(place, 'scripts/complete-lockfile.mjs'))
  const optionalDependencies = { '@some/core-darwin-arm64': '1.2.3', '@some/core-linux-x64-musl': '1.2.3' }
  const before = { packages: { '': {}, 'node_modules/@some/core': { version: '1.2.3', dev: true, optionalDependencies } } }
  writeFileSync(join(place, 'package-lock.json'), JSON.stringify(before))
  const known = { os: ['darwin'], cpu: ['arm64'], engines: { node: '>=18' }, dist: { integrity: 'sha512-some' } }
  const teller = createServer(({ url }, answer) => {
    answer.statusCode = url === '/@some%2fcore-darwin-arm64/1.2.3' ? 200 : 404
    answer.end(JSON.stringify(known))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void teller.close())
  await once(teller, 'listening')
  const { port } = teller.address() as AddressInfo
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` }
  await promisify(execFile)(process.execPath, [join(place, 'scripts/complete-lockfile.mjs')], { env })
  const { packages } = JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8'))
  const common = { version: '1.2.3', dev: true, optional: true }
  expect(packages['node_modules/@some/core-darwin-arm64']).toEqual({
    ...{ ...common, os: ['darwin'], cpu: ['arm64'] },
    ...{ engines: { node: '>=18' }, integrity: 'sha512-some' },
  })
  expect(packages['node_modules/@some/core-linux-x64-musl']).toEqual({ ...common, os: ['linux'], cpu: ['x64'] })
})

test('tsc is TypeScript 7', () => {
  expect(execFileSync(join(root, 'node_modules/.bin/tsc'), ['--version'], { encoding: 'utf8' })).toMatch(/^Version 7\./)
})

test('the tests run on the pinned Node', () => {
  const { dependencies } = z
    .object({ dependencies: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  expect(execFileSync(join(root, 'node_modules/node/bin/node'), ['--version'], { encoding: 'utf8' }).trim()).toBe(
    `v${dependencies.node}`,
  )
})

test('every program that a test starts is there on a fresh machine, or npm test installs it', () => {
  // What `npm run test:failover` starts it names itself where it is missing: nothing else needs two PostgreSQL servers and HAProxy.
  const looked = ['*.test.ts', '*.test.tsx', 'e2e/*.ts', ':!e2e/failover']
  const files = execFileSync('git', ['ls-files', ...looked], { cwd: root, encoding: 'utf8' })
  const started = files
    .trim()
    .split('\n')
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/(?:spawn|spawnSync|execFileSync|run|tool)\('(\w+)', /g),
    ])
    .map(([, program]) => program)
  // Debian's own, what brought the checkout here, and what it brings along.
  const usual = ['cp', 'git', 'mount', 'npm', 'npx', 'sleep', 'tar', 'umount', 'biome', 'tsc', 'vitest']
  const missing = new Set(started.filter((program) => !usual.includes(String(program)) && !(String(program) in testPrograms)))
  expect(started).toContain('xmllint')
  expect([...missing]).toEqual([])
})

test('the test files that are begun first are there', () => {
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
