import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { inChromium } from '../../vitest.config.ts'
import { storyRun } from '../story-run.ts'
import { foldersWithLayers } from './layers.ts'
import type { Remains } from './remains.ts'
import { reportOf } from './report.ts'

const target = fileURLToPath(new URL('../../bench/results/memory.md', import.meta.url))
const components = fileURLToPath(new URL('../../packages/ui/src', import.meta.url))
const titles = () =>
  globSync('*/*.stories.tsx', { cwd: components }).map((path) => path.replaceAll('\\', '/').replace('.stories.tsx', ''))
const rows: Remains[] = []
process.on('exit', () => {
  if (rows.length > 0) writeFileSync(target, reportOf({ earlier: readFileSync(target, 'utf8'), rows, titles: titles() }))
})

/** `npm run test:memory`: minutes, so it is not part of `npm test`; what it found is committed. */
export default defineConfig({
  ...storyRun,
  test: {
    include: ['.storybook/memory/memory.test.tsx'],
    provide: { foldersWithLayers: [...foldersWithLayers(components)] },
    testTimeout: 300_000,
    browser: {
      ...inChromium,
      commands: {
        noteRemains: (_: unknown, remains: Remains) => {
          rows.push(remains)
        },
      },
      viewport: { width: 1280, height: 800 },
    },
  },
})
