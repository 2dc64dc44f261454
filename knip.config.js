// What nobody uses, and what is used without being named in package.json. `npm run check:unused`, which npm test runs.

/** Brought by a workspace, and lying in the root: tools, tests and measurements over several workspaces take it there. */
const ofWorkspaces = [
  '@vanilla-extract/css',
  'csv-parse',
  'exceljs',
  'fastify',
  'lucide-react',
  'pg',
  'pg-copy-streams',
  'sharp',
  'ws',
  'xstate',
  'zod',
]
/** Named in a stylesheet, in a setting or by the name of a file. */
const namedOtherwise = ['@fontsource/noto-sans', '@fontsource/stix-two-math', '@stryker-mutator/.*']
/** Programs of the machine: scripts/chromium.mjs and the measurements say which. */
const programs = ['openssl', 'qpdf', 'xmllint', 'haproxy', 'taskset', 'fc-list', 'apt-get', 'u?mount', 'pdf.*']

const tests = 'src/**/*.test.{ts,tsx}'

export default {
  include: ['files', 'dependencies', 'unlisted', 'binaries', 'unresolved'],
  // A house that breaks every rule.
  ignore: ['scripts/testing/broken-layers/**'],
  ignoreBinaries: programs.map((program) => new RegExp(`^${program}$`)),
  workspaces: {
    '.': {
      entry: ['scripts/**/*.{mjs,ts}', 'bench/**/*.{ts,tsx,mjs}', 'e2e/**/*.ts', '.storybook/**/*.{ts,tsx}'],
      project: ['scripts/**/*.{mjs,ts}', 'bench/**/*.ts', 'e2e/**/*.ts', '.storybook/**/*.{ts,tsx}'],
      ignoreDependencies: [...ofWorkspaces, ...namedOtherwise].map((name) => new RegExp(`^${name}$`)),
    },
    'packages/machines': { entry: ['src/*/index.ts', 'src/models.ts', 'src/**/*.model.ts', tests], project: 'src/**/*.ts' },
    // Doubles are named by tests of mutations.
    'packages/api': { entry: ['src/*/index.ts', 'src/**/*.double.ts', tests], project: 'src/**/*.ts' },
    'packages/verify': { entry: ['src/*/index.ts', 'bin/*.mjs', tests], project: 'src/**/*.ts' },
    'packages/ui': {
      // The last is read by the compiler alone, in a test.
      entry: ['src/*/index.ts', 'src/**/*.{stories,example,reference}.{ts,tsx}', 'src/testing/conformance/nameless.tsx', tests],
      project: 'src/**/*.{ts,tsx}',
    },
    'apps/workspace': { entry: tests, project: 'src/**/*.{ts,tsx}', ignoreDependencies: ['@fontsource/stix-two-math'] },
    'apps/query-portal': { entry: ['src/render.tsx', tests], project: 'src/**/*.{ts,tsx}' },
    'apps/server': {
      entry: ['src/*-command.ts', 'src/check-*.ts', 'src/**/{print,write}.ts', tests],
      project: 'src/**/*.ts',
      ignoreDependencies: ['@embedpdf/fonts-sc'],
    },
  },
}
