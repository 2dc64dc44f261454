import { type ClientLogEntry, contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const stranger = await server.signIn('admin', '000001')

const { upload, list } = contract.clientLog
const entry = (message: string, more: Partial<ClientLogEntry> = {}): ClientLogEntry => ({
  url: '/testing/task/index',
  time: Date.parse('2026-11-20T08:00:00.123Z'),
  type: 'error',
  message,
  stack: 'at render',
  info: '',
  times: 1,
  ...more,
})
const messages = async (query: { message?: string; size?: number } = {}) =>
  (await admin.send(list, { query })).records.map(({ message }) => message)

test('[LOG-2] what a browser caught is sent in, newest first, and an administrator reads whose it was', async () => {
  expect(await tester.send(upload, { body: [entry('二', { times: 3, type: 'warning' }), entry('一')] })).toBe(2)
  const [newest] = (await admin.send(list, { query: {} })).records
  expect(newest).toMatchObject({ ...entry('二', { times: 3, type: 'warning' }), userName: expect.stringMatching(/./) })
  expect(await messages()).toEqual(['二', '一'])
  expect(await messages({ message: '一' })).toEqual(['一'])
  expect(await messages({ message: '%' })).toEqual([])
})

test('[API-2] an entry as the specification has it says nothing of how often', async () => {
  const { times: _times, ...bare } = entry('如规范')
  // Whoever keeps to the specification knows no `times`.
  await tester.send(upload, { body: [bare as ClientLogEntry] })
  expect((await admin.send(list, { query: {} })).records[0]).toMatchObject({ message: '如规范', times: 1 })
})

test('[LOG-2][PERM-1] others than an administrator do not read it, nor does that of another institute', async () => {
  await expect(tester.send(list, { query: {} })).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(list, { query: {} })).total).toBe(0)
})

test('[SRV-4] sent again with the same key it is there once', async () => {
  const before = (await admin.send(list, { query: {} })).total
  const body = [entry('一次')]
  for (let times = 0; times < 2; times += 1) await tester.send(upload, { body, idempotencyKey: 'log-upload-000000000001' })
  expect((await admin.send(list, { query: {} })).total).toBe(before + 1)
})

test('[SRV-3] five hundred are taken at once and no more, and what is no entry is refused by the name of its field', async () => {
  const many = Array.from({ length: 500 }, (_, place) => entry(`第 ${place}`))
  expect(await tester.send(upload, { body: many })).toBe(500)
  expect(await messages({ size: 1 })).toEqual(['第 0'])
  await expect(tester.send(upload, { body: [...many, entry('多')] })).rejects.toMatchObject({ code: 400 })
  await expect(tester.send(upload, { body: [] })).rejects.toMatchObject({ code: 400 })
  await expect(tester.send(upload, { body: [entry('长', { stack: 's'.repeat(16_001) })] })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: '0.stack' }],
  })
})

test('[LOG-2] an institute keeps the newest twenty thousand, and another one its own', async () => {
  const other = await stranger.send(upload, { body: [entry('另一院')] })
  await server.owner.query(
    `insert into client_log (tenant_id, account_id, url, at, type, message, stack, info, times)
     select '000000', $1, '/', now(), 'error', '旧 ' || n, '', '', 1 from generate_series(1, 20000) n`,
    [tester.id],
  )
  await tester.send(upload, { body: [entry('最新')] })
  const { records, total } = await admin.send(list, { query: { size: 2 } })
  expect([total, records.map(({ message }) => message)]).toEqual([20_000, ['最新', '旧 20000']])
  expect((await admin.send(list, { query: { message: '旧 1' } })).records.map(({ message }) => message)).not.toContain('旧 1')
  expect((await stranger.send(list, { query: {} })).total).toBe(other)
})
