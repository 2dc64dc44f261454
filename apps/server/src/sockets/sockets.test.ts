import { contract } from '@etalon/api/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { loadKeys, openEtalon } from '../app.ts'
import { createJobs } from '../jobs/index.ts'
import { loadSeal, sha256 } from '../session/index.ts'
import { readSettings } from '../settings/index.ts'
import { type Person, startTestServer } from '../testing/index.ts'

/** Milliseconds between two looks, of which some tests wait for the next: five seconds elsewhere. */
const lookEvery = 1000
const server = await startTestServer({ lookEvery })
const admin = await server.signIn('admin')
const { message, notice, security, session, tenant } = contract

const open: WebSocket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})

interface Heard {
  readonly socket: WebSocket
  readonly messages: { id?: string; topic?: string; body?: { title?: string } }[]
  /** Where to go on after a break, as the server said last. */
  place?: string
  /** The code with which it was closed, once it was. */
  closed?: number
}

/** Opens a socket as a page does; `changes` are what somebody else would try. */
async function listen(
  person: Person,
  {
    url = server.workspaceUrl,
    origin = url,
    user = person.id,
    after = '',
    ticket,
  }: Partial<Record<'url' | 'origin' | 'user' | 'after' | 'ticket', string>> = {},
): Promise<Heard | number> {
  const pass = ticket ?? (await person.send(message.socketTicket, {})).ticket
  const address = `${url.replace('http', 'ws')}/msgws/websocket?u=${user}&ticket=${pass}&after=${after}`
  const socket = new WebSocket(address, origin === '' ? {} : { origin })
  open.push(socket)
  const heard: Heard = { socket, messages: [] }
  socket.on('message', (data) => {
    const told = JSON.parse(String(data))
    if (told.place !== undefined) heard.place = told.place
    if (!told.beat) heard.messages.push(told)
  })
  socket.on('close', (code) => {
    heard.closed = code
  })
  return await new Promise((resolve) => {
    socket.once('open', () => resolve(heard))
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.once('error', () => {})
  })
}
const opened = (heard: Heard | number): Heard => {
  if (typeof heard === 'number') throw new Error(`refused with ${heard}`)
  return heard
}
/** Until it has been looked twice. */
const looked = () => new Promise((resolve) => setTimeout(resolve, 2 * lookEvery + 500))
const titles = ({ messages }: Heard) => messages.map(({ body }) => body?.title)
const write = async (person: Person, title: string) => {
  const { rows } = await server.owner.query(
    `insert into station_message (tenant_id, account_id, topic, title) values ('000000', $1, 'item', $2) returning id::text`,
    [person.id, title],
  )
  return String(rows[0].id)
}

/** Another process of the same institute, which looks by itself at no time: what it tells, a word of the database told it. */
async function anotherProcess() {
  const settings = readSettings({
    ...{ ETALON_DATA: server.dataFolder, ETALON_WORKSPACE_PORT: '0', ETALON_PORTAL_PORT: '0', ETALON_LOG: 'silent' },
  })
  return await openEtalon({
    ...{ settings, database: server.database, seal: loadSeal(`${server.dataFolder}/keys/password-seal.key`) },
    ...{ keys: await loadKeys(settings, server.database), jobs: createJobs(server.url, () => {}) },
    ...{ lookEvery: 3_600_000, pages: false },
  })
}

test('[SHELL-10] a message is told to the person whom it is for, in every tab, and to nobody else', async () => {
  const [tester, auditor] = [await server.signIn('tester'), await server.signIn('auditor')]
  const [first, second, other] = [opened(await listen(tester)), opened(await listen(tester)), opened(await listen(auditor))]
  const id = await write(tester, '任务已分配')
  await expect.poll(() => titles(first)).toEqual(['任务已分配'])
  expect(first.messages[0]).toMatchObject({ id, topic: 'message', body: { id, isRead: 0, topic: 'item' } })
  await expect.poll(() => titles(second)).toEqual(['任务已分配'])
  await write(auditor, '待审核')
  await expect.poll(() => titles(other)).toEqual(['待审核'])
  expect(titles(first)).toEqual(['任务已分配'])
  await server.owner.query(
    `insert into station_message (tenant_id, account_id, topic, title, title_en, content, content_en)
     values ('000000', $1, 'item', '已退回', 'It came back', '请补充', 'Something is missing')`,
    [tester.id],
  )
  await expect.poll(() => titles(first)).toEqual(['任务已分配', '已退回'])
  expect(first.messages[0]?.body).toMatchObject({ titleEn: '', contentEn: '' })
  expect(first.messages[1]?.body).toMatchObject({ titleEn: 'It came back', content: '请补充', contentEn: 'Something is missing' })
})

