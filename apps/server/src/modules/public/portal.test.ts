import { createHash } from 'node:crypto'
import { contract } from '@etalon/api/contract'
import { verifyFile } from '@etalon/verify/file'
import { fingerprintsOfPem, verifyDetached, verifySeal } from '@etalon/verify/seal'
import { expect, test } from 'vitest'
import { seedOrders } from '../../demo/index.ts'
import { all, startTestServer } from '../../testing/index.ts'
import { findByNumber } from './find-certificate.ts'

const server = await startTestServer({ pages: true })
await seedOrders(server.database, server.issuing, 24)
const issuer = await server.signIn('issuer')
const [issued] = (await issuer.send(contract.report.page, { body: all({ state: '1000', abilityType: '1' }) })).records
if (!issued) throw new Error('the demonstration has issued certificates')
const { certificate } = await issuer.send(contract.report.detail, { query: { id: issued.id } })
if (!certificate) throw new Error('an issued report has its certificate')

const url = (path: string) => `${server.portalUrl}${path}`
const search = (number: string, code: string, path = '/certificateFalsification') =>
  fetch(url(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number, code }),
  })
const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
/** Every test asks afresh: limits are tested by themselves. */
const forget = () => server.owner.query('delete from query_attempt')

test('[PUB-1] number and check code answer in plain words, before any script', async () => {
  await forget()
  const answer = await search(certificate.number, certificate.checkCode)
  expect(answer.status).toBe(200)
  const words = wordsOf(await answer.text())
  expect(words).toContain('证书是真的')
  expect(words).toContain(certificate.number)
  expect(words).toMatch(/＊{6}/)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const english = wordsOf(
    await (
      await search(certificate.number.toLowerCase(), certificate.checkCode.toLowerCase(), '/en/certificateFalsification')
    ).text(),
  )
  expect(english).toContain('genuine')
})

test('[PUB-4][P1] unknown number, wrong code and nonsense answer alike: status, headers, words and length', async () => {
  await forget()
  const shape = async (number: string, code: string) => {
    const answer = await search(number, code)
    const headers = [...answer.headers.entries()].filter(([name]) => !['date', 'x-request-id'].includes(name))
    // What was typed stands in the field again; the rest must not differ.
    const html = (await answer.text()).replaceAll(number, '·')
    return {
      status: answer.status,
      headers: headers.map(([name, value]) =>
        name === 'content-length' ? [name, Number(value) - number.length * 1] : [name, value],
      ),
      html,
    }
  }
  const wrongCode = await shape(certificate.number, '00000000')
  const unknown = await shape('LX-2026-999999', '00000000')
  expect(unknown).toEqual(wrongCode)
  expect(wordsOf(wrongCode.html)).toContain('没有找到相符的证书')
  expect(wordsOf((await shape('LX-2026-99999?', '!!!!!!!!')).html)).toContain('没有找到相符的证书')
})

test('[PUB-4][P3] tries are limited per number, for right codes too, known and unknown numbers alike', async () => {
  for (const number of [certificate.number, 'LX-2026-888888']) {
    await forget()
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await search(number, '00000000')).status).toBe(200)
    const answer = await search(number, certificate.checkCode)
    expect(answer.status).toBe(429)
    expect(wordsOf(await answer.text())).toContain('查询次数太多')
  }
})

test('[PUB-4][P3] many addresses at once get no more tries about one number than one after the other', async () => {
  await forget()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, place) =>
      findByNumber(server.database, server.issuing.keys, '000000', {
        number: certificate.number,
        code: '00000000',
        address: `198.51.100.${place}`,
      }),
    ),
  )
  expect(answers.filter(({ kind }) => kind === 'not-found')).toHaveLength(10)
  expect(answers.filter(({ kind }) => kind === 'too-many')).toHaveLength(30)
})

