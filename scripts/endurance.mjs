#!/usr/bin/env node
// `npm run test:kills -- --kills 1000` and `npm run test:fuzz -- --requests 1000000`: the tests of `npm test` at any length, and from
// any seed: `--seed 7`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, toolEnvironment } from './prepare.mjs'

const kinds = {
  kills: { file: 'apps/server/src/endurance/kill-loop.test.ts', count: 'kills', variable: 'ETALON_TEST_KILLS' },
  fuzz: { file: 'apps/server/src/endurance/fuzz-walk.test.ts', count: 'requests', variable: 'ETALON_TEST_REQUESTS' },
}
const [name = '', ...args] = process.argv.slice(2)
const kind = kinds[name]

function usage() {
  console.error('usage: npm run test:kills -- [--kills N] [--seed N], npm run test:fuzz -- [--requests N] [--seed N]')
  process.exit(2)
}

/** What was asked for, as the environment of the test. */
function wished({ count, variable }) {
  try {
    const { values } = parseArgs({ args, options: { [count]: { type: 'string' }, seed: { type: 'string' } } })
    const given = { [variable]: values[count], ETALON_TEST_SEED: values.seed }
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  } catch {
    return usage()
  }
}

if (!kind) usage()
const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'server', kind.file], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment({ ...wished(kind), NODE_OPTIONS: '--disable-warning=DEP0205' }),
})
child.on('exit', (code) => process.exit(code ?? 1))
