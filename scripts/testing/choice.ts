/** A file of tests, and what a run of all of them told of it. */
export interface TimedFile {
  readonly path: string
  /** Of one worker, beside the others. */
  readonly seconds: number
  readonly tests: number
}

/** A suite as it was run. */
export interface TimedSuite {
  readonly files: readonly TimedFile[]
  /** From its start to its end. */
  readonly wall: number
  /** Files that go on at one time. */
  readonly workers: number
  /** Seconds on the clock that every run may spend on it, beside what stays in any case. */
  readonly room: number
  /** Whether its files show requirements; not so where they are those of another suite once more. */
  readonly covers: boolean
}

interface Candidate extends TimedFile {
  readonly suite: string
  /** Seconds on the clock that the run is longer by it. */
  readonly cost: number
  readonly ids: readonly string[]
}

/** What a file adds to the clock: its seconds, and an equal share of what its suite took besides, to load files among it. */
function candidatesOf(suite: string, { files, wall, workers, covers }: TimedSuite, idsOf: (path: string) => readonly string[]) {
  const told = files.reduce((sum, { seconds }) => sum + seconds, 0)
  const share = Math.max(0, wall * workers - told) / Math.max(1, files.length)
  return files.map(
    (file): Candidate => ({
      ...file,
      suite,
      cost: Math.max(0.01, (file.seconds + share) / workers),
      ids: covers ? idsOf(file.path) : [],
    }),
  )
}

/** The one that gives most for its seconds; of two alike the one whose path comes first, so that the choice is the same again. */
function best(candidates: readonly Candidate[], worth: (one: Candidate) => number): Candidate | undefined {
  const rated = candidates.map((one) => ({ one, rate: worth(one) / one.cost }))
  return rated
    .filter(({ rate }) => rate > 0)
    .toSorted((a, b) => b.rate - a.rate || (a.one.path < b.one.path ? -1 : 1))
    .at(0)?.one
}

/**
 * Chooses the files of every run: those that stay in any case; then, until every requirement that a file names is named by one that is
 * chosen, the one that names most further ones a second; then, as long as there is room in its suite, the one with most tests a second.
 * @param idsOf the requirements that the titles of a file name
 * @returns of each suite the paths of every run
 */
export function chooseEveryRun(
  suites: Readonly<Record<string, TimedSuite>>,
  idsOf: (path: string) => readonly string[],
  stays: (path: string) => boolean,
): Readonly<Record<string, ReadonlySet<string>>> {
  const all = Object.entries(suites).flatMap(([name, suite]) => candidatesOf(name, suite, idsOf))
  const taken = new Set(all.filter(({ path }) => stays(path)))
  const isShown = (id: string, by: Iterable<Candidate>) => [...by].some(({ ids }) => ids.includes(id))
  const left = () => all.filter((one) => !taken.has(one))
  const mostFurther = () => best(left(), ({ ids }) => ids.filter((id) => !isShown(id, taken)).length)
  for (let one = mostFurther(); one; one = mostFurther()) taken.add(one)
  // What later ones show as well is not needed for it any more.
  for (const one of [...taken].filter(({ path }) => !stays(path)).toSorted((a, b) => b.cost - a.cost)) {
    const others = [...taken].filter((other) => other !== one)
    if (one.ids.every((id) => isShown(id, others))) taken.delete(one)
  }
  for (const [name, { room }] of Object.entries(suites)) {
    const isOfRoom = (one: Candidate) => one.suite === name && !stays(one.path)
    const spent = () => [...taken].filter(isOfRoom).reduce((sum, { cost }) => sum + cost, 0)
    const fitting = () => left().filter((one) => one.suite === name && spent() + one.cost <= room)
    const mostTests = () => best(fitting(), ({ tests }) => tests)
    for (let one = mostTests(); one; one = mostTests()) taken.add(one)
  }
  return Object.fromEntries(
    Object.keys(suites).map((name) => [name, new Set([...taken].flatMap((one) => (one.suite === name ? one.path : [])))]),
  )
}