test('[PUB-4] it says from when one may ask again, and then one may; older tries are forgotten', async () => {
  await forget()
  const tried = (number: string, address: string, minutesAgo: number) =>
    server.owner.query(
      `insert into query_attempt (tenant_id, number_hash, address, at)
       values ('000000', sha256(convert_to('000000|' || $1, 'UTF8')), $2, now() - make_interval(mins => $3))`,
      [number, address, minutesAgo],
    )
  const ask = (number = certificate.number, address = '198.51.100.1') =>
    findByNumber(server.database, server.issuing.keys, '000000', { number, code: 'x', address })
  const untilOf = async (question: ReturnType<typeof ask>) => {
    const refused = await question
    if (refused.kind !== 'too-many') throw new Error(refused.kind)
    return { until: refused.until, minutes: (Date.parse(refused.until) - Date.now()) / 60_000 }
  }
  // An old try of the same visitor about something else says nothing of when this number is free again.
  await tried('LX-2026-000999', '198.51.100.1', 59)
  await tried('LX-2026-000999', '198.51.100.1', 61)
  for (let minutes = 1; minutes <= 10; minutes += 1) await tried(certificate.number, '198.51.100.2', minutes)
  const { until, minutes } = await untilOf(ask())
  // This try is one of the ten that count; the oldest of them was nine minutes ago.
  expect(Math.abs(minutes - 51)).toBeLessThan(0.5)
  // Of an address thirty count: with this try, the oldest of them was twenty-nine minutes ago.
  for (let ago = 1; ago <= 40; ago += 1) await tried(`LX-2026-9001${ago}`, '203.0.113.7', ago)
  expect(Math.abs((await untilOf(ask('LX-2026-900999', '203.0.113.7'))).minutes - 31)).toBeLessThan(0.5)
  const { rows } = await server.owner.query(
    "select count(*)::int as count from query_attempt where at < now() - interval '1 hour'",
  )
  expect(rows[0].count).toBe(0)
  await server.owner.query('update query_attempt set at = at - ($1::timestamptz - clock_timestamp())', [until])
  expect(await ask()).toEqual({ kind: 'not-found' })
})

test('[PUB-3][P5] the address in the QR code opens the certificate, and it names neither number nor client', async () => {
  expect(certificate.address).toBe(url(`/V/${certificate.reference}`).toUpperCase())
  const answer = await fetch(url(`/V/${certificate.reference}`))
  expect(wordsOf(await answer.text())).toContain(certificate.number)
  for (const reference of ['0'.repeat(26), certificate.reference.slice(0, -3), 'x']) {
    const nothing = await fetch(url(`/V/${reference}`))
    expect(nothing.status).toBe(404)
    expect(await nothing.text()).toContain('链接不完整或已损坏</h1>')
  }
})

test('[CERT-1] the PDF is downloaded by reference; a file with one byte changed is told apart, and only its reference is sent', async () => {
  const response = await fetch(url(`/v/${certificate.reference}/certificate.pdf`))
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const bytes = new Uint8Array(await response.arrayBuffer())
  const keys = server.issuing.keys.publicKeys
  expect(await (await fetch(url('/keys.json'))).json()).toEqual(keys)
  const asked: string[] = []
  const fetchStatement = async (reference: string) => {
    asked.push(reference)
    const answer = await fetch(url('/statement'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reference }),
    })
    return answer.ok ? await answer.text() : undefined
  }
  expect(await verifyFile(bytes, { fetchStatement, keys })).toMatchObject({ verdict: 'genuine' })
  const changed = bytes.slice()
  const middle = Math.floor(changed.length / 2)
  changed[middle] = (changed[middle] ?? 0) ^ 1
  expect(await verifyFile(changed, { fetchStatement, keys })).toMatchObject({ verdict: 'changed' })
  expect(new Set(asked)).toEqual(new Set([certificate.reference]))
})

