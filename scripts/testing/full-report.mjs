/**
 * What came of one suite of a run.
 * @typedef {object} Suite
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {readonly { path: string, passed: number, failed: number, seconds: number }[]} files of tests; none for a check
 */

/**
 * What a run was made of.
 * @typedef {object} FullRun
 * @property {string} day as `2026-11-24`
 * @property {string} commit
 * @property {string} machine
 * @property {number} seconds of the whole
 * @property {readonly Suite[]} suites
 * @property {readonly string[]} failures what failed, each with its reason beneath it
 * @property {readonly string[]} unsteady what failed among others and held alone, each with the reason why it failed
 */

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

/**
 * A run of everything as a document.
 * @param {FullRun} run
 */
export function fullReport({ day, commit, machine, seconds, suites, failures, unsteady }) {
  const journeys = suites.find(({ name }) => name === 'journeys')?.files ?? []
  const all = { passed: sum(suites, 'passed'), failed: sum(suites, 'failed'), seconds }
  const named = (title, what) =>
    what.length === 0 ? '' : `${title}:\n\n${what.map((one) => `- ${one.split('\n')[0]}`).join('\n')}\n\n`
  return `# The whole of the tests

\`npm run test:full\` of ${day}, commit ${commit}: **${all.passed} passed, ${all.failed} failed** in ${time(seconds)}.
${machine}.

It runs what \`npm test\` runs, and besides: every journey, the main job in each language, every story in every theme by light and by
night and in both languages, all tests of the server on the PostgreSQL of the system, ten thousand spoilt certificates. What takes
longer still, or wants the machine for itself, has a command of its own: \`npm run test:kill\`, \`npm run test:fuzz\`,
\`npm run test:timing\`, \`npm run test:visual\`, \`npm run test:memory\`, \`npm run test:mutation\`.

${named('What failed', failures)}${named('Unsteady: it failed among others, and held when it was walked once more alone', unsteady)}${table(
  ['suite', 'passed', 'failed', 'time'],
  [...suites.map((suite) => cells(suite.name, suite)), cells('all', all)],
)}

Journeys, two of them at a time:

${table(
  ['journey', 'passed', 'failed', 'time'],
  journeys.toSorted((one, other) => other.seconds - one.seconds).map((file) => cells(file.path, file)),
)}
`
}
