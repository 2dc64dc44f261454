import { contract, type OrderForm, type PageRequest } from '@etalon/api/contract'
import { beforeAll, expect, test } from 'vitest'
import { all, anEnterprise, orderForm, startTestServer } from '../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const enterId = await anEnterprise(reception)

/** Every order of these tests has this in its applicant, so that nothing else is found. */
const mark = '条件查询'
const given: readonly (readonly [name: string, changes: Partial<OrderForm>, database?: string])[] = [
  ['甲', { mobile: '13874903311', serviceType: '1', hopeTestDate: '2026-11-30' }, `bill_date = '2026-11-01', amount = 90`],
  ['乙', { mobile: '13874903312', serviceType: '2', hopeTestDate: '2026-12-01' }, `bill_date = '2026-11-20', amount = 180`],
  ['丙', { mobile: '13874903313', serviceType: '2', hopeTestDate: null }, `bill_date = '2026-11-21', amount = 1800.5`],
  ['丁', { mobile: '13874903314', serviceType: '1', hopeTestDate: '2027-01-15' }, `bill_date = '2026-12-31', amount = 0`],
]
beforeAll(async () => {
  for (const [name, changes, database] of given) {
    const { id } = await reception.send(contract.order.submit, {
      body: orderForm(enterId, { applicant: `${mark}${name}`, ...changes }),
    })
    await server.owner.query(`update work_order set ${database} where id = $1`, [id])
  }
})

type Join = 'and' | 'or'
type Asked = readonly [searchType: Join, field: string, op: string | undefined, value: unknown]
const row = ([searchType, field, op, value]: Asked) => ({
  searchType,
  filter: JSON.stringify({ [field]: value }),
  ...(op === undefined ? {} : { op: JSON.stringify({ [field]: op }) }),
})
const advanced = (rows: readonly object[], changes: object = {}) =>
  ({ current: 1, size: 50, searchType: 'Y', searchListVO: rows, ...changes }) as unknown as PageRequest
const ask = (body: PageRequest) => reception.send(contract.order.page, { body })

/** The names of the orders found by these conditions, among those of these tests. */
async function found(...asked: Asked[]): Promise<string> {
  const searchParam = { filter: JSON.stringify({ applicant: mark }) }
  const { records, total } = await ask(advanced(asked.map(row), { searchParam, ascs: 'mobile' }))
  expect(total).toBe(records.length)
  return records.map(({ applicant }) => applicant.slice(mark.length)).join('')
}

test.each<[string, Asked[], string]>([
  [
    'or finds either',
    [
      ['and', 'mobile', '=', '13874903311'],
      ['or', 'serviceType', '=', '2'],
    ],
    '甲乙丙',
  ],
  [
    'and finds both',
    [
      ['and', 'serviceType', '=', '2'],
      ['and', 'mobile', 'LIKE', '3313'],
    ],
    '丙',
  ],
  [
    'a and b or c is (a and b) or c',
    [
      ['and', 'mobile', 'LIKE', '3311'],
      ['and', 'serviceType', '=', '2'],
      ['or', 'mobile', 'LIKE', '3314'],
    ],
    '丁',
  ],
  [
    'a or b and c is (a or b) and c',
    [
      ['and', 'mobile', 'LIKE', '3311'],
      ['or', 'mobile', 'LIKE', '3312'],
      ['and', 'serviceType', '=', '2'],
    ],
    '乙',
  ],
  [
    'the join of the first says nothing',
    [
      ['or', 'mobile', 'LIKE', '3311'],
      ['and', 'serviceType', '=', '1'],
    ],
    '甲',
  ],
  ['half a pair is one condition', [['and', 'mobile', 'LIKE', '3312']], '乙'],
  [
    'the same field twice',
    [
      ['and', 'mobile', 'LIKE', '3311'],
      ['or', 'mobile', 'LIKE', '3314'],
    ],
    '甲丁',
  ],
])('[ADV-1][SRCH-4] conditions are joined from left to right: %s', async (_what, asked, names) => {
  expect(await found(...asked)).toBe(names)
})

