#!/usr/bin/env node
// `npm run dev`: everything that `npm start` starts, and what is changed shows by itself. The workspace comes once more from its sources
// (http://localhost:4101, or the port in ETALON_DEV_PORT); portal and server are built and started anew.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { build, pinnedNode, root, run, toolEnvironment, withPrepared } from './prepare.mjs'

const env = toolEnvironment({ ETALON_DEMO: process.env.ETALON_DEMO ?? '1' })
const serverWords = ['--conditions=source', '--disable-warning=ExperimentalWarning', join(root, 'apps/server/src/main.ts')]
const notOurs = /\.(test|stories|example|model)\.|(^|[\\/])testing[\\/]|~$|\.sw[px]$/

/** Which sources are whose; those of a package that both take are both's. */
const sources = {
  portal: ['apps/query-portal/src', 'packages/machines/src', 'packages/api/src', 'packages/verify/src', 'packages/ui/src'],
  server: ['apps/server/src', 'packages/machines/src', 'packages/api/src', 'packages/verify/src'],
}

const say = (line) => process.stdout.write(`${line}\n`)

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let isStopping = false

function startServer() {
  const child = spawn(pinnedNode, serverWords, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  server = child
  child.on('exit', (code, signal) => {
    if (server !== child) return
    server = undefined
    if (isStopping) return
    say(`The server ended with ${signal ?? code}. It is started again after the next change.`)
  })
}

/** Asks the server to end what it is at, and waits until it has. */
const stopServer = () =>
  new Promise((resolve) => {
    const child = server
    server = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })

/** @type {Set<'portal' | 'server'>} */
const changed = new Set()
let isBusy = false

/** Takes up what was changed until nothing is left: a change that comes meanwhile is taken up next. */
async function takeUp() {
  if (isBusy || isStopping) return
  isBusy = true
  while (changed.size > 0 && !isStopping) {
    const portal = changed.has('portal')
    changed.clear()
    try {
      if (portal) await run(join(root, 'node_modules/.bin/turbo'), portalBuild, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    } catch {
      say('The portal could not be built; it stays as it was until the next change.')
    }
    await stopServer()
    if (!isStopping) startServer()
  }
  isBusy = false
}
const portalBuild = ['run', 'build', '--filter=@etalon/query-portal', '--output-logs=errors-only', '--log-order=grouped']

/** Several files that are saved at once are one change. */
const restMs = 200
/** @type {NodeJS.Timeout | undefined} */
let resting
function noteChange(whose, path) {
  if (path === null || notOurs.test(path)) return
  changed.add(whose)
  clearTimeout(resting)
  resting = setTimeout(takeUp, restMs)
}

try {
  await withPrepared(build)
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
startServer()
const vite = spawn(pinnedNode, [join(root, 'node_modules/vite/bin/vite.js'), '--clearScreen', 'false'], {
  cwd: join(root, 'apps/workspace'),
  stdio: ['ignore', 'inherit', 'inherit'],
  env,
})
for (const [whose, folders] of Object.entries(sources))
  for (const folder of folders) watch(join(root, folder), { recursive: true }, (_, path) => noteChange(whose, path))

process.on('exit', () => vite.kill())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    await stopServer()
    process.exit(0)
  })
}
