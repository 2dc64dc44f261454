import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, contract } from '@etalon/api/contract'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, expect, test } from 'vitest'
import { cloneTestDatabase } from '../db/testing/index.ts'
import { demoPassword } from '../demo/index.ts'
import { anEnterprise, orderForm, signInAt, signInRaw, startServerProcess, startTestServer } from '../testing/index.ts'

const server = await startTestServer({ pages: true })
const admin = await server.signIn('admin')
const calls = Object.values(contract).flatMap((area) => Object.values(area as Record<string, Call>))
const both = [server.workspaceUrl, server.portalUrl] as const

/** Answers of every kind: calls that are answered and refused, pages, files of the build, failures, redirections. */
async function answersOf(base: string): Promise<[path: string, Response][]> {
  const isWorkspace = base === server.workspaceUrl
  const paths = isWorkspace
    ? [
        '/',
        '/login',
        '/order/order-list/index',
        '/api-docs',
        '/health/live',
        '/health/ready',
        '/nowhere.js',
        '/api/nowhere',
        '/certificateFalsification',
        '/metrics',
      ]
    : [
        '/',
        '/en/',
        '/certificateFalsification',
        '/searchJWIndex',
        '/keys.json',
        '/log',
        '/nowhere',
        '/v/00000000000000000000000000',
        '/health/live',
        '/checkpoint',
      ]
  const found: [string, Response][] = []
  for (const path of paths)
    found.push([path, await fetch(`${base}${path}`, { headers: { Accept: 'text/html' }, redirect: 'manual' })])
  if (!isWorkspace) return found
  for (const call of calls.filter(
    (one) => one !== contract.session.signOut && !one.path.includes('end-sessions') && !one.path.endsWith('/lock'),
  ))
    found.push([
      call.path,
      await fetch(`${base}${call.path.replace(/\{\w+\}/g, '1')}`, {
        method: call.method,
        headers: {
          'Blade-Auth': `bearer ${admin.token}`,
          Origin: 'https://evil.example',
          ...(call.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(call.method === 'POST' ? { body: '{}' } : {}),
      }),
    ])
  return found
}
const answers = await Promise.all(both.map(answersOf))

test.each([
  ['workspace', 0],
  ['portal', 1],
] as const)('[S14] each answer of the %s is kept to itself, and neither API nor pages are stored', (_name, which) => {
  const all = answers[which] ?? []
  expect(all.length).toBeGreaterThan(9)
  for (const [path, { headers }] of all) {
    expect([
      path,
      headers.get('x-content-type-options'),
      headers.get('referrer-policy'),
      headers.get('cross-origin-opener-policy'),
      headers.get('cross-origin-resource-policy'),
    ]).toEqual([path, 'nosniff', 'no-referrer', 'same-origin', 'same-origin'])
    expect([path, headers.get('permissions-policy')]).toEqual([path, 'camera=(self), microphone=(), geolocation=()'])
    expect([path, /default-src 'none'/.test(headers.get('content-security-policy') ?? '')]).toEqual([path, true])
    if (/^\/(api|csApi)\//.test(path) || headers.get('content-type')?.startsWith('text/html')) {
      if (path === '/api-docs') continue
      expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/no-store|no-cache/)])
    }
  }
})

test('[S14] a page is parted from whoever opened it; the portal, which nobody signs in to, where somebody can have', async () => {
  const partedAt = async (base: string, site: string | undefined) => {
    const { headers } = await fetch(`${base}/`, { headers: site === undefined ? {} : { 'Sec-Fetch-Site': site } })
    return headers.get('cross-origin-opener-policy')
  }
  const ways = [undefined, 'cross-site', 'same-site', 'nonsense', 'none', 'same-origin']
  expect(await Promise.all(ways.map((site) => partedAt(server.workspaceUrl, site)))).toEqual(ways.map(() => 'same-origin'))
  const ofPortal = await Promise.all(ways.map((site) => partedAt(server.portalUrl, site)))
  expect(ofPortal).toEqual([...Array.from({ length: 4 }, () => 'same-origin'), null, null])
})

test('[ASVS 4.1.1] each answer with something in it says what it is, and text says in which characters', () => {
  for (const [path, { headers, status }] of answers.flat()) {
    if (status === 204 || status === 302 || status === 304) continue
    const type = headers.get('content-type') ?? ''
    expect([path, type]).toEqual([path, expect.stringMatching(/^[\w.+-]+\/[\w.+-]+/)])
    if (/^(text\/|application\/json)/.test(type))
      expect([path, type]).toEqual([path, expect.stringMatching(/charset=utf-8|version=/i)])
  }
})