test('[SHELL-10][F22] a message of 100 kB, of which NOTIFY would take no tenth, is told at once and read whole', async () => {
  // By NOTIFY, not by a look.
  const second = await anotherProcess()
  onTestFinished(() => second.close())
  const tester = await server.signIn('tester')
  const listening = opened(await listen(tester, { url: second.workspaceUrl }))
  // Heard, it is behind what whoever begins to listen is told by itself.
  await write(tester, '短消息')
  await expect.poll(() => titles(listening)).toEqual(['短消息'])
  const content = '长'.repeat(33_000) + 'x'.repeat(1000)
  expect(Buffer.byteLength(content)).toBe(100_000)
  await server.owner.query(
    `insert into station_message (tenant_id, account_id, topic, title, content) values ('000000', $1, 'item', '很长的消息', $2)`,
    [tester.id, content],
  )
  await expect.poll(() => titles(listening)).toEqual(['短消息', '很长的消息'])
  const { records } = await tester.send(message.page, { query: { current: 1, size: 1 } })
  expect(records[0]?.content).toBe(content)
})

test('[SHELL-10] what came while nobody listened is told from the last message on, and nothing twice', async () => {
  const tester = await server.signIn('tester')
  const first = opened(await listen(tester))
  const last = await write(tester, '第一')
  await expect.poll(() => titles(first)).toEqual(['第一'])
  first.socket.terminate()
  await write(tester, '第二')
  await write(tester, '第三')
  const again = opened(await listen(tester, { after: last }))
  await expect.poll(() => titles(again)).toEqual(['第二', '第三'])
  await write(tester, '第四')
  await expect.poll(() => titles(again)).toEqual(['第二', '第三', '第四'])
})

test('[SHELL-10] what came in a break before the first message, or after a notice, is told afterwards', async () => {
  const tester = await server.signIn('tester')
  const first = opened(await listen(tester))
  await expect.poll(() => first.place).toMatch(/^\d+\.\d{13}$/)
  first.socket.terminate()
  await write(tester, '断线时来的')
  const again = opened(await listen(tester, { after: first.place }))
  await expect.poll(() => titles(again)).toEqual(['断线时来的'])
  await admin.send(notice.submit, { body: { title: '盘点通知', content: '周日盘点' } })
  await expect.poll(() => titles(again)).toContain('盘点通知')
  again.socket.terminate()
  await write(tester, '又断线时来的')
  const third = opened(await listen(tester, { after: again.place }))
  // The notice may come again: another process may not have seen that it was told. Who listens knows it by its id.
  await expect.poll(() => titles(third).filter((title) => title !== '盘点通知')).toEqual(['又断线时来的'])
}, 15_000)

test('[SHELL-10] a notice that was released in a break is told afterwards; one of before is not', async () => {
  const tester = await server.signIn('tester')
  await admin.send(notice.submit, { body: { title: '早就有的通知', content: '无' } })
  const first = opened(await listen(tester))
  await expect.poll(() => first.place).toBeDefined()
  first.socket.terminate()
  const { id } = await admin.send(notice.submit, { body: { title: '断线时的通知', content: '无' } })
  const again = opened(await listen(tester, { after: first.place }))
  await expect.poll(() => again.messages).toEqual([expect.objectContaining({ id: `notice-${id}`, topic: 'notice' })])
  // Nor does the look that comes by itself tell it a second time.
  await looked()
  expect(titles(again)).toEqual(['断线时的通知'])
  // A place that nobody told is none: all that is there is known.
  const stranger = opened(await listen(tester, { after: '1.5' }))
  await expect.poll(() => stranger.place).toBeDefined()
  expect(stranger.messages).toEqual([])
}, 20_000)

test('[SHELL-10] a message of a transaction that ends late is told, though a later one was told before', async () => {
  const tester = await server.signIn('tester')
  const heard = opened(await listen(tester))
  const { default: pg } = await import('pg')
  const slow = new pg.Client({ connectionString: server.url })
  await slow.connect()
  try {
    await slow.query('begin')
    await slow.query(
      `insert into station_message (tenant_id, account_id, topic, title) values ('000000', $1, 'item', '先写后到')`,
      [tester.id],
    )
    await write(tester, '后写先到')
    await expect.poll(() => titles(heard)).toEqual(['后写先到'])
    await slow.query('commit')
    await expect.poll(() => titles(heard)).toEqual(['后写先到', '先写后到'])
  } finally {
    await slow.end()
  }
})

test('[SHELL-10] everybody who listens is told of a notice once it is released', async () => {
  const heard = opened(await listen(await server.signIn('tester')))
  const elsewhere = opened(await listen(await server.signIn('admin', '000001')))
  const { id } = await admin.send(notice.submit, { body: { title: '停电通知', content: '周六停电' } })
  await expect
    .poll(() => heard.messages)
    .toContainEqual(expect.objectContaining({ id: `notice-${id}`, topic: 'notice', body: { id, title: '停电通知' } }))
  expect(elsewhere.messages).toEqual([])
}, 15_000)

