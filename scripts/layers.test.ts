import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const broken = join(root, 'scripts/testing/broken-layers')

/** Runs the layer check as `npm run layers` does. */
function checkLayers(folder: string, ...parts: string[]): Promise<{ good: boolean; output: string }> {
  const program = join(root, 'node_modules/.bin/depcruise')
  const args = ['--config', join(root, 'dependency-cruiser.config.mjs'), '--output-type', 'err-long', ...parts]
  return new Promise((resolve) => {
    execFile(program, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } }, (error, stdout, stderr) => {
      // Its sentences are wrapped at some width.
      resolve({ good: error === null, output: `${stdout}${stderr}`.replace(/\s+/g, ' ') })
    })
  })
}

const whole = checkLayers(broken, 'packages', 'apps')

test.for([
  ['machines-npm', 'packages/machines/src/rogue/index.ts', 'react', 'what is seen belongs to packages/ui'],
  ['machines-npm', 'packages/machines/src/caller/index.ts', 'ofetch', 'what is seen belongs to packages/ui'],
  ['ui-workspaces', 'packages/ui/src/rogue/index.ts', 'packages/api/src/contract/index.ts', 'hand what it needs in as props'],
  ['verify-npm', 'packages/verify/src/rogue/index.ts', 'zod', 'rules of the institute belong to packages/api'],
  ['no-circular', 'packages/verify/src/that/index.ts', 'packages/verify/src/this/index.ts', 'one room, or a third is missing'],
  [
    'through-the-front-door',
    'packages/api/src/client/index.ts',
    'packages/api/src/contract/order.ts',
    'only through its index.ts',
  ],
  [
    'styles-are-written-while-building',
    'packages/ui/src/plain/index.ts',
    'packages/ui/src/style/index.ts',
    'only .css.ts files may use them',
  ],
  [
    'server-workspaces',
    'apps/server/src/rogue.ts',
    'packages/ui/src/rogue/index.ts',
    'what is seen belongs to packages/ui or an app',
  ],
  [
    'server-workflow-only',
    'apps/server/src/rogue.ts',
    'packages/machines/src/tab-strip/index.ts',
    'other machines are behaviour of a screen',
  ],
  ['workspace-workspaces', 'apps/workspace/src/rogue.ts', 'apps/server/src/rogue.ts', 'what two apps share belongs to a package'],
  [
    'screens-on-top',
    'apps/workspace/src/forms/rogue.ts',
    'apps/workspace/src/screens/rogue.ts',
    'move what both need beside them',
  ],
  ['no-missing', 'apps/workspace/src/lost.ts', 'nowhere.ts', 'This import leads nowhere'],
] as const)('[PKG-1] the layer check stops %s: %s, which leans on %s', async ([rule, from, to, sentence]) => {
  const { good, output } = await whole
  expect(good).toBe(false)
  const found = output.split(/(?=error )/).filter((part) => part.startsWith(`error ${rule}: ${from}`))
  expect(found.join(' ')).toContain(to)
  // And it says where the code belongs.
  expect(found.join(' ')).toContain(sentence)
})

test('[PKG-1] the layers of this house hold', { timeout: 120_000 }, async () => {
  expect(await checkLayers(root, 'packages', 'apps', 'e2e')).toMatchObject({ good: true })
})
