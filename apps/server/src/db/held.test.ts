import { contract } from '@etalon/api/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { anEnterprise, orderForm, startTestServer } from '../testing/index.ts'
import { sql } from './sql.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const enterId = await anEnterprise(reception)
/** How many connections the pool of a test has. */
const all = 8

afterEach(async () => {
  await server.owner.query('drop trigger if exists hold on work_order; drop function if exists hold_order')
  await server.owner.query('drop sequence if exists hold_tries')
})

/** Lets a statement of PL/pgSQL run before each order that is written. */
async function beforeOrders(statement: string): Promise<void> {
  await server.owner.query('create sequence if not exists hold_tries; grant usage on sequence hold_tries to etalon_app')
  await server.owner.query(
    `create function hold_order() returns trigger language plpgsql as $$ begin ${statement} return new; end $$`,
  )
  await server.owner.query('create trigger hold before insert on work_order for each row execute function hold_order()')
}
const tries = async () => Number((await server.owner.query('select last_value from hold_tries')).rows[0].last_value)
const orders = async (remark: string) =>
  (await server.owner.query('select id from work_order where remark = $1', [remark])).rows.length

interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  readonly body: unknown
  readonly seconds: number
}
async function ask(path: string, body?: unknown): Promise<Answer> {
  const began = performance.now()
  const answer = await fetch(`${server.workspaceUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Blade-Auth': `bearer ${reception.token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: await answer.json(),
    seconds: (performance.now() - began) / 1000,
  }
}
const submit = (remark: string) => ask(contract.order.submit.path, orderForm(enterId, { remark }))
const refused = (reason: string) => ({
  status: 503,
  body: {
    code: 503,
    success: false,
    data: { reason },
    msg: expect.stringMatching(/^[^a-z/]*$/),
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  },
})

test('[SRV-3][F16] every connection is held: within 2 s it is said that it is not possible now and when to try again; the process lives', async () => {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>()
  const held = Array.from({ length: all }, () =>
    server.database.within('000000', async (tx) => {
      await tx.execute(sql`select 1`)
      await isFree
    }),
  )
  const { connections } = server.database
  await expect.poll(() => [connections().idle, connections().total]).toEqual([0, all])
  // By the clock of whoever waits: on a busy machine a second may be over before anybody has asked.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = Promise.all([ask('/api/blade-system/menu/routes'), ask('/health/ready')])
  await expect.poll(() => connections().waiting).toBe(2)
  // No time has passed.
  expect((await ask('/health/live')).status).toBe(200)
  await vi.advanceTimersByTimeAsync(2000)
  const [answer, ready] = await asked
  expect(answer).toMatchObject({ ...refused('unavailable'), retryAfter: '2' })
  expect(ready.status).toBe(503)
  vi.useRealTimers()
  letGo()
  await Promise.all(held)
  expect(await ask('/api/blade-system/menu/routes')).toMatchObject({ status: 200 })
})

test('[SRV-3][F16] a table is locked: after 3 s the write is refused, and leaves nothing', async () => {
  await server.owner.query('begin; lock table work_order in access exclusive mode')
  const answer = await submit('behind a lock').finally(() => server.owner.query('rollback'))
  expect(answer).toMatchObject(refused('unavailable'))
  expect(answer.seconds).toBeGreaterThan(2.9)
  expect(answer.seconds).toBeLessThan(4)
  expect(await orders('behind a lock')).toBe(0)
  expect(await submit('behind a lock')).toMatchObject({ status: 200 })
})

test('[SRV-3][F16] a statement that would take a minute is ended after 10 s', async () => {
  await beforeOrders('perform pg_sleep(60);')
  const answer = await submit('too slow')
  expect(answer).toMatchObject(refused('took-too-long'))
  expect(answer.seconds).toBeGreaterThan(9.9)
  expect(answer.seconds).toBeLessThan(11)
  expect(await orders('too slow')).toBe(0)
})

test.each(['40P01', '40001'])('[SRV-3][F16] %s, as of two who met, is tried three times, and makes one record', async (code) => {
  await beforeOrders(`if nextval('hold_tries') < 3 then raise sqlstate '${code}'; end if;`)
  expect(await submit(`met ${code}`)).toMatchObject({ status: 200 })
  expect(await tries()).toBe(3)
  expect(await orders(`met ${code}`)).toBe(1)
  await server.owner.query('drop trigger hold on work_order; drop function hold_order; drop sequence hold_tries')

  await beforeOrders(`perform nextval('hold_tries'); raise sqlstate '${code}';`)
  expect(await submit(`always ${code}`)).toMatchObject({ ...refused('unavailable'), retryAfter: '2' })
  expect(await tries()).toBe(3)
  expect(await orders(`always ${code}`)).toBe(0)
})
