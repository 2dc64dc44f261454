import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { storybookProject } from './.storybook/vitest-project.ts'
import { chromiumEnvironment, chromiumPath, chromiumSwitches, headlessShellPath } from './scripts/chromium.mjs'
import { leftOut } from './scripts/testing/every-run.mjs'
import { isWanted } from './scripts/testing/is-wanted.ts'
import { keptModules } from './scripts/testing/kept-modules.ts'
import { LongestFirst } from './scripts/testing/longest-first.ts'
import { browserDependencies, realLayout, workspaceSources } from './scripts/workspace-sources.mjs'

const client = { resolve: { alias: workspaceSources }, define: realLayout }
const server = {
  resolve: { conditions: ['source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source', 'node', 'module-sync'] } },
}
/** The server loads its packages as Node does: what the condition `module` leads to is meant for bundlers, and Node cannot always read it. */
const withoutModule = server.resolve.conditions.filter((condition) => condition !== 'module')
const asNodeLoads = {
  resolve: { conditions: withoutModule },
  ssr: { resolve: { ...server.ssr.resolve, conditions: withoutModule } },
}
/** Vitest leaves a core free, which on a machine of two is half of it. */
const maxWorkers = Math.max(2, availableParallelism() - 1)
/** Tests of the server wait a good deal, for sockets, for a process that starts, for the grid of time: one more goes on meanwhile. */
const waitingWorkers = maxWorkers + 1

const withoutOwnerStacks = fileURLToPath(new URL('scripts/testing/no-owner-stacks.ts', import.meta.url))

/** Tests in real Chromium: the one of the machine, or CHROMIUM_PATH. */
const chromiumOf = (executablePath: string | undefined, person: { readonly reducedMotion?: 'reduce' } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(executablePath && existsSync(executablePath) ? { executablePath } : {}),
      args: chromiumSwitches,
      env: chromiumEnvironment(),
    },
    contextOptions: person,
  }),
  instances: [{ browser: 'chromium' as const }],
})

/** For somebody whose system says nothing of motion. */
export const inChromium = chromiumOf(chromiumPath())
/** For somebody who wants less motion: nothing is seen half-way. */
export const inStillChromium = chromiumOf(chromiumPath(), { reducedMotion: 'reduce' })
/** The engine without a window, where there is one: for what looks at pages alone. */
const inHeadlessShell = chromiumOf(headlessShellPath())

export default defineConfig({
  // Styles of the apps are compiled by a server of vanilla-extract's own, which reads this and not the project's.
  resolve: client.resolve,
  // It would look after every file of the checkout, which in a run do not change.
  ...(process.argv.includes('run') ? { server: { watch: null } } : {}),
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...server,
        test: {
          name: 'node',
          maxWorkers,
          environment: 'node',
          include: [
            'packages/{machines,api,verify,ui}/src/**/*.test.ts',
            'apps/{workspace,query-portal}/src/**/*.test.ts',
            'apps/server/src/{settings,refusal,certificates,limits,rich-text,spreadsheet}/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', '**/node_modules/**', ...leftOut()],
          testTimeout: 30_000,
        },
      },
      {
        ...asNodeLoads,
        test: {
          name: 'server',
          maxWorkers: waitingWorkers,
          // Each file has a database and a server of its own already.
          isolate: false,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [
            'apps/server/src/{settings,refusal,certificates,limits,rich-text,spreadsheet}/**',
            '**/node_modules/**',
            ...leftOut(),
          ],
          globalSetup: ['apps/server/src/db/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Side by side they are slower: what is waited for may take its time.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        ...client,
        plugins: [vanillaExtractPlugin(), react(), keptModules],
        optimizeDeps: { include: [...browserDependencies, 'vitest-browser-react', '@testing-library/user-event'] },
        test: {
          name: 'browser',
          maxWorkers,
          // Side by side they are slower: what is waited for may take its time.
          expect: { poll: { timeout: 10_000 } },
          // It ends what hangs; a busy machine may take several times as long as an idle one.
          testTimeout: 60_000,
          include: [
            'packages/ui/src/**/*.test.tsx',
            'packages/verify/src/**/*.browser.test.ts',
            'apps/{workspace,query-portal}/src/**/*.test.tsx',
            '.storybook/*.browser.test.ts',
            '.storybook/statecharts/*.test.tsx',
          ],
          exclude: ['**/node_modules/**', ...leftOut()],
          setupFiles: [withoutOwnerStacks, fileURLToPath(new URL('scripts/testing/clean-browser.ts', import.meta.url))],
          browser: { ...inHeadlessShell, viewport: { width: 1280, height: 800 } },
        },
      },
      // Storybook reads all stories as soon as its project is there: seconds, which a run of others need not spend.
      ...(isWanted('storybook') ? [storybookProject(inHeadlessShell, maxWorkers)] : []),
      {
        ...server,
        test: {
          name: 'e2e',
          // Each file starts a product and a browser of its own; only what it imports is shared with the file before it.
          isolate: false,
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/faults/**', '**/node_modules/**', ...leftOut()],
          globalSetup: ['e2e/support/prepared-data.ts'],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          maxWorkers,
        },
      },
      {
        ...server,
        test: {
          name: 'faults',
          // What is measured here is measured alone: `npm run test:faults`.
          fileParallelism: false,
          environment: 'node',
          include: ['e2e/faults/**/*.test.ts'],
          globalSetup: ['e2e/support/prepared-data.ts'],
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
