import { contract, type IssueBatchRow, type IssueBatchState, type IssueBatchWish } from '@etalon/api/contract'
import pg from 'pg'
import { expect, test } from 'vitest'
import { checkLogs } from '../../certificate-log/index.ts'
import { checkHistory } from '../../history/index.ts'
import { createJobs } from '../../jobs/index.ts'
import { all, moreApproved, officeAt, type Person, sessionsBehind, startTestServer } from '../../testing/index.ts'
import { addIssueBatches } from './batch-jobs.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { issuer } = office
const { issueBatch: calls } = contract

/** A report that waits to be issued; others are made like it. */
const first = await (async () => {
  const {
    items: [itemId],
  } = await office.acceptedOrder()
  await office.approved(itemId)
  return (await office.reportOf(itemId)).id
})()
const approved = (count: number) => moreApproved(server.owner, first, count)
const these = (ids: readonly string[]): IssueBatchWish => ({ search: all({}), rows: { mode: 'these', ids: [...ids] } })
const submit = (ids: readonly string[], person: Person = issuer) => person.send(calls.submit, { body: these(ids) })
const stateOf = (id: string, person: Person = issuer) => person.send(calls.detail, { query: { id } })

async function settled({ id }: IssueBatchState): Promise<IssueBatchState> {
  await expect.poll(async () => (await stateOf(id)).state, { timeout: 40_000, interval: 50 }).not.toMatch(/queued|running/)
  return await stateOf(id)
}

async function rowsOf({ id }: IssueBatchState): Promise<readonly IssueBatchRow[]> {
  const { rows, next } = await issuer.send(calls.rows, { body: { id } })
  expect(next).toBeNull()
  return rows
}

const certificatesOf = async (ids: readonly string[]) =>
  (
    await server.owner.query<{ id: string; number: string }>(
      'select report_id::text as id, number from certificate where report_id = any($1::bigint[])',
      [ids],
    )
  ).rows
const logFaults = async () =>
  (await checkLogs(server.url, { keys: server.issuing.keys.publicKeys, known: [], files: true })).flatMap(({ faults }) => faults)

/** Holds what belongs to an order back from everybody until it is let go, for less than anybody's patience. */
async function held(reportId: string) {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('begin')
  await client.query('select from work_order where id = (select order_id from report where id = $1) for update', [reportId])
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    /** How many wait for it. */
    behind: () => sessionsBehind(server.owner, rows[0]?.pid),
    async letGo() {
      await client.query('commit')
      await client.end()
    },
  }
}
/** How many wait for their turn in the order in which they came. */
const queued = async () =>
  (
    await server.owner.query(
      "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
    )
  ).rowCount

/** Another process on the same database. */
function anotherProcess() {
  const jobs = createJobs(server.url, () => {})
  addIssueBatches(jobs, { database: server.database, issuing: server.issuing, log: () => {} })
  return jobs
}

test('[BIZ-5][SRV-2] where a certificate cannot be noted in its batch, it is not there either: both stand in one transaction', async () => {
  const ids = await approved(2)
  // As a process that ends between the two would leave it, at a moment that does not depend on luck.
  await server.owner.query(
    `create function no_note() returns trigger language plpgsql as $$ begin raise exception 'no note'; end $$`,
  )
  await server.owner.query(
    `create trigger no_note before update on issue_batch_row for each row when (new.outcome = 'issued') execute function no_note()`,
  )
  try {
    expect(await settled(await submit(ids))).toMatchObject({ state: 'done', issued: 0, refused: 2 })
    expect(await certificatesOf(ids)).toEqual([])
  } finally {
    await server.owner.query('drop trigger no_note on issue_batch_row')
    await server.owner.query('drop function no_note()')
  }
  expect(await settled(await submit(ids))).toMatchObject({ state: 'done', issued: 2, refused: 0 })
  expect(await logFaults()).toEqual([])
})

