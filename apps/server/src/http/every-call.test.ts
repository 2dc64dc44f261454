import { type Call, contract, type Schema } from '@etalon/api/contract'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { invalidFor, startTestServer, validFor } from '../testing/index.ts'

const server = await startTestServer()
const calls = Object.entries(contract).flatMap(([area, all]) =>
  Object.entries(all as Record<string, Call>).map(([name, call]) => ({ id: `${area}.${name}`, call })),
)
/** Each is sent so many questions of each kind. */
const runs = 12
/** What these need depends on another part of the question, or on areas and dictionaries, and is looked at behind the contract. */
const further = [
  'sms.send',
  'enterprise.submit',
  'standard.submit',
  'tracePlan.submit',
  'numbering.submit',
  'group.submit',
  'messageTemplate.submit',
  'node.submit',
  'recordTemplate.submit',
  'questionnaire.submit',
  'routePlan.submit',
  'standardFile.submit',
  'quote.submit',
  'contract.submit',
  'settlement.reconcile',
  'ability.submit',
  'instrumentKind.submit',
  'instrumentKind.keepMethod',
  'pickup.submit',
  'department.submit',
  'leave.submit',
  'staffRecord.submit',
  'staffCertificate.submit',
  'training.submit',
  'vehicle.submit',
]
/** These answer flat or with tokens: what is wrong stands in their own words. */
const flat = calls.filter(({ call }) => call.shape === 'flat').map(({ id }) => id)

interface Answer {
  readonly status: number
  readonly body: {
    readonly code?: number
    readonly msg?: string
    readonly data?: { reason?: string; fields?: { path: string; message: string }[] }
  }
}

/** A query has names, whatever it is made of. */
const fieldsOf = (query: unknown): object =>
  typeof query === 'string' ? { query } : typeof query === 'object' ? (query ?? {}) : {}

async function ask(call: Call, question: { params?: unknown; query?: unknown; body?: unknown }, token?: string): Promise<Answer> {
  const params = (question.params ?? {}) as Record<string, unknown>
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 'x')) || 'x')
  const query = new URLSearchParams(
    Object.entries(fieldsOf(question.query)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  )
  const json = call.method === 'POST' && call.body
  const answer = await fetch(`${server.workspaceUrl}${path}?${query}`, {
    method: call.method,
    headers: {
      Authorization: `Basic ${btoa('etalon-workspace:public-client')}`,
      'Accept-Language': 'en',
      ...(json ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { 'Blade-Auth': `bearer ${token}` } : {}),
    },
    ...(json ? { body: JSON.stringify(question.body) ?? 'null' } : {}),
  })
  const text = await answer.text()
  let body: Answer['body'] = {}
  if (answer.headers.get('content-type')?.includes('json')) body = JSON.parse(text)
  return { status: answer.status, body }
}

const tokens = new Map<string, string>()
const tokenOf = async (role: string) => {
  const known = tokens.get(role) ?? (await server.signIn(role)).token
  tokens.set(role, known)
  return known
}

/** Asks as somebody who may; whoever was signed out or locked by an earlier question signs in anew. */
async function askAllowed(call: Call, question: Parameters<typeof ask>[1]): Promise<Answer> {
  if (call.auth === 'none') return await ask(call, question)
  const role = call.roles?.[0] ?? 'admin'
  const answer = await ask(call, question, await tokenOf(role))
  if (answer.status !== 401 && answer.status !== 423) return answer
  tokens.delete(role)
  return await ask(call, question, await tokenOf(role))
}

/** Everything that a call takes, valid but for one part that `wrong` may be made for. */
function questionOf(call: Call, wrong?: 'query' | 'body') {
  const part = (name: 'params' | 'query' | 'body', schema: Schema | undefined) =>
    schema ? (name === wrong ? invalidFor(schema) : validFor(schema)) : fc.constant(undefined)
  return fc.record({ params: part('params', call.params), query: part('query', call.query), body: part('body', call.body) })
}

const answered = new Set<string>()
afterAll(() => {
  // A call that nobody asked was not tested.
  expect([...answered].toSorted()).toEqual(calls.map(({ id }) => id).toSorted())
})

describe.each(calls)('$id', ({ id, call }) => {
  if (call.auth === 'session')
    test('[SEC-1][S7][ASVS 3.5.1] nobody is answered without a session, and a token in a query or a cookie is none', async () => {
      const token = await tokenOf('admin')
      for (const [headers, query] of [
        [{}, ''],
        [{ Cookie: `x-access-token=${token}` }, ''],
        [{ Authorization: `bearer ${token}` }, ''],
        [{}, `?Blade-Auth=bearer%20${token}`],
        [{ 'Blade-Auth': 'bearer eyJhbGciOiJub25lIn0.e30.' }, ''],
      ] as const) {
        const answer = await fetch(`${server.workspaceUrl}${call.path.replace(/\{\w+\}/g, 'x')}${query}`, {
          method: call.method,
          headers: { ...headers, ...(call.method === 'POST' && call.body ? { 'Content-Type': 'application/json' } : {}) },
          ...(call.method === 'POST' && call.body ? { body: '{}' } : {}),
        })
        // What takes a file says so first.
        expect([answer.status, id]).toEqual([call.takes ? 415 : 401, id])
      }
    })

  if (!call.takes)
    test('[SRV-3] whatever the contract allows is understood', async () => {
      await fc.assert(
        fc.asyncProperty(questionOf(call), async (question) => {
          const { status, body } = await askAllowed(call, question)
          expect(status).toBeLessThan(500)
          if (!further.includes(id)) expect(body.data?.reason).not.toBe('fields')
        }),
        { numRuns: runs, endOnFailure: true },
      )
      answered.add(id)
    }, 60_000)

  for (const part of ['query', 'body'] as const) {
    if (call[part] && !call.takes)
      test(`[SRV-3] a ${part} that the contract does not allow is refused, its fields named`, async () => {
        await fc.assert(
          fc.asyncProperty(questionOf(call, part), async (question) => {
            const { status, body } = await askAllowed(call, question)
            // Text in a query that JSON would have told apart from a number may be right after all.
            if (part === 'query' && status < 400) return
            expect(status).toBeGreaterThanOrEqual(400)
            expect(status).toBeLessThan(500)
            if (flat.includes(id)) return
            expect(body.msg).toEqual(expect.stringMatching(/\S/))
            if (body.data?.reason === 'fields') {
              expect(body.data.fields?.length).toBeGreaterThan(0)
              for (const { message } of body.data.fields ?? []) expect(message).toMatch(/\S/)
            }
          }),
          { numRuns: runs, endOnFailure: true },
        )
      }, 60_000)
  }

  if (call.takes) answered.add(id)
})
