import { afterEach, expect, test } from 'vitest'
import { checkSelf, type Finding } from './check-self.ts'

const { fetch } = globalThis
const { setItem } = Storage.prototype
afterEach(() => {
  globalThis.fetch = fetch
  Storage.prototype.setItem = setItem
})

/** A server that tells its time and its release. */
function serverSays({ date = new Date(), release = 'r2' }: { date?: Date; release?: string } = {}) {
  globalThis.fetch = async () =>
    new Response(`<meta name="etalon-build" content="${release}">`, { headers: { Date: date.toUTCString() } })
}
const parts = ({ reaches = async (_: AbortSignal) => true, isTold = true, running = 'r2' } = {}) => ({
  isReachable: reaches,
  isTold,
  running,
})
const check = async (...given: Parameters<typeof parts>) => {
  const found = await checkSelf(parts(...given), new AbortController().signal)
  return Object.fromEntries(found.map((one) => [one.id, one])) as Record<Finding['id'], Finding>
}

test('[NAV-2] where all is well each part says so, with what was measured', async () => {
  serverSays()
  const found = await check()
  expect(Object.values(found).map(({ id, state }) => [id, state])).toEqual(
    ['server', 'messages', 'clock', 'release', 'encryption', 'cookies', 'storage'].map((id) => [id, 'fine']),
  )
  expect(found.clock).toMatchObject({ ahead: expect.any(Number) })
  expect(found.release).toMatchObject({ isLatest: true })
})

test('[NAV-2] a server that does not answer, or slowly, is told, and nothing else fails with it', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  const gone = await check({ reaches: () => Promise.reject(new TypeError('offline')) })
  expect(gone.server).toEqual({ id: 'server', state: 'failed' })
  expect(gone.clock).toEqual({ id: 'clock', state: 'poor' })
  expect(gone.release).toEqual({ id: 'release', state: 'fine' })
  expect(gone.storage.state).toBe('fine')
  serverSays()
  const slow = await check({
    reaches: async () => {
      await new Promise((resolve) => setTimeout(resolve, 1100))
      return true
    },
  })
  expect(slow.server).toMatchObject({ state: 'poor' })
})

test('[NAV-2] a clock that is wrong, another release, and storage that keeps nothing are told', async () => {
  serverSays({ date: new Date(Date.now() + 3 * 3_600_000), release: 'r3' })
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const found = await check({ isTold: false })
  expect(found.clock).toMatchObject({ state: 'poor' })
  expect(Math.abs((found.clock as { ahead: number }).ahead + 10_800)).toBeLessThanOrEqual(2)
  expect(found.release).toEqual({ id: 'release', state: 'poor', isLatest: false })
  expect(found.storage).toEqual({ id: 'storage', state: 'failed' })
  expect(found.messages.state).toBe('poor')
})

test('[NAV-2] who leaves waits for nothing', async () => {
  serverSays()
  const left = new AbortController()
  const asked = checkSelf(
    parts({ reaches: (signal) => new Promise((_, reject) => signal.addEventListener('abort', reject)) }),
    left.signal,
  )
  left.abort()
  await expect(asked).rejects.toThrow()
})
