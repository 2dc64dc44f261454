// Files of tests that `npm test` leaves out and `npm run test:full` runs, each with the reason: what takes longest and is shown, less
// thoroughly or in parts, by what is left, or wants a machine for itself. Journeys have lists of their own, in journeys.mjs.

/** By the suite, without `.test.ts` or `.test.tsx`. */
export const leftToFullRun = {
  node: {
    'packages/machines/src/address-cascade/address-cascade.races':
      'every order of four events, for a quarter of a minute; the model walk and the tests of the machine stay',
  },
  server: {
    'apps/server/src/backup/under-load':
      'a backup while people write; the one at rest stays, and npm run test:restore makes both',
    'apps/server/src/commands': 'backup and restore as programs of their own; what they do is tested within the process',
    'apps/server/src/endurance/one-after-the-other':
      'three processes replaced under load; two processes, and what a stopping one answers, stay',
    'apps/server/src/modules/issue-batch/killed': 'a batch that is killed; the kill loop of every run issues certificates, too',
    'apps/server/src/modules/public/alike-in-time':
      'a statistic of times, which wants the machine for itself: npm run test:timing takes it with 2,000 pairs',
  },
  browser: {
    'apps/workspace/src/session/entry-looks': 'the ways in, in every look; in one they are in every run',
    'packages/ui/src/data-table/rows/scale':
      'fifty thousand and half a million rows, scrolled in every way; npm run bench:table counts blank frames, too',
    'packages/ui/src/testing/nesting/nesting': 'every layer in every other one; what a layer does alone stays',
    'packages/ui/src/testing/nesting/three-levels': 'three layers in each other',
  },
}

/**
 * What a run of every day leaves out, which `npm test` says by ETALON_EVERY_DAY: whoever names a file has it run.
 * @param {keyof typeof leftToFullRun} suite
 */
export const leftOut = (suite) =>
  process.env.ETALON_EVERY_DAY === '1' ? Object.keys(leftToFullRun[suite]).map((path) => `${path}.test.*`) : []
