import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { QuickFirst } from './quick-first.ts'

const conditions = ['source', ...defaultServerConditions]

/** The tests that have to notice a change: those of the folder that is changed, named by ETALON_MUTATED. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node', 'module-sync'] } },
  test: {
    environment: 'node',
    include: [`${process.env.ETALON_MUTATED}/**/*.test.ts`],
    testTimeout: 30_000,
    sequence: { sequencer: QuickFirst },
  },
})
