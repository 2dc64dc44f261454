import { EventEmitter } from 'node:events'
import { type Call, contract, type OrderForm } from '@etalon/api/contract'
import fc from 'fast-check'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { hostileValues, spoil } from '../endurance/hostile.ts'
import {
  anEnterprise,
  millisecondsWorked,
  newSeed,
  orderForm,
  quoteForm,
  randomOf,
  shapedFor,
  startTestServer,
} from '../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const admin = await server.signIn('admin')
const enterId = await anEnterprise(reception)
const { order, item } = contract
const calls = Object.entries(contract).flatMap(([area, all]) =>
  Object.entries(all as Record<string, Call>).map(([name, call]) => ({ id: `${area}.${name}`, call })),
)
const url = (path: string) => `${server.workspaceUrl}${path}`

/** Posts text as it is. */
async function post(path: string, body: string, { token } = reception) {
  const answer = await fetch(url(path), {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${token}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body,
  })
  const told = (await answer.json()) as {
    code: number
    msg: string
    requestId?: string
    data: { reason?: string; fields?: { path: string }[] }
  }
  if (answer.status >= 400) {
    expect(told.code).toBe(answer.status)
    expect(told.requestId).toBe(answer.headers.get('x-request-id'))
    expect(told.msg).not.toMatch(/select |insert |\.ts:|node_modules/)
  }
  return { status: answer.status, ...told }
}
const submit = (changes: Record<string, unknown>) =>
  post(order.submit.path, JSON.stringify({ ...orderForm(enterId), ...changes }))
const count = async () => (await server.owner.query('select count(*)::int as count from work_order')).rows[0].count

test.each([
  ['joined emoji', '👩‍👩‍👧‍👦'.repeat(45)],
  ['text that is turned round', '\u202eشيك\u202c 检定 \u2066abc\u2069'],
  ['letters that are put together', 'é'.normalize('NFD').repeat(60)],
  ['letters beyond the first plane', '𠮷𡈽'.repeat(60)],
  ['signs of markup', `<b>&amp;"'\`</b>${'\\'.repeat(20)}`],
  ['blanks that are none', 'a\u200b\u00a0\u3000b'],
  ['line ends', 'a\nb\tc'],
])('[F35] %s comes back exactly as it was sent', async (_what, remark) => {
  const { id } = await reception.send(order.submit, { body: orderForm(enterId, { remark }) })
  expect((await reception.send(order.detail, { query: { id } })).remark).toBe(remark)
})

test('[F35] five thousand characters are refused by the name of each field that takes text, and nothing is written', async () => {
  const before = await count()
  const long = '长'.repeat(5000)
  for (const name of [
    'applicant',
    'mobile',
    'phone',
    'address',
    'remark',
    'billType',
    'serviceType',
    'sendWay',
    'agent',
    'hopeTestDate',
  ]) {
    const { status, data } = await submit({ [name]: long })
    expect([name, status, new Set(data.fields?.map(({ path }) => path))]).toEqual([name, 400, new Set([name])])
  }
  const [instrument] = orderForm(enterId).instruments
  for (const name of ['name', 'model', 'serial', 'manufacturer', 'range', 'accuracy'] as const) {
    const { status, data } = await submit({ instruments: [{ ...instrument, [name]: long }] })
    expect([name, status, data.fields?.[0]?.path]).toEqual([name, 400, `instruments.0.${name}`])
  }
  expect(await count()).toBe(before)
})

test.each(['\\u0000', '\\ud800', '\\udc00', 'x\\udbff'])(
  '[F36] %s is refused in each value and key of every call that takes JSON',
  async (sign) => {
    const posts = calls.filter(({ call }) => call.method === 'POST' && call.body && !call.takes && call.auth === 'session')
    expect(posts.length).toBeGreaterThan(80)
    for (const { id, call } of posts.slice(0, sign === '\\ud800' ? undefined : 20)) {
      const role = (call.roles?.includes('reception') ?? true) ? reception : admin
      if (id.startsWith('security.')) continue
      for (const body of [`{"${sign}":"x"}`, `{"id":"${sign}"}`, `{"a":[{"b":"${sign}"}]}`]) {
        const { status, data } = await post(call.path.replace(/\{\w+\}/g, 'x'), body, role)
        // Said of the whole body, before any schema looks at it.
        expect([id, status, data.fields?.map(({ path }) => path)]).toEqual([id, 400, ['']])
      }
    }
    expect(
      (await fetch(url(`${order.detail.path}?id=1%00`), { headers: { 'Blade-Auth': `bearer ${reception.token}` } })).status,
    ).toBe(400)
  },
)