test('[BIZ-5][CERT-4] a batch issues what may be issued and says of each other why not; log and history hold', async () => {
  const ids = await approved(6)
  const [returned = '', unsettled = '', changed = ''] = ids
  const last = ids.at(-1) ?? ''
  await server.owner.query("update report set state = '600' where id = $1", [returned])
  const enterprises = await server.owner.query(
    `update work_order set enterprise_id = (select id from enterprise where tenant_id = '000000' and not on_account limit 1)
     where id = (select order_id from report where id = $1)`,
    [unsettled],
  )
  expect(enterprises.rowCount).toBe(1)
  // The newest is looked at first, as in the list; while it is held up somebody else changes another.
  const { letGo, behind } = await held(last)
  const begun = await submit(ids)
  expect(begun).toMatchObject({ total: 6, issued: 0, refused: 0, finishTime: null })
  await expect.poll(behind, { timeout: 10_000, interval: 20 }).toBe(1)
  await server.owner.query('update report set version = version + 1 where id = $1', [changed])
  await letGo()
  const done = await settled(begun)
  expect(done).toMatchObject({ state: 'done', total: 6, issued: 3, refused: 3, finishTime: expect.any(String) })
  const rows = await rowsOf(done)
  expect(rows.map(({ reportId }) => reportId)).toEqual(ids.toReversed())
  const refused = Object.fromEntries(rows.flatMap(({ reportId, reason }) => (reason === null ? [] : [[reportId, reason]])))
  expect(refused).toEqual({
    [returned]: '「批准中」状态下不能进行「签发」',
    [unsettled]: '还不能进行「签发」：尚未结算，且不是挂账单位',
    [changed]: expect.stringContaining('待发放'),
  })
  const issued = rows.filter(({ outcome }) => outcome === 'issued')
  expect(await certificatesOf(ids)).toEqual(
    expect.arrayContaining(issued.map(({ reportId, certificateNumber }) => ({ id: reportId, number: certificateNumber }))),
  )
  expect(await certificatesOf(ids)).toHaveLength(3)
  const detail = await issuer.send(contract.report.detail, { query: { id: last } })
  expect(detail).toMatchObject({ standing: { state: '1000', duties: { issuer: issuer.id } }, validity: 'valid' })
  expect(await logFaults()).toEqual([])
  expect(await server.database.within('000000', (tx) => checkHistory(tx, '000000'))).toMatchObject({ broken: undefined })

  const told = await issuer.send(contract.message.page, { query: {} })
  expect(told.records.map(({ title }) => title)).toContain('批量签发完成：签发 3 份，未签发 3 份')
  const only = await issuer.send(calls.rows, { body: { id: done.id, outcome: 'refused' } })
  expect(only.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused'])
  expect(await issuer.send(calls.rows, { body: { id: done.id, after: 5 } })).toMatchObject({ rows: [{ place: 6 }], next: null })

  // What stood in the way of two of them is gone: these are tried again, and only these.
  await server.owner.query("update report set state = '700' where id = $1", [returned])
  const again = await settled(await issuer.send(calls.retry, { body: { id: done.id } }))
  expect(again).toMatchObject({ state: 'done', total: 3, issued: 2, refused: 1 })
  expect(await certificatesOf(ids)).toHaveLength(5)
  await server.owner.query('update report set state = $2 where id = $1', [unsettled, '0'])
})

test('[BIZ-5] all that match but some: as the list was asked, and in its order', async () => {
  const ids = await approved(4)
  const [, spared = ''] = ids
  const { rows } = await server.owner.query<{ no: string }>('select left(report_no, 7) as no from report where id = $1', [spared])
  const search = { ...all({ reportNo: rows[0]?.no, state: '700' }), ascs: 'reportNo' }
  const begun = await issuer.send(calls.submit, { body: { search, rows: { mode: 'allBut', ids: [spared] } } })
  const done = await settled(begun)
  expect(done).toMatchObject({ total: 3, issued: 3, refused: 0 })
  expect((await rowsOf(done)).map(({ reportId }) => reportId)).toEqual(ids.filter((id) => id !== spared))
})

test('[BIZ-5] stopped, a batch issues nothing more; what was not looked at can be issued later', async () => {
  const ids = await approved(5)
  const { letGo, behind } = await held(ids[2] ?? '')
  const begun = await submit(ids)
  await expect.poll(async () => (await stateOf(begun.id)).issued, { timeout: 10_000, interval: 20 }).toBe(2)
  await expect.poll(behind, { timeout: 10_000, interval: 20 }).toBe(1)
  const stopping = issuer.send(calls.cancel, { body: { id: begun.id } })
  // The third waits for its order, and who stops the batch for the third: in a queue, where the fourth cannot pass them by.
  await expect.poll(queued, { timeout: 10_000, interval: 20 }).toBe(1)
  await letGo()
  expect(await stopping).toMatchObject({ state: 'cancelled' })
  const issuedThen = (await certificatesOf(ids)).length
  // Whatever was under way is through by now: the next batch of this process begins after it.
  const others = await settled(await submit(await approved(1)))
  expect(others).toMatchObject({ issued: 1 })
  expect((await certificatesOf(ids)).length).toBe(issuedThen)
  expect(issuedThen).toBe(3)
  expect((await rowsOf(begun)).filter(({ outcome }) => outcome === 'waiting')).toHaveLength(5 - issuedThen)
  const rest = await settled(await issuer.send(calls.retry, { body: { id: begun.id } }))
  expect(rest).toMatchObject({ state: 'done', total: 5 - issuedThen, issued: 5 - issuedThen })
  await expect(issuer.send(calls.retry, { body: { id: rest.id } })).rejects.toMatchObject({
    code: 409,
    reason: 'batch.nothing-left',
  })
})

test('[PERM-1] who may not issue any more while a batch is under way issues none of the rest, and is told so', async () => {
  const ids = await approved(3)
  const { letGo, behind } = await held(ids[1] ?? '')
  const begun = await submit(ids)
  await expect.poll(async () => (await stateOf(begun.id)).issued, { timeout: 10_000, interval: 20 }).toBe(1)
  // The second has been asked whether it may be issued, and waits.
  await expect.poll(behind, { timeout: 10_000, interval: 20 }).toBe(1)
  await server.owner.query("update account set roles = '{reception}' where id = $1", [issuer.id])
  await letGo()
  const state = async () => (await server.owner.query('select state from issue_batch where id = $1', [begun.id])).rows[0]?.state
  await expect.poll(state, { timeout: 10_000 }).toBe('done')
  await server.owner.query("update account set roles = '{issuer}' where id = $1", [issuer.id])
  expect((await rowsOf(begun)).map(({ outcome }) => outcome)).toEqual(['issued', 'issued', 'refused'])
  expect((await rowsOf(begun)).at(-1)).toMatchObject({ reason: '您没有此操作的权限' })
})

test('[PERM-1][PERM-3] a batch is begun by who may issue alone, and nobody else sees it', async () => {
  const ids = await approved(1)
  const customer = await server.signIn('customer')
  for (const person of [office.reception, office.auditor, customer])
    await expect(submit(ids, person)).rejects.toMatchObject({ code: 403 })
  const done = await settled(await submit(ids))
  await server.owner.query("update account set roles = '{issuer}' where account = 'tester3' and tenant_id = '000000'")
  const colleague = await server.signIn('tester3')
  expect(await colleague.send(calls.list, {})).toEqual([])
  await expect(stateOf(done.id, colleague)).rejects.toMatchObject({ code: 404 })
  await expect(colleague.send(calls.rows, { body: { id: done.id } })).rejects.toMatchObject({ code: 404 })
  for (const call of [calls.retry, calls.cancel])
    await expect(colleague.send(call, { body: { id: done.id } })).rejects.toMatchObject({ code: 404 })
  expect((await issuer.send(calls.list, {})).map(({ id }) => id)).toContain(done.id)
})

test.each<[string, object, number, string]>([
  ['nothing', { rows: { mode: 'these', ids: [] } }, 409, 'batch.empty'],
  ['reports that there are not', { rows: { mode: 'these', ids: ['999999999'] } }, 409, 'batch.empty'],
  ['ids that are none', { rows: { mode: 'these', ids: ['1 or 1=1'] } }, 400, 'fields'],
  ['a search for what there is not', { search: all({ passwordHash: 'x' }) }, 400, 'search.unknown-field'],
])('[BIZ-5] a batch of %s is refused by name, and nothing is begun', async (_what, changes, code, reason) => {
  const count = async () => (await server.owner.query('select count(*)::int as count from issue_batch')).rows[0].count
  const before = await count()
  await expect(issuer.send(calls.submit, { body: { ...these([]), ...changes } })).rejects.toMatchObject({ code, reason })
  expect(await count()).toBe(before)
})

test('[BIZ-5] one person has one batch under way, and the same request twice begins one', async () => {
  const ids = await approved(2)
  const { letGo } = await held(ids[1] ?? '')
  const body = these(ids)
  const idempotencyKey = crypto.randomUUID()
  const begun = await issuer.send(calls.submit, { body, idempotencyKey })
  expect(await issuer.send(calls.submit, { body, idempotencyKey })).toMatchObject({ id: begun.id })
  await expect(submit(ids)).rejects.toMatchObject({ code: 409, reason: 'batch.under-way' })
  await letGo()
  expect(await settled(begun)).toMatchObject({ issued: 2 })
})

test('[SRV-5] what a process leaves when it ends, another goes on with', async () => {
  const ids = await approved(12)
  const { letGo } = await held(ids[8] ?? '')
  const begun = await submit(ids)
  await expect.poll(async () => (await stateOf(begun.id)).issued, { timeout: 10_000, interval: 20 }).toBe(3)
  const second = anotherProcess()
  await second.start()
  try {
    const stopping = server.jobs.stop()
    await letGo()
    await stopping
    const done = await settled(begun)
    expect(done).toMatchObject({ state: 'done', issued: 12, refused: 0 })
    expect(await certificatesOf(ids)).toHaveLength(12)
  } finally {
    await second.stop()
  }
})
