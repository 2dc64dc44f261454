import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Schema } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer } from '../testing/index.ts'
import { callsById, callsNamedIn, contractDocument, specifiedCalls, testFiles } from './index.ts'

const server = await startTestServer()
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const calls = specifiedCalls.map((one) => ({ title: `${one.section} ${one.named}`, ...one }))

/** Names that a schema takes, whichever of its alternatives has them. */
function namesOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>
  const alternatives = [json, ...((json.anyOf ?? json.oneOf ?? []) as Record<string, unknown>[])]
  return alternatives.flatMap((one) => Object.keys(one.properties ?? {}))
}

test('[API-2] the list of the specification is long enough, and names no call twice for the same thing', () => {
  expect(specifiedCalls.length).toBeGreaterThan(55)
  expect(new Set(calls.map(({ title }) => title)).size).toBe(calls.length)
  expect(specifiedCalls.filter(({ call, note }) => call === undefined && !note)).toEqual([])
})

test('[API-2] what the specification does not show of a call is said to be assumed', () => {
  const isAssumed = (id?: string) => callsById.get(id ?? '')?.assumed !== undefined
  const other = specifiedCalls.filter(({ call, isShown = false }) => isShown === isAssumed(call))
  expect(other.map(({ named }) => named)).toEqual([])
})

test.each(calls)(
  '[API-2] $title is in the contract, with the method, path and names that the specification gives',
  ({ method, path, query = [], headers = [], body = [], call: id }) => {
    const call = callsById.get(id ?? '')
    expect(call, `${id} is not in the contract`).toBeDefined()
    if (!call) return
    if (method) expect(call.method).toBe(method)
    if (path) expect(call.path).toBe(path)
    expect(call.path).toMatch(/^\/(api|csApi)\//)
    expect(namesOf(call.query)).toEqual(expect.arrayContaining([...query]))
    expect(namesOf(call.headers)).toEqual([...headers])
    expect(namesOf(call.body)).toEqual(expect.arrayContaining([...body]))
  },
)

const addressed = calls.flatMap(({ method, path, ...one }) => (method && path ? [{ ...one, method, path }] : []))

test.each(addressed)(
  '[API-2] $title is answered at that address, by a handler of ours',
  async ({ method, path, headers = [] }) => {
    const answer = await fetch(`${server.workspaceUrl}${path.replace(/\{\w+\}/g, 'x')}`, {
      method,
      headers: {
        Authorization: `Basic ${btoa('etalon-workspace:public-client')}`,
        ...Object.fromEntries(headers.map((name) => [name, '0'])),
      },
    })
    const text = await answer.text()
    expect([answer.status === 404, answer.status >= 500]).toEqual([false, false])
    expect(text).not.toContain('no-such-call')
  },
)

test('[API-2] docs/contract.md tells what is so now: `npm run contract` writes it', () => {
  // How wide its columns are is the formatter's.
  const told = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')
  expect(told(readFileSync(join(root, 'docs/contract.md'), 'utf8'))).toBe(told(contractDocument(testFiles(root))))
})

test('[API-2] a test names a call through the contract, by a name that it gave to a part of it, or by its address', () => {
  const named = (text: string) => [...callsNamedIn({ text })].toSorted()
  expect(named('await x.send(contract.order.page, {})')).toEqual(['order.page'])
  expect(named('const { order, symbol: common } = contract\nsend(order.page); send(common.list); other.order.submit')).toEqual([
    'order.page',
    'symbol.list',
  ])
  expect(named('const calls = contract.menu\nsend(calls.routes, {})')).toEqual(['menu.routes'])
  expect(named('const { upload, list: all } = contract.clientLog\nsend(upload, {})')).toEqual(['clientLog.upload'])
  expect(named('const { account } = contract\nconst { staffByTeam } = account\nsend(staffByTeam, {})')).toEqual([
    'account.staffByTeam',
  ])
  expect(named('const { symbol: common } = contract\nconst ask = (calls: typeof common) => send(calls.page)')).toEqual([
    'symbol.page',
  ])
  expect(named("fetch('/api/file/download?fileId=1')")).toEqual(['file.download'])
  expect(named("fetch('/api/file/upload/begin')")).toEqual(['file.beginUpload'])
  expect(named("fetch('/csApi/hm-metrology/self-service/sms/register')")).toEqual(['sms.send'])
  expect(named('order.page')).toEqual([])
})
