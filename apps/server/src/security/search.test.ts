import { contract, type PageRequest } from '@etalon/api/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { environmentNumber, manyOrders, newSeed, randomOf, startTestServer } from '../testing/index.ts'

/** `npm run test:security` asks 2,000. */
const filters = environmentNumber('ETALON_TEST_FILTERS', 200)
const server = await startTestServer()
const reception = await server.signIn('reception')
const stranger = await server.signIn('admin', '000001')
const paths = contract.order

/** What the server answers a search that no client of ours would send. */
async function answerTo(body: unknown, person = reception, path: string = paths.page.path) {
  const answer = await fetch(`${server.workspaceUrl}${path}`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${person.token}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, told: (await answer.json()) as { msg: string; data: { records: Row[]; total: number } } }
}
interface Row {
  readonly id: string
  readonly orderNo: string
  readonly applicant: string
  readonly mobile: string
  readonly standing: { readonly state: string }
  readonly serviceType: string
  readonly billDate: string
  readonly amount: string
}
const filtered = (filter: unknown, op: unknown = {}, more: object = {}) => ({
  ...{ current: 1, size: 5000, searchType: 'N' },
  ...more,
  searchParam: { filter: JSON.stringify(filter), op: JSON.stringify(op) },
})
const pair = (filter: unknown, op?: unknown, searchType = 'and') => ({
  searchType,
  filter: JSON.stringify(filter),
  ...(op === undefined ? {} : { op: JSON.stringify(op) }),
})

let rows: readonly Row[] = []
beforeAll(async () => {
  await manyOrders(server.owner, { orders: 500, prefix: 'ZZ', samples: false })
  rows = (await answerTo(filtered({ orderNo: 'ZZ' }, { orderNo: 'LIKE' }))).told.data.records
  expect(rows).toHaveLength(500)
})

test.each([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'id::text',
  'tenantId',
  'tenant_id',
  'o.amount',
  'amount desc nulls first',
  '(select password_hash from account limit 1)',
  'case when 1=1 then id else name end',
  'orderNo"',
  'orderNo\u0000',
])('[Q1] %j is no field: not to filter by, not to compare, not to sort by', async (name) => {
  // `JSON.stringify` of an object literal would lose it.
  const filter = `{${JSON.stringify(name)}:"x"}`
  const asked = [
    { ...filtered({}), searchParam: { filter } },
    { ...filtered({}), searchParam: { op: filter } },
    { ...{ current: 1, size: 5, searchType: 'Y' }, searchListVO: [{ searchType: 'and', filter }] },
    { ...filtered({}), ascs: name },
    { ...filtered({}), descs: `orderNo,${name}` },
  ]
  for (const body of asked) {
    const began = performance.now()
    const { status, told } = await answerTo(body)
    expect([status, JSON.stringify(body)]).toEqual([400, JSON.stringify(body)])
    expect(told.msg).not.toContain('select')
    expect(performance.now() - began).toBeLessThan(1000)
  }
})

const value = (length: number) => filtered({ applicant: 'x'.repeat(length) }, { applicant: 'LIKE' })
const listed = (count: number) => filtered({ state: Array.from({ length: count }, () => '50') }, { state: 'IN' })
const conditions = (count: number) => ({
  ...{ current: 1, size: 5, searchType: 'Y' },
  searchListVO: Array.from({ length: count }, () => pair({ orderNo: 'ZZ' })),
})
const sorted = (count: number) => ({
  ...filtered({}),
  ascs: ['orderNo', 'mobile', 'state', 'amount', 'applicant', 'billDate'].slice(0, count).join(','),
})
const textual = (bytes: number) => {
  const around = JSON.stringify({ applicant: '' }).length
  // Blanks around a value are not part of it.
  return { ...filtered({}), searchParam: { filter: JSON.stringify({ applicant: ' '.repeat(bytes - around) }), op: '{}' } }
}
test.each<[string, number, (size: number) => object]>([
  ['conditions', 32, conditions],
  ['values of a list', 500, listed],
  ['characters of a value', 500, value],
  ['records of a page', 5000, (size) => filtered({}, {}, { size })],
  ['pages', 1_000_000, (current) => filtered({}, {}, { current, size: 1 })],
  ['sorts', 5, sorted],
])('[Q2] as many %s as %i are answered, and one more is refused', async (_what, most, body) => {
  expect((await answerTo(body(most))).status).toBe(200)
  expect((await answerTo(body(most + 1))).status).toBe(400)
})

