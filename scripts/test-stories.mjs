#!/usr/bin/env node
// `npm run test:stories`: every story in real Chromium. With `--all` in every theme, light and dark, and in both languages, as
// `npm run test:full` has it; `npm test` has the default theme by light and the language that a story was written in.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureTestPrograms } from './chromium.mjs'
import { root, toolEnvironment } from './prepare.mjs'

const wanted = process.argv.slice(2)
ensureTestPrograms(console.log)
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--project', 'storybook', ...wanted.filter((one) => one !== '--all')],
  { cwd: root, stdio: 'inherit', env: toolEnvironment(wanted.includes('--all') ? { ETALON_EVERY_LOOK: '1' } : {}) },
)
process.exitCode = status ?? 1