test('[S7][ASVS 3.4.2] no origin is let in, asked for or not, and a preflight is no permission', async () => {
  for (const [path, { headers }] of answers.flat())
    for (const name of ['origin', 'credentials', 'methods', 'headers'])
      expect([path, name, headers.get(`access-control-allow-${name}`)]).toEqual([path, name, null])
  for (const origin of ['https://evil.example', 'null', server.portalUrl, server.workspaceUrl]) {
    const preflight = await fetch(`${server.workspaceUrl}${contract.order.page.path}`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'blade-auth' },
    })
    expect([origin, preflight.headers.get('access-control-allow-origin'), preflight.status >= 400]).toEqual([origin, null, true])
  }
})

test('[S7] a body that pages of others can send without asking is taken by no call', async () => {
  const posts = calls.filter(({ method, body, takes }) => method === 'POST' && body && !takes)
  expect(posts.length).toBeGreaterThan(100)
  for (const { path } of posts)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await fetch(`${server.workspaceUrl}${path.replace(/\{\w+\}/g, '1')}`, {
        method: 'POST',
        headers: { 'Blade-Auth': `bearer ${admin.token}`, 'Content-Type': type },
        body: '{}',
      })
      expect([path, type, answer.status]).toEqual([path, type, 415])
    }
})

test('[ASVS 3.5.1] with the cookies of somebody who is signed in, and nothing else, no call is answered', async () => {
  const opened = await signInRaw(server.workspaceUrl, 'reception', '000000', demoPassword)
  if (!('access_token' in opened)) throw new Error('signed in')
  const Cookie = `x-access-token=${opened.access_token}; x-refresh-token=${opened.refresh_token}; Blade-Auth=bearer ${opened.access_token}`
  for (const call of calls.filter(({ auth, method, takes }) => auth === 'session' && method === 'POST' && !takes)) {
    const answer = await fetch(`${server.workspaceUrl}${call.path.replace(/\{\w+\}/g, '1')}`, {
      method: 'POST',
      headers: { Cookie, 'Content-Type': 'application/json', Origin: server.workspaceUrl },
      body: '{}',
    })
    expect([call.path, answer.status]).toEqual([call.path, 401])
  }
})

test.each([
  ['workspace', 0],
  ['portal', 1],
] as const)('[ASVS 3.4.3] csp_evaluator finds nothing severe in the policy of the %s', (_name, which) => {
  const [, page] = answers[which]?.find(([path]) => path === '/') ?? []
  const policy = page?.headers.get('content-security-policy') ?? ''
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  const severe = findings.filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX)
  expect(severe.map(({ directive, value, description }) => `${directive} ${value}: ${description}`)).toEqual([])
  // It finds something where there is something.
  const open = new CspEvaluator(
    new CspParser(policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")).csp,
  ).evaluate()
  expect(open.some(({ severity }) => severity === Severity.HIGH)).toBe(true)
})

/** Sends text as it is. @returns the lines with which answers begin */
const raw = (text: string) =>
  new Promise<string[]>((resolve, reject) => {
    const { hostname, port } = new URL(server.workspaceUrl)
    const socket = connect({ host: hostname, port: Number(port) })
    let answer = ''
    socket.setTimeout(3000, () => socket.destroy())
    socket.on('data', (part) => (answer += part.toString('latin1')))
    socket.on('close', () => resolve(answer.match(/^HTTP\/1\.1 \d{3}/gm) ?? []))
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? resolve([]) : reject(error)))
    socket.write(text.replaceAll('\n', '\r\n'))
  })
const smuggled = 'GET /health/ready HTTP/1.1\nHost: localhost\n\n'

test.each([
  ['both lengths', 'Content-Length: 4\nTransfer-Encoding: chunked', `0\n\n${smuggled}`],
  ['two lengths', 'Content-Length: 0\nContent-Length: 50', smuggled],
  ['chunked twice', 'Transfer-Encoding: chunked, identity', `0\n\n${smuggled}`],
  ['a coding that nobody knows', 'Transfer-Encoding: xchunked', `0\n\n${smuggled}`],
  ['a blank before the colon', 'Transfer-Encoding : chunked', `0\n\n${smuggled}`],
  ['a folded header', 'X: a\n Transfer-Encoding: chunked', `0\n\n${smuggled}`],
])('[ASVS 4.2.1] a request with %s is refused, and what is hidden in it is not answered', async (_what, headers, body) => {
  const { host } = new URL(server.workspaceUrl)
  const told = await raw(`POST /api/nowhere HTTP/1.1\nHost: ${host}\nContent-Type: application/json\n${headers}\n\n${body}`)
  expect(told).toEqual(['HTTP/1.1 400'])
})