test('[Q2] a filter of 64 kB is read, one of more is not; nothing nests', async () => {
  // Read, and then its value is too long.
  expect((await answerTo(textual(65_536))).told.msg).toContain('applicant')
  expect(await answerTo(textual(65_537))).toMatchObject({
    status: 400,
    told: { data: { fields: [{ path: expect.stringMatching(/filter$/) }] } },
  })
  for (const nested of [{ applicant: { applicant: 'x' } }, { applicant: [['x']] }, { applicant: { $ne: '' } }])
    expect((await answerTo(filtered(nested))).status).toBe(400)
})

test('[Q2] a list that takes more has its own bound', async () => {
  const { symbol } = contract
  const ask = (size: number) =>
    fetch(`${server.workspaceUrl}${symbol.list.path}?current=1&size=${size}`, {
      headers: { 'Blade-Auth': `bearer ${reception.token}` },
    })
  expect((await ask(9999)).status).toBe(200)
  expect((await ask(50_001)).status).toBe(400)
})

test('[Q3] contains x finds a text just where the text includes x, whatever signs there are in either', async () => {
  const signs = fc.constantFrom(
    '%',
    '_',
    '\\',
    "'",
    '"',
    '$',
    '(',
    '*',
    '.',
    '[',
    '^',
    'a',
    'A',
    '压',
    '力',
    '表',
    '０',
    ' ',
    '😀',
    '%%',
    '\\%',
    '\\\\',
    '--',
    '$1',
    '::',
  )
  const text = fc.array(signs, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
  const [{ id } = { id: '' }] = rows
  await fc.assert(
    fc.asyncProperty(text, text, async (held, asked) => {
      await server.owner.query('update work_order set applicant = $1 where id = $2', [held, id])
      fc.pre(asked.trim() !== '')
      const { status, told } = await answerTo(
        filtered({ applicant: asked, orderNo: rows[0]?.orderNo }, { applicant: 'LIKE', orderNo: '=' }),
      )
      expect(status).toBe(200)
      const isThere = held.toLowerCase().includes(asked.trim().toLowerCase())
      expect([held, asked, told.data.records.length]).toEqual([held, asked, isThere ? 1 : 0])
    }),
    { numRuns: Math.max(150, filters / 2) },
  )
  await server.owner.query('update work_order set applicant = $1 where id = $2', [rows[0]?.applicant, id])
})

test('[Q4] a refusal names the row and the field, repeats no name that is more than one, and rows that are alike stand by their id', async () => {
  const bad = await answerTo({ ...conditions(1), searchListVO: [pair({ orderNo: 'ZZ' }), pair({ a: 1, b: 2 })] })
  expect(bad.told.msg).toMatch(/2/)
  const script = '<script>alert(1)</script>'
  const { status, told } = await answerTo(filtered({ [script]: 'x' }))
  expect([status, told.msg.includes('script')]).toEqual([400, false])
  const ids = async (order: object) =>
    (await answerTo({ ...filtered({ orderNo: 'ZZ' }, { orderNo: 'LIKE' }), ...order })).told.data.records
  for (const [order, up] of [
    [{ ascs: 'state' }, true],
    [{ descs: 'state' }, false],
  ] as const) {
    const found = await ids(order)
    const wrong = found.filter((row, at) => {
      const before = found[at - 1]
      return before && before.standing.state === row.standing.state && BigInt(before.id) < BigInt(row.id) !== up
    })
    expect(wrong).toEqual([])
  }
})

type Condition = readonly [name: string, op: string, value: unknown, holds: (row: Row) => boolean]

test(`[Q5] ${filters} filters at random find what a plain look finds, and of another institute nothing`, {
  timeout: 60_000 + filters * 60,
}, async () => {
  const seed = newSeed()
  const random = randomOf(seed)
  const one = () => random.pick(rows)
  const kinds: (() => Condition)[] = [
    () => {
      const wanted = one().standing.state
      const not = random.chance(0.5)
      return ['state', not ? '!=' : '=', wanted, (row) => (row.standing.state === wanted) !== not]
    },
    () => {
      const wanted = [one().serviceType, random.pick(['9', '1'])]
      const not = random.chance(0.5)
      return ['serviceType', not ? 'NOT IN' : 'IN', wanted, (row) => wanted.includes(row.serviceType) !== not]
    },
    () => {
      const part = one().mobile.slice(random.below(6), 6 + random.below(5))
      const not = random.chance(0.3)
      return ['mobile', not ? 'NOT LIKE' : 'LIKE', part, (row) => row.mobile.includes(part) !== not]
    },
    () => {
      const days = [one().billDate, one().billDate].toSorted()
      const not = random.chance(0.3)
      return [
        'billDate',
        not ? 'NOT BETWEEN' : 'BETWEEN',
        days,
        ({ billDate }) => (billDate >= (days[0] ?? '') && billDate <= (days[1] ?? '')) !== not,
      ]
    },
    () => {
      const bound = one().amount
      const op = random.pick(['<', '>', '<=', '>='] as const)
      const holds = {
        '<': (n: number) => n < 0,
        '>': (n: number) => n > 0,
        '<=': (n: number) => n <= 0,
        '>=': (n: number) => n >= 0,
      }[op]
      return ['amount', op, bound, ({ amount }) => holds(Number(amount) - Number(bound))]
    },
    () => {
      const bound = random.pick(['50', '100', '299', '1000'])
      return ['state', '>', bound, ({ standing }) => Number(standing.state) > Number(bound)]
    },
  ]
  const own = { searchParam: { filter: '{"orderNo":"ZZ"}', op: '{"orderNo":"LIKE"}' } }
  let found = 0
  for (let asked = 0; asked < filters; asked += 1) {
    const chosen = Array.from({ length: 1 + random.below(4) }, () => ({
      join: random.pick(['and', 'or'] as const),
      one: random.pick(kinds)(),
    }))
    const searchListVO = chosen.map(({ join, one: [name, op, wanted] }) => pair({ [name]: wanted }, { [name]: op }, join))
    const body = { ...{ current: 1, size: 5000, searchType: 'Y' }, searchListVO, ...own }
    const expected = rows.filter((row) =>
      chosen.reduce(
        (before, { join, one: [, , , holds] }, at) =>
          at === 0 ? holds(row) : join === 'or' ? before || holds(row) : before && holds(row),
        false,
      ),
    )
    const { status, told } = await answerTo(body)
    expect([status, seed]).toEqual([200, seed])
    expect(told.data.records.map(({ id }) => id).toSorted(), `seed ${seed}: ${JSON.stringify(body)}`).toEqual(
      expected.map(({ id }) => id).toSorted(),
    )
    found += expected.length
    if (asked % 10 === 0) expect((await answerTo(body, stranger)).told.data.records).toEqual([])
  }
  expect(found).toBeGreaterThan(filters)
})

test('[Q1] an id of another institute, or of nothing, is no way around either', async () => {
  const body = filtered({ orderNo: 'ZZ' }, { orderNo: 'LIKE' }) as PageRequest
  const { records } = await reception.send(contract.order.page, { body })
  const [row] = records
  if (!row) throw new Error('there are rows')
  await expect(stranger.send(contract.order.detail, { query: { id: row.id } })).rejects.toMatchObject({ code: 404 })
})
