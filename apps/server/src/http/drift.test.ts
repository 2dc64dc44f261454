import { type Client, createClient } from '@etalon/api/client'
import { contract, type noticeCalls } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import type { Handlers } from './index.ts'

/** A notice as its contract has it. */
const notice = {
  id: '1',
  title: 't',
  content: 'c',
  releaseTime: '2026-11-23T00:00:00Z',
  isPublic: false,
  createUserName: 'n',
  createTime: '2026-11-23T00:00:00Z',
}
const page = { records: [notice], total: 1, size: 10, current: 1, pages: 1 }
const handlers: Handlers<typeof noticeCalls> = {
  released: async () => page,
  list: async () => page,
  detail: async () => notice,
  submit: async () => ({ ...notice, leftOut: [] }),
  remove: async () => true,
}

// Each of these is a mistake that the compiler has to see: where it does not, the directive itself does not compile.
test('[API-2] a server that leaves a call out, or answers something else, does not compile', () => {
  const { remove: _left, ...others } = handlers
  // @ts-expect-error: a call of the contract that nobody answers
  const missing: Handlers<typeof noticeCalls> = others
  const { title: _gone, ...untitled } = notice
  // @ts-expect-error: an answer without a field of the contract
  const lacking: Handlers<typeof noticeCalls> = { ...handlers, detail: async () => untitled }
  // @ts-expect-error: a field of another type
  const other: Handlers<typeof noticeCalls> = { ...handlers, detail: async () => ({ ...notice, id: 1 }) }
  // @ts-expect-error: a field of the question that the contract does not have
  const asking: Handlers<typeof noticeCalls> = { ...handlers, detail: async ({ query }) => ({ ...notice, id: query.number }) }
  expect([missing, lacking, other, asking]).toHaveLength(4)
})

test('[API-2] a client that asks for something else, or reads something else, does not compile', () => {
  const client: Client = createClient({ baseUrl: 'http://localhost' })
  const mistakes = [
    // @ts-expect-error: a call without what it needs
    () => client.send(contract.notice.detail, {}),
    // @ts-expect-error: a field that the contract does not have
    () => client.send(contract.notice.detail, { query: { id: '1', number: '1' } }),
    // @ts-expect-error: a field of another type
    () => client.send(contract.notice.detail, { query: { id: 1 } }),
    // @ts-expect-error: something that the answer does not hold
    async () => (await client.send(contract.notice.detail, { query: { id: '1' } })).number,
  ]
  expect(mistakes).toHaveLength(4)
})
