import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seedOrders } from '../../demo/index.ts'
import { signatureOf } from '../../open-apps/index.ts'
import { moreCertificates, startTestServer } from '../../testing/index.ts'

const server = await startTestServer({ pages: true })
await seedOrders(server.database, server.issuing, 24)
const path = '/phoneSearchReportPage'
const url = (address: string) => `${server.portalUrl}${address}`

/** A phone of orders with certificates, and one of nobody. */
const { rows: phones } = await server.owner.query<{ mobile: string; count: number }>(`
  select o.mobile, count(*)::int as count from certificate c join report r on r.id = c.report_id join work_order o on o.id = r.order_id
  where o.tenant_id = '000000' group by o.mobile order by count(*) desc limit 1`)
const [{ mobile: known, count } = { mobile: '', count: 0 }] = phones
const unknown = '13899990000'

const send = (fields: Record<string, string>, more: { address?: string; cookie?: string } = {}) =>
  fetch(url(more.address ?? path), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...(more.cookie ? { cookie: more.cookie } : {}) },
    body: new URLSearchParams(fields),
  })
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const headingOf = (html: string) => (/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '')
const forget = () => server.owner.query('delete from sms_code')
const sentTo = async (phone: string): Promise<string[]> =>
  (await server.owner.query('select text from sms_message where phone = $1 order by id', [phone])).rows.map(({ text }) => text)
/** The newest code that was sent to a phone. */
async function codeFor(phone: string, page = path): Promise<string> {
  await forget()
  const before = (await sentTo(phone)).length
  expect((await send({ phone }, { address: page })).status).toBe(200)
  await expect.poll(async () => (await sentTo(phone)).length).toBe(before + 1)
  return /\d{6}/.exec((await sentTo(phone)).at(-1) ?? '')?.[0] ?? ''
}
/** Proves the phone. @returns the cookie of the session */
async function enter(phone: string): Promise<string> {
  const answer = await send({ phone, sms: await codeFor(phone) })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
  const [set = ''] = answer.headers.getSetCookie()
  expect(set).toMatch(/^etalon-reports=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict$/)
  return set.split(';')[0] ?? ''
}
const listOf = (cookie: string, address = path) => fetch(url(address), { headers: { cookie } })
/** What the page hands to its script for signed calls. */
async function signingOf(cookie: string): Promise<{ token: string; key: string }> {
  const html = await (await listOf(cookie)).text()
  const part = (name: string) => new RegExp(` data-${name}="([^"]+)"`).exec(html)?.[1] ?? ''
  return { token: cookie.split('=')[1] ?? '', key: part('key') }
}
/** What the call answers. */
interface Answered {
  readonly code: number
  readonly success: boolean
  readonly data: { readonly total: number; readonly records: readonly { readonly href: string }[] }
}
async function reasonOf(answer: Response): Promise<string> {
  const { data } = (await answer.json()) as { data: { reason: string } }
  return data.reason
}
interface Signed {
  readonly token: string
  readonly key: string
  readonly body?: string
  readonly sent?: string
  readonly nonce?: string
  readonly timestamp?: string
  readonly query?: string
}
function ask({ token, key, body = '{}', sent = body, nonce = randomUUID(), timestamp = String(Date.now()), query = '' }: Signed) {
  const digest = createHash('sha256').update(body).digest('hex')
  return fetch(url(`/api/report/pageReport${query}`), {
    method: 'POST',
    headers: {
      ...{ 'Content-Type': 'application/json', token, nonce, timestamp },
      sign: signatureOf(key, [token, nonce, timestamp, digest]),
    },
    body: sent,
  })
}

