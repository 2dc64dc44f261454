import { buttonCodesOf, contract } from '@etalon/api/contract'
import { builtInRoles } from '@etalon/api/domain'
import { afterEach, expect, test } from 'vitest'
import { anEnterprise, orderForm, type Person, startTestServer } from '../testing/index.ts'
import { isButton } from './index.ts'

const server = await startTestServer()
const [admin, reception, dispatcher, tester] = await Promise.all(
  ['admin', 'reception', 'dispatcher', 'tester'].map((account) => server.signIn(account)),
)
const enterId = await anEnterprise(reception as Person)
const { menu, order } = contract

const codesOf = async (person: Person | undefined) => buttonCodesOf((await person?.send(menu.buttons, {})) ?? [])

/** Rows that a test wrote, to be taken away. */
const written: string[] = []
afterEach(async () => {
  if (written.length > 0) await admin?.send(menu.remove, { query: { ids: written.splice(0).join(',') } })
})

/** Gives a button to some roles alone. */
async function give(code: string, roles: readonly string[]): Promise<void> {
  const { rows } = await server.owner.query('select id::text from menu where tenant_id = $1 and code = $2', ['000000', code])
  const body = { code, name: code, path: '', category: 2, roles: [...roles] }
  const [known] = rows
  const { id } = (await admin?.send(menu.submit, { body: { ...body, ...(known ? { id: known.id } : {}) } })) ?? { id: '' }
  written.push(id)
}

async function registered() {
  const form = orderForm(enterId)
  return await (reception as Person).send(order.submit, { body: form })
}

test('[PERM-1] the buttons of a person are a tree by areas, named in their language, and flat a set of codes', async () => {
  const tree = (await reception?.send(menu.buttons, {})) ?? []
  const orders = tree.find(({ code }) => code === 'order')
  expect(orders).toMatchObject({ name: expect.stringMatching(/\p{Script=Han}/u) })
  expect(orders?.children).toContainEqual({ code: 'order-submit', name: expect.stringMatching(/\p{Script=Han}/u) })
  expect(await codesOf(reception)).toContain('order-move-submit')
  expect([...(await codesOf(reception))].every(isButton)).toBe(true)
  const ofTester = await codesOf(tester)
  expect(ofTester.has('order-submit')).toBe(false)
  expect(ofTester.has('item-submit')).toBe(true)
})

test('[PERM-1] what no button says is refused: of each role, a call without its button answers 403', async () => {
  for (const { code: role } of builtInRoles) {
    const person = await server.signIn(role).catch(() => undefined)
    if (!person) continue
    const codes = await codesOf(person)
    const answers = await person
      .send(order.sign, { body: { id: '1', version: 0, signerName: '林可', signature: { kind: 'typed', name: '林可' } } })
      .catch((error) => error.code)
    expect([role, codes.has('order-sign')]).toEqual([role, answers !== 403])
  }
})

test('[PERM-1] a button that is given to some roles is nobody else’s: it is not told, and its call is refused before anything is read', async () => {
  expect((await codesOf(reception)).has('order-submit')).toBe(true)
  await give('order-submit', ['admin'])
  expect((await codesOf(reception)).has('order-submit')).toBe(false)
  await expect(registered()).rejects.toMatchObject({ code: 403 })
  // Who has the role but not what the contract asks for gains nothing by it.
  expect((await codesOf(admin)).has('order-submit')).toBe(false)
  await admin?.send(menu.remove, { query: { ids: written.splice(0).join(',') } })
  expect((await codesOf(reception)).has('order-submit')).toBe(true)
  expect(await registered()).toMatchObject({ state: '50' })
})

test('[PERM-1][FLOW-1] a move is given and withheld by itself, and the others of the same record are not', async () => {
  const { id, version } = await registered()
  await give('order-move-submit', ['issuer'])
  expect((await codesOf(reception)).has('order-move-submit')).toBe(false)
  await expect(reception?.send(order.move, { body: { id, version, action: 'submit' } })).rejects.toMatchObject({ code: 403 })
  await admin?.send(menu.remove, { query: { ids: written.splice(0).join(',') } })
  const moved = await reception?.send(order.move, { body: { id, version, action: 'submit' } })
  await give('order-move-submit', ['issuer'])
  expect(await dispatcher?.send(order.move, { body: { id, version: moved?.version ?? 0, action: 'accept' } })).toMatchObject({
    state: '300',
  })
})

test('[PERM-1] buttons of an institute’s own are told beside ours; without a role they are everybody’s', async () => {
  await give('own-print', [])
  await give('own-secret', ['approver'])
  const codes = await codesOf(tester)
  expect([codes.has('own-print'), codes.has('own-secret')]).toEqual([true, false])
})
