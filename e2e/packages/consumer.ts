import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { preview } from 'vite'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { freePort } from '../../scripts/free-port.mjs'
import { openBrowser } from '../support/open-browser.ts'
import { root } from '../support/running.ts'

const runFile = promisify(execFile)

/** A consumer has the tools that it installs, and none of ours. */
function consumerEnvironment(): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== join(root, 'node_modules/.bin'))
  return { ...process.env, PATH: path.join(delimiter), NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined }
}

/**
 * Runs a program in the folder of a consumer.
 * @returns what it printed
 * @throws with what it printed, where it ends badly
 */
export async function runIn(folder: string, program: string, ...words: readonly string[]): Promise<string> {
  try {
    const { stdout, stderr } = await runFile(program, words, { cwd: folder, env: consumerEnvironment(), maxBuffer: 2 ** 26 })
    return stdout + stderr
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error && 'stderr' in error ? `${error.stdout}${error.stderr}` : ''
    throw new Error(`${[basename(program), ...words].join(' ')} failed:\n${said || error}`)
  }
}

const packings = z.array(z.object({ filename: z.string() }))

let packed: Promise<ReadonlyMap<string, string>> | undefined

/** Builds the packages and packs them as they are published, once in a process: the path of each tarball by the package's name. */
function packedPackages(): Promise<ReadonlyMap<string, string>> {
  packed ??= (async () => {
    const place = mkdtempSync(join(tmpdir(), 'etalon-tarballs-'))
    process.on('exit', () => rmSync(place, { recursive: true, force: true }))
    const turbo = join(root, 'node_modules/.bin/turbo')
    await runFile(turbo, ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'], { cwd: root })
    const tarballs = new Map<string, string>()
    for (const name of ['machines', 'api', 'verify', 'ui']) {
      const { stdout } = await runFile('npm', ['pack', '--json', '--silent', '--pack-destination', place], {
        cwd: join(root, 'packages', name),
      })
      const [packing] = packings.parse(JSON.parse(stdout))
      if (packing) tarballs.set(`@etalon/${name}`, join(place, packing.filename))
    }
    return tarballs
  })()
  return packed
}

const manifest = z.looseObject({ dependencies: z.record(z.string(), z.string()) })

/**
 * Copies an example to a place where nothing of ours is found further up, and installs it: the packages of this repository from
 * tarballs, all others from the registry.
 * @returns its folder, which is removed when the test has ended
 */
export async function installExample(name: string): Promise<string> {
  const tarballs = await packedPackages()
  const folder = mkdtempSync(join(tmpdir(), `etalon-${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const left = ['node_modules', 'dist', '.next', 'package-lock.json']
  cpSync(join(root, 'examples', name), folder, { recursive: true, filter: (path) => !left.includes(basename(path)) })
  const place = join(folder, 'package.json')
  const own = manifest.parse(JSON.parse(readFileSync(place, 'utf8')))
  const dependencies = Object.entries(own.dependencies).map(([dependency, version]) => {
    const tarball = tarballs.get(dependency)
    return [dependency, tarball === undefined ? version : `file:${tarball}`]
  })
  writeFileSync(place, JSON.stringify({ ...own, dependencies: Object.fromEntries(dependencies) }))
  await runIn(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')
  return folder
}

/** A page of a consumer, in a browser. */
export interface Visit {
  readonly page: Page
  /** What the page complained of so far. */
  readonly complaints: readonly string[]
}

/** Opens a page and listens to its complaints; the browser is closed when the test has ended. */
export async function visit(address: string): Promise<Visit> {
  const browser = await openBrowser()
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  await page.goto(address)
  return { page, complaints }
}

/** Serves what an example built with Vite, until the test has ended. @returns its address */
export async function serveBuilt(folder: string): Promise<string> {
  const server = await preview({ root: folder, configFile: false, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
  onTestFinished(() => server.close())
  return server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? ''
}

/** Starts a server of an example, and waits until it answers; it is stopped when the test has ended. @returns its address */
export async function startServer(folder: string, words: (port: number) => readonly string[]): Promise<string> {
  const port = await freePort()
  const child = spawn(process.execPath, words(port), { cwd: folder, env: consumerEnvironment(), stdio: 'pipe' })
  onTestFinished(() => void child.kill())
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const address = `http://127.0.0.1:${port}/`
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return address
    await wait(200)
  }
  throw new Error(`The server does not answer:\n${said}`)
}