test('[PUB-2][PUB-4][P6] a phone of nobody is answered as that of an order is, and only the latter gets a message', async () => {
  await forget()
  const shape = async (phone: string) => {
    const answer = await send({ phone })
    const html = (await answer.text()).replaceAll(phone, '·').replaceAll(`${phone.slice(0, 3)}＊＊＊＊${phone.slice(-4)}`, '·')
    const headers = [...answer.headers.entries()].filter(([name]) => !['date', 'x-request-id'].includes(name))
    return { status: answer.status, headers, html: html.replace(/\d\d:\d\d/g, '··:··') }
  }
  const [mine, nobodys] = [await shape(known), await shape(unknown)]
  expect(nobodys).toEqual(mine)
  expect(mine.status).toBe(200)
  expect(headingOf(mine.html)).toBe('输入短信码')
  await expect.poll(() => sentTo(known)).toHaveLength(1)
  expect((await sentTo(known))[0]).toMatch(/^【示例计量检测研究院】查看报告的短信码 \d{6}，5 分钟内有效/)
  expect(await sentTo(unknown)).toEqual([])
  // Once more within the minute: refused alike, and the page is still there for the code that came.
  const [again, others] = [await shape(known), await shape(unknown)]
  expect([again.status, headingOf(again.html)]).toEqual([429, '输入短信码'])
  expect(wordsOf(again.html)).toContain('没有再发')
  expect({ ...others, headers: [] }).toEqual({ ...again, headers: [] })
})

