import { readFileSync } from 'node:fs'
import { type Call, contract } from '@etalon/api/contract'
import { builtInRoles } from '@etalon/api/domain'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/index.ts'
import { markOf, permissionsTable, policedCalls } from './table.ts'

const server = await startTestServer()
const calls = policedCalls()

test('[PERM-1] the table in the documents is the one that holds', () => {
  const written = readFileSync(new URL('../../../../docs/permissions.md', import.meta.url), 'utf8')
  expect(written).toBe(permissionsTable())
})

test('[PERM-1] what a call is about agrees with what its contract says of sessions and roles', () => {
  for (const { id, call, policy } of calls) {
    expect([id, policy.about === 'nobody']).toEqual([id, call.auth === 'none'])
    if (policy.about === 'administration') expect([id, call.roles]).toEqual([id, ['admin']])
    // What everybody may read, nobody may write by the way.
    if (policy.about === 'directory') expect([id, call.writes]).toEqual([id, undefined])
  }
})

async function ask(call: Call, token: string) {
  const takesJson = call.method === 'POST' && call.body !== undefined && call.takes === undefined
  const answer = await fetch(`${server.workspaceUrl}${call.path.replace(/\{\w+\}/g, '1')}`, {
    method: call.method,
    headers: { 'Blade-Auth': `bearer ${token}`, ...(takesJson ? { 'Content-Type': 'application/json' } : {}) },
    ...(takesJson ? { body: '{}' } : {}),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') === true
  return { status: answer.status, reason: isJson ? (JSON.parse(text) as { data?: { reason?: string } }).data?.reason : undefined }
}

/** Somebody who has this role and no other. */
async function whoHas(code: string): Promise<() => Promise<string>> {
  if (code === 'customer') return async () => (await server.signIn('customer')).token
  const admin = await server.signIn('admin')
  const name = `only-${code}`
  const { password } = await admin.send(contract.account.open, { body: { account: name, name, roles: [code] } })
  return async () => (await server.signIn(name, '000000', password)).token
}

/** What may end the session that it is asked in. */
const endsSession = (id: string) => id === 'session.signOut' || id.startsWith('security.')

describe.each(builtInRoles.map(({ code }) => code))('a person with the role %s alone', (code) => {
  test('[PERM-1][ASVS 8.2.1] is answered by the calls of the table, and refused by all others', async () => {
    const signIn = await whoHas(code)
    let token = await signIn()
    for (const one of calls.filter(({ call }) => call.auth === 'session')) {
      const { status, reason } = await ask(one.call, token)
      expect([one.id, status === 403 && reason === 'forbidden']).toEqual([one.id, markOf(one, code) === '–'])
      expect([one.id, status]).not.toEqual([one.id, 401])
      expect(status).toBeLessThan(500)
      if (endsSession(one.id)) token = await signIn()
    }
  })
})
