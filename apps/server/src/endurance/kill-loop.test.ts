import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { environmentNumber, newSeed } from '../testing/index.ts'
import { runKillLoop } from './kill-loop.ts'

/** `npm run test:kill -- --times 1000` sets another number. */
const kills = environmentNumber('ETALON_TEST_KILLS', 25)
const reports = fileURLToPath(new URL('../../../../reports', import.meta.url))

test(
  `[SRV-2][SRV-4][F11][F12][F13][F14][ASVS 2.3.3] ${kills} times the server, PostgreSQL or both are killed while twelve people write: what was acknowledged is there, as it was, and once`,
  async () => {
    const seed = newSeed()
    const folder = mkdtempSync(join(tmpdir(), 'etalon-kills-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    process.stdout.write(`${kills} kills, seed ${seed}\n`)
    const began = performance.now()
    const figures = await runKillLoop({ folder, kills, seed, onProgress: (line) => process.stdout.write(`${line}\n`) })
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(`${JSON.stringify(figures)} in ${seconds.toFixed(0)} s\n`)
    mkdirSync(reports, { recursive: true })
    writeFileSync(join(reports, 'kill-loop.json'), JSON.stringify({ seed, seconds, ...figures }))
    expect(figures.kills).toBe(kills)
    expect(Object.values(figures.of).every((times) => times > 0)).toBe(true)
    // Everything is written, also in a short run.
    expect(Object.entries(figures.kinds).filter(([, written]) => written === 0)).toEqual([])
    expect(figures.logEntries).toBe(figures.kinds.issue)
    // Who is never heard has nothing to lose.
    expect(figures.acknowledged).toBeGreaterThan(kills * 4)
    expect(figures.unanswered).toBeGreaterThan(kills)
    expect(figures.historyRows).toBeGreaterThan(kills)
  },
  60_000 + kills * 20_000,
)
