import * as z from 'zod/mini'
import type { PieceEntry } from './pieces.ts'

const count = z.number()
const figures = z.object({
  ...{ requests: count, left: count, signIns: count, historyRows: count },
  statuses: z.record(z.string(), count),
  kinds: z.record(z.string(), z.record(z.string(), count)),
  calls: z.record(z.string(), z.object({ asked: count, answered: count, past: count })),
  memory: z.array(count),
})

/** What was asked, as people call it. */
const words: Readonly<Record<string, string>> = {
  right: 'as the contract allows',
  spoilt: 'one value of it wrong: type, length, number out of range, left out, added',
  text: 'no JSON, or such as nobody should take: cut, deep, names twice, `__proto__`, other encodings',
  type: 'another content type',
  header: 'hostile headers',
  cookie: 'hostile cookies',
  form: 'hostile multipart forms',
  method: 'another method',
  path: 'strange paths and queries',
  size: 'a body or a head that is too long',
  wire: 'bytes that are no HTTP, or two kinds of it at once',
  socket: 'web socket handshakes and frames',
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const counted = (value: number): string => value.toLocaleString('en')

/** Adds up what stands under the same name. */
function added(records: readonly Readonly<Record<string, number>>[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const record of records) for (const [name, value] of Object.entries(record)) sums.set(name, (sums.get(name) ?? 0) + value)
  return sums
}

/** What the pieces of a walk came to, as a document; `%about%` stands for when, where and whether it held. */
export function fuzzReport(entries: readonly PieceEntry[]): string {
  const all = entries.map((entry) => z.parse(figures, entry.figures))
  const statuses = [...added(all.map((one) => one.statuses))].toSorted(([one], [other]) => one.localeCompare(other))
  const rows = Object.keys(words).map((kind) => {
    const found = added(all.map(({ kinds }) => kinds[kind] ?? {}))
    const of = (first: string) => sumOf([...found].filter(([status]) => status.startsWith(first)).map(([, times]) => times))
    const cells = [of('1') + of('2') + of('3'), of('4'), of('5'), found.get('closed') ?? 0]
    return `| ${[words[kind], sumOf([...found.values()]), ...cells].map((cell) => (typeof cell === 'number' ? counted(cell) : cell)).join(' | ')} |`
  })
  const calls = added(all.map((one) => Object.fromEntries(Object.entries(one.calls).map(([name, { past }]) => [name, past]))))
  const least = [...calls].toSorted(([, one], [, other]) => one - other)[0]
  const memory = all.map(({ memory: held }) => `${held[0]} → ${held.at(-1)}`)
  return `# ${counted(sumOf(all.map(({ requests }) => requests)))} questions

%about%

Questions to every call of the contract (${calls.size}), as people of every role, as nobody, and with sessions that are none; what answers taught is asked about, so that records are found, changed and moved. ${counted(sumOf(all.map(({ requests }) => requests)))} were asked; ${counted(sumOf(all.map(({ left }) => left)))} of those who asked went away before the answer. The call that was least often past the door was still there ${counted(least?.[1] ?? 0)} times (\`${least?.[0] ?? ''}\`).

| asked | times | answered | refused | fault of the server | connection closed |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

| status | ${statuses.map(([status]) => status).join(' | ')} |
| --- |${' ---: |'.repeat(statuses.length)}
| times | ${statuses.map(([, times]) => counted(times)).join(' | ')} |

Looked at in every answer: its status is an allowed one, never 5xx; a refusal has the envelope and tells of no stack, statement, table or path; what is answered is as the contract says; nothing stands in it that rows of another institute alone have. After every 10,000: every row of the other institute is what it was, and not to be seen from next door; every hash of every history is right (${counted(sumOf(all.map(({ historyRows }) => historyRows)))} rows); the server wrote of no fault of its own; it is the same process.

Memory of the server from the first check of a piece to its last one, in MiB: ${memory.join(', ')}.
`
}
