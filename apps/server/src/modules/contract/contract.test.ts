import { type ContractForm, contract as calls } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import { afterEach, expect, test } from 'vitest'
import { contractForm, contractInForce, moveContract } from '../../testing/contracts.ts'
import { officeAt, startTestServer } from '../../testing/index.ts'
import { all, anEnterprise } from '../../testing/main-flow.ts'

const server = await startTestServer()
const { reception, tester, approver, issuer } = await officeAt(server)
const [cashier, customer, stranger] = await Promise.all([
  server.signIn('cashier'),
  server.signIn('customer'),
  server.signIn('admin', '000001'),
])
const { contract } = calls
const enterId = await anEnterprise(reception)
const today = dayInShanghai(new Date())
const detail = (id: string, person = reception) => person.send(contract.detail, { query: { id } })
const form = (changes: Partial<ContractForm> = {}) => contractForm(enterId, changes)
const write = async (changes: Partial<ContractForm> = {}) => (await reception.send(contract.submit, { body: form(changes) })).id

// One enterprise has one contract in force: each test leaves none.
afterEach(async () => {
  await server.owner.query(`update contract set state = '400' where state = '300'`)
})

test('[BIZ-6] a contract is a draft, audited by another person, in force on its days, and ended with a reason', async () => {
  const id = await write()
  expect(await detail(id)).toMatchObject({
    ...{ contractType: '1', share: '0.9', counts: false, used: 0, settledCount: 0 },
    standing: { state: '100', facts: { inDate: true, termsGiven: true, onlyOne: true } },
  })
  await moveContract(reception, id, 'submit')
  await expect(moveContract(cashier, id, 'return')).rejects.toMatchObject({ code: 400, reason: 'move.reason' })
  await moveContract(cashier, id, 'return', '折扣过低')
  const { standing } = await detail(id)
  await cashier.send(contract.submit, { body: form({ id, version: standing.version, share: '0.95' }) })
  await moveContract(reception, id, 'submit')
  for (const person of [cashier, reception])
    await expect(moveContract(person, id, 'approve')).rejects.toMatchObject({ code: 403 })
  expect(await moveContract(approver, id, 'approve')).toMatchObject({ state: '300' })
  expect(await detail(id)).toMatchObject({ counts: true, share: '0.95' })
  await expect(moveContract(approver, id, 'terminate')).rejects.toMatchObject({ reason: 'move.reason' })
  expect(await moveContract(approver, id, 'terminate', '双方协商')).toMatchObject({ state: '400' })
  expect((await detail(id)).counts).toBe(false)
  const history = await reception.send(contract.history, { query: { id } })
  expect(history.map(({ action }) => action)).toEqual([
    ...['register', 'submit', 'return', 'edit', 'submit', 'approve', 'terminate'],
  ])
})

test('[BIZ-6][NUM-2] each type has its own terms, exact, and keeps nothing of another', async () => {
  const prices = [
    { kindCode: 'YB-60', abilityType: '1', price: '45.5' },
    { kindCode: 'PT100', abilityType: '2', price: '100' },
  ]
  const listed = await detail(await write({ contractType: '0', prices }))
  expect(listed).toMatchObject({
    share: null,
    prices: [
      { kindCode: 'YB-60', price: '45.50' },
      { kindCode: 'PT100', price: '100.00' },
    ],
  })
  expect(listed.prices[0]?.listPrice).toMatch(/^\d+\.\d\d$/)
  const packed = await detail(await write({ contractType: '2', packageSum: '1000.01', packageItems: 30, share: '0.5', prices }))
  expect(packed).toMatchObject({ packageSum: '1000.01', packageItems: 30, share: null, prices: [] })
})

