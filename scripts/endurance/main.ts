// `npm run test:kill -- --times 1000` and `npm run test:fuzz -- --requests 1000000`: the tests of `npm test` at any length, piece by piece,
// from any seed: `--seed 7`. `--resume` leaves out the pieces that held already on the same sources, and takes the seed of the newest run
// where none is named. Ends with 1 where one did not hold; writes docs/reliability/kills.md or fuzz.md.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newSeed } from '../../apps/server/src/testing/seed.ts'
import { root, toolEnvironment } from '../prepare.mjs'
import { runLedger } from '../run-ledger.ts'
import { stateOfSources } from '../sources.ts'
import { fuzzReport } from './fuzz-report.ts'
import { killsReport } from './kills-report.ts'
import { outcomesOf, type Piece, type PieceEntry, piecesOf, seedOfLast } from './pieces.ts'

/** A long run. */
interface Kind {
  readonly file: string
  /** The option that says how often, and the variable that tells the test. */
  readonly count: 'times' | 'requests'
  readonly variable: string
  readonly usual: number
  /** How often in one piece. */
  readonly atOnce: number
  /** Where the test writes down what it came to. */
  readonly figures: string
  readonly document: string
  readonly report: (entries: readonly PieceEntry[]) => string
}

const kinds: Readonly<Record<string, Kind>> = {
  kill: {
    ...{ file: 'apps/server/src/endurance/kill-loop.test.ts', count: 'times', variable: 'ETALON_TEST_KILLS' },
    ...{ usual: 1000, atOnce: 50, figures: 'kill-loop.json', document: 'kills.md', report: killsReport },
  },
  fuzz: {
    ...{ file: 'apps/server/src/endurance/fuzz-walk.test.ts', count: 'requests', variable: 'ETALON_TEST_REQUESTS' },
    ...{ usual: 1_000_000, atOnce: 50_000, figures: 'fuzz-walk.json', document: 'fuzz.md', report: fuzzReport },
  },
}

function usage(): never {
  process.stderr.write(
    'usage: npm run test:kill -- [--times N] [--seed N] [--resume], npm run test:fuzz -- [--requests N] [--seed N] [--resume]\n',
  )
  process.exit(2)
}

const [name = '', ...args] = process.argv.slice(2)
const kind = kinds[name] ?? usage()

/** What was asked for. */
function wished(): { times: number; seed: number | undefined; resume: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        [kind.count]: { type: 'string', default: String(kind.usual) },
        seed: { type: 'string' },
        resume: { type: 'boolean', default: false },
      },
    })
    const [times, seed] = [Number(values[kind.count]), values.seed === undefined ? undefined : Number(values.seed)]
    if (
      !Number.isSafeInteger(times) ||
      times < 1 ||
      (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31))
    )
      return usage()
    return { times, seed, resume: values.resume === true }
  } catch {
    return usage()
  }
}

/** Runs the test with one piece. @returns what it wrote down; undefined where it did not hold */
async function run(piece: Piece): Promise<unknown> {
  const figures = join(root, 'reports', kind.figures)
  rmSync(figures, { force: true })
  const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'server', kind.file], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment({
      [kind.variable]: String(piece.times),
      ETALON_TEST_SEED: String(piece.seed),
      NODE_OPTIONS: '--disable-warning=DEP0205',
    }),
  })
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return code === 0 ? JSON.parse(readFileSync(figures, 'utf8')) : undefined
}

const { times, seed: given, resume } = wished()
const ledger = runLedger<PieceEntry>(name === 'kill' ? 'kills' : 'fuzz')
const sources = stateOfSources(root)
const seed = given ?? (resume ? seedOfLast(ledger.read(), sources) : undefined) ?? newSeed()
const pieces = piecesOf(times, kind.atOnce, seed)
const outcomes = () => outcomesOf(pieces, ledger.read(), { sources, seed })
const before = outcomes()
for (const piece of pieces) {
  if (resume && before[piece.place]?.held) continue
  process.stdout.write(`\npiece ${piece.place + 1} of ${pieces.length}, seed ${piece.seed}\n`)
  const began = performance.now()
  const figures = await run(piece)
  const seconds = (performance.now() - began) / 1000
  ledger.write({ sources, seed, piece, held: figures !== undefined, seconds, figures })
}

const entries = outcomes().filter((entry) => entry !== undefined)
const held = entries.filter((entry) => entry.held)
const all = held.length === pieces.length
const file = join(root, 'docs/reliability', kind.document)
mkdirSync(join(root, 'docs/reliability'), { recursive: true })
const seconds = entries.reduce((sum, entry) => sum + entry.seconds, 0)
const missed = entries.filter((entry) => !entry.held).map(({ piece }) => `${piece.place + 1} (seed ${piece.seed})`)
// A piece that held in the end may have found something before.
const faulty = pieces.filter((piece) =>
  ledger
    .read()
    .some(
      (entry) =>
        entry.sources === sources &&
        entry.seed === seed &&
        !entry.held &&
        entry.piece.seed === piece.seed &&
        entry.piece.times === piece.times,
    ),
)
const found =
  faulty.length === 0 ? '' : ` Pieces that had not held once before: ${faulty.map(({ place }) => place + 1).join(', ')}.`
const machine = `${availableParallelism()} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`
const again = `npm run test:${name} -- --${kind.count} ${times} --seed ${seed}`
writeFileSync(
  file,
  kind
    .report(held)
    .replace(
      '%about%',
      `${new Date().toISOString().slice(0, 10)}, ${machine}, sources ${sources}, seed ${seed}, ${pieces.length} pieces, ${(seconds / 60).toFixed(0)} minutes. Again: \`${again}\`; what was cut goes on with \`--resume\`. ${
        all
          ? `**All of it held.**${found}`
          : `**Not all of it held**: ${held.length} of ${pieces.length} pieces did; not ${missed.join(', ')}.`
      }`,
    ),
)
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' })
process.stdout.write(`${all ? 'Held' : 'NOT HELD'}. Written: docs/reliability/${kind.document}\n`)
process.exitCode = all ? 0 : 1
