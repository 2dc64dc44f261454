import { defineConfig } from 'vitest/config'
import { inStillChromium } from '../../vitest.config.ts'
import { countingCommands } from '../count-checks.ts'
import { storyRun } from '../story-run.ts'

/** The second half of `npm run test:stories -- --all`. */
export default defineConfig({
  ...storyRun,
  test: {
    include: ['.storybook/english/english.test.tsx'],
    testTimeout: 300_000,
    browser: { ...inStillChromium, commands: countingCommands('in English ') },
  },
})
