import { contract, encodeSearch } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const auditor = await server.signIn('auditor')
const stranger = await server.signIn('admin', '000001')

const { symbol: common, personalSymbol: personal } = contract
const everything = encodeSearch({ current: 1, size: 9999, filter: {} })
const codes = (page: { records: readonly { code: string }[] }) => page.records.map(({ code }) => code)

test('[MATH-3] everybody is offered the symbols of the institute, 9999 at once, in the order of their places', async () => {
  const { records, total } = await tester.send(common.list, { query: { size: 9999, current: 1 } })
  expect(total).toBe(records.length)
  expect(total).toBeGreaterThan(60)
  expect(records.map(({ sort }) => sort)).toEqual(records.map(({ sort }) => sort).toSorted((one, other) => one - other))
  expect(records.find(({ code }) => code === 'U_{95}')).toMatchObject({ name: '扩展不确定度', nameEn: 'expanded uncertainty' })
  expect(records.filter(({ name, nameEn }) => name === '' || nameEn === '')).toEqual([])
  const posted = await tester.send(common.page, { query: { size: 9999, current: 1 }, body: everything })
  expect(posted.records).toEqual(records)
})

test('[MATH-3] the page of special characters asks for twenty, and searches; what the query says of paging counts', async () => {
  const page = await tester.send(common.page, { query: { size: 20, current: 2 }, body: everything })
  expect(page).toMatchObject({ size: 20, current: 2, pages: Math.ceil(page.total / 20) })
  expect(page.records).toHaveLength(20)
  const sorted = async (direction: 'ascending' | 'descending') => {
    const body = encodeSearch({ current: 1, size: 20, filter: { name: '不确定度' }, sort: [{ prop: 'code', direction }] })
    return codes(await tester.send(common.page, { query: {}, body }))
  }
  expect((await sorted('ascending')).toSorted()).toEqual(['U_{95}', 'u_{\\mathrm{c}}'])
  expect(await sorted('descending')).toEqual((await sorted('ascending')).toReversed())
  expect(codes(await tester.send(common.list, { query: { code: 'SQRT' } }))).toEqual(['\\sqrt{#?}', '\\sqrt[#?]{#?}'])
  await expect(
    tester.send(common.page, { query: {}, body: encodeSearch({ current: 1, size: 20, filter: { owner: '1' } }) }),
  ).rejects.toMatchObject({ code: 400, reason: 'search.unknown-field' })
  await expect(tester.send(common.list, { query: { size: 10001 } })).rejects.toMatchObject({ code: 400 })
})

test('[MATH-3] what a person keeps is that person’s alone; it comes last without a place, is changed, moved and removed', async () => {
  const add = (code: string, sort?: number) =>
    tester.send(personal.submit, { body: { code, ...(sort === undefined ? {} : { sort }) } })
  const pressure = await add('p_{e}')
  const second = await add('x^{2}')
  expect(second.sort).toBe(pressure.sort + 1)
  await add('first', 0)
  const mine = () => tester.send(personal.list, { query: { size: 9999 } })
  expect(codes(await mine())).toEqual(['first', 'p_{e}', 'x^{2}'])
  expect(codes(await tester.send(personal.page, { query: {}, body: everything }))).toEqual(codes(await mine()))
  const changed = await tester.send(personal.submit, { body: { id: second.id, code: 'x^{3}', name: '三次方', nameEn: 'cube' } })
  expect(changed).toEqual({ id: second.id, code: 'x^{3}', name: '三次方', nameEn: 'cube', sort: second.sort })
  await expect(add('x^{3}')).rejects.toMatchObject({ code: 409, reason: 'symbol.known' })
  expect((await auditor.send(personal.list, { query: {} })).records).toEqual([])
  for (const other of [auditor, stranger]) {
    await expect(other.send(personal.submit, { body: { id: second.id, code: 'taken' } })).rejects.toMatchObject({ code: 404 })
    await expect(other.send(personal.remove, { query: { ids: second.id } })).rejects.toMatchObject({ code: 404 })
  }
  // One that is not there takes none away.
  await expect(tester.send(personal.remove, { query: { ids: `${pressure.id},${second.id},999999999` } })).rejects.toMatchObject({
    code: 404,
  })
  expect(await tester.send(personal.remove, { query: { ids: `${pressure.id},${second.id}` } })).toBe(true)
  expect(codes(await mine())).toEqual(['first'])
})

test('[MATH-3][PERM-1] what everybody is offered is changed by the administrator alone, and never by that of another institute', async () => {
  const before = (await tester.send(common.list, { query: {} })).total
  await expect(tester.send(common.submit, { body: { code: '⌀' } })).rejects.toMatchObject({ code: 403 })
  const made = await admin.send(common.submit, { body: { code: '⌀', name: '直径', nameEn: 'diameter' } })
  expect((await tester.send(common.list, { query: { code: '⌀' } })).records).toEqual([made])
  expect((await stranger.send(common.list, { query: {} })).total).toBe(0)
  await expect(stranger.send(common.remove, { query: { ids: made.id } })).rejects.toMatchObject({ code: 404 })
  await expect(tester.send(personal.remove, { query: { ids: made.id } })).rejects.toMatchObject({ code: 404 })
  expect(await admin.send(common.remove, { query: { ids: made.id } })).toBe(true)
  expect((await tester.send(common.list, { query: {} })).total).toBe(before)
})

test('[MATH-3] a person keeps two thousand at most', async () => {
  await server.owner.query(
    `insert into symbol (tenant_id, owner_id, code, sort)
     select '000000', a.id, 'n' || n, n from account a, generate_series(1, 2000) n where a.account = 'auditor' and a.tenant_id = '000000'`,
  )
  await expect(auditor.send(personal.submit, { body: { code: 'one more' } })).rejects.toMatchObject({ reason: 'symbol.too-many' })
})