test.each<[string, Asked, string]>([
  ['between two days, the last one included', ['and', 'billDate', 'BETWEEN', ['2026-11-02', '2026-11-21']], '乙丙'],
  ['not between', ['and', 'billDate', 'NOT BETWEEN', ['2026-11-02', '2026-11-21']], '甲丁'],
  ['a day or later', ['and', 'billDate', '>=', '2026-11-21'], '丙丁'],
  ['before a day', ['and', 'billDate', '<', '2026-11-20'], '甲'],
  ['a day among several', ['and', 'billDate', 'IN', ['2026-11-01', '2026-12-31']], '甲丁'],
  ['another day, or none at all', ['and', 'hopeTestDate', '!=', '2026-11-30'], '乙丙丁'],
  ['not one of some days, or none at all', ['and', 'hopeTestDate', 'NOT IN', ['2026-11-30', '2027-01-15']], '乙丙'],
  ['contains', ['and', 'applicant', 'LIKE', '乙'], '乙'],
  ['contains, where no operator is given', ['and', 'applicant', undefined, '乙'], '乙'],
  ['does not contain', ['and', 'applicant', 'NOT LIKE', '乙'], '甲丙丁'],
  ['equals', ['and', 'applicant', '=', `${mark}丁`], '丁'],
  ['a text after another', ['and', 'mobile', '>', '13874903312'], '丙丁'],
  ['a text up to another', ['and', 'mobile', '<=', '13874903312'], '甲乙'],
  ['one of several options', ['and', 'serviceType', 'IN', ['2', '7']], '乙丙'],
  ['none of several options', ['and', 'serviceType', 'NOT IN', ['2', '7']], '甲丁'],
  ['an option from a number on', ['and', 'serviceType', '>=', '2'], '乙丙'],
  ['a state below another: 50 is less than 300', ['and', 'state', '<', '300'], '甲乙丙丁'],
  ['a number', ['and', 'amount', '=', '1800.50'], '丙'],
  ['numbers by size, not by digits', ['and', 'amount', '>', '90'], '乙丙'],
  ['digits of a number', ['and', 'amount', 'LIKE', '180'], '乙丙'],
  ['the end of a number', ['and', 'amount', 'LIKE', '.50'], '丙'],
  ['between two numbers', ['and', 'amount', 'BETWEEN', ['0', '90']], '甲丁'],
])('[ADV-5] %s', async (_what, asked, names) => {
  expect(await found(asked)).toBe(names)
})

test('[ADV-5] the day of a moment is the day in China: a minute before and after its midnight', async () => {
  const at = async (name: string, moment: string) =>
    await server.owner.query('update work_order set created_at = $2 where applicant = $1', [`${mark}${name}`, moment])
  await at('甲', '2026-11-19T15:59:00Z')
  await at('乙', '2026-11-19T16:00:00Z')
  await at('丙', '2026-11-20T15:59:59Z')
  await at('丁', '2026-11-20T16:00:00Z')
  expect(await found(['and', 'createTime', 'BETWEEN', ['2026-11-20', '2026-11-20']])).toBe('乙丙')
  expect(await found(['and', 'createTime', '<=', '2026-11-20'])).toBe('甲乙丙')
})

test('[SRCH-4][Q3] what is in a value stays a value', async () => {
  const strange = [`') or true --`, `%`, `_`, `'; drop table work_order; --`, '\\']
  for (const value of strange) {
    expect(await found(['and', 'applicant', 'LIKE', value])).toBe('')
    expect(await found(['and', 'mobile', '=', value])).toBe('')
    expect(await found(['and', 'serviceType', 'IN', [value]])).toBe('')
  }
  expect((await ask(all({ applicant: mark }))).total).toBe(4)
})

