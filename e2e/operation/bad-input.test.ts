import { createClient } from '@etalon/api/client'
import { contract, encodeSearch, type OrderForm } from '@etalon/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEnterprise, orderForm } from '../../apps/server/src/testing/main-flow.ts'
import { signInRaw } from '../../apps/server/src/testing/sign-in.ts'
import { type Running, startProduct } from '../support/running.ts'

// Calls as somebody sends them who is no screen, against what `npm start` runs.

let etalon: Running | undefined
let enterId = ''
const tokens = new Map<string, string>()

const workspace = () => etalon?.workspaceUrl ?? ''

beforeAll(async () => {
  etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '30' } })
  for (const account of ['reception', 'dispatcher', 'tester']) {
    const answer = await signInRaw(workspace(), account, '000000', 'Etalon-demo-1')
    if (!('access_token' in answer)) throw new Error(answer.error_description)
    tokens.set(account, answer.access_token)
  }
  const client = createClient({ baseUrl: workspace(), accessToken: () => tokens.get('reception') })
  enterId = await anEnterprise({ ...client, id: '', token: '' })
})
afterAll(() => etalon?.remove())

interface Answer {
  readonly status: number
  readonly msg: string
  // biome-ignore lint/suspicious/noExplicitAny: each test looks at what it expects to be there
  readonly data: any
}

/** One call. @param body a text is sent as it is; left out for a GET */
async function ask(account: string | null, path: string, body?: unknown, key: string = crypto.randomUUID()): Promise<Answer> {
  const token = account === null ? undefined : tokens.get(account)
  const response = await fetch(`${workspace()}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': 'zh',
      'Idempotency-Key': key,
      ...(token ? { 'Blade-Auth': `bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const { msg, data } = await response.json()
  return { status: response.status, msg, data }
}

const { submit, move, page } = contract.order
const register = (changes: Partial<OrderForm> = {}, key?: string) =>
  ask('reception', submit.path, orderForm(enterId, changes), key)
/** How many orders the institute has. */
const count = async () => (await ask('reception', page.path, encodeSearch({ current: 1, size: 1, filter: {} }))).data.total

test.for<[what: string, changes: Record<string, unknown>, path: string, message: string]>([
  ['a field over its length', { applicant: '长'.repeat(33) }, 'applicant', '最多 32 个字符'],
  ['a field that there is not', { colour: 'red' }, 'colour', '未知的字段'],
  ['a forged state', { state: '1000' }, 'state', '未知的字段'],
])('[FORM-5][SRV-4] %s: the field and the reason, and nothing is written', async ([, changes, path, message]) => {
  const before = await count()
  const answer = await register(changes)
  expect(answer).toMatchObject({ status: 400, data: { fields: [{ path, message }] } })
  expect(await count()).toBe(before)
})

test('[SRCH-4] a search field that there is not is named', async () => {
  const answer = await ask('reception', page.path, encodeSearch({ current: 1, size: 15, filter: { nothing: '1' } }))
  expect(answer).toMatchObject({ status: 400, msg: '没有可查询的字段「nothing」' })
})

test('[SRV-3] what is no JSON, and a call without a token, are told apart and refused', async () => {
  expect(await ask('reception', page.path, '{"current": 1,')).toMatchObject({ status: 400, data: { reason: 'not-json' } })
  expect(await ask(null, page.path, encodeSearch({ current: 1, size: 15, filter: {} }))).toMatchObject({ status: 401 })
})

test('[SRV-4] the same submission twice at once makes one order', async () => {
  const before = await count()
  const key = crypto.randomUUID()
  const [first, second] = await Promise.all([register({}, key), register({}, key)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.data).toEqual(first.data)
  expect(await count()).toBe(before + 1)
})

test('[FLOW-1] a move that its state forbids, one that is none, and a look at one’s own work are refused, each with its reason', async () => {
  const saved = (await register()).data
  const moving = (account: string, action: string, version: number) => ask(account, move.path, { id: saved.id, version, action })
  expect(await moving('dispatcher', 'accept', saved.version)).toMatchObject({
    status: 409,
    msg: '「业务登记」状态下不能进行「受理」',
  })
  expect(await moving('reception', 'fly', saved.version)).toMatchObject({ status: 400, data: { reason: 'move.unknown-action' } })
  const handedIn = await moving('reception', 'submit', saved.version)
  expect(await moving('reception', 'accept', handedIn.data.version)).toMatchObject({
    status: 403,
    data: { reason: 'move.four-eyes' },
  })
  const now = await ask('reception', `${contract.order.detail.path}?id=${saved.id}`)
  expect(now.data.standing).toMatchObject({ state: '100', version: handedIn.data.version })
})

test('[PERM-1] who has not the role is refused, though the state would allow the move', async () => {
  const toReview = encodeSearch({ current: 1, size: 1, filter: { state: '500' } })
  const { data } = await ask('dispatcher', contract.item.page.path, toReview)
  const [{ id, standing }] = data.records
  expect(await ask('tester', contract.item.move.path, { id, version: standing.version, action: 'review' })).toMatchObject({
    status: 403,
    data: { reason: 'move.role' },
  })
  expect((await ask('dispatcher', contract.item.page.path, toReview)).data.records[0]).toMatchObject({ id, standing })
})

test('[PUB-4] an unknown number and a wrong check code are answered alike, to the byte', async () => {
  const { data: reports } = await ask(
    'reception',
    contract.report.page.path,
    encodeSearch({ current: 1, size: 50, filter: { state: '1000' } }),
  )
  const issued = reports.records[0]?.certificateNumber ?? reports.records[0]?.reportNo
  expect(issued).toMatch(/\d/)
  const shape = async (number: string) => {
    const answer = await fetch(`${etalon?.portalUrl}/certificateFalsification`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ number, code: '00000000' }),
    })
    const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    return { status: answer.status, headers, html: (await answer.text()).replaceAll(number, '·') }
  }
  // Of one length, since what was typed stands in the page again.
  const unknown = issued.replace(/\d/g, '9')
  expect(unknown).not.toBe(issued)
  expect(await shape(unknown)).toEqual(await shape(issued))
})
