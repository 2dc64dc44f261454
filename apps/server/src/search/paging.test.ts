import { contract, encodeSearch, type SearchQuestion } from '@etalon/api/contract'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const most = 10_500

beforeAll(async () => {
  await server.owner.query(
    `insert into work_order (tenant_id, state, order_no, enterprise_id, applicant, mobile, bill_type, service_type, send_way, bill_date, hope_test_date, amount,
       created_by)
     select '000000', case when n % 100 = 0 then '50' else '1000' end, 'WT202601' || lpad(n::text, 5, '0'), ids.all[1 + n % cardinality(ids.all)],
       (array['甲检测', '乙检测', '丙'])[1 + n % 3], '138' || lpad(n::text, 8, '0'), '1', '1', '1', date '2026-01-01' + n / 300,
       case when n % 4 > 0 then date '2026-02-01' + n % 7 end, n % 5 * 90, $1
     from generate_series(1, $2) as n, (select array_agg(id order by id) as all from enterprise where tenant_id = '000000') as ids`,
    [reception.id, most],
  )
  await server.owner.query('analyze work_order')
})

type Asked = Partial<SearchQuestion>
const page = (asked: Asked) =>
  reception.send(contract.order.page, { body: encodeSearch({ current: 1, size: 50, filter: {}, ...asked }) })

test('[TBL-1] a total is counted to the next thousand behind the page, and said to be more beyond', async () => {
  expect(await page({})).toMatchObject({ total: 1000, totalIsCapped: true, pages: 20 })
  expect(await page({ current: 20 })).toMatchObject({ total: 2000, totalIsCapped: true })
  const few = await page({ filter: { state: '50' } })
  expect(few.total).toBe(most / 100)
  expect(few.totalIsCapped).toBeUndefined()
  const large = await page({ size: 5000 })
  expect(large).toMatchObject({ total: 6000, totalIsCapped: true })
  expect(large.records).toHaveLength(5000)
})

const sorts: readonly [string, SearchQuestion['sort'], Readonly<Record<string, unknown>>?][] = [
  ['nothing: the newest first', []],
  ['a state', [{ prop: 'state', direction: 'ascending' }]],
  ['a text by pinyin, downwards', [{ prop: 'applicant', direction: 'descending' }]],
  ['a day that some have not', [{ prop: 'hopeTestDate', direction: 'ascending' }]],
  ['a day that some have not, downwards', [{ prop: 'hopeTestDate', direction: 'descending' }]],
  ['the name of the enterprise, of another table', [{ prop: 'enterName', direction: 'ascending' }]],
  ['the name of the enterprise, downwards', [{ prop: 'enterName', direction: 'descending' }]],
  [
    'two, one up and one down',
    [
      { prop: 'amount', direction: 'ascending' },
      { prop: 'billDate', direction: 'descending' },
    ],
  ],
  [
    'two, one of which some have not',
    [
      { prop: 'hopeTestDate', direction: 'descending' },
      { prop: 'mobile', direction: 'ascending' },
    ],
  ],
  ['a span of days, which is read from its last', [], { billDate: ['2026-01-02', '2026-01-20'] }],
  ['the beginning of a number', [], { orderNo: 'wt2026010' }],
]

test.each(sorts)(
  '[TBL-1] page after page behind cursors comes what one great page has, sorted by %s',
  async (_what, sort = [], filter = {}) => {
    const whole = await page({ size: 2000, sort, filter })
    const walked: string[] = []
    let after: string | undefined
    for (let current = 1; current <= 4; current += 1) {
      const one = await page({ current, size: 500, sort, filter, after })
      walked.push(...one.records.map(({ id }) => id))
      after = one.cursor
    }
    expect(new Set(walked).size).toBe(2000)
    expect(walked).toEqual(whole.records.map(({ id }) => id))
  },
)

