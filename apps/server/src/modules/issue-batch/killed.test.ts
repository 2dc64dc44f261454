import { contract, type IssueBatchState } from '@etalon/api/contract'
import { afterAll, expect, test } from 'vitest'
import { checkLogs } from '../../certificate-log/index.ts'
import {
  all,
  moreApproved,
  officeAt,
  type ServerProcess,
  signInAt,
  startServerProcess,
  startTestServer,
} from '../../testing/index.ts'

// Its own jobs never begin: all that is issued in a batch is issued by the processes below.
const server = await startTestServer()
const office = await officeAt(server)
const running: ServerProcess[] = []
afterAll(async () => {
  for (const one of running) await one.kill()
})
async function aProcess(): Promise<ServerProcess> {
  const one = await startServerProcess({ DATABASE_URL: server.url, ETALON_DATA: server.dataFolder })
  running.push(one)
  return one
}

test('[BIZ-5][SRV-5] killed in the middle, a batch has a note of each certificate, and the next process issues the rest, none twice', async () => {
  const {
    items: [itemId],
  } = await office.acceptedOrder()
  await office.approved(itemId)
  const ids = await moreApproved(server.owner, (await office.reportOf(itemId)).id, 60)
  const first = await aProcess()
  const issuer = await signInAt(first.workspaceUrl, 'issuer')
  const begun: IssueBatchState = await issuer.send(contract.issueBatch.submit, {
    body: { search: all({}), rows: { mode: 'these', ids } },
  })
  const count = async (what: string) =>
    Number((await server.owner.query<{ count: string }>(`select count(*) from ${what}`)).rows[0]?.count)
  const noted = () => count(`issue_batch_row where batch_id = ${begun.id} and outcome = 'issued'`)
  const made = () => count(`certificate where report_id in (${ids.join()})`)
  await expect.poll(noted, { timeout: 30_000, interval: 10 }).toBeGreaterThan(5)
  await first.kill()
  // What it had begun is rolled back by the database as soon as that notices.
  await expect
    .poll(() =>
      count('pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()'),
    )
    .toBe(0)
  const left = await noted()
  expect(left).toBeLessThan(60)
  expect(await made()).toBe(left)

  const second = await aProcess()
  const again = await signInAt(second.workspaceUrl, 'issuer')
  const state = () => again.send(contract.issueBatch.detail, { query: { id: begun.id } })
  await expect.poll(async () => (await state()).state, { timeout: 90_000, interval: 200 }).toBe('done')
  expect(await state()).toMatchObject({ total: 60, issued: 60, refused: 0 })
  expect(await made()).toBe(60)
  expect(await count('(select distinct number from certificate) n')).toBe(await count('certificate'))
  const reports = await checkLogs(server.url, { keys: server.issuing.keys.publicKeys, known: [], files: true })
  expect(reports.flatMap(({ faults }) => faults)).toEqual([])
}, 180_000)
