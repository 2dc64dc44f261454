import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createListener, loadPortalRenderer } from '../../http/index.ts'
import { startTestServer } from '../../testing/index.ts'
import { createPortalFrames } from './portal-frame.ts'
import { troublePage } from './trouble-page.ts'

const server = await startTestServer()
const renderer = await loadPortalRenderer(fileURLToPath(new URL('../../../../query-portal/dist', import.meta.url)))

/** A listener with pages about failures, and addresses that fail. */
async function failing(frames = createPortalFrames(server.database, '000000')) {
  const app = await createListener({
    log: 'silent',
    hosts: () => new Set(['127.0.0.1:80']),
    address: () => 'http://127.0.0.1',
    contentSecurityPolicy: "default-src 'none'",
    failurePage: troublePage(renderer, frames),
  })
  const fail = (error: unknown) => async () => {
    throw error
  }
  for (const prefix of ['', '/en']) {
    app.get(`${prefix}/fault`, fail(new TypeError('x is not a function at /secret/path.ts')))
    app.get(`${prefix}/away`, fail(Object.assign(new Error('terminating connection'), { code: '57P01' })))
  }
  const get = async (url: string, accept = 'text/html') => {
    const answer = await app.inject({ url, headers: { host: '127.0.0.1:80', accept } })
    return { status: answer.statusCode, id: String(answer.headers['x-request-id']), headers: answer.headers, body: answer.body }
  }
  return { get, frames }
}

test('[PUB-5] a fault of ours is told as one, with the number of the request and nothing else of it', async () => {
  const { get } = await failing()
  const chinese = await get('/fault')
  expect([chinese.status, chinese.body]).toEqual([500, expect.stringContaining('我们这边出了差错')])
  expect(chinese.body).toContain(chinese.id)
  expect(chinese.body).not.toMatch(/TypeError|secret|not a function/)
  expect((await get('/en/fault')).body).toContain('Something went wrong on our side')
  expect(JSON.parse((await get('/fault', 'application/json')).body)).toMatchObject({ code: 500, data: { reason: 'unknown' } })
})

test('[PUB-5] a database that is away says: later, and does not ask it for the institute', async () => {
  const { get, frames } = await failing()
  const before = await get('/away')
  expect([before.status, before.headers['retry-after']]).toEqual([503, '2'])
  expect(before.body).toContain('现在暂时查不了')
  expect(before.body).not.toContain('示例计量检测研究院')
  await frames.now('zh', '/')
  expect((await get('/away')).body).toContain('示例计量检测研究院')
})

test('[PUB-5] a page that cannot be made leaves the envelope', async () => {
  const broken = {
    now: () => Promise.reject(new Error('away')),
    last: () => {
      throw new Error('no frame')
    },
  }
  const { get } = await failing(broken)
  const answer = await get('/nowhere')
  expect([answer.status, JSON.parse(answer.body)]).toMatchObject([404, { code: 404, data: { reason: 'no-such-call' } }])
})
