#!/usr/bin/env node
// `npm run test:stories`: every story in real Chromium. With `--all` in every theme, light and dark, and then in English too; `npm test`
// has the default theme.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureTestPrograms } from './chromium.mjs'
import { root, toolEnvironment } from './prepare.mjs'

const wanted = process.argv.slice(2)
ensureTestPrograms(console.log)
const every = wanted.includes('--all')

function run(...options) {
  const { status } = spawnSync(
    join(root, 'node_modules', '.bin', 'vitest'),
    ['run', ...options, ...wanted.filter((one) => one !== '--all')],
    { cwd: root, stdio: 'inherit', env: toolEnvironment(every ? { ETALON_EVERY_LOOK: '1' } : {}) },
  )
  return status ?? 1
}

const played = run('--project', 'storybook')
const english = every ? run('--config', join('.storybook', 'english', 'vitest.config.ts')) : 0
process.exitCode = played || english
