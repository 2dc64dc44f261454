import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningPostgres } from '../../apps/server/src/db/index.ts'
import { launch, leftIn } from '../support/launch.ts'
import { type Running, root, startProduct } from '../support/running.ts'

let etalon: Running | undefined
const dataFolder = mkdtempSync(join(tmpdir(), 'etalon-check-'))
const data = join(dataFolder, 'data')

beforeAll(async () => {
  etalon = await startProduct({ dataFolder, environment: { ETALON_DEMO_ORDERS: '30' } })
})
afterAll(async () => {
  await etalon?.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

async function check(environment: Readonly<Record<string, string>> = {}) {
  const run = launch({
    folder: root,
    command: ['npm', 'run', 'check:history'],
    environment: { ETALON_DATA: data, ...environment },
  })
  return { code: await run.ended, output: run.output() }
}

test('[FLOW-2] a folder without a database, and a database of somebody else, are told apart from a chain that holds', async () => {
  const nothing = await check({ ETALON_DATA: join(dataFolder, 'elsewhere') })
  expect(nothing).toEqual({
    code: 2,
    output: expect.stringContaining(`There is no database in ${join(dataFolder, 'elsewhere')}.`),
  })
  const stranger = await check({ DATABASE_URL: `postgresql:///template1?user=postgres&${socketOf(data)}` })
  expect(stranger).toEqual({ code: 2, output: expect.stringContaining('That database is not Etalon’s: it has no tenants.') })
})

test('[FLOW-2] a row changed by hand is named while Etalon runs; set right, the chain holds again, also when Etalon has ended', async () => {
  const holds = /order 1000: \d+,.*?certificates: \d+.*?history: (\d+) rows, nothing broken/s
  const first = await check()
  expect(first).toEqual({ code: 0, output: expect.stringMatching(holds) })
  const rows = Number(holds.exec(first.output)?.[1])
  expect(rows).toBeGreaterThan(50)

  const owner = new pg.Client({ connectionString: runningPostgres(join(data, 'postgres'), 'postgres') })
  await owner.connect()
  const { rows: before } = await owner.query("select by_name from history where tenant_id = '000000' and sequence = 30")
  await owner.query("update history set by_name = 'somebody else' where tenant_id = '000000' and sequence = 30")
  const broken = await check()
  expect(broken).toEqual({
    code: 1,
    output: expect.stringContaining('history: BROKEN at row 30: it is not as it was written; the 29 rows before it hold'),
  })
  await owner.query("update history set by_name = $1 where tenant_id = '000000' and sequence = 30", [before[0].by_name])
  await owner.end()

  await etalon?.stop()
  expect(await check()).toEqual({ code: 0, output: expect.stringContaining(`history: ${rows} rows, nothing broken`) })
  expect(await leftIn(data)).toEqual([])
})

function socketOf(folder: string): string {
  return new URL(runningPostgres(join(folder, 'postgres'), 'postgres')?.replace('@/', '@none/') ?? '').search.slice(1)
}
