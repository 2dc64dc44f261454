import type { LedgerLine } from './ledger.ts'
import { chapters } from './promises.ts'
import { promisesIn } from './shown-by.ts'

/** What came of one promise: kept by every test that names it, broken by one at least, not looked at in this run, or without any test. */
export type Verdict = 'held' | 'not held' | 'not run' | 'no test'

/** What came of a run. */
export interface SecurityRun {
  readonly day: string
  readonly commit: string
  readonly machine: string
  /** Tests that were run, with what came of them. */
  readonly lines: readonly LedgerLine[]
  /** The ids of the promises that each file of tests names. */
  readonly named: ReadonlyMap<string, readonly string[]>
  /** What the registry knows of the packages that the product runs with. */
  readonly audit: string
}

/** @returns the verdict on a promise, and the files that show it with the number of their tests */
export function verdictOn(id: string, { lines, named }: Pick<SecurityRun, 'lines' | 'named'>) {
  const seen = lines.filter((line) => line.kind === 'test' && promisesIn(line.title).includes(id))
  const files = [...named].filter(([, ids]) => ids.includes(id)).map(([path]) => path)
  const counts = files.map((path) => ({ path, tests: seen.filter((line) => line.path === path).length }))
  let verdict: Verdict = 'held'
  if (files.length === 0) verdict = 'no test'
  else if (seen.some(({ held }) => !held)) verdict = 'not held'
  else if (counts.some(({ tests }) => tests === 0)) verdict = 'not run'
  return { verdict, counts }
}

const shown: Readonly<Record<Verdict, string>> = {
  held: 'held',
  'not held': '**not held**',
  'not run': 'not run',
  'no test': '**no test**',
}

/** The table that is kept in docs/reliability/security.md. */
export function securityTable(run: SecurityRun): string {
  const verdicts = chapters.flatMap(({ promises }) => promises.map(({ id }) => verdictOn(id, run).verdict))
  const count = (wanted: Verdict) => verdicts.filter((one) => one === wanted).length
  const tables = chapters.map(({ title, promises }) => {
    const rows = promises.map(({ id, says }) => {
      const { verdict, counts } = verdictOn(id, run)
      const where = counts.map(({ path, tests }) => `\`${path}\` (${tests})`).join('<br>')
      return `| ${id} | ${says} | ${where || '–'} | ${shown[verdict]} |`
    })
    return `## ${title}\n\n| id | promise | where it is shown, with the number of tests | |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return `# What Etalon promises of its safety, and whether it holds

${run.day}, commit ${run.commit}; ${run.machine}. Again: \`npm run test:security\`, which runs every test that has one of these ids in its title.

${verdicts.length} promises: ${count('held')} held, ${count('not held')} not held, ${count('not run')} not run, ${count('no test')} without a test.

Packages that the product runs with (\`npm audit --omit=dev\`): ${run.audit}.

${tables.join('\n')}`
}