test('[BIZ-6] what a contract cannot say is refused, and the field is named', async () => {
  const refused = (path: string, changes: Partial<ContractForm>) =>
    expect(reception.send(contract.submit, { body: form(changes) })).rejects.toMatchObject({
      code: 400,
      fields: [expect.objectContaining({ path })],
    })
  await refused('contractType', { contractType: '7' })
  await refused('validTo', { validTo: addDays(today, -1) })
  await refused('share', { share: null })
  await refused('share', { share: '1.5' })
  await refused('prices', { contractType: '0' })
  await refused('packageItems', { contractType: '2', packageSum: '5' })
  await refused('packageItems', { contractType: '2', packageSum: '5', packageItems: 0 })
  await refused('enterId', { enterId: '999999999' })
  const twice = { kindCode: 'YB-60', abilityType: '1', price: '1' }
  await refused('prices.1.kindCode', { contractType: '0', prices: [twice, twice] })
  await refused('prices.0.kindCode', { contractType: '0', prices: [{ ...twice, kindCode: 'NONE' }] })
  await refused('prices.0.abilityType', { contractType: '0', prices: [{ ...twice, abilityType: '4' }] })
  await refused('prices.0.price', { contractType: '0', prices: [{ ...twice, price: '-1' }] })
})

test('[BIZ-6][FLOW-3] an enterprise has one contract in force for a day: of two that are approved at once one gets it', async () => {
  const ids = await Promise.all([write(), write()])
  for (const id of ids) await moveContract(reception, id, 'submit')
  const tries = await Promise.allSettled([moveContract(cashier, ids[0], 'approve'), moveContract(approver, ids[1], 'approve')])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 409, reason: 'move.fact', data: { fact: 'onlyOne' } },
  })
  // Days after it are free.
  const next = await write({ validFrom: addDays(today, 366), validTo: addDays(today, 400) })
  await moveContract(reception, next, 'submit')
  expect(await moveContract(cashier, next, 'approve')).toMatchObject({ state: '300' })
  expect((await detail(next)).counts).toBe(false)
})

test('[FLOW-3] who moves or saves an older version is told where it stands', async () => {
  const id = await write()
  const { version } = (await detail(id)).standing
  await moveContract(reception, id, 'submit')
  await expect(reception.send(contract.move, { body: { id, version, action: 'withdraw' } })).rejects.toMatchObject({
    code: 409,
    reason: 'changed',
    data: { state: '200' },
  })
  await expect(reception.send(contract.submit, { body: form({ id, version: version + 1 }) })).rejects.toMatchObject({
    code: 409,
    reason: 'contract.not-editable',
    message: expect.stringContaining('审核中'),
  })
  await expect(reception.send(contract.remove, { body: { id } })).rejects.toMatchObject({ code: 409 })
  await moveContract(reception, id, 'withdraw')
  await reception.send(contract.remove, { body: { id } })
  await expect(detail(id)).rejects.toMatchObject({ code: 404 })
})

test('[BIZ-6] contracts are looked for by number, name, enterprise, type and whether they count', async () => {
  const id = await contractInForce(reception, cashier, form({ name: '星麓框架' }))
  const { contractNo } = await detail(id)
  const found = async (filter: Record<string, unknown>) =>
    (await issuer.send(contract.page, { body: all(filter) })).records.map((one) => one.id)
  expect(await found({ contractNo })).toEqual([id])
  expect(await found({ name: '框架', counts: true, contractType: '1', enterName: '星麓' })).toEqual([id])
  expect(await found({ counts: false })).not.toContain(id)
})

test('[PERM-1][PERM-2] testers and customers have no contracts, and another institute has none of them', async () => {
  const id = await write()
  for (const person of [tester, customer]) await expect(detail(id, person)).rejects.toMatchObject({ code: 403 })
  await expect(approver.send(contract.submit, { body: form() })).rejects.toMatchObject({ code: 403 })
  await expect(detail(id, stranger)).rejects.toMatchObject({ code: 404 })
  expect((await stranger.send(contract.page, { body: all() })).total).toBe(0)
})
