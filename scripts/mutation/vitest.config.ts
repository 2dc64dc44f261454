import { existsSync } from 'node:fs'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { QuickFirst } from './quick-first.ts'

const conditions = ['source', ...defaultServerConditions]

/** Works out what a folder works out once; a change of that would else be tried by the one test that came first. */
const builtOnce = `${process.env.ETALON_MUTATED}/built-once.double.ts`

/** The tests that have to notice a change: those of the folder that is changed, named by ETALON_MUTATED. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node', 'module-sync'] } },
  test: {
    environment: 'node',
    include: [`${process.env.ETALON_MUTATED}/**/*.test.ts`],
    setupFiles: existsSync(builtOnce) ? [builtOnce] : [],
    testTimeout: 30_000,
    sequence: { sequencer: QuickFirst },
  },
})
