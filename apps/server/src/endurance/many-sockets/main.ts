// `npm run test:sockets -- --sockets 10000`: so many people listen at one process. Ends with 1 where a promise is not kept; writes
// docs/reliability/sockets.md.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runSockets } from './run-sockets.ts'

/** What is promised: bytes a socket, milliseconds until 99 of a hundred have a notice, and until all are back. */
const promised = { bytes: 10_000, told: 2000, back: 60_000 }

const { values: given } = parseArgs({ options: { sockets: { type: 'string', default: '10000' } } })
const folder = mkdtempSync(join(tmpdir(), 'etalon-sockets-'))
try {
  const found = await runSockets(folder, Number(given.sockets))
  process.stdout.write(`${JSON.stringify(found)}\n`)
  const { sockets, openedIn, memory, notices, messages, backIn } = found
  const bytes = (memory.after - memory.before) / sockets
  const told = [...notices, messages]
  const isKept = {
    memory: bytes <= promised.bytes,
    told: told.every(({ p99, missed }) => missed === 0 && p99 <= promised.told),
    back: backIn !== undefined && backIn <= promised.back,
  }
  const said = (kept: boolean) => (kept ? 'kept' : '**not kept**')
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
  const mebibytes = (count: number) => (count / 2 ** 20).toFixed(0)
  const root = fileURLToPath(new URL('../../../../..', import.meta.url))
  const file = join(root, 'docs/reliability/sockets.md')
  mkdirSync(join(root, 'docs/reliability'), { recursive: true })
  writeFileSync(
    file,
    `# Many people who listen

${sockets.toLocaleString('en')} sockets of ten people who are signed in, each opened with a ticket of its own, at one server process. ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} processors, ${cpus()[0]?.model.trim()}, Node ${process.versions.node}; who listens is one process on the same machine. Again: \`npm run test:sockets\`.

- They were open after ${seconds(openedIn)} s. The server’s memory went from ${mebibytes(memory.before)} MiB, after as many tickets without a socket, to ${mebibytes(memory.after)} MiB: ${(bytes / 1000).toFixed(1)} kB a socket (at most ${promised.bytes / 1000}: ${said(isKept.memory)}).
- 99 of a hundred have a notice, or a message of their own, within ${promised.told / 1000} s: ${said(isKept.told)}.
- The process ends and another starts: all are back ${backIn === undefined ? 'not within two minutes' : `${seconds(backIn)} s after it is ready`} (at most ${promised.back / 1000} s: ${said(isKept.back)}).

| told | median, s | 99 of a hundred, s | the last, s | missed |
| --- | ---: | ---: | ---: | ---: |
${notices.map(({ p50, p99, last, missed }, at) => `| notice ${at + 1} | ${seconds(p50)} | ${seconds(p99)} | ${seconds(last)} | ${missed} |`).join('\n')}
| a message to each | | ${seconds(messages.p99)} | ${seconds(messages.last)} | ${messages.missed} |
`,
  )
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' })
  process.stdout.write('Written: docs/reliability/sockets.md\n')
  process.exitCode = Object.values(isKept).every(Boolean) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