test('[CERT-5] what is downloaded is sealed with the published certificate: the PDF within itself, the DCC by a file beside it', async () => {
  await forget()
  const get = async (path: string) => {
    const answer = await fetch(url(path))
    expect(answer.status, path).toBe(200)
    return { type: answer.headers.get('content-type'), bytes: new Uint8Array(await answer.arrayBuffer()) }
  }
  const published = await get('/seal.pem')
  const seals = await fingerprintsOfPem(new TextDecoder().decode(published.bytes))
  expect(seals).toEqual([server.issuing.keys.seal.fingerprint])
  const [pdf, xml, signature] = await Promise.all(
    ['pdf', 'xml', 'xml.p7s'].map((ending) => get(`/v/${certificate.reference}/certificate.${ending}`)),
  )
  if (!pdf || !xml || !signature) throw new Error('there are three files')
  expect(signature.type).toBe('application/pkcs7-signature')
  expect(await verifySeal(pdf.bytes, seals)).toMatchObject({ seal: 'intact' })
  expect(await verifyDetached(xml.bytes, signature.bytes, seals)).toMatchObject({ seal: 'intact' })
  expect(await verifyDetached(pdf.bytes, signature.bytes, seals)).toMatchObject({ seal: 'broken', fault: 'changed' })
  expect(await (await fetch(url('/check-file'))).text()).toContain(`data-seals="${seals.join(' ')}"`)
  expect(await (await search(certificate.number, certificate.checkCode)).text()).toContain('certificate.xml.p7s')
})

test('[CERT-5] a certificate that the institute sealed with before stays published after the one that it uses now', async () => {
  await server.owner.query(
    "insert into seal_certificate (tenant_id, fingerprint, certificate) values ('000000', sha256('earlier'), 'earlier'), ('000001', sha256('foreign'), 'foreign')",
  )
  await expect.poll(async () => (await fingerprintsOfPem(await (await fetch(url('/seal.pem'))).text())).length).toBe(2)
  const [current, before] = await fingerprintsOfPem(await (await fetch(url('/seal.pem'))).text())
  expect(current).toBe(server.issuing.keys.seal.fingerprint)
  expect(before).toBe(createHash('sha256').update('earlier').digest('hex'))
})

test('[CERT-1][ASVS 5.4.2] a certificate whose number has Chinese letters and signs is downloaded under its own name', async () => {
  const named = async (number: string) => {
    await server.owner.query('update certificate set number = $1 where reference = $2', [number, certificate.reference])
    const answer = await fetch(url(`/v/${certificate.reference}/certificate.xml`))
    expect(answer.status).toBe(200)
    return answer.headers.get('content-disposition')
  }
  expect(await named("力(2026)'1*")).toBe("attachment; filename*=UTF-8''%E5%8A%9B%282026%29%271%2A.dcc.xml")
  expect(await named(certificate.number)).toBe(`attachment; filename*=UTF-8''${certificate.number}.dcc.xml`)
})

