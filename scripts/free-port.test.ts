import { createServer, type Server } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from './free-port.mjs'

const opened: Server[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(opened.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

/** Listens as the product does. */
async function listen(port: number, host: string) {
  const server = createServer()
  opened.push(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
}

test('ports that programs of the tests get are none that the system hands to connections by itself', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort))
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(12_000)
  expect(Math.max(...ports)).toBeLessThan(32_000)
  expect(new Set(ports).size, 'others that look at the same time get others').toBeGreaterThan(190)
})

test.each(['127.0.0.1', '0.0.0.0'])('a port that somebody listens at on %s is passed over', async (host) => {
  const taken = await freePort()
  await listen(taken, host)
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce((taken - 12_000) / 20_000 + 1e-9)
  const port = await freePort()
  expect(random.mock.calls.length).toBeGreaterThan(1)
  expect(port).not.toBe(taken)
})
