import { contract, encodeSearch, type PageRequest } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const customer = await server.signIn('customer')

/** What the server says to a body that no client of ours would send. */
async function refusalOf(body: unknown, token = reception.token, path = contract.order.page.path) {
  const answer = await fetch(`${server.workspaceUrl}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa('etalon-workspace:public-client')}`,
      'blade-auth': `bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': 'en',
    },
    body: JSON.stringify(body),
  })
  const told = (await answer.json()) as { msg: string; data: { reason: string; fields?: { path: string }[] } }
  return { status: answer.status, ...told.data, msg: told.msg }
}

const normal = (filter: unknown, op: unknown = {}) => ({
  ...{ current: 1, size: 50, searchType: 'N' },
  searchParam: { filter: JSON.stringify(filter), op: JSON.stringify(op) },
})
const pair = { searchType: 'or', filter: '{"orderNo":"WT"}', op: '{"orderNo":"LIKE"}' }
const many = Array.from({ length: 10_000 }, () => '1')

test.each<[string, unknown, string, string]>([
  ['an unknown column', normal({ password: 'x' }), 'search.unknown-field', 'password'],
  ['an operator that the type does not take', normal({ state: '50' }, { state: 'LIKE' }), 'search.unknown-operator', 'state'],
  ['10,000 values of an IN', normal({ state: many }, { state: 'IN' }), 'search.value', 'state'],
  ['10,000 numbers of a NOT IN', normal({ orderNo: many }, { orderNo: 'NOT IN' }), 'search.value', 'orderNo'],
  [
    '1,000 pairs',
    { current: 1, size: 50, searchType: 'Y', searchListVO: Array.from({ length: 1000 }, () => pair) },
    'fields',
    'searchListVO',
  ],
  ['a filter of 100 kB', normal({ orderNo: 'x'.repeat(100_000) }), 'fields', 'filter'],
  ['a page number of 1e15', { ...normal({}), current: 1e15 }, 'fields', 'current'],
  ['a page before the first', { ...normal({}), current: 0 }, 'fields', 'current'],
  ['half a page number', { ...normal({}), current: 1.5 }, 'fields', 'current'],
  ['a size that is not allowed', { ...normal({}), size: 1_000_000 }, 'fields', 'size'],
  ['a size of nothing', { ...normal({}), size: 0 }, 'fields', 'size'],
  ['a sort by what is no column', { ...normal({}), ascs: 'mobile,(select pg_sleep(9))' }, 'search.sort', '?'],
  ['a sort by six columns', { ...normal({}), ascs: 'mobile,state,amount,applicant,orderNo,billDate' }, 'search.sort', '…'],
  ['a cursor that is none', { ...normal({}), current: 2, after: 'bm90aGluZw' }, 'search.cursor', 'after'],
  ['a cursor of 1 MB', { ...normal({}), current: 2, after: 'x'.repeat(3000) }, 'fields', 'after'],
  ['a number that is too large', normal({ amount: '1'.repeat(40) }, { amount: '>' }), 'search.value', 'amount'],
  ['a day beyond the calendar', normal({ billDate: ['2026-01-01', '9999-99-99'] }), 'search.value', 'billDate'],
])('[SRCH-4][Q2][Q4] %s is a 400 that names it', async (_what, body, reason, name) => {
  const refused = await refusalOf(body)
  expect(refused).toMatchObject({ status: 400, reason })
  expect(refused.msg).toContain(name)
})

test('[SRCH-4][Q2] a filter of over 1 MB is not even read', async () => {
  expect(await refusalOf(normal({ orderNo: 'x'.repeat(1_100_000) }))).toMatchObject({ status: 413, reason: 'too-large' })
})

test('[PERM-1] a customer neither sorts nor searches by what is the staff’s alone', async () => {
  const path = contract.item.page.path
  expect(await refusalOf(normal({ testerId: '2004' }), customer.token, path)).toMatchObject({
    ...{ status: 400, reason: 'search.unknown-field' },
    msg: expect.stringContaining('testerId'),
  })
  expect(await refusalOf({ ...normal({}), descs: 'testerId' }, customer.token, path)).toMatchObject({
    status: 400,
    reason: 'search.sort',
  })
  const staff: PageRequest = encodeSearch({ current: 1, size: 50, filter: { testerId: '2004' } })
  expect((await reception.send(contract.item.page, { body: staff })).records).toEqual([])
})
