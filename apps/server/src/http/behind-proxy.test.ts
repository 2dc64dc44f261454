import { request } from 'node:http'
import { contract } from '@etalon/api/contract'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../../scripts/free-port.mjs'
import { demoPassword } from '../demo/index.ts'
import { signInRaw, startTestServer } from '../testing/index.ts'

// Behind a proxy the server does not name its own.
const [port, portalPort] = [await freePort(), await freePort()]
const server = await startTestServer({
  environment: {
    ETALON_WORKSPACE_PORT: String(port),
    ETALON_PORTAL_PORT: String(portalPort),
    ETALON_WORKSPACE_URL: 'https://work.example.cn',
    ETALON_PORTAL_URL: 'https://query.example.cn',
    ETALON_PROXIES: '127.0.0.1',
  },
})
afterEach(() => server.owner.query('delete from login_attempt'))

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly cookies: readonly string[]
  readonly transport: string | undefined
}

/** Asks as a proxy does, which hands the Host header through. */
const ask = (path: string, headers: Record<string, string>, { method = 'GET', to = port } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: to, path, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: JSON.parse(text),
          cookies: answer.headers['set-cookie'] ?? [],
          transport: answer.headers['strict-transport-security'],
        }),
      )
    })
    sent.once('error', reject)
    sent.end()
  })

const local = `http://localhost:${port}`
const basic = `Basic ${btoa('etalon-workspace:public-client')}`
const renewal = `${contract.session.refresh.path}?tenantId=000000&refresh_token=&grant_type=refresh_token&scope=all`

test('[SES-5][S8][ASVS 3.3.1] behind a proxy that speaks TLS a page of the workspace renews its session, and cookies are Secure', async () => {
  const signedIn = await signInRaw(local, 'reception', '000000', demoPassword)
  if (!('refresh_token' in signedIn)) throw new Error('signed in')
  const renew = (origin: string) =>
    ask(
      renewal,
      { Host: 'work.example.cn', Origin: origin, Authorization: basic, Cookie: `x-refresh-token=${signedIn.refresh_token}` },
      { method: 'POST' },
    )
  for (const foreign of ['https://evil.example', 'https://query.example.cn', 'https://work.example.cn.evil.example', 'null'])
    expect((await renew(foreign)).body).toHaveProperty('error_description')
  const { body, cookies } = await renew('https://work.example.cn')
  expect(body).toMatchObject({ account: 'reception', access_token: expect.any(String) })
  expect(cookies).toEqual([expect.stringMatching(/^x-refresh-token=.*; HttpOnly; Secure; SameSite=Strict$/)])
})

test('[SEC-3][S10][B10] tries count for the visitor that the named proxy speaks for; the word of anybody else is nothing', async () => {
  const attempt = `${contract.session.signIn.path}?tenantId=000000&username=nobody&password=0&grant_type=password&scope=all&type=account`
  // What a visitor writes into such a header the proxy passes on in front of the address that it saw.
  const headers = { Authorization: basic, 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' }
  await ask(attempt, { ...headers, Host: 'work.example.cn' }, { method: 'POST' })
  const behind = await server.owner.query('select address from login_attempt')
  expect(behind.rows).toEqual([{ address: '203.0.113.9' }])
  const plain = await startTestServer()
  await fetch(`${plain.workspaceUrl}${attempt}`, { method: 'POST', headers })
  const { rows } = await plain.owner.query('select address from login_attempt')
  expect(rows).toHaveLength(1)
  expect(rows[0].address).toMatch(/^(127\.0\.0\.1|0:0:0:0::\/64)$/)
})

test('[SRV-6] who is running and where is told on this machine alone', async () => {
  expect(await (await fetch(`${local}/health/live`)).json()).toEqual({
    service: 'etalon',
    pid: process.pid,
    folder: expect.any(String),
  })
  for (const [host, to] of [
    ['work.example.cn', port],
    ['query.example.cn', portalPort],
  ] as const)
    expect((await ask('/health/live', { Host: host }, { to })).body).toEqual({ service: 'etalon' })
})

test('[SEC-2][S14] where the address is https, browsers keep to it; where it is not, they are told nothing of the kind', async () => {
  for (const [host, to] of [
    ['work.example.cn', port],
    ['query.example.cn', portalPort],
  ] as const)
    expect((await ask('/health/live', { Host: host }, { to })).transport).toBe('max-age=31536000')
  const plain = await startTestServer()
  expect((await fetch(`${plain.workspaceUrl}/health/live`)).headers.get('strict-transport-security')).toBeNull()
})
