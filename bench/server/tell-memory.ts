// Read in before the server by `--import`: at SIGUSR2 it collects garbage and appends what is left to the file that
// ETALON_BENCH_MEMORY names, as a line of JSON.
import { appendFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What a process holds, in bytes. */
export interface Held {
  /** Objects that are still reachable. */
  readonly heapUsed: number
  /** Buffers and what else lies outside the heap. */
  readonly external: number
  /** The resident set. */
  readonly rss: number
}

const file = process.env.ETALON_BENCH_MEMORY
if (file !== undefined) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  process.on('SIGUSR2', () => {
    // The second takes what the first let go of.
    collect()
    collect()
    const { heapUsed, external, rss } = process.memoryUsage()
    appendFileSync(file, `${JSON.stringify({ heapUsed, external, rss } satisfies Held)}\n`)
  })
}
