import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerWorkspacePages } from './pages.ts'

const sources = [
  'src/ahead.ts',
  'src/first-shell/show-first-shell.tsx',
  'src/app.tsx',
  'src/screens/dashboard/DashboardScreen.tsx',
  'src/session/FirstSignIn.tsx',
]

/** A folder in which the workspace is built, and built anew. */
function builtWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const takenAway = () => {
    rmSync(folder, { recursive: true })
    mkdirSync(folder)
  }
  const written = (build: string, parts = JSON.stringify(partsOf(build))) => {
    takenAway()
    mkdirSync(join(folder, 'assets'))
    mkdirSync(join(folder, '.vite'))
    writeFileSync(join(folder, '.vite/manifest.json'), parts)
    for (const { file } of Object.values(partsOf(build))) writeFileSync(join(folder, file), build)
    writeFileSync(
      join(folder, 'index.html'),
      `<head><meta name="etalon-frames" content="" /><title>Etalon</title><script src="/assets/main-${build}.js"></script></head>`,
    )
  }
  return { folder, written, takenAway }
}

const partsOf = (build: string) =>
  Object.fromEntries(sources.map((name, place) => [name, { file: `assets/part${place}-${build}.js` }]))

/** A server of what is built in a folder. */
async function served(folder: string) {
  const app = fastify()
  onTestFinished(async () => await app.close())
  await app.register(cookie)
  await registerWorkspacePages(app, folder, ['https://lims.example.org'])
  return {
    page: async () => (await app.inject({ url: '/login', headers: { accept: 'text/html' } })).body,
    status: async (url: string) => (await app.inject({ url })).statusCode,
  }
}

const filesNamedIn = (page: string) => [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)

test('[NAV-11] built anew beside a running server, the next page names the files that are there now', async () => {
  const { folder, written } = builtWorkspace()
  written('before')
  const { page, status } = await served(folder)
  expect(filesNamedIn(await page())).toEqual(['/assets/main-before.js', '/assets/part4-before.js'])
  written('after')
  const next = await page()
  expect(filesNamedIn(next)).toEqual(['/assets/main-after.js', '/assets/part4-after.js'])
  expect(next).toContain('content="https://lims.example.org"')
  expect(await status('/assets/part4-after.js')).toBe(200)
})

test('[NAV-11] while a build is being written the page of before stays, and the first whole one is taken', async () => {
  const { folder, written, takenAway } = builtWorkspace()
  written('before')
  const { page } = await served(folder)
  takenAway()
  expect(await page()).toContain('main-before')
  written('half', '{"src/app.tsx": {"fi')
  expect(await page()).toContain('main-before')
  written('after')
  expect(filesNamedIn(await page())).toEqual(['/assets/main-after.js', '/assets/part4-after.js'])
})
