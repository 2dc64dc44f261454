// `npm run visual:review`: compares every story with its committed picture, then shows before and after side by side on a page, where the
// new one is taken over by a press. `-- --last` shows what the comparison of last time found, and what was taken since.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, toolEnvironment } from '../prepare.mjs'
import { changesOf, placesOf } from './changes.ts'
import { serveReview } from './serve.ts'

const { values: given } = parseArgs({ options: { last: { type: 'boolean', default: false } } })
const places = placesOf(root)

if (!given.last) {
  rmSync(places.found, { recursive: true, force: true })
  await new Promise<void>((resolve) => {
    const args = ['run', '--config', '.storybook/visual/vitest.config.ts']
    const child = spawn(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, stdio: 'inherit', env: toolEnvironment({}) })
    child.on('exit', () => resolve())
  })
}
const server = await serveReview(places)
const address = server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0
process.stdout.write(`\n${changesOf(places).length} pictures to look at: http://127.0.0.1:${port}   (Ctrl-C ends it)\n`)
