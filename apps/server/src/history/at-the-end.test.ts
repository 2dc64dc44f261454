import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase, sql, type Transaction } from '../db/index.ts'
import { startTestServer } from '../testing/index.ts'
import { checkHistories, checkHistory, type Happening, historyOf, record } from './index.ts'

const server = await startTestServer()
const tenant = '000000'
const within = <T>(work: (tx: Transaction) => Promise<T>) => server.database.within(tenant, work)
let lastId = 900_000_000
/** A record of nobody's. */
const newId = () => String(++lastId)
const happened = (recordId: string, changes: Partial<Happening> = {}): Happening => ({
  ...{ recordKind: 'order', recordId, action: 'register', from: null, to: '50', byId: '1', byName: '周岚', reason: null },
  ...changes,
})
const actionsOf = async (id: string) => (await within((tx) => historyOf(tx, 'order', id))).map(({ action }) => action)
const sequences = async (id: string) =>
  (await server.owner.query('select sequence::int from history where record_id = $1 order by sequence', [id])).rows.map(
    ({ sequence }) => sequence,
  )
const isWhole = async () =>
  expect(await checkHistories(server.url)).not.toContainEqual(expect.objectContaining({ broken: expect.anything() }))

test('[FLOW-2][SRV-3] nobody waits for somebody who has told of something and goes on working', async () => {
  const [slow, quick] = [newId(), newId()]
  await within(async (tx) => {
    await record(tx, tenant, happened(slow))
    await tx.execute(sql`select 1`)
    await within((other) => record(other, tenant, happened(quick)))
    expect(await sequences(quick)).toHaveLength(1)
    await record(tx, tenant, happened(slow, { action: 'edit' }))
  })
  // Who ends first stands first, and what one did stands together.
  const [first = 0] = await sequences(quick)
  expect(await sequences(slow)).toEqual([first + 1, first + 2])
  await isWhole()
})

test('[FLOW-2] the chain covers what stands in it, whatever it says, and the moments go on with it', async () => {
  const id = newId()
  const reason = '“压力” "a\\b"\n\t\u2028 😀 ’ \u007f'
  await within(async (tx) => {
    await record(tx, tenant, happened(id, { reason, byName: '王"五', byId: null }))
    await record(tx, tenant, happened(id, { action: 'edit', from: '50', to: null, at: '2020-02-29T23:59:59.123Z' }))
    for (let times = 0; times < 5; times += 1) await record(tx, tenant, happened(id, { action: `step${times}` }))
  })
  const entries = await within((tx) => historyOf(tx, 'order', id))
  expect(entries.map(({ action }) => action)).toEqual(['register', 'edit', 'step0', 'step1', 'step2', 'step3', 'step4'])
  expect(entries[0]).toMatchObject({ reason, byName: '王"五', from: null, to: '50' })
  expect(entries[1]).toMatchObject({ at: '2020-02-29T23:59:59.123000Z', from: '50', to: null, reason: null })
  const moments = entries.filter(({ action }) => action !== 'edit').map(({ at }) => at)
  expect(moments.toSorted()).toEqual(moments)
  await isWhole()
})

test('[FLOW-2] who reads a history in the transaction that writes it has it whole, and what comes after is written too', async () => {
  const id = newId()
  await within(async (tx) => {
    await record(tx, tenant, happened(id))
    expect((await historyOf(tx, 'order', id)).map(({ action }) => action)).toEqual(['register'])
    await record(tx, tenant, happened(id, { action: 'edit' }))
    const { rows, broken } = await checkHistory(tx, tenant)
    expect([rows > 1, broken]).toEqual([true, undefined])
    await record(tx, tenant, happened(id, { action: 'submit' }))
  })
  expect(await actionsOf(id)).toEqual(['register', 'edit', 'submit'])
  await isWhole()
})

test('[FLOW-2][SRV-2] what failed tells of nothing, and neither does whoever has its connection next', async () => {
  const database = openDatabase(server.url, { connections: 1 })
  const [failed, next] = [newId(), newId()]
  const broken = database.within(tenant, async (tx) => {
    await record(tx, tenant, happened(failed))
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  await database.within(tenant, (tx) => record(tx, tenant, happened(next)))
  expect([await actionsOf(failed), await actionsOf(next)]).toEqual([[], ['register']])
  await database.close()
  await isWhole()
})

test('[FLOW-2][SRV-2] what met another and is done once more is told of once', async () => {
  const id = newId()
  let tries = 0
  await within(async (tx) => {
    tries += 1
    await record(tx, tenant, happened(id, { action: `try${tries}` }))
    if (tries < 3) await tx.execute(sql`do $$ begin raise sqlstate '40001'; end $$`)
  })
  expect(await actionsOf(id)).toEqual(['try3'])
})

test('[FLOW-2][SRV-2] where nothing can be told nothing is done, and the caller knows', async () => {
  const id = newId()
  await server.owner.query('begin')
  await server.owner.query('select pg_advisory_xact_lock(hashtextextended($1, 9))', [tenant])
  const doing = within(async (tx) => {
    await tx.execute(sql`set local lock_timeout = 100`)
    await tx.execute(sql`update tenant set phone = 'never' where id = ${tenant}`)
    await record(tx, tenant, happened(id))
  })
  await expect(doing).rejects.toMatchObject({ code: '55P03' })
  await server.owner.query('rollback')
  const { rows } = await server.owner.query(`select from tenant where phone = 'never'`)
  expect([rows, await actionsOf(id)]).toEqual([[], []])
  await isWhole()
})

test('[FLOW-2][PERM-2] nobody tells of anything in another institute’s chain', async () => {
  const id = newId()
  await expect(
    within(async (tx) => {
      await record(tx, tenant, happened(id))
      await record(tx, '000001', happened(id))
    }),
  ).rejects.toMatchObject({ code: '42501' })
  expect(await actionsOf(id)).toEqual([])
})

const sources = fileURLToPath(new URL('..', import.meta.url))
/** What reads histories and writes none before, in its transaction. */
const readsAlone = [
  'modules/public/find-certificate.ts',
  'modules/public/listed-certificates.ts',
  'modules/questionnaire/waiting.ts',
  // Of a report it says who audited and approved it: moves of before.
  'modules/report/certificate-data.ts',
  'endurance/check-ledger.ts',
]

test('[FLOW-2] every statement that reads histories has them written before, or is known to read alone', () => {
  const reading = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('history/'))
    .filter((file) => /\b(from|join) history\b/.test(readFileSync(`${sources}${file}`, 'utf8')))
  const unwritten = reading.filter((file) => !readFileSync(`${sources}${file}`, 'utf8').includes('await historyWritten(tx)'))
  expect(unwritten.toSorted()).toEqual(readsAlone.toSorted())
})
