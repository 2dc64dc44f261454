import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/index.ts'

const open = await startTestServer()
const guarded = await startTestServer({ environment: { ETALON_METRICS_TOKEN: 'a-token-of-twenty-letters' } })
const metrics = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}/metrics`, { headers })
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
}
const readingOf = (text: string, line: RegExp) =>
  Number(
    text
      .split('\n')
      .find((one) => line.test(one))
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  )

test('[SRV-6] what was answered, how long it took, and how the database is reached is measured, by route', async () => {
  const person = await open.signIn('tester')
  const counted = async () =>
    readingOf(
      (await metrics(open.workspaceUrl)).text,
      /^etalon_http_requests_total\{.*route="\/api\/blade-user\/info".*status="200"/,
    ) || 0
  const before = await counted()
  await person.send(contract.session.userInfo, {})
  await fetch(`${open.workspaceUrl}/api/no-such-call/${'x'.repeat(50)}`)
  const { text, type } = await metrics(open.workspaceUrl)
  expect(await counted()).toBe(before + 1)
  expect(type).toMatch(/^text\/plain/)
  expect(readingOf(text, /^etalon_http_request_seconds_count\{.*blade-user\/info/)).toBeGreaterThan(0)
  expect(readingOf(text, /^etalon_database_connections\{state="total"/)).toBeGreaterThan(0)
  expect(readingOf(text, /^etalon_sockets /)).toBe(0)
  expect(text).toContain('etalon_process_resident_memory_bytes')
  expect(text).not.toContain('xxxxx')
  expect(text).not.toContain(person.token)
})

test('[SRV-6] they are told on this machine alone, or to whoever carries the token where there is one', async () => {
  expect((await metrics(open.workspaceUrl, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404)
  expect((await metrics(open.portalUrl)).status).toBe(404)
  expect((await metrics(guarded.workspaceUrl)).status).toBe(404)
  expect((await metrics(guarded.workspaceUrl, { Authorization: 'Bearer wrong' })).status).toBe(404)
  expect((await metrics(guarded.workspaceUrl, { Authorization: 'Bearer a-token-of-twenty-letters' })).status).toBe(200)
})
