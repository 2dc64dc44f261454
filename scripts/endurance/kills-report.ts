import * as z from 'zod/mini'
import type { PieceEntry } from './pieces.ts'

const count = z.number()
const figures = z.object({
  ...{ kills: count, acknowledged: count, unanswered: count, writtenUnanswered: count, historyRows: count, logEntries: count },
  of: z.record(z.string(), count),
  kinds: z.record(z.string(), count),
  ready: z.array(count),
  memory: z.tuple([count, count]),
})

/** What was written, as people call it. */
const words: Readonly<Record<string, string>> = {
  register: 'orders registered',
  edit: 'orders changed',
  'hand-in': 'orders moved on',
  issue: 'certificates issued',
  file: 'files handed in, in parts of 1 MiB',
  message: 'messages, each to three people',
  notice: 'notices',
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const counted = (value: number): string => value.toLocaleString('en')

/** The value below which so many of a hundred lie. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

/** What the pieces of a kill loop came to, as a document; `%about%` stands for when, where and whether it held. */
export function killsReport(entries: readonly PieceEntry[]): string {
  const all = entries.map((entry) => z.parse(figures, entry.figures))
  const of = (name: 'kills' | 'acknowledged' | 'unanswered' | 'writtenUnanswered' | 'historyRows' | 'logEntries') =>
    counted(sumOf(all.map((one) => one[name])))
  const by = (which: 'of' | 'kinds', name: string) => counted(sumOf(all.map((one) => one[which][name] ?? 0)))
  const ready = all.flatMap((one) => one.ready)
  const mebibytes = (place: 0 | 1) => {
    const values = all.map(({ memory }) => Math.round((memory[place] ?? 0) / 2 ** 20))
    return `${Math.min(...values)} to ${Math.max(...values)} MiB`
  }
  const seconds = (percent: number) => (percentile(ready, percent) / 1000).toFixed(1)
  const kinds = Object.keys(words).map((name) => `| ${words[name]} | ${by('kinds', name)} |`)
  return `# Killed, and nothing lost

%about%

Twelve people write at once, each one thing after the other, at a real server on a real PostgreSQL whose \`fsync\` and \`synchronous_commit\` are on. Whatever is acknowledged goes into a ledger that is on disk before its writer goes on. At a moment between 50 ms and 1.5 s after the first answer something gets SIGKILL: ${by('of', 'server')} times the server, ${by('of', 'PostgreSQL')} times PostgreSQL below the living server, ${by('of', 'both')} times both at once: ${of('kills')} in all.

| acknowledged | |
| --- | ---: |
${kinds.join('\n')}
| all | ${of('acknowledged')} |

Besides, ${of('unanswered')} writes were on their way when something was killed; ${of('writtenUnanswered')} of those that carry a key had been written all the same. Each was sent again with its key and answered as the first time would have been, as were three of those that had been acknowledged.

Compared after every start with what had been acknowledged since the one before, and after every tenth with the whole ledger:

- **nothing lost, nothing changed**: each order has the state, version, number, remark and history that were acknowledged, each notice and message its text, each file its bytes, each report its certificate;
- **nothing doubled**: one record for each key, one certificate for each report, one message for each person, each number given once, and none counted and not given;
- **nothing half-written**: an order with its sample and its item, a certificate with PDF and DCC of the digests that were sealed, its entry in the log and its row in the history, a file with all its parts;
- **files and rows agree**: every part in the storage has the length and the SHA-256 of its row, and nothing lies there that no row knows;
- **chains and log**: every hash of every history (${of('historyRows')} rows) and of the Merkle log with its signed head (${of('logEntries')} entries) was computed again.

All was ready again after ${seconds(50)} s (median), ${seconds(99)} s (99 of a hundred), ${seconds(100)} s at most, recovery of PostgreSQL included. The server’s memory: ${mebibytes(0)} at the first start of a piece, ${mebibytes(1)} at its end.
`
}
