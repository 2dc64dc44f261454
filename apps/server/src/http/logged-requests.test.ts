import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import { afterAll, expect, test } from 'vitest'
import { cloneTestDatabase } from '../db/testing/index.ts'
import { demoPassword } from '../demo/index.ts'
import { frameOf } from '../endurance/hostile-frames.ts'
import { overWire } from '../endurance/hostile-wire.ts'
import { signInRaw, startServerProcess, withToken } from '../testing/index.ts'

const database = await cloneTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'etalon-log-'))
const server = await startServerProcess({ ETALON_DATA: folder, DATABASE_URL: database.url, ETALON_LOG: 'info' })
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

interface Line {
  readonly reqId?: string
  readonly req?: unknown
  readonly res?: { readonly statusCode?: number }
}
const lines = (): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

test('[SRV-6][S1] the log says which call was answered how, under the number that the answer carries, and no word of what was sent', async () => {
  const opened = await signInRaw(server.workspaceUrl, 'tester', '000000', demoPassword)
  if (!('access_token' in opened)) throw new Error(opened.error_description)
  const { access_token, refresh_token } = opened
  const person = withToken(server.workspaceUrl, access_token)
  const { ticket } = await person.send(contract.message.socketTicket, {})
  const [oldPassword, newPassword] = ['Typed-wrongly-1', 'Chosen-anew-1']
  const change = { body: { oldPassword, newPassword } }
  await expect(person.send(contract.security.changePassword, change)).rejects.toMatchObject({ code: 409 })
  const renewing = { tenantId: '000000', refresh_token, grant_type: 'refresh_token', scope: 'all' } as const
  await person.send(contract.session.refresh, { query: renewing })

  const reference = 'REFERENCE0123456789'
  const paths = [
    [`/api/file/download?fileId=1&ticket=${ticket}`, '/api/file/download'],
    [`/msgws/websocket?u=1&ticket=${ticket}`, '/msgws/websocket'],
    [`/v/${reference}?from=${reference}`, '/v/…'],
  ] as const
  for (const [address, path] of paths) {
    const answer = await fetch(`${server.workspaceUrl}${address}`)
    const id = answer.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[\da-f-]{36}$/)
    await expect.poll(() => lines().filter(({ reqId }) => reqId === id).length).toBeGreaterThanOrEqual(2)
    const told = lines().filter(({ reqId }) => reqId === id)
    expect(told.map(({ req }) => req)).toContainEqual({ method: 'GET', path, id })
    expect(told.map(({ res }) => res?.statusCode)).toContain(answer.status)
  }
  const sent = [access_token, refresh_token, ticket, reference, oldPassword, newPassword, demoPassword, 'public-client']
  const output = lines()
    .map((line) => JSON.stringify(line))
    .join('\n')
  expect(sent.filter((secret) => output.includes(secret))).toEqual([])
  // The digest of a password and the tokens of old browsers stand in queries.
  expect(output).not.toMatch(/[?=]/)
})

test('[SRV-6][PUB-4][ASVS 16.2.5] no number, code, phone or credit code that the public typed stands in the log', async () => {
  const typed = {
    number: 'LX-2026-987654',
    code: 'ABCD7654',
    creditCode: '91430100MA4Q3T7N6X',
    lines: 'LX-2026-876543 DCBA4567',
    phone: '13876543210',
    sms: '918273',
  }
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
  const paths = [
    'certificateFalsification',
    'searchJWIndex',
    'test-report-details',
    'reportQuery',
    'query',
    'phoneSearchReportPage',
  ]
  const before = lines().length
  for (const path of paths) {
    await fetch(`${server.portalUrl}/${path}?${new URLSearchParams(typed)}`)
    await fetch(`${server.portalUrl}/en/${path}`, { method: 'POST', headers: form, body: new URLSearchParams(typed) })
    await fetch(`${server.workspaceUrl}/${path}?${new URLSearchParams(typed)}`, { redirect: 'manual' })
  }
  const { sms: _sms, ...onlyPhone } = typed
  await fetch(`${server.portalUrl}/phoneSearchReportPage`, {
    method: 'POST',
    headers: form,
    body: new URLSearchParams(onlyPhone),
  })
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(before + 2 * (3 * paths.length + 1))
  const output = server.output()
  const parts = Object.values(typed).flatMap((text) => text.split(' '))
  expect(parts.filter((part) => output.includes(part))).toEqual([])
})

test('[SRV-3][S15] whoever says over a socket what is no frame is cut off, and the log calls that no fault of ours', async () => {
  const opened = await signInRaw(server.workspaceUrl, 'tester', '000000', demoPassword)
  if (!('access_token' in opened)) throw new Error(opened.error_description)
  const { host, port } = new URL(server.workspaceUrl)
  const bad: readonly Buffer[] = [
    frameOf({ code: 1, content: Buffer.from('a'), masked: false }),
    frameOf({ code: 1, content: Buffer.from([0xff]) }),
    frameOf({ code: 1, content: Buffer.alloc(5000, 65) }),
    frameOf({ code: 3 }),
  ]
  for (const frame of bad) {
    const { ticket } = await withToken(server.workspaceUrl, opened.access_token).send(contract.message.socketTicket, {})
    const path = `/msgws/websocket?u=${opened.user_id}&ticket=${ticket}`
    const key = 'dGhlIHNhbXBsZSBub25jZQ=='
    const handshake = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${server.workspaceUrl}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`
    let isSent = false
    const { statuses } = await overWire(Number(port), [handshake], (text, send) => {
      if (!isSent && text.includes('\r\n\r\n')) send(frame)
      isSent ||= text.includes('\r\n\r\n')
    })
    expect(statuses).toEqual([101])
  }
  await expect.poll(() => server.output().match(/a socket was cut off/g)?.length).toBe(bad.length)
  expect(server.output()).not.toMatch(/"level":[56]0/)
  expect((await fetch(`${server.workspaceUrl}/health/live`)).status).toBe(200)
})
