import { type Call, contract } from '@etalon/api/contract'
import { builtInRoles } from '@etalon/api/domain'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { all, officeAt, type Person, startTestServer, validFor } from '../testing/index.ts'
import { policies } from './index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const kinds = ['order', 'sample', 'item', 'report'] as const
type Kind = (typeof kinds)[number]

/** Records of each kind that nobody else has to do with, as far along as they go. */
const ids = new Map<Kind, string>()
let newcomer: Person
beforeAll(async () => {
  const office = await officeAt(server)
  const { orderId, items } = await office.acceptedOrder()
  await office.drafted(items[0])
  const [sample] = (await admin.send(contract.sample.page, { body: all() })).records
  ids.set('order', orderId).set('item', items[0])
  ids.set('sample', sample?.id ?? '').set('report', (await office.reportOf(items[0])).id)
  // Somebody who has every role of the staff, each kept to their own records, and has none yet.
  const staff = builtInRoles.map(({ code }) => code).filter((code) => code !== 'admin' && code !== 'customer')
  for (const roleAlias of staff) await admin.send(contract.role.limit, { body: { roleAlias, dataScope: 'own' } })
  const { password } = await admin.send(contract.account.open, { body: { account: 'newcomer', name: 'n', roles: [...staff] } })
  newcomer = await server.signIn('newcomer', '000000', password)
}, 60_000)

/** Calls that name one record by its `id`, with how they name it. */
const named = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Readonly<Record<string, Call>>).flatMap(([name, call]) => {
    const { about } = (policies as Readonly<Record<string, Readonly<Record<string, { readonly about: string }>>>>)[area]?.[
      name
    ] ?? { about: '' }
    const kind = kinds.find((one) => one === about)
    const has = (schema: unknown) => (schema as { shape?: Record<string, unknown> } | undefined)?.shape?.id !== undefined
    const by = has(call.body) ? ('body' as const) : has(call.query) ? ('query' as const) : undefined
    return kind === undefined || by === undefined ? [] : [{ id: `${area}.${name}`, call, kind, by }]
  }),
)

/** Sends a call about a record, otherwise with whatever the contract allows. */
async function ask({ call, by }: (typeof named)[number], recordId: string) {
  const of = (schema: Call['body']) => {
    if (schema === undefined) return undefined
    const [value] = fc.sample(validFor(schema), { numRuns: 1, seed: 7 })
    return value as Record<string, unknown> | undefined
  }
  const about = { id: recordId, version: 0 }
  const told = (part: 'body' | 'query') => {
    const value = of(call[part])
    if (value === undefined || part !== by) return value
    return { ...value, id: about.id, ...('version' in value ? { version: about.version } : {}) }
  }
  const query = new URLSearchParams(
    Object.entries(told('query') ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const body = told('body')
  const answer = await fetch(`${server.workspaceUrl}${call.path}?${query}`, {
    method: call.method,
    headers: { 'Blade-Auth': `bearer ${newcomer.token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}

test('[PERM-3] every call that names an order, a sample, an item or a report answers somebody who does not reach it as if it were not there', async () => {
  expect(named.length).toBeGreaterThan(25)
  const answered: unknown[] = []
  for (const one of named) {
    const { status, text } = await ask(one, ids.get(one.kind) ?? '')
    if (status !== 404) answered.push([one.id, status, text.slice(0, 120)])
  }
  expect(answered).toEqual([])
}, 60_000)
