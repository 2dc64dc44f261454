#!/usr/bin/env node
// `npm run test:database`: the tests of the server on the PostgreSQL of the system instead of the one that Etalon brings. Names of
// files may follow: `npm run test:database -- apps/server/src/search`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, toolEnvironment } from './prepare.mjs'
import { withSystemPostgres } from './system-postgres.mjs'

const files = process.argv.slice(2)

try {
  process.exitCode = await withSystemPostgres(
    (url) =>
      new Promise((resolve) => {
        const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'server', ...files], {
          cwd: root,
          stdio: 'inherit',
          env: toolEnvironment({ DATABASE_URL: url, TZ: 'Asia/Shanghai', NODE_OPTIONS: '--disable-warning=DEP0205' }),
        })
        child.on('exit', (code) => resolve(code ?? 1))
      }),
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