const database = await cloneTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'etalon-logs-'))
const logging = await startServerProcess({ ETALON_DATA: folder, DATABASE_URL: database.url, ETALON_LOG: 'debug' })
afterAll(async () => {
  await logging.kill()
  rmSync(folder, { recursive: true, force: true })
})
const linesOf = () =>
  logging
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))

test('[ASVS 16.4.1] line ends and signs of control in what is sent make no further line, and forge none', async () => {
  const forged = '{"level":30,"msg":"forged"}'
  const before = linesOf().length
  const ids: string[] = []
  for (const path of [
    `/api/x%0d%0a${encodeURIComponent(forged)}`,
    `/v/%0a${encodeURIComponent(forged)}`,
    `/api/x?a=%0d%0a${encodeURIComponent(forged)}`,
    '/api/\u2028x',
  ]) {
    const answer = await fetch(`${logging.workspaceUrl}${path}`, {
      headers: { 'User-Agent': forged, 'Tenant-Id': forged, Referer: `http://x/${encodeURIComponent(forged)}` },
    })
    ids.push(answer.headers.get('x-request-id') ?? '')
  }
  await expect
    .poll(() => linesOf().filter((line) => ids.some((id) => line.includes(id))).length)
    .toBeGreaterThanOrEqual(2 * ids.length)
  const lines = linesOf().slice(before)
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) })
  expect(lines.filter((line) => JSON.parse(line).msg === 'forged')).toEqual([])
  expect(lines.filter((line) => !ids.some((id) => line.includes(id)) && line.includes('forged'))).toEqual([])
})

test('[S1][ASVS 16.2.5] after a day’s work, at the finest level, the log holds no password, token, phone, identity card or name', async () => {
  const secrets = new Map<string, string>([
    ['password', demoPassword],
    ['phone', '13874903399'],
    ['identity card', '11010519491231002X'],
    ['name', '欧阳不留名'],
    ['credit code', '91430100MA4Q3T7N6X'],
  ])
  const opened = await signInRaw(logging.workspaceUrl, 'reception', '000000', demoPassword)
  if (!('access_token' in opened)) throw new Error('signed in')
  secrets.set('access token', opened.access_token).set('refresh token', opened.refresh_token)
  const reception = await signInAt(logging.workspaceUrl, 'reception')
  secrets.set('other token', reception.token)
  const enterId = await anEnterprise(reception)
  const form = orderForm(enterId, { applicant: '欧阳不留名', mobile: '13874903399', remark: '11010519491231002X' })
  const { id } = await reception.send(contract.order.submit, { body: form })
  await reception.send(contract.order.detail, { query: { id } })
  // Refused, too late, at fault, and by a database that complains of a value.
  await reception.send(contract.order.submit, { body: { ...form, id, version: 99 } }).catch(() => {})
  await reception.send(contract.order.submit, { body: { ...form, phone: '91430100MA4Q3T7N6X' } }).catch(() => {})
  await fetch(`${logging.workspaceUrl}${contract.order.submit.path}`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${reception.token}`, 'Content-Type': 'application/json' },
    body: `{"mobile":"13874903399",`,
  })
  await fetch(`${logging.workspaceUrl}${contract.order.detail.path}?id=${'9'.repeat(19)}&mobile=13874903399`, {
    headers: { 'Blade-Auth': `bearer ${reception.token}` },
  })
  await database.owner.query('alter table work_order rename to work_order_away')
  const atFault = await fetch(`${logging.workspaceUrl}${contract.order.detail.path}?id=${id}`, {
    headers: { 'Blade-Auth': `bearer ${reception.token}` },
  })
  await database.owner.query('alter table work_order_away rename to work_order')
  expect(atFault.status).toBe(500)
  await fetch(`${logging.portalUrl}/phoneSearchReportPage`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'phone=13874903399',
  })
  const last = await fetch(`${logging.workspaceUrl}/health/live`)
  await expect.poll(() => logging.output()).toContain(last.headers.get('x-request-id') ?? 'none')
  expect(logging.output()).toContain('unhandled')
  const logged = linesOf().join('\n')
  expect([...secrets].filter(([, secret]) => logged.includes(secret)).map(([name]) => name)).toEqual([])
})