test('[TBL-1] behind cursors the end is reached, and then the total is exact', async () => {
  let after: string | undefined
  let rows = 0
  for (let current = 1; current <= 3; current += 1) {
    const one = await page({ current, size: 5000, after })
    rows += one.records.length
    after = one.cursor
    if (current === 3) expect(one).toMatchObject({ total: most, pages: 3 })
  }
  expect(rows).toBe(most)
  expect(after).toBeUndefined()
})

test.each([
  ['near the beginning', 101],
  ['near the end', 1040],
  ['the last one', 1050],
])('[TBL-1] a deep page that nobody has a cursor of is answered by its number: %s', async (_what, current) => {
  const descending = await page({ current: 1051 - current, size: 10, sort: [{ prop: 'billDate', direction: 'ascending' }] })
  const deep = await page({ current, size: 10, sort: [{ prop: 'billDate', direction: 'descending' }] })
  expect(deep.records.map(({ orderNo }) => orderNo)).toEqual(descending.records.map(({ orderNo }) => orderNo).toReversed())
  if (current > 1000) expect(deep).toMatchObject({ total: most })
})

test('[TBL-1] a page behind the last is empty, and tells how many there are', async () => {
  expect(await page({ current: 3, size: 100, filter: { state: '50' } })).toMatchObject({ records: [], total: most / 100 })
  expect(await page({ current: 1_000_000, size: 5000 })).toMatchObject({ records: [], total: most })
})

test.each<[string, (cursor: string) => Asked]>([
  ['no cursor at all', () => ({ after: 'x' })],
  ['a cursor of another sort', (after) => ({ after, sort: [{ prop: 'mobile', direction: 'ascending' }] })],
  ['a cursor of another page', (after) => ({ after, current: 3 })],
  ['a cursor with SQL for an id', () => ({ after: forged(['1) or (true']) })],
  ['a cursor without values', () => ({ after: forged([]) })],
  ['a cursor with nothing where something must be', () => ({ after: forged([null]) })],
  ['a cursor with half a character', () => ({ after: forged(['\ud800']) })],
  ['a cursor that is no object', () => ({ after: Buffer.from('[1]').toString('base64url') })],
])('[SRCH-4] %s is refused', async (_what, hostile) => {
  const { cursor = '' } = await page({})
  await expect(page({ current: 2, ...hostile(cursor) })).rejects.toMatchObject({ code: 400, reason: 'search.cursor' })
})

const forged = (values: readonly unknown[]) => Buffer.from(JSON.stringify({ s: '-id', p: 50, v: values })).toString('base64url')

test('[SRCH-4] a cursor of a day that does not exist is refused', async () => {
  const sort = [{ prop: 'billDate', direction: 'descending' }] as const
  const after = Buffer.from(JSON.stringify({ s: '-billDate,-id', p: 50, v: ['2026-02-30', '1'] })).toString('base64url')
  await expect(page({ current: 2, sort, after })).rejects.toMatchObject({ code: 400, reason: 'search.cursor' })
})

test('[PERM-2] a cursor opens no rows of another institute', async () => {
  const other = await server.signIn('admin', '000001')
  const { cursor } = await page({})
  const answer = await other.send(contract.order.page, {
    body: encodeSearch({ current: 2, size: 50, filter: {}, ...(cursor === undefined ? {} : { after: cursor }) }),
  })
  expect(answer.records).toEqual([])
})

test.each<[string, string, string]>([
  ['one character', '甲', '甲检测'],
  ['two characters, by bigrams', '检测', '甲检测乙检测'],
  ['two characters that stand apart', '甲测', ''],
  ['three characters', '乙检测', '乙检测'],
  ['what LIKE would read as anything', '%测', ''],
])('[ADV-5] contains %s', async (_what, words, names) => {
  const { records } = await page({ filter: { applicant: words }, size: 100 })
  expect([...new Set(records.map(({ applicant }) => applicant))].toSorted().toReversed().join('')).toBe(names)
})