test.each([
  '1e308',
  '1e309',
  '-1e309',
  'NaN',
  '"NaN"',
  '"Infinity"',
  '"-Infinity"',
  '9007199254740993',
  `"${'9'.repeat(40)}"`,
  '"1e5"',
  '"0x10"',
  '"١٢"',
  '"1,5"',
  'true',
  '[1]',
])('[F37] %s is no price, no amount and no reading', async (text) => {
  const form = JSON.stringify(quoteForm(enterId)).replace(/"price":"[^"]*"/, `"price":${text}`)
  expect(form).toContain(`"price":${text}`)
  const refused = await post(contract.quote.submit.path, form)
  const isNamed = refused.data.fields?.some(({ path }) => path.endsWith('price')) ?? refused.data.reason
  // What is no number of JSON is none of its texts either.
  expect([refused.status, isNamed]).toEqual([400, text === 'NaN' ? 'not-json' : true])
  // A whole number of JSON is the digits that it is read as, and asks for nothing worse.
  if (/^\d+$/.test(text)) return
  const searchParam = { filter: `{"amount":${text}}`, op: '{"amount":">"}' }
  const search = { current: 1, size: 5, searchType: 'N', searchParam }
  expect((await post(order.page.path, JSON.stringify(search))).status).toBe(400)
})

test('[F37] -0 is 0, and digits are kept to the last', async () => {
  const search = (value: string) =>
    post(
      order.page.path,
      JSON.stringify({
        current: 1,
        size: 5,
        searchType: 'N',
        searchParam: { filter: `{"amount":"${value}"}`, op: '{"amount":"="}' },
      }),
    )
  expect((await search('-0')).status).toBe(200)
  expect(await search('-0')).toMatchObject({ data: { total: ((await search('0')).data as { total?: number }).total } })
  expect((await search('123456789012345678.123456789012')).status).toBe(200)
  expect((await search('1234567890123456789')).status).toBe(400)
})

test.each([
  '0000-01-01',
  '1899-12-31',
  '2201-01-01',
  '2025-02-30',
  '2026-13-01',
  '275760-09-13',
  '+010000-01-01',
  'infinity',
  '-infinity',
  'now',
  'today',
  '2026-01-01T00:00:00Z',
  '2026-01-01 24:00',
  '20260101',
  '2026-1-1',
  '２０２６-01-01',
])('[F38] %s is no day', async (day) => {
  const before = await count()
  const refused = await submit({ hopeTestDate: day })
  expect([refused.status, new Set(refused.data.fields?.map(({ path }) => path))]).toEqual([400, new Set(['hopeTestDate'])])
  const searchParam = { filter: `{"billDate":"${day}"}`, op: '{"billDate":">="}' }
  expect((await post(order.page.path, JSON.stringify({ current: 1, size: 5, searchType: 'N', searchParam }))).status).toBe(400)
  expect(await count()).toBe(before)
})

test('[F38] the first and last day of the calendar, and a leap day, are days', async () => {
  for (const hopeTestDate of ['1900-01-01', '2199-12-31', '2028-02-29']) {
    const { id } = await reception.send(order.submit, { body: orderForm(enterId, { hopeTestDate }) })
    expect((await reception.send(order.detail, { query: { id } })).hopeTestDate).toBe(hopeTestDate)
  }
})

test.each([34, 1000, 10_000, 100_000])(
  '[F39] JSON that is %i deep is refused, in objects and lists, and the next is answered',
  async (deep) => {
    for (const body of [`${'['.repeat(deep)}${']'.repeat(deep)}`, `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`]) {
      const began = millisecondsWorked()
      const { status, data } = await post(order.submit.path, body)
      expect([status, data.reason]).toEqual([400, 'not-json'])
      expect(millisecondsWorked() - began).toBeLessThan(1000)
    }
    expect((await post(order.page.path, JSON.stringify({ current: 1, size: 5, searchType: 'N', searchParam: {} }))).status).toBe(
      200,
    )
  },
)

