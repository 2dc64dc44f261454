import { expect, onTestFinished, test, vi } from 'vitest'
import { checkHistory } from '../history/index.ts'
import { startTestServer } from '../testing/index.ts'
import { seedOffice, seedOrders } from './index.ts'

const server = await startTestServer()

test('[FLOW-2][SRV-5] demonstration orders come in all states by real moves, once where two processes make them, and the chain of their history holds', {
  timeout: 120_000,
}, async () => {
  await Promise.all([1, 2].map(() => seedOrders(server.database, server.issuing, 60)))
  expect((await server.owner.query('select count(*)::int as count from work_order')).rows).toEqual([{ count: 60 }])
  const { rows } = await server.owner.query(
    'select state, count(*)::int as count from work_order group by state order by state::int',
  )
  expect(rows.map((row) => row.state)).toEqual(['0', '50', '100', '300', '1000'])
  const certificates = await server.owner.query('select count(*)::int as count from certificate')
  expect(certificates.rows[0].count).toBeGreaterThan(3)
  const check = await server.database.within('000000', (tx) => checkHistory(tx, '000000'))
  expect(check.broken).toBeUndefined()
  expect(check.rows).toBeGreaterThan(500)
})

test('an order’s address stands beside the area of its enterprise and does not repeat it', async () => {
  const { rows } = await server.owner.query(
    `select count(*)::int as orders, count(*) filter (where starts_with(o.address, e.area))::int as repeated
     from work_order o join enterprise e on e.id = o.enterprise_id`,
  )
  expect(rows).toEqual([{ orders: 60, repeated: 0 }])
})

test('[BIZ-1][BIZ-6][BIZ-7] around the orders stand quotes, contracts, settlements, appointments, plans, leave and trainings, in several states', async () => {
  await seedOffice(server.database)
  const { rows } = await server.owner.query<{ kind: string; count: number; states: number }>(`
    select 'quote' as kind, count(*)::int, count(distinct state)::int as states from quote
    union all select 'contract', count(*)::int, count(distinct state)::int from contract
    union all select 'settlement', count(*)::int, count(distinct state)::int from settlement where state in ('200', '400')
    union all select 'pickup', count(*)::int, count(distinct state)::int from pickup
    union all select 'plan', count(*)::int, count(distinct state)::int from trace_plan
    union all select 'leave', count(*)::int, count(distinct state)::int from leave_request
    union all select 'training', count(*)::int, count(distinct is_done)::int from training`)
  for (const { kind, count, states } of rows) {
    expect(count, kind).toBeGreaterThan(1)
    expect(states, kind).toBeGreaterThan(1)
  }
  expect(rows).toHaveLength(7)
  const check = await server.database.within('000000', (tx) => checkHistory(tx, '000000'))
  expect(check.broken).toBeUndefined()
})

test('[SYS-4][SYS-6][BIZ-15][BIZ-18] the demonstration has groups, templates, routes and questionnaires, one of them answered', async () => {
  const { rows } = await server.owner.query(`
    select (select count(*)::int from work_group_member) as members, (select count(*)::int from message_template) as templates,
      (select count(*)::int from route_stop) as stops, (select count(*)::int from record_template) as records,
      (select count(*)::int from questionnaire where state = '1') as open, (select count(*)::int from questionnaire_answer) as answers`)
  expect(rows).toEqual([{ members: 4, templates: 3, stops: 8, records: 2, open: 1, answers: 5 }])
})

test('[BIZ-8][BIZ-9] the standards of the demonstration have their certificates, and lead over each other to whoever calibrated the first', async () => {
  const { rows } = await server.owner.query(`
    select m.number, x.certificate_number = m.certificate_number and x.valid_until = m.valid_until as same, y.number as above,
      x.institution, (select institution from standard_calibration z where z.standard_id = y.id) as first
    from standard_calibration x join measuring_standard m on m.id = x.standard_id left join measuring_standard y on y.id = x.by_standard_id
    order by m.number`)
  expect(rows.length).toBeGreaterThan(8)
  expect(rows.every(({ same }) => same)).toBe(true)
  expect(rows.filter(({ above }) => above !== null).map(({ number, above, first }) => [number, above, first])).toEqual([
    ['FM-0107', 'FM-0032', '中国计量科学研究院'],
    ['SY-1173', 'HP-0206', '中国计量科学研究院'],
    ['XY-0021', 'HP-0206', '中国计量科学研究院'],
  ])
})

test('starting again adds nothing', async () => {
  const before = await server.owner.query('select count(*) from history')
  await seedOrders(server.database, server.issuing, 60)
  await seedOffice(server.database)
  const after = await server.owner.query('select count(*) from history')
  expect(after.rows).toEqual(before.rows)
})

test('[FLOW-2] a history row changed, removed or added by hand is found and named', async () => {
  const check = () => server.database.within('000000', (tx) => checkHistory(tx, '000000'))
  const { rows } = await server.owner.query('select * from history order by sequence offset 20 limit 1')
  const [row] = rows
  await server.owner.query("update history set by_name = 'somebody else' where sequence = $1", [row.sequence])
  expect((await check()).broken).toEqual({ sequence: row.sequence, why: 'content' })
  await server.owner.query('update history set by_name = $2 where sequence = $1', [row.sequence, row.by_name])
  expect((await check()).broken).toBeUndefined()
  await server.owner.query('delete from history where sequence = $1', [row.sequence])
  expect((await check()).broken).toMatchObject({ why: 'gap' })
})

test('[FLOW-2] requests cannot change or remove history, nor the content of certificates', async () => {
  for (const statement of [
    "update history set by_name = 'x'",
    'delete from history',
    "update certificate set statement = 'x'",
    'delete from certificate',
  ]) {
    await expect(server.database.within('000000', (tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  }
})

test('[PERM-2] another tenant sees nothing of it, even where a condition was forgotten', async () => {
  for (const table of [
    'work_order',
    'sample',
    'item',
    'report',
    'certificate',
    'history',
    'enterprise',
    'account',
    'session',
    'menu',
  ]) {
    const { rows } = await server.database.within('000001', (tx) =>
      tx.execute<{ tenant_id: string }>(`select tenant_id from ${table}`),
    )
    expect(rows.every((row) => row.tenant_id === '000001')).toBe(true)
    const none = await server.database.within('', (tx) => tx.execute(`select 1 from ${table}`))
    expect(none.rows).toEqual([])
  }
  await expect(
    server.database.within('000001', (tx) =>
      tx.execute("insert into department (tenant_id, name, name_en) values ('000000', 'x', 'x')"),
    ),
  ).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('[SRV-5] what the demonstration’s orders are does not depend on the hour at which they are made', {
  timeout: 90_000,
}, async () => {
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const made = []
  for (const hour of ['03:10', '16:40']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-20T${hour}:00+08:00`) })
    const other = await startTestServer()
    await seedOrders(other.database, other.issuing, 12)
    const { rows } = await other.owner.query(
      `select e.name, o.service_type, o.state, (select string_agg(s.serial, ' ' order by s.id) from sample s where s.order_id = o.id) as serials
       from work_order o join enterprise e on e.id = o.enterprise_id order by e.name, o.state, serials`,
    )
    made.push(rows)
  }
  expect(made[0]).toHaveLength(12)
  expect(made[1]).toEqual(made[0])
})