test.each(['', '/en'])(
  '[PUB-6] the workspace’s host leads the public to the portal, in the language of the address: %s',
  async (prefix) => {
    const answer = await fetch(`${server.workspaceUrl}${prefix}/certificateFalsification?a=1`, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(url(`${prefix}/certificateFalsification?a=1`))
  },
)

test('[SEC-1][S9][ASVS 3.5.4] the portal knows only what is public, and each listener refuses the other’s host', async () => {
  expect((await fetch(url('/api/hm-metrology/order/page'), { method: 'POST' })).status).toBe(404)
  expect((await fetch(url('/login'))).status).toBe(404)
  const port = new URL(server.portalUrl).port
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(421)
})

test('[SRV-3][B9] what scanners look for is not there, on either listener, and no page of the workspace stands in for it', async () => {
  const headers = { Accept: 'text/html' }
  for (const path of [
    '/.env',
    '/.git/HEAD',
    '/doc.html',
    '/actuator/env',
    '/ureport/designer',
    '/assets/%2e%2e/index.html',
    '/api/x',
  ])
    for (const host of [server.workspaceUrl, server.portalUrl])
      expect((await fetch(`${host}${path}`, { headers })).status, `${host}${path}`).toBe(404)
  expect((await fetch(`${server.workspaceUrl}/order/order-list`, { headers })).status).toBe(200)
})

test('[PUB-5] an address without a page answers with one, in its language, to a browser; and with the envelope to a program', async () => {
  const headers = { Accept: 'text/html,*/*;q=0.8' }
  for (const [path, language, words] of [
    ['/nowhere', 'zh-CN', '这个地址没有页面'],
    ['/en/nowhere', 'en', 'There is no page at this address'],
    [`/v/${'0'.repeat(26)}/certificate.pdf`, 'zh-CN', '这个地址没有页面'],
    [`/${'x'.repeat(300)}%`, 'zh-CN', '这次请求我们读不懂'],
  ] as const) {
    const answer = await fetch(url(path), { headers })
    expect([path, answer.status >= 400, answer.headers.get('content-type')]).toEqual([path, true, 'text/html; charset=utf-8'])
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(wordsOf(html)).toContain(words)
    expect(wordsOf(html)).toContain(language === 'en' ? 'Example Institute' : '示例计量检测研究院')
  }
  expect((await fetch(url('/nowhere'), { headers })).status).toBe(404)
  expect(await (await fetch(url('/nowhere'))).json()).toMatchObject({ code: 404, data: { reason: 'no-such-call' } })
  const page = await fetch(`${server.workspaceUrl}/api/nowhere`, { headers })
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
})

test('[PUB-5] a form that is too large is answered with a page too', async () => {
  const answer = await fetch(url('/en/certificateFalsification'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: new URLSearchParams({ number: 'x'.repeat(5000), code: '' }),
  })
  expect(answer.status).toBe(413)
  expect(wordsOf(await answer.text())).toContain('We could not read this request')
})

test('[PUB-1] an address with a stroke at its end is the same page', async () => {
  for (const path of ['/en', '/check-file', '/en/check-file']) {
    const [bare, stroke] = await Promise.all([fetch(url(path)), fetch(url(`${path}/`))])
    expect([path, stroke.status, await stroke.text()]).toEqual([path, 200, await bare.text()])
  }
})

test('[PUB-1] every page stands without script and names its language', async () => {
  for (const [path, language] of [
    ['/', 'zh-CN'],
    ['/en', 'en'],
    ['/certificateFalsification', 'zh-CN'],
    ['/en/certificateFalsification', 'en'],
    ['/check-file', 'zh-CN'],
    ['/en/check-file', 'en'],
  ]) {
    const answer = await fetch(url(path ?? ''))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`<html lang="${language}">`)
  }
})

test('[PUB-1][PUB-5] a page that is kept is that of its certificate, and of the institute as it is called now', async () => {
  const { rows } = await server.owner.query<{ reference: string; number: string }>(
    `select reference, number from certificate where tenant_id = '000000' and validity = 'valid'`,
  )
  expect(rows.length).toBeGreaterThan(1)
  const pageOf = async (reference: string) => await (await fetch(url(`/v/${reference}`))).text()
  // From the second time on a page is kept.
  for (let time = 0; time < 3; time += 1)
    for (const { reference, number } of rows) {
      const html = await pageOf(reference)
      expect(/data-number="([^"]*)"/.exec(html)?.[1]).toBe(number)
      expect(html).toContain(`/v/${reference}/certificate.pdf`)
    }
  const [first] = rows
  const rename = (name: string) => server.owner.query(`update tenant set name = $1 where id = '000000'`, [name])
  const { rows: named } = await server.owner.query<{ name: string }>(`select name from tenant where id = '000000'`)
  await rename('改名计量院')
  try {
    await expect.poll(() => pageOf(first?.reference ?? ''), { timeout: 6000 }).toContain('改名计量院')
  } finally {
    await rename(named[0]?.name ?? '')
  }
})