test('[F39][ASVS 15.3.6] __proto__ and constructor are refused by every call, at each depth, and change nothing', async () => {
  const posts = calls.filter(
    ({ id, call }) =>
      call.method === 'POST' && call.body && !call.takes && call.auth === 'session' && !id.startsWith('security.'),
  )
  const bodies = [
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"a":{"__proto__":{"isAdmin":true}}}',
    '{"a":[{"constructor":{"prototype":{"isAdmin":true}}}]}',
  ]
  for (const { id, call } of posts) {
    const person = (call.roles?.includes('reception') ?? true) ? reception : admin
    for (const body of bodies.slice(0, 2)) {
      const { status } = await post(call.path.replace(/\{\w+\}/g, 'x'), body, person)
      expect([id, [400, 403].includes(status)]).toEqual([id, true])
    }
  }
  const whole = JSON.stringify(orderForm(enterId))
  for (const body of bodies) expect((await post(order.submit.path, `${whole.slice(0, -1)},${body.slice(1)}`)).status).toBe(400)
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test('[ASVS 1.2.4] whatever is put into any call, PostgreSQL never meets a statement that it cannot read', async () => {
  const seed = newSeed()
  const random = randomOf(seed)
  const codes = new Map<string, string>()
  let asking = ''
  // As PostgreSQL tells it, before anything of ours makes a refusal of it.
  const told = vi.spyOn(pg.Connection.prototype, 'emit').mockImplementation(function (this: pg.Connection, name, ...more) {
    if (name === 'errorMessage') codes.set((more[0] as { code: string }).code, asking)
    return EventEmitter.prototype.emit.call(this, name, ...more)
  })
  onTestFinished(() => told.mockRestore())
  const valid = (schema: Call['body']) =>
    schema ? fc.sample(shapedFor(schema), { numRuns: 1, seed: random.below(2 ** 30) })[0] : undefined
  let sent = 0
  for (const { id, call } of calls.filter(
    (one) => !one.call.takes && !/^(security|session|account|tenant|registration)\./.test(one.id),
  )) {
    for (let turn = 0; turn < 6; turn += 1) {
      asking = `${id}, seed ${seed}`
      const query = spoil(random, valid(call.query) ?? {})
      const spoilt = Object.entries(typeof query === 'object' && query !== null ? query : { id: query })
      const pairs = turn === 0 ? [['id', random.pick(hostileValues)] as const] : spoilt
      const search = new URLSearchParams(
        pairs.map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '')]),
      )
      const path = call.path.replace(/\{\w+\}/g, () => encodeURIComponent(random.pick(["1'--", '1', "x'||'"])))
      const answer = await fetch(`${url(path)}?${String(search).slice(0, 6000)}`, {
        method: call.method,
        headers: {
          'Blade-Auth': `bearer ${admin.token}`,
          ...(call.method === 'POST' && call.body ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(call.method === 'POST' && call.body ? { body: JSON.stringify(spoil(random, valid(call.body))) ?? 'null' } : {}),
      })
      await answer.arrayBuffer()
      sent += 1
      expect([asking, answer.status < 500 || answer.status === 502]).toEqual([asking, true])
    }
  }
  expect(sent).toBeGreaterThan(1000)
  // PostgreSQL does refuse some of it: what is listened to is heard.
  expect(codes.size).toBeGreaterThan(0)
  // Class 42: syntax errors, unknown columns, functions, types that do not fit.
  expect([...codes].filter(([code]) => code.startsWith('42'))).toEqual([])
}, 90_000)

test('[F46][ASVS 15.3.3] what nobody may set is refused by every call that writes, and changes nothing', async () => {
  const forged = {
    state: '1000',
    version: 99,
    approvedBy: '1',
    auditedBy: '1',
    tenantId: '000001',
    createdBy: '1',
    createUser: '1',
    isDeleted: 0,
    duties: {},
  }
  const before = await count()
  for (const [name, value] of Object.entries(forged).filter(([one]) => one !== 'version'))
    expect(await submit({ [name]: value }), name).toMatchObject({ status: 400, data: { fields: [{ path: name }] } })
  const { id, version } = await reception.send(order.submit, { body: orderForm(enterId) })
  expect((await submit({ id, version: 99 })).status).toBe(409)
  for (const extra of ['state', 'to', 'approvedBy', 'tenantId', 'personId'])
    expect((await post(order.move.path, JSON.stringify({ id, version, action: 'submit', [extra]: '1' }))).status, extra).toBe(400)
  const isObject = ({ body }: Call) => body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).type === 'object'
  const writing = calls.filter(
    ({ id: name, call }) => call.writes && isObject(call) && !call.takes && !name.startsWith('security.'),
  )
  expect(writing.length).toBeGreaterThan(50)
  for (const { id: name, call } of writing) {
    const { status, data } = await post(
      call.path.replace(/\{\w+\}/g, 'x'),
      '{"tenantId":"000001","approvedBy":"1"}',
      (call.roles?.includes('reception') ?? true) ? reception : admin,
    )
    if (status === 403) continue
    expect([name, status]).toEqual([name, 400])
    const named = data.fields?.map(({ path }) => path) ?? []
    // Signing up and the like name the institute, which is not one's own yet.
    expect([name, named.includes('approvedBy')]).toEqual([name, true])
  }
  expect(await count()).toBe(before + 1)
  const { rows } = await server.owner.query('select state, tenant_id, version from work_order where id = $1', [id])
  expect(rows).toEqual([{ state: '50', tenant_id: '000000', version }])
})

test('[F45] a move that is sent again with its key has the same answer and is made once; with an old version it is refused', async () => {
  const { id, version } = await reception.send(order.submit, { body: orderForm(enterId) as OrderForm })
  const idempotencyKey = crypto.randomUUID()
  const move = (key: string, at: number) =>
    reception.send(order.move, { body: { id, version: at, action: 'submit' }, idempotencyKey: key })
  const first = await move(idempotencyKey, version)
  expect(await move(idempotencyKey, version)).toEqual(first)
  expect(await Promise.all([move(idempotencyKey, version), move(idempotencyKey, version)])).toEqual([first, first])
  await expect(move(crypto.randomUUID(), version)).rejects.toMatchObject({ code: 409 })
  await expect(move(idempotencyKey, first.version)).rejects.toMatchObject({ code: 422, reason: 'key-reused' })
  const history = await reception.send(order.history, { query: { id } })
  expect(history.map(({ action }) => action)).toEqual(['register', 'submit'])
  expect(item.move.path).not.toBe(order.move.path)
})