test('[PUB-2] the right code opens the reports of the orders that name the phone, newest first, and each opens its answer', async () => {
  const cookie = await enter(known)
  const answer = await listOf(cookie)
  const html = await answer.text()
  expect(headingOf(html)).toBe('您的报告')
  expect(wordsOf(html)).toContain(`${known.slice(0, 3)}＊＊＊＊${known.slice(-4)} 名下 ${count} 份`)
  expect(html).not.toContain(known)
  expect(answer.headers.get('refresh')).toBe(`900; url=${path}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { rows } = await server.owner.query<{ number: string; reference: string }>(
    `select c.number, c.reference from certificate c join report r on r.id = c.report_id join work_order o on o.id = r.order_id
     where o.mobile = $1 and o.tenant_id = '000000' order by c.issued_at desc, c.id desc`,
    [known],
  )
  const shown = [...html.matchAll(/href="\/v\/([0-9A-Z]{26})"/g)].map(([, reference]) => reference)
  expect(shown).toEqual(rows.slice(0, 20).map(({ reference }) => reference))
  expect(headingOf(await (await fetch(url(`/v/${shown[0]}`))).text())).not.toBe('')
  const english = await (await listOf(cookie, `/en${path}`)).text()
  expect([headingOf(english), english.includes('href="/en/v/')]).toEqual(['Your reports', true])
  // A code is spent by its use.
  const { rows: spent } = await server.owner.query(`select count(*)::int as live from sms_code where spent_at is null`)
  expect(spent[0].live).toBe(0)
})

test('[PUB-2] a phone without orders, proved by luck, shows none', async () => {
  await forget()
  await send({ phone: unknown })
  const digest = createHash('sha256').update(`000000|reports|${unknown}|123456`).digest()
  await server.owner.query('update sms_code set code_hash = $1', [digest])
  const answer = await send({ phone: unknown, sms: '１２３ ４５６' })
  expect(answer.status).toBe(303)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(wordsOf(await (await listOf(cookie)).text())).toContain('还没有报告')
})

test('[PUB-2][PUB-4][P6] wrong codes are refused in the same words, five times, and then the right one as well', async () => {
  const code = await codeFor(known)
  const wrong = code === '000000' ? '000001' : '000000'
  const words = new Set<string>()
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await send({ phone: known, sms: wrong })
    expect(answer.status).toBe(200)
    words.add(wordsOf(await answer.text()).replace(/\d\d:\d\d/g, ''))
  }
  words.add(wordsOf(await (await send({ phone: known, sms: code })).text()).replace(/\d\d:\d\d/g, ''))
  words.add(
    wordsOf(await (await send({ phone: unknown, sms: code })).text())
      .replace(/\d\d:\d\d/g, '')
      .replace(`${unknown.slice(0, 3)}＊＊＊＊${unknown.slice(-4)}`, `${known.slice(0, 3)}＊＊＊＊${known.slice(-4)}`),
  )
  expect(words.size).toBe(1)
  expect([...words][0]).toContain('短信码不对，或已过期')
})

test('[PUB-2] what is no mobile number is told at once, and stays in the field; blanks, dashes and +86 are understood', async () => {
  const answer = await send({ phone: '12345' })
  const html = await answer.text()
  expect([answer.status, wordsOf(html).includes('请输入正确的手机号'), html.includes('value="12345"')]).toEqual([400, true, true])
  expect(html).toContain('aria-invalid="true"')
  await forget()
  expect((await send({ phone: `+86 ${unknown.slice(0, 3)}-${unknown.slice(3, 7)} ${unknown.slice(7)}` })).status).toBe(200)
  expect((await send({ phone: 'x'.repeat(200) }, { address: `/en${path}` })).status).toBe(400)
})

test('[PUB-2] whoever leaves, or is away for a quarter of an hour, sees nothing more', async () => {
  const cookie = await enter(known)
  const left = await send({}, { address: `${path}/leave`, cookie })
  expect([left.status, left.headers.get('location')]).toEqual([303, path])
  expect(left.headers.getSetCookie()[0]).toMatch(/^etalon-reports=; .*Expires=Thu, 01 Jan 1970/)
  const after = await (await listOf(cookie)).text()
  expect([headingOf(after), wordsOf(after).includes('清单已经关闭')]).toEqual(['按手机号查报告', true])
  const other = await enter(known)
  await server.owner.query('update phone_session set expires_at = clock_timestamp()')
  expect(headingOf(await (await listOf(other)).text())).toBe('按手机号查报告')
  expect((await ask({ token: other.split('=')[1] ?? '', key: 'x' })).status).toBe(401)
})

test('[PUB-2][API-1] the signed call answers the reports of the session, page by page', async () => {
  // Thirty more like one that the phone has.
  await server.owner.query(moreCertificates(30), [known])
  const cookie = await enter(known)
  const total = count + 30
  const first = await (await listOf(cookie)).text()
  expect(first).toContain(`href="${path}?page=2"`)
  const signing = await signingOf(cookie)
  const answer = await ask({ ...signing, body: JSON.stringify({ current: 2, size: 20 }) })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { code, success, data } = (await answer.json()) as Answered
  expect({ code, success, ...data, records: data.records.length }).toEqual({
    ...{ code: 200, success: true, total, size: 20, current: 2, pages: Math.ceil(total / 20) },
    records: Math.min(20, total - 20),
  })
  const second = await (await listOf(cookie, `${path}?page=2`)).text()
  expect([...second.matchAll(/href="(\/v\/[0-9A-Z]{26})"/g)].map(([, href]) => href)).toEqual(
    data.records.map(({ href }) => href),
  )
  expect((await ask({ ...signing, query: `?createUserPhone=${known}` })).status).toBe(200)
  expect((await ask({ ...signing, query: `?createUserPhone=${unknown}` })).status).toBe(403)
  expect((await ask({ ...signing, body: '{"size":1000}' })).status).toBe(400)
})

test('[PUB-2][SEC-3][P6] a signature counts once, for its own moment, its own body and by its own key', async () => {
  const signing = await signingOf(await enter(known))
  const refused = async (signed: Partial<Signed>, reason: string) => {
    const answer = await ask({ ...signing, ...signed })
    expect([answer.status, await reasonOf(answer)]).toEqual([401, reason])
  }
  expect((await ask({ ...signing, nonce: 'once' })).status).toBe(200)
  await refused({ nonce: 'once' }, 'open.nonce')
  await refused({ key: 'another' }, 'open.signature')
  await refused({ body: '{"current":1}', sent: '{"current":2}' }, 'open.signature')
  await refused({ timestamp: String(Date.now() - 301_000) }, 'open.clock')
  await refused({ timestamp: 'now' }, 'open.clock')
  await refused({ token: 'x'.repeat(43) }, 'signed-out')
  const both = await Promise.all([1, 2, 3, 4].map(() => ask({ ...signing, nonce: 'at-once' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  const bare = await fetch(url('/api/report/pageReport'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect([bare.status, await reasonOf(bare)]).toEqual([401, 'open.header'])
  const large = await ask({ ...signing, body: JSON.stringify({ current: 1, more: 'x'.repeat(5000) }) })
  expect(large.status).toBe(413)
})