test('[SHELL-10] a notice that others could see only after its moment had been looked at is told all the same, and once', async () => {
  const heard = opened(await listen(await server.signIn('tester')))
  await server.owner.query('begin')
  const { rows } = await server.owner.query(
    `insert into notice (tenant_id, title, content, release_time) values ('000000', '晚到的通知', '', clock_timestamp()) returning id::text`,
  )
  // For so long others may need to see it, at least.
  await new Promise((resolve) => setTimeout(resolve, 6000))
  expect(heard.messages).toEqual([])
  await server.owner.query('commit')
  const told = () => heard.messages.filter((one) => one.id === `notice-${rows[0].id}`).length
  await expect.poll(told).toBe(1)
  await looked()
  expect(told()).toBe(1)
  // Whoever comes now has it in the list.
  const later = opened(await listen(await server.signIn('auditor')))
  await looked()
  expect(later.messages).toEqual([])
}, 40_000)

test('[SEC-1][S15][ASVS 4.4.2] a socket takes a ticket of its own user, for a single use, from a page of ours', async () => {
  const [tester, auditor] = [await server.signIn('tester'), await server.signIn('auditor')]
  const { ticket } = await tester.send(message.socketTicket, {})
  opened(await listen(tester, { ticket }))
  expect(await listen(tester, { ticket })).toBe(401)
  expect(await listen(tester, { user: auditor.id })).toBe(401)
  expect(await listen(tester, { ticket: '' })).toBe(401)
  expect(await listen(tester, { ticket: tester.token })).toBe(401)
  expect(await listen(tester, { origin: 'https://elsewhere.example' })).toBe(403)
  expect(await listen(tester, { origin: '' })).toBe(403)
  const late = await tester.send(message.socketTicket, {})
  await server.owner.query(`update ticket set expires_at = clock_timestamp()`)
  expect(await listen(tester, { ticket: late.ticket })).toBe(401)
  const over = await tester.send(message.socketTicket, {})
  await tester.send(session.signOut, {})
  expect(await listen(tester, { ticket: over.ticket })).toBe(401)
  expect((await fetch(`${server.workspaceUrl}/msgws/websocket?u=1`, { headers: { origin: server.workspaceUrl } })).status).toBe(
    401,
  )
})

test('[SES-9][S15] a socket ends with its sign-in, and no other one does', async () => {
  const [tester, elsewhere] = [await server.signIn('tester'), await server.signIn('tester')]
  const [gone, stays] = [opened(await listen(tester)), opened(await listen(elsewhere))]
  await tester.send(session.signOut, {})
  await expect.poll(() => gone.closed).toBe(4401)
  await write(elsewhere, '还在')
  await expect.poll(() => titles(stays)).toContain('还在')
  expect(stays.closed).toBeUndefined()
}, 15_000)

test('[SES-9][PERM-2][S15] sockets end with their institute: those of one that is closed, and no others', async () => {
  const id = '000001'
  const stranger = await server.signIn('admin', id)
  const [gone, stays] = [opened(await listen(stranger)), opened(await listen(admin))]
  await admin.send(tenant.close, { query: { ids: id } })
  onTestFinished(async () => void (await admin.send(tenant.reopen, { query: { ids: id } })))
  await expect.poll(() => gone.closed, { timeout: 5 * lookEvery }).toBe(4401)
  await write(admin, '仍在')
  await expect.poll(() => titles(stays)).toContain('仍在')
  expect(stays.closed).toBeUndefined()
}, 15_000)

test('[LOCK-2][S11] a socket is silent while its session is locked, and tells what came once it is not', async () => {
  const tester = await server.signIn('tester')
  const heard = opened(await listen(tester))
  await tester.send(security.lock, { body: { verifier: sha256('locked-by-me').toString('hex') } })
  // The same person elsewhere hears both, one after the other.
  const elsewhere = opened(await listen(await server.signIn('tester')))
  const both = ['锁屏时', '仍在锁屏']
  for (const [place, title] of both.entries()) {
    await write(tester, title)
    await expect.poll(() => titles(elsewhere)).toEqual(both.slice(0, place + 1))
  }
  expect(titles(heard)).toEqual([])
  await tester.send(security.unlock, { body: { key: 'locked-by-me' } })
  await expect.poll(() => titles(heard)).toEqual(both)
}, 20_000)

test('[SRV-3][S15] a browser that says too much, or too often, is cut off', async () => {
  const tester = await server.signIn('tester')
  const long = opened(await listen(tester))
  long.socket.send('x'.repeat(5000))
  await expect.poll(() => long.closed).toBe(1009)
  const often = opened(await listen(tester))
  for (let times = 0; times < 21; times += 1) often.socket.send('x')
  await expect.poll(() => often.closed).toBe(1008)
})

test('[SRV-5] a message that one process writes is told by another, also after its connection broke; a process that ends says so', async () => {
  const second = await anotherProcess()
  try {
    const tester = await server.signIn('tester')
    const heard = opened(await listen(tester, { url: second.workspaceUrl }))
    const told = ['来自另一进程', '又一条', '再一条']
    for (const [place, title] of told.entries()) {
      await write(tester, title)
      await expect.poll(() => titles(heard)).toEqual(told.slice(0, place + 1))
    }
    await server.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    )
    await write(tester, '断开时')
    await expect.poll(() => titles(heard)).toEqual([...told, '断开时'])
    const closing = second.close()
    await expect.poll(() => heard.closed).toBe(1001)
    await closing
  } finally {
    await second.close()
  }
}, 20_000)
