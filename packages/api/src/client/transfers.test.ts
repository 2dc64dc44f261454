import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '../contract/index.ts'
import { bodyOf, ok, oneAfterAnother, problemOf } from '../testing/index.ts'
import { createClient, type Progress } from './index.ts'

const server = oneAfterAnother()
const download = defineCall({ method: 'GET', path: '/api/file', answer: z.unknown(), shape: 'blob', auth: 'none' })
const part = defineCall({ method: 'POST', path: '/api/part', takes: 'bytes', answer: z.boolean(), auth: 'none' })
const whole = defineCall({ method: 'POST', path: '/api/whole', takes: 'form', answer: z.boolean(), auth: 'none' })
const client = () => createClient({ baseUrl: server.url() })
const size = 3 * 1024 * 1024

/** Progress as it should be: never back, to the end. */
function expectSteady(told: readonly Progress[], total: number | undefined) {
  const loaded = told.map((one) => one.loaded)
  expect(loaded).toEqual([...loaded].sort((one, other) => one - other))
  expect(new Set(told.map((one) => one.total))).toEqual(new Set([total]))
}

test('[FILE-1] a download tells how much of it has come, and of how much', async () => {
  const told: Progress[] = []
  const bytes = Buffer.alloc(size, 7)
  server.answers((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': size })
    response.write(bytes.subarray(0, size / 2))
    rest = () => response.end(bytes.subarray(size / 2))
  })
  let rest: (() => void) | undefined
  const onDownload = (progress: Progress) => {
    told.push(progress)
    // The second half goes once the first has been told.
    if (progress.loaded === size / 2) rest?.()
  }
  const blob = await client().send(download, { onDownload })
  expect([blob.size, blob.type]).toEqual([size, 'application/pdf'])
  expect(Buffer.from(await blob.arrayBuffer()).equals(bytes)).toBe(true)
  expectSteady(told, size)
  expect(told.length).toBeGreaterThan(1)
  expect(told[0]?.loaded).toBeLessThan(size)
  expect(told.at(-1)?.loaded).toBe(size)
})

test('[FILE-1] of a download whose length nobody knows the total is not made up', async () => {
  const told: Progress[] = []
  server.answers((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' })
    response.end('a,b')
  })
  const blob = await client().send(download, { onDownload: (progress) => told.push(progress) })
  expect(await blob.text()).toBe('a,b')
  expectSteady(told, undefined)
})

test('[FILE-1] an empty file is a file', async () => {
  server.answers((_request, response) => response.writeHead(200, { 'content-type': 'text/csv', 'content-length': 0 }).end())
  for (const parts of [{}, { onDownload: () => {} }]) {
    const blob = await client().send(download, parts)
    expect([blob.size, blob.type]).toEqual([0, 'text/csv'])
  }
  server.answers((_request, response) => response.writeHead(204).end())
  expect((await client().send(download, { onDownload: () => {} })).size).toBe(0)
})

test('[FILE-1] an upload tells how much of it has gone; the bytes, their type and the form around them are what they are without', async () => {
  const bytes = Buffer.alloc(size, 9)
  const bodies: Buffer[] = []
  server.answers((request, response) => {
    void bodyOf(request).then((body) => {
      bodies.push(body)
      ok(true)(request, response)
    })
  })
  const told: Progress[] = []
  expect(await client().send(part, { body: new Blob([bytes]), onUpload: (progress) => told.push(progress) })).toBe(true)
  expect(server.seen[0]?.headers['content-type']).toBe('application/octet-stream')
  expect(bodies[0]?.equals(bytes)).toBe(true)
  expectSteady(told, size)
  expect(told.length).toBeGreaterThan(1)
  expect(told.at(-1)?.loaded).toBe(size)

  const file = new File([bytes], '记录.pdf')
  expect(await client().send(whole, { body: file, onUpload: (progress) => told.push(progress) })).toBe(true)
  const form = await new Response(new Uint8Array(bodies[1] ?? []), {
    headers: { 'content-type': server.seen[1]?.headers['content-type'] ?? '' },
  }).formData()
  const sent = form.get('file') as File
  expect([sent.name, sent.size]).toEqual(['记录.pdf', size])
  expect(told.at(-1)).toEqual({ loaded: bodies[1]?.length, total: bodies[1]?.length })
})

test('[FILE-1] an upload can be given up half-way, and takes no longer than it may', async () => {
  server.answers(() => {})
  const body = new Blob([Buffer.alloc(size)])
  const controller = new AbortController()
  const given = problemOf(
    client().send(part, { body, signal: controller.signal, onUpload: () => queueMicrotask(() => controller.abort()) }),
  )
  expect(await given).toMatchObject({ kind: 'cancelled' })
  expect(await problemOf(client().send(part, { body, timeout: 60, onUpload: () => {} }))).toMatchObject({
    kind: 'timeout',
    message: '请求超时,请重试~~~',
  })
})

test('[FILE-1] a download has its own time, and a file its own failure', {
  timeout: 3000,
}, async () => {
  server.answers(() => {})
  const hurried = createClient({ baseUrl: server.url(), timeout: 5000, downloadTimeout: 40 })
  expect(await problemOf(hurried.send(download, {}))).toMatchObject({ kind: 'timeout' })
  server.answers((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 100 })
    response.write('%PDF')
    cutOff = () => response.destroy()
  })
  let cutOff: (() => void) | undefined
  const cut = createClient({ baseUrl: server.url(), retries: 0 })
  expect(await problemOf(cut.send(download, { onDownload: () => cutOff?.() }))).toMatchObject({ kind: 'network' })
})
