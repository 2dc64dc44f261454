import { contract, type LedgerRow, mostInCart } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'
import { all, anEnterprise } from '../../testing/main-flow.ts'

const server = await startTestServer()
const { reception, tester } = await officeAt(server)
const [admin, stranger] = await Promise.all([server.signIn('admin'), server.signIn('admin', '000001')])
const { cart, ledger } = contract
const enterId = await anEnterprise(reception)

const row = (serial: string, deviceState = '1'): LedgerRow => ({
  ...{ kindCode: 'YB-60', name: '压力表', model: 'YB-60', serial, manufacturer: '', range: '(0~1.6) MPa', accuracy: '1.6 级' },
  ...{ place: '', deviceState },
})
/** Writes instruments into the ledger and answers their ids, in the order of their numbers. */
async function instruments(prefix: string, count: number, deviceState = '1'): Promise<string[]> {
  const serials = Array.from({ length: count }, (_, place) => `${prefix}-${String(place).padStart(4, '0')}`)
  await reception.send(ledger.submit, { body: { enterId, instruments: serials.map((serial) => row(serial, deviceState)) } })
  const { records } = await reception.send(ledger.page, { body: { ...all({ enterId, serial: `${prefix}-` }), size: 500 } })
  return records.toSorted((one, other) => one.serial.localeCompare(other.serial)).map(({ id }) => id)
}
const add = (instrumentIds: string[], person = reception) => person.send(cart.add, { body: { instrumentIds } })
const inCart = async (person = reception) => await person.send(cart.list, {})
const emptied = async () => {
  const ids = (await inCart()).map(({ id }) => id)
  if (ids.length > 0) await reception.send(cart.remove, { query: { ids: ids.join() } })
}

test('[SHELL-8] instruments are put in once, in the order in which they came, with their enterprise and price, and are taken out', async () => {
  const [first = '', second = ''] = await instruments('C1', 2)
  expect(await inCart()).toEqual([])
  const one = await add([second])
  expect(one).toMatchObject([{ instrumentId: second, serial: 'C1-0001', enterId, abilityTypes: expect.arrayContaining(['1']) }])
  expect(one[0]?.price).toMatch(/^\d+\.\d{2}$/)
  const both = await add([second, first])
  expect(both.map(({ instrumentId }) => instrumentId)).toEqual([second, first])
  expect(both[0]?.id).toBe(one[0]?.id)
  const left = await reception.send(cart.remove, { query: { ids: one[0]?.id ?? '' } })
  expect(left.map(({ instrumentId }) => instrumentId)).toEqual([first])
  // Out already is out.
  expect(await reception.send(cart.remove, { query: { ids: one[0]?.id ?? '' } })).toEqual(left)
  await emptied()
})

test('[SHELL-8][PERM-1] a cart is its owner’s alone, and those who register no orders have none', async () => {
  const [id = ''] = await instruments('C2', 1)
  const [entry] = await add([id])
  expect(await inCart(admin)).toEqual([])
  expect(await admin.send(cart.remove, { query: { ids: entry?.id ?? '' } })).toEqual([])
  expect((await inCart()).map(({ instrumentId }) => instrumentId)).toEqual([id])
  await expect(tester.send(cart.list, {})).rejects.toMatchObject({ code: 403 })
  await expect(add([id], stranger)).rejects.toMatchObject({ code: 404 })
  await emptied()
})

test('[SHELL-8] what is not there or scrapped is refused, a cart that is full says so, and nothing of it is put in', async () => {
  const ids = await instruments('C3', 205)
  const [scrapped = ''] = await instruments('C4', 1, '3')
  await expect(add([ids[0] ?? '', '999999999'])).rejects.toMatchObject({ code: 404 })
  await expect(add([ids[0] ?? '', scrapped])).rejects.toMatchObject({
    code: 400,
    fields: [expect.objectContaining({ path: 'instrumentIds.1' })],
  })
  expect(await inCart()).toEqual([])
  await add(ids.slice(0, mostInCart))
  await expect(add([ids[mostInCart] ?? ''])).rejects.toMatchObject({ code: 409, reason: 'cart.full' })
  expect(await inCart()).toHaveLength(mostInCart)
  await emptied()
})

test('[SHELL-8] an instrument that leaves the ledger leaves the cart', async () => {
  const [id = ''] = await instruments('C5', 1)
  await add([id])
  await reception.send(ledger.remove, { query: { ids: id } })
  expect(await inCart()).toEqual([])
})

test('[SHELL-8] two pages that fill one cart at once put each instrument in once', async () => {
  const ids = await instruments('C6', 20)
  await Promise.all(Array.from({ length: 6 }, () => add(ids)))
  expect(await inCart()).toHaveLength(20)
  await emptied()
})
