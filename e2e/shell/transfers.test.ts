import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { json, type Listening, listen, ok } from '../../packages/api/src/testing/index.ts'
import { openBrowser } from '../support/open-browser.ts'
import { root } from '../support/running.ts'

/** What a page can ask its own script to do. */
interface InPage {
  readonly send: (size: number, how: How) => Promise<Told>
}
interface How {
  /** Gives up as soon as something has gone. */
  readonly givesUp?: true
  readonly timeout?: number
  readonly path?: string
  readonly form?: boolean
  /** Where the server is. @default where the page is from */
  readonly baseUrl?: string
  /** Sends it without asking how much has gone. */
  readonly untold?: boolean
}
interface Told {
  readonly answer: unknown
  readonly kind: string
  readonly message: string
  readonly progress: readonly { readonly loaded: number; readonly total?: number }[]
}

/** Sends bytes as an app would, by the client as it is. */
const script = `
import * as z from 'zod/mini'
import { createClient } from '@etalon/api/client'
let token = 'a'.repeat(20)
const clientAt = (baseUrl) => createClient({
  baseUrl,
  accessToken: () => token,
  renew: async () => { token = 'b'.repeat(20); return true },
})
window.transfers = {
  async send(size, { givesUp, timeout, path = '/api/part', form = false, baseUrl = '/', untold = false }) {
    const call = { method: 'POST', path, takes: form ? 'form' : 'bytes', answer: z.unknown(), auth: 'session' }
    const progress = []
    const controller = new AbortController()
    const body = new File([new Uint8Array(size).fill(7)], '记录.pdf')
    const said = { answer: undefined, kind: '', message: '', progress }
    try {
      said.answer = await clientAt(baseUrl).send(call, {
        body, signal: controller.signal, timeout, onUpload: untold ? undefined : (one) => { progress.push(one); if (givesUp) controller.abort() },
      })
    } catch (error) {
      Object.assign(said, { kind: error.kind, message: error.message })
    }
    return said
  },
}
`

const seen: IncomingMessage[] = []
let received = 0
let whenSeen: (request: IncomingMessage) => void = () => {}
let server: Listening
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  const { outputFiles } = await build({
    stdin: {
      contents: script,
      resolveDir: join(root, 'packages/api'),
      loader: 'js',
    },
    alias: { '@etalon/api/client': join(root, 'packages/api/src/client/index.ts') },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const code = outputFiles[0]?.text ?? ''
  server = await listen(async (request, response) => {
    if (request.url === '/') {
      response.setHeader('set-cookie', 'who=zhao; Path=/')
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><link rel="icon" href="data:,"><script type="module" src="/script.js"></script>')
      return
    }
    if (request.url === '/script.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8')
      response.end(code)
      return
    }
    seen.push(request)
    whenSeen(request)
    received = 0
    request.on('error', () => {})
    if (request.url === '/api/never') return
    try {
      for await (const chunk of request) {
        received += (chunk as Buffer).length
        await wait(1)
      }
    } catch {
      // Given up: there is nobody to answer.
      return
    }
    const isNew = request.headers['blade-auth'] === `bearer ${'b'.repeat(20)}`
    if (request.url === '/api/renewed' && !isNew) json(401, { code: 401, success: false, data: null, msg: '' })(request, response)
    else ok(received)(request, response)
  })
  page = await browser.newPage()
  await page.goto(`${server.url}/`)
  await page.waitForFunction(() => 'transfers' in window)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const send = (size: number, how: How = {}): Promise<Told> => {
  seen.length = 0
  return page.evaluate(([bytes, manner]) => (window as unknown as { transfers: InPage }).transfers.send(bytes, manner), [
    size,
    how,
  ] as const)
}
const size = 16 * 1024 * 1024

test('[FILE-1] a page tells how much of an upload has gone, which is sent as any call is', async () => {
  const { answer, progress } = await send(size)
  expect(answer).toBe(size)
  const loaded = progress.map((one) => one.loaded)
  expect(loaded).toEqual([...loaded].sort((one, other) => one - other))
  expect(loaded[0]).toBeLessThan(size)
  expect(progress.at(-1)).toEqual({ loaded: size, total: size })
  expect(seen[0]?.headers).toMatchObject({
    authorization: `Basic ${btoa('etalon-workspace:public-client')}`,
    'blade-auth': `bearer ${'a'.repeat(20)}`,
    'content-type': 'application/octet-stream',
    'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
    cookie: 'who=zhao',
  })
})

test('[FILE-1] a file in a form has the boundary that the browser gave it, and is counted whole', async () => {
  const { answer, progress } = await send(size, { form: true })
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(answer).toBeGreaterThan(size)
  expect(progress.at(-1)).toEqual({ loaded: answer, total: answer })
})

test('[FILE-1] an upload that is given up stops on its way', async () => {
  const closed = new Promise((resolve) => {
    whenSeen = (request) => request.on('close', resolve)
  })
  const { kind, progress } = await send(4 * size, { givesUp: true })
  expect(kind).toBe('cancelled')
  expect(progress).toHaveLength(1)
  expect(progress[0]?.loaded).toBeLessThan(4 * size)
  await closed
  expect(received).toBeLessThan(4 * size)
})

test('[API-3][FILE-1] an upload that nobody answers in its time says so', async () => {
  expect(await send(1024, { path: '/api/never', timeout: 200 })).toMatchObject({ kind: 'timeout', message: '请求超时,请重试~~~' })
})

test('[API-1][FILE-1] an upload that was answered 401 is sent again, whole, with the new token', async () => {
  const { answer } = await send(1024 * 1024, { path: '/api/renewed' })
  expect(answer).toBe(1024 * 1024)
  expect(seen.map((one) => one.headers['blade-auth']?.at(-1))).toEqual(['a', 'b'])
})

test.each([{ untold: true }, { untold: false }])(
  '[API-1] cookies go with every call, to a server at another address too: %o',
  async (how) => {
    const cookies: (string | undefined)[] = []
    const elsewhere = await listen((request, response) => {
      response.setHeader('access-control-allow-origin', server.url)
      response.setHeader('access-control-allow-credentials', 'true')
      response.setHeader('access-control-allow-headers', String(request.headers['access-control-request-headers'] ?? ''))
      if (request.method === 'OPTIONS') {
        response.end()
        return
      }
      cookies.push(request.headers.cookie)
      request.resume()
      ok(true)(request, response)
    })
    onTestFinished(elsewhere.close)
    expect(await send(16, { ...how, baseUrl: elsewhere.url })).toMatchObject({ answer: true })
    expect(cookies).toEqual(['who=zhao'])
  },
)

test('[API-1][FILE-1] an upload to nowhere is told as the network’s', async () => {
  await page.context().setOffline(true)
  const told = await send(1024)
  await page.context().setOffline(false)
  expect(told).toMatchObject({ kind: 'network' })
})
