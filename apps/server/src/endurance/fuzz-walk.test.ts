import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { cloneTestDatabase } from '../db/testing/index.ts'
import { demoPassword } from '../demo/index.ts'
import { environmentNumber, newSeed, startServerProcess } from '../testing/index.ts'
import { runFuzzWalk, type WalkFigures } from './fuzz-walk.ts'

/** `npm run test:fuzz -- --requests 1000000` sets another number. */
const requests = environmentNumber('ETALON_TEST_REQUESTS', 20_000)
const checkEvery = Math.min(10_000, Math.ceil(requests / 8))
const reports = fileURLToPath(new URL('../../../../reports', import.meta.url))

/** MiB by which the second half of a walk may hold more than the end of the first: what is freed is given back late. */
const mayGrow = 64

const database = await cloneTestDatabase()

/** The figures as a person reads them: the calls that were answered least first. */
function shown({ calls, statuses, ...figures }: WalkFigures): string {
  const shares = Object.entries(calls)
    .map(([name, { asked, answered }]) => ({ name, share: answered / Math.max(1, asked) }))
    .toSorted((one, other) => one.share - other.share)
  const percent = (share: number) => `${Math.round(share * 100)} %`
  return [
    JSON.stringify(figures),
    Object.entries(statuses)
      .map(([status, times]) => `${status}: ${times}`)
      .join(', '),
    `answered least: ${shares
      .slice(0, 20)
      .map(({ name, share }) => `${name} ${percent(share)}`)
      .join(', ')}`,
    '',
  ].join('\n')
}

test(
  `[SRV-3][PERM-2][FLOW-2] ${requests} requests at random: never a fault of the server, nothing of another institute, every history whole`,
  async () => {
    const seed = newSeed()
    process.stdout.write(`${requests} requests, seed ${seed}\n`)
    const folder = mkdtempSync(join(tmpdir(), 'etalon-walk-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const server = await startServerProcess({
      ...{ ETALON_DATA: folder, DATABASE_URL: database.url, ETALON_DEMO_ORDERS: '24', ETALON_ACCESS_SECONDS: '86400' },
      // Every request may come from an address of its own: the limits count by it.
      ETALON_PROXIES: '127.0.0.1,::1',
      // With all the room of a large machine Node would keep what it need not, and nobody could tell that from a leak.
      NODE_OPTIONS: '--max-old-space-size=256',
    })
    onTestFinished(() => server.kill())
    const figures = await runFuzzWalk({
      ...{ server, requests, seed, checkEvery, password: demoPassword, databaseUrl: database.url, owner: database.owner },
      onProgress: (line) => process.stdout.write(`${line}\n`),
    })
    process.stdout.write(shown(figures))
    mkdirSync(reports, { recursive: true })
    writeFileSync(join(reports, 'fuzz-walk.json'), `${JSON.stringify({ seed, ...figures }, null, 2)}\n`)

    // Nor was a kind of question that nobody asked; and sockets are opened, or nothing is said over them.
    const asked = ['right', 'spoilt', 'text', 'type', 'header', 'cookie', 'form', 'method', 'path', 'size', 'wire', 'socket']
    expect(Object.keys(figures.kinds).toSorted()).toEqual(asked.toSorted())
    expect(figures.kinds.socket?.[101]).toBeGreaterThan(requests / 1000)
    // A call that nobody got to was not tested.
    const turnedAway = Object.entries(figures.calls).filter(([, { past }]) => past === 0)
    expect(turnedAway.map(([name]) => name)).toEqual([])
    const half = Math.floor(figures.memory.length / 2)
    expect(Math.min(...figures.memory.slice(half))).toBeLessThan(Math.max(...figures.memory.slice(0, half)) + mayGrow)
    expect(await server.stop()).toBe(0)
  },
  120_000 + requests * 30,
)