const good = row(['and', 'orderNo', 'LIKE', 'WT'])
test.each<[string, readonly object[], string, string?]>([
  [
    'an unknown field',
    [good, row(['or', 'passwordHash', 'LIKE', 'x'])],
    'search.unknown-field',
    '没有可查询的字段「passwordHash」',
  ],
  ['a field of every object', [row(['and', 'constructor', '=', 'x'])], 'search.unknown-field'],
  ['SQL as a field', [row(['and', '1=1) or (true', '=', 'x'])], 'search.unknown-field', '没有可查询的字段「?」'],
  ['an operator that the type does not take', [row(['and', 'state', 'LIKE', '5'])], 'search.unknown-operator'],
  ['between on a text', [row(['and', 'applicant', 'BETWEEN', ['a', 'b']])], 'search.unknown-operator'],
  ['contains on a day', [row(['and', 'billDate', 'LIKE', '2026'])], 'search.unknown-operator'],
  ['SQL as an operator', [row(['and', 'orderNo', '= orderNo or 1=1 --', 'x'])], 'search.unknown-operator'],
  ['an operator that is no text', [{ ...good, op: '{"orderNo":{"toString":1}}' }], 'search.unknown-operator'],
  ['no field', [{ searchType: 'and', filter: '{}' }], 'search.one-field', '第 1 个查询条件应有且只有一个字段'],
  ['the other half of a pair without a field', [good, { searchType: 'or', filter: '' }], 'search.one-field'],
  ['two fields in a condition', [{ searchType: 'and', filter: '{"orderNo":"a","state":"50"}' }], 'search.one-field'],
  ['an operator of another field', [{ ...good, op: '{"state":"="}' }], 'search.one-field'],
  ['an empty value', [good, row(['or', 'orderNo', 'LIKE', '  '])], 'search.value'],
  ['an empty list', [row(['and', 'serviceType', 'IN', []])], 'search.value'],
  ['half a span', [row(['and', 'billDate', 'BETWEEN', ['2026-11-01']])], 'search.value'],
  ['a span with an open end', [row(['and', 'billDate', 'BETWEEN', ['2026-11-01', null]])], 'search.value'],
  ['a day that does not exist', [row(['and', 'billDate', '=', '2026-02-30'])], 'search.value'],
  ['letters within a number', [row(['and', 'amount', 'LIKE', 'abc'])], 'search.value'],
  ['a sign within a number', [row(['and', 'amount', 'NOT LIKE', '1-8'])], 'search.value'],
  ['a list where one is asked', [row(['and', 'state', '=', ['50']])], 'search.value'],
  ['an order of keys that are no numbers', [row(['and', 'state', '>', 'x'])], 'search.value'],
  ['a number that is none', [row(['and', 'amount', '=', '1e5'])], 'search.value'],
  ['a NUL in a value', [{ searchType: 'and', filter: '{"orderNo":"\\u0000"}' }], 'search.value'],
  ['more values than a list takes', [row(['and', 'state', 'IN', Array.from({ length: 501 }, () => '1')])], 'search.value'],
  ['a condition that is no JSON', [{ searchType: 'and', filter: '{' }], 'search.not-json'],
  ['33 conditions', Array.from({ length: 33 }, () => good), 'fields'],
  ['no condition', [], 'fields'],
  ['another join', [{ ...good, searchType: ') or (' }], 'fields'],
])('[ADV-1][SRCH-4][Q1][Q4] %s is refused by name', async (_what, rows, reason, message) => {
  await expect(ask(advanced(rows))).rejects.toMatchObject({ code: 400, reason, ...(message ? { message } : {}) })
})

test('[ADV-1][Q2] 32 conditions are answered', async () => {
  expect((await ask(advanced(Array.from({ length: 32 }, () => good)))).total).toBeGreaterThanOrEqual(4)
})

test('[PERM-2][ADV-1] a condition joined by or opens no other enterprise’s orders', async () => {
  const others = await reception.send(contract.enterprise.search, { query: { keyword: '湖南惠泽' } })
  await reception.send(contract.order.submit, { body: orderForm(others[0]?.id ?? '', { applicant: `${mark}戊` }) })
  const customer = await server.signIn('customer')
  const rows = [row(['and', 'applicant', 'LIKE', '甲']), row(['or', 'applicant', 'LIKE', mark])]
  const { records } = await customer.send(contract.order.page, { body: advanced(rows) })
  expect(records).toHaveLength(4)
  expect(records.every((one) => one.enterId === enterId)).toBe(true)
  await server.owner.query('update work_order set applicant = $2 where applicant = $1', [`${mark}戊`, '别人'])
})

test('[I18N-1] whoever did something is found by their English name as well as by the Chinese one', async () => {
  const { rows } = await server.owner.query<{ name: string; english: string }>(
    "select name, name_en as english from account where account = 'reception' and tenant_id = '000000'",
  )
  const { name = '', english = '' } = rows[0] ?? {}
  expect(english).toMatch(/^[A-Z][a-z]+ [A-Z]/)
  for (const part of [name, english, english.toLowerCase().slice(0, 6)]) {
    expect(await found(['and', 'createStaffName', 'LIKE', part]), part).toBe('甲乙丙丁')
    expect(await found(['and', 'createStaffName', 'NOT LIKE', part]), part).toBe('')
    expect(await found(['and', 'mobile', '=', '13874903311'], ['or', 'createStaffName', 'LIKE', part]), part).toBe('甲乙丙丁')
  }
  expect(await found(['and', 'createStaffName', 'LIKE', 'Nobody Here'])).toBe('')
})
