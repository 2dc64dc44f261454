import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { leftOut } from '../scripts/testing/every-run.mjs'
import { keptModules } from '../scripts/testing/kept-modules.ts'
import { browserDependencies, realLayout, workspaceSources } from '../scripts/workspace-sources.mjs'
import { countingCommands } from './count-checks.ts'

/** The addon compares a percent-encoded address with a path: stories under a folder with Chinese letters or spaces would not be found. */
const storiesUnderAnyPath: Plugin = {
  name: 'etalon:stories-under-any-path',
  enforce: 'post',
  transform(code, id) {
    if (!/\.stories\.[jt]sx?(\?|$)/.test(id)) return undefined
    return code.replaceAll('convertToFilePath(import.meta.url)', 'convertToFilePath(decodeURI(import.meta.url))')
  },
}

const everyLook = process.env.ETALON_EVERY_LOOK === '1'

/** Every story as a test in real Chromium: its play function, axe, its contrast in other looks, and its width at 320 px. */
export function storybookProject<Browser extends object>(browser: Browser, maxWorkers: number) {
  return {
    resolve: { alias: workspaceSources },
    optimizeDeps: { include: browserDependencies },
    define: realLayout,
    plugins: [
      storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) }),
      storiesUnderAnyPath,
      vanillaExtractPlugin(),
      react(),
      keptModules,
    ],
    test: {
      name: 'storybook',
      maxWorkers,
      exclude: ['**/node_modules/**', ...leftOut()],
      // As in Storybook itself: one page shows one story after the other, and loads only once what all of them share.
      isolate: false,
      setupFiles: ['../scripts/testing/no-owner-stacks.ts', 'story-looks.ts'].map((file) =>
        fileURLToPath(new URL(file, import.meta.url)),
      ),
      provide: { everyLook },
      // A story with a matrix is large, and the machine may do other things: what is slow is no fault of it.
      testTimeout: 60_000,
      // What is checked after a story is checked of it in its looks, all of them where that is asked for.
      hookTimeout: 300_000,
      browser: {
        ...browser,
        commands: countingCommands(),
      },
    },
  }
}
