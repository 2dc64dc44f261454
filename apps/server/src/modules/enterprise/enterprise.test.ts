import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const customer = await server.signIn('customer')
const stranger = await server.signIn('admin', '000001')

const { search, instruments } = contract.enterprise
const [first] = await reception.send(search, { query: { keyword: '长沙星麓' } })
const enterId = first?.id ?? ''
const ledger = (query: { current?: number; size?: number; type?: string } = {}, keyword?: string) =>
  reception.send(instruments, { query, body: { enterId, ...(keyword ? { keyword } : {}) } })

test('[API-2] the ledger of an enterprise comes by pages that hold all of it once', async () => {
  const all = await ledger()
  expect(all).toMatchObject({ current: 1, size: 500, pages: 1, total: all.records.length })
  expect(all.total).toBeGreaterThan(2)
  const pages = await Promise.all(Array.from({ length: all.total }, (_, place) => ledger({ current: place + 1, size: 1 })))
  expect(pages.flatMap(({ records }) => records)).toEqual(all.records)
  expect(pages[0]).toMatchObject({ total: all.total, pages: all.total, size: 1 })
  expect((await ledger({ current: all.total + 1, size: 1 })).records).toEqual([])
})

test('[API-2] it is searched by name, model and serial number, as they stand, and by what the institute can do', async () => {
  const { records } = await ledger()
  const [one] = records
  if (!one) throw new Error('the demonstration has it')
  for (const words of [one.name, one.model, one.serial])
    expect((await ledger({}, words)).records.map(({ id }) => id)).toContain(one.id)
  expect((await ledger({}, '%')).records).toEqual([])
  const able = await ledger({ type: '2' })
  expect(able.records).toEqual(records.filter(({ abilityTypes }) => abilityTypes.includes('2')))
})

test('[PERM-2] a customer sees the own ledger alone, and another institute none', async () => {
  const own = await customer.send(search, { query: {} })
  expect(own).toHaveLength(1)
  expect((await customer.send(instruments, { query: {}, body: { enterId: own[0]?.id ?? '' } })).total).toBeGreaterThan(0)
  const foreign = (await reception.send(search, { query: {} })).find(({ id }) => id !== own[0]?.id)
  await expect(customer.send(instruments, { query: {}, body: { enterId: foreign?.id ?? '' } })).rejects.toMatchObject({
    code: 404,
  })
  await expect(stranger.send(instruments, { query: {}, body: { enterId } })).rejects.toMatchObject({ code: 404 })
})
