/**
 * Names beside the settings that tests, measurements and tools of this repository read. Whatever these start gets them handed on, so they
 * are no slips of a pen.
 */
export const toolNames: ReadonlySet<string> = new Set([
  'ETALON_APPS_BUILT',
  'ETALON_BENCH_MEMORY',
  'ETALON_DEV_PORT',
  'ETALON_E2E_PREPARED',
  'ETALON_EVERY_LOOK',
  'ETALON_EVERY_RUN',
  'ETALON_FAILPOINT',
  'ETALON_FAULTS_RUN',
  'ETALON_FAULTS_SOURCES',
  'ETALON_FILM',
  'ETALON_KEEP_PICTURES',
  'ETALON_KILLS_BESIDE',
  'ETALON_MAIN_JOB',
  'ETALON_MUTATED',
  'ETALON_MUTATIONS',
  'ETALON_MUTATIONS_SEED',
  'ETALON_RESTORE_ORDERS',
  'ETALON_RESTORE_SECONDS',
  'ETALON_RESTORE_SPOILT',
  'ETALON_SECURITY_STATE',
  'ETALON_TEST_CLOCK',
  'ETALON_TEST_FILTERS',
  'ETALON_TEST_KILLS',
  'ETALON_TEST_PASTES',
  'ETALON_TEST_RECORDS',
  'ETALON_TEST_REQUESTS',
  'ETALON_TEST_ROUNDS',
  'ETALON_TEST_SEED',
  'ETALON_TIMING_PAIRS',
])

const withoutPrefix = (name: string) => name.replace(/^ETALON_/, '')

/** How many letters have to be put in, taken out, changed or swapped with the next one (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          (next[column - 1] ?? 0) + 1,
          (last[column] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = next
  }
  return last[other.length] ?? 0
}

/** Those that differ in the fewest letters, of three at most one; where there are none, those with all its words, or with none but these. */
function nearestTo(unknown: string, names: readonly string[]): readonly string[] {
  const wanted = withoutPrefix(unknown)
  const slips = new Map(names.map((name) => [name, slipsBetween(wanted, withoutPrefix(name))]))
  const fewest = Math.min(...slips.values())
  if (fewest <= Math.max(1, wanted.length / 3)) return names.filter((name) => slips.get(name) === fewest)
  const words = new Set(wanted.split('_'))
  return names.filter((name) => {
    const own = new Set(withoutPrefix(name).split('_'))
    return words.isSubsetOf(own) || own.isSubsetOf(words)
  })
}

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' })

/**
 * A sentence about each variable of an environment that is named like a setting and is none. What it holds is not shown: that may be a
 * password under a misspelt name.
 * @param names those that settings have
 */
export function unknownSettings(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): readonly string[] {
  return Object.entries(environment)
    .filter(([name, value]) => /^etalon_/i.test(name) && value !== '' && !names.includes(name) && !toolNames.has(name))
    .map(([name]) => {
      const nearest = nearestTo(name.toUpperCase(), names)
      const hint = nearest.length > 0 ? `did you mean ${oneOf.format(nearest)}?` : 'docs/operations.md names all of them.'
      return `${name} is no setting and counts for nothing; ${hint}`
    })
    .sort()
}
