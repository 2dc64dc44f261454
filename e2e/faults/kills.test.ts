import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { anEnterprise, orderForm } from '../../apps/server/src/testing/main-flow.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { signInAt, withToken } from '../../apps/server/src/testing/sign-in.ts'
import { inDatabase } from '../support/in-database.ts'
import { ownFolder } from './own-folder.ts'
import { measured } from './use-faults.ts'

const { submit } = contract.order

/** Submits an order to a server that dies at a moment of it, and again with the same key to the next one. */
async function killedAt(point: 'before-commit' | 'after-commit') {
  const folder = ownFolder()
  const environment = { ETALON_DATA: join(folder, 'data') }
  const first = await startServerProcess({
    ...environment,
    NODE_ENV: 'test',
    ETALON_FAILPOINT: `${point} ${submit.method} ${submit.path}`,
  })
  onTestFinished(() => first.kill())
  const reception = await signInAt(first.workspaceUrl, 'reception')
  const body = orderForm(await anEnterprise(reception), { remark: point })
  const idempotencyKey = crypto.randomUUID()
  await expect(withToken(first.workspaceUrl, reception.token).send(submit, { body })).rejects.toMatchObject({ kind: 'network' })
  // It is gone; what it had begun with a key, the next one is asked with the same.
  const second = await startServerProcess({
    ...environment,
    NODE_ENV: 'test',
    ETALON_FAILPOINT: `${point} ${submit.method} ${submit.path}`,
  })
  onTestFinished(() => second.kill())
  await expect(withToken(second.workspaceUrl, reception.token).send(submit, { body, idempotencyKey })).rejects.toMatchObject({
    kind: 'network',
  })
  const began = performance.now()
  const third = await startServerProcess(environment)
  const seconds = (performance.now() - began) / 1000
  onTestFinished(async () => void (await third.stop()))
  const again = withToken(third.workspaceUrl, reception.token)
  const look = async () => {
    const where = { dataFolder: folder }
    const orders = (await inDatabase(where, 'select id::text, order_no from work_order where remark = $1', [point])) as {
      id: string
      order_no: string
    }[]
    const history = await inDatabase(
      where,
      `select record_id::text as id from history where record_kind = 'order' and record_id::text = any($1::text[])`,
      [orders.map(({ id }) => id)],
    )
    const keys = await inDatabase(where, 'select answer from idempotency where key = $1', [idempotencyKey])
    return { orders, history, keys }
  }
  return { body, idempotencyKey, again, look, seconds }
}

test('[SRV-2][SRV-4][F11] killed between commit and answer: the repeat is answered as stored, with one record, history row and number', async (context) => {
  const { body, idempotencyKey, again, look, seconds } = await killedAt('after-commit')
  const before = await look()
  // Once without a key, once with it.
  expect(before.orders).toHaveLength(2)
  expect(before.keys).toHaveLength(1)
  const saved = await again.send(submit, { body, idempotencyKey })
  expect(before.orders.map(({ id }) => id)).toContain(saved.id)
  const after = await look()
  expect(after).toEqual(before)
  expect(after.history).toHaveLength(2)
  expect(new Set(after.orders.map(({ order_no }) => order_no)).size).toBe(2)
  measured(
    context,
    `the repeat got the record that was committed: 1 record, 1 history row, 1 number for its key; ready again after ${seconds.toFixed(1)} s`,
  )
})

test('[SRV-2][F12] killed before the commit: nothing of it is there, and its number is given once', async (context) => {
  const { body, idempotencyKey, again, look } = await killedAt('before-commit')
  expect(await look()).toEqual({ orders: [], history: [], keys: [] })
  const saved = await again.send(submit, { body, idempotencyKey })
  const next = await again.send(submit, { body, idempotencyKey: crypto.randomUUID() })
  const { orders, history } = await look()
  expect(orders.map(({ order_no }) => order_no).toSorted()).toEqual([saved.orderNo, next.orderNo].toSorted())
  expect(Number(next.orderNo.slice(-4))).toBe(Number(saved.orderNo.slice(-4)) + 1)
  expect(history).toHaveLength(2)
  measured(
    context,
    `twice killed: no order, history row or key was there; the next two orders are ${saved.orderNo} and ${next.orderNo}`,
  )
})
