/**
 * What came of one file of tests. Where it was walked again after its suite, it has a day and a commit of its own.
 * @typedef {{ path: string, passed: number, failed: number, seconds: number, day?: string, commit?: string }} TestFile
 */

/**
 * What came of one suite of a run.
 * @typedef {object} Suite
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {readonly TestFile[]} files of tests; none for a check
 * @property {boolean} [isPart] only some of its files were run
 * @property {readonly string[]} failures what failed, each with its reason beneath it
 * @property {readonly string[]} unsteady what failed among others and held alone, each with the reason why it failed
 */

/**
 * When, of what and where a suite was run.
 * @typedef {object} Circumstances
 * @property {string} day as `2026-11-24`
 * @property {string} commit
 * @property {string} machine
 */

/** @typedef {Suite & Circumstances} KeptSuite */

const firstLine = (told) => told.split('\n')[0] ?? ''
/** What the record holds of what failed: by its name. The reason names folders of the machine, and stood in the output. */
const toldOf = ({ failures, unsteady }) => ({ failures: failures.map(firstLine), unsteady: unsteady.map(firstLine) })

/**
 * A suite of which some files were run again: these take the places of what they were before, and so does what is told of them.
 * @param {KeptSuite} before
 * @param {Suite} again
 * @param {Circumstances} circumstances of these files
 * @returns {KeptSuite}
 */
function withFilesOf(before, again, { day, commit }) {
  const paths = again.files.map(({ path }) => path)
  const isOther = (told) => told !== before.name && !paths.some((path) => told.startsWith(path))
  const files = [
    ...before.files.filter(({ path }) => !paths.includes(path)),
    ...again.files.map((file) => ({ ...file, day, commit })),
  ]
  const { failures, unsteady } = toldOf(again)
  // A run that broke down without a failing test failed all the same.
  const brokenDown = again.failed - sum(again.files, 'failed')
  return {
    ...before,
    files,
    passed: sum(files, 'passed'),
    failed: sum(files, 'failed') + brokenDown,
    failures: [...before.failures.filter(isOther), ...failures],
    unsteady: [...before.unsteady.filter(isOther), ...unsteady],
  }
}

/**
 * What the record holds after a run of some suites, in the order of a whole run: those suites take the places of what they were before,
 * all others stay with their own day and commit. What is no suite any more goes.
 * @param {readonly string[]} order the names of all suites
 * @param {readonly KeptSuite[]} before
 * @param {readonly Suite[]} suites
 * @param {Circumstances} circumstances of these suites
 * @returns {KeptSuite[]}
 */
export function keptWith(order, before, suites, circumstances) {
  const { day, commit, machine } = circumstances
  return order.flatMap((name) => {
    const kept = before.find((suite) => suite.name === name)
    const run = suites.find((suite) => suite.name === name)
    if (!run) return kept ?? []
    if (run.isPart && kept) return withFilesOf(kept, run, circumstances)
    const { isPart: _, ...suite } = run
    return { ...suite, ...toldOf(run), day, commit, machine }
  })
}

const time = (seconds) =>
  seconds < 100
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${String(Math.round(seconds) % 60).padStart(2, '0')} s`

/** A table as wide as its widest words: it is read as it is written. */
function table(head, rows) {
  const widths = head.map((word, place) => Math.max(word.length, ...rows.map((row) => row[place].length)))
  const line = (row) =>
    `| ${row.map((word, place) => (place === 0 ? word.padEnd(widths[place]) : word.padStart(widths[place]))).join(' | ')} |`
  const rule = `| ${widths.map((width, place) => (place === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const cells = (name, { passed, failed, seconds }) => [name, `${passed}`, `${failed}`, time(seconds)]
const sum = (suites, name) => suites.reduce((all, suite) => all + suite[name], 0)
const each = (suites, name) => [...new Set(suites.map((suite) => suite[name]))].sort()

/**
 * The record of all suites as a document.
 * @param {readonly string[]} order the names of all suites
 * @param {readonly KeptSuite[]} suites
 */
export function fullReport(order, suites) {
  const journeys = suites.find(({ name }) => name === 'journeys')?.files ?? []
  const all = { passed: sum(suites, 'passed'), failed: sum(suites, 'failed'), seconds: sum(suites, 'seconds') }
  const named = (title, what) => (what.length === 0 ? '' : `${title}:\n\n${what.map((one) => `- ${one}`).join('\n')}\n\n`)
  const missing = order.filter((name) => !suites.some((suite) => suite.name === name))
  const days = each(suites, 'day')
  return `# The whole of the tests

\`npm run test:full\`, ${days.length < 2 ? days.join('') : `${days[0]} to ${days.at(-1)}`}: **${all.passed} passed, ${all.failed} failed**, ${time(all.seconds)} of
suites one after the other. ${each(suites, 'machine').join('. ')}.

It runs what \`npm test\` runs, and besides: every file of tests that is not chosen for every run, every journey, the main job in each
language, every story in every theme by light and by night and in both languages, all tests of the server on both PostgreSQLs, 25 kills,
20,000 requests at random, ten thousand spoilt certificates. Suites named
behind it (\`npm run test:full -- storybook journeys\`) are run alone, or single journeys (\`npm run test:full -- e2e/work/cart.test.ts\`), and
the others stay as they were: each stands with the commit that it was run on. What takes longer still, or wants the machine for itself, has a command of its own: \`npm run test:kill\`,
\`npm run test:fuzz\`, \`npm run test:timing\`, \`npm run test:visual\`, \`npm run test:memory\`, \`npm run test:mutation\`.

${named('Not run yet', missing)}${named(
  'What failed',
  suites.flatMap(({ failures }) => failures),
)}${named(
  'Unsteady: it failed among others, and held when it was walked once more alone',
  suites.flatMap(({ unsteady }) => unsteady),
)}${table(
  ['suite', 'passed', 'failed', 'time', 'day', 'commit'],
  [...suites.map((suite) => [...cells(suite.name, suite), suite.day, suite.commit]), [...cells('all', all), '', '']],
)}

Journeys, two of them at a time:

${table(
  ['journey', 'passed', 'failed', 'time', 'walked again'],
  journeys
    .toSorted((one, other) => other.seconds - one.seconds)
    .map((file) => [...cells(file.path, file), file.commit ? `${file.day}, ${file.commit}` : '']),
)}
`
}
