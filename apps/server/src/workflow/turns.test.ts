import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import type { Transaction } from '../db/index.ts'
import { keepOriginalRecord } from '../modules/item/original-record.ts'
import { keepWords } from '../modules/report/handlers.ts'
import { absentCaller, type Caller } from '../session/index.ts'
import { officeAt, sessionsBehind, startTestServer, typedFor } from '../testing/index.ts'
import type { Mover } from './index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { tester, moveItem, reportOf, standingOf } = office
const mover: Mover = { tenant: '000000', personId: tester.id, name: '沈砚', roles: ['tester'], language: 'zh' }

/** The tester as the server knows whoever asks. */
async function callerOf(tx: Transaction): Promise<Caller> {
  const caller = await absentCaller(tx, mover.tenant, mover.personId)
  if (!caller) throw new Error('the tester has an account')
  return caller
}

/** Does a write, and before it is kept begins another one; the first is kept once the second waits for it. */
async function oneBehindTheOther(first: (tx: Transaction) => Promise<unknown>, second: () => Promise<unknown>) {
  let behind: Promise<unknown> = Promise.resolve()
  await server.database.within('000000', async (tx) => {
    await first(tx)
    behind = second()
    behind.catch(() => {})
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')
    await expect.poll(() => sessionsBehind(server.owner, rows[0]?.pid)).toBe(1)
  })
  return await behind
}

test('[FLOW-3] an item is not submitted on results that the tester is just replacing by incomplete ones', async () => {
  const {
    items: [id],
  } = await office.acceptedOrder()
  await office.begun(id)
  const good = await typedFor(tester, id)
  const kept = await tester.send(contract.item.submit, { body: { id, ...good } })
  const incomplete = { ...good.typed, readings: [] }
  await expect(
    oneBehindTheOther(
      (tx) => keepOriginalRecord(tx, mover, { id, version: kept.version, typed: incomplete, evaluation: null }),
      () => tester.send(contract.item.move, { body: { id, version: kept.version, action: 'submit' } }),
    ),
  ).rejects.toMatchObject({ code: 409, reason: 'changed' })
  expect(await standingOf(id)).toMatchObject({ state: '300', facts: { resultsComplete: false } })
  await expect(moveItem(tester, id, 'submit')).rejects.toMatchObject({ code: 409, reason: 'move.fact' })
})

test('[FLOW-3] a report is not submitted while its words are being changed', async () => {
  const {
    items: [id],
  } = await office.acceptedOrder()
  await office.drafted(id)
  const report = await reportOf(id)
  const { version } = report.standing
  await expect(
    oneBehindTheOther(
      async (tx) =>
        await keepWords(
          tx,
          { ...(await callerOf(tx)), ...mover },
          { id: report.id, version, conclusion: report.conclusion, remark: '示值稳定' },
        ),
      () => tester.send(contract.report.move, { body: { id: report.id, version, action: 'submit' } }),
    ),
  ).rejects.toMatchObject({ code: 409, reason: 'changed' })
  expect(await reportOf(id)).toMatchObject({ remark: '<p>示值稳定</p>', standing: { state: '400', version: version + 1 } })
})
