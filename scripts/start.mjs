#!/usr/bin/env node
// `npm start`: the whole product on one machine. docs/operations.md says what can be set.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, keptCompiled, pinnedNode, root, step, toolEnvironment, withPrepared } from './prepare.mjs'

try {
  await withPrepared(() => step('building what changed', build))
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}

// The server watches the channel to this process: when this one is gone, however it went, the server stops too.
const server = spawn(
  pinnedNode,
  ['--conditions=source', '--disable-warning=ExperimentalWarning', join(root, 'apps/server/src/main.ts')],
  {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: toolEnvironment({ ...keptCompiled, ETALON_DEMO: process.env.ETALON_DEMO ?? '1' }),
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
