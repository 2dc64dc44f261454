import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { browserDependencies, realLayout, workspaceSources } from '../../scripts/workspace-sources.mjs'
import { inStillChromium } from '../../vitest.config.ts'
import { countingCommands } from '../count-checks.ts'

/** The second half of `npm run test:stories -- --all`. */
export default defineConfig({
  resolve: { alias: workspaceSources },
  optimizeDeps: { include: browserDependencies },
  define: realLayout,
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    include: ['.storybook/english/english.test.tsx'],
    testTimeout: 300_000,
    browser: { ...inStillChromium, commands: countingCommands('in English ') },
  },
})
