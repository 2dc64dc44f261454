import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['source', ...defaultServerConditions]
const folders = ['packages/machines/src', 'packages/api/src/domain', 'packages/api/src/regions']

/** Which lines and branches of the machines, and of the facts of the field, their tests have run through. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node', 'module-sync'] } },
  test: {
    environment: 'node',
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    // Counting slows the walks through every order of events down.
    testTimeout: 120_000,
    coverage: {
      enabled: true,
      provider: 'v8',
      include: folders.map((folder) => `${folder}/**/*.ts`),
      // What only tests use, and what holds no code.
      exclude: ['test', 'model', 'double', 'types']
        .map((kind) => `**/*.${kind}.ts`)
        .concat(['**/*-with-{ports,server}.ts', '**/example-progression.ts', '**/{index,models}.ts']),
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: 'reports/lines',
      thresholds: { lines: 98, branches: 98, functions: 98, statements: 98 },
    },
  },
})
