import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { seedOrders } from '../../demo/index.ts'
import { all, startTestServer } from '../../testing/index.ts'
import { publicPaths } from './public-paths.ts'

const server = await startTestServer({ pages: true })
await seedOrders(server.database, server.issuing, 24)
const admin = await server.signIn('admin')
const issuer = await server.signIn('issuer')

const url = (path: string) => `${server.portalUrl}${path}`
const post = (path: string, fields: Record<string, string>) =>
  fetch(url(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const headingOf = (html: string) => (/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '')
const forget = () => server.owner.query('delete from query_attempt')
const tries = async (): Promise<number> =>
  (await server.owner.query('select count(*)::int as count from query_attempt')).rows[0].count

const { records } = await admin.send(contract.publicRecord.list, { query: { size: 100 } })
const recordOf = (number: string) => {
  const found = records.find((one) => one.number === number)
  if (!found) throw new Error(`the demonstration has ${number}`)
  return found
}
const ring = recordOf('ZB-2026-020416')
const label = recordOf('GJS-2026-118204')
const steel = recordOf('JC-2026-004120')
const withdrawn = recordOf('ZB-2026-019877')

/** A certificate of an order with others, and whose it is. */
const issued = (await issuer.send(contract.report.page, { body: all({ state: '1000' }) })).records
const { rows: orders } = await server.owner.query<{
  id: string
  number: string
  credit_code: string
  name: string
  order_no: string
}>(`
  select o.id::text, min(c.number) as number, e.credit_code, e.name, o.order_no
  from certificate c join report r on r.id = c.report_id join work_order o on o.id = r.order_id join enterprise e on e.id = o.enterprise_id
  where o.tenant_id = '000000' group by o.id, e.credit_code, e.name, o.order_no having count(*) > 1 order by o.id limit 1`)
const [order] = orders
if (!order) throw new Error('the demonstration has orders with several certificates')
const rowOf = (number: string) => issued.find(({ certificateNumber }) => certificateNumber === number)?.id ?? ''
const certificateOf = async (number: string) => {
  const { certificate } = await issuer.send(contract.report.detail, { query: { id: rowOf(number) } })
  if (!certificate) throw new Error(`${number} is issued`)
  return certificate
}
const certificate = await certificateOf(order.number)

const forms = ['/searchJWIndex', '/appraisal-certificate-query-details', '/precious-metal-query-details', '/test-report-details']

test('[PUB-1] appraisal certificates, labels and test reports are answered by number and code, each by its own form, in both languages', async () => {
  await forget()
  for (const [path, { number, checkCode }, zh, en] of [
    ['/searchJWIndex', ring, '这张鉴定证书是真的', 'This appraisal certificate is genuine'],
    ['/appraisal-certificate-query-details', ring, '这张鉴定证书是真的', 'This appraisal certificate is genuine'],
    ['/searchJWIndex', label, '这个标签是真的', 'This label is genuine'],
    ['/precious-metal-query-details', label, '这个标签是真的', 'This label is genuine'],
    ['/test-report-details', steel, '这份报告是真的，没有撤回', 'This report is genuine and not withdrawn'],
  ] as const) {
    const chinese = await post(path, { number, code: checkCode })
    expect([path, chinese.status, chinese.headers.get('x-robots-tag'), chinese.headers.get('cache-control')]).toEqual([
      path,
      200,
      'noindex',
      'no-store',
    ])
    const html = await chinese.text()
    expect(headingOf(html)).toBe(zh)
    expect(wordsOf(html)).toContain(number)
    expect(
      headingOf(await (await post(`/en${path}`, { number: number.toLowerCase(), code: checkCode.toLowerCase() })).text()),
    ).toBe(en)
  }
  const html = wordsOf(await (await post('/searchJWIndex', { number: ring.number, code: ring.checkCode })).text())
  expect(html).toMatch(/总质量 3\.512 g .*长沙＊＊＊＊＊＊有限公司/)
  expect(html).not.toContain(ring.client)
})

test('[CERT-2] a record that was withdrawn says so first, with its reason', async () => {
  await forget()
  const html = await (await post('/searchJWIndex', { number: withdrawn.number, code: withdrawn.checkCode })).text()
  expect(headingOf(html)).toBe('这张鉴定证书已撤回，请勿采信')
  expect(wordsOf(html)).toContain('复检发现主石经过铅玻璃充填')
  expect(wordsOf(html)).not.toContain('是真的')
})

/** All of an answer that must not tell what was wrong; what was typed stands in the fields again. */
async function shape(path: string, fields: Record<string, string>) {
  const answer = await post(path, fields)
  const typed = Object.entries(fields).flatMap(([name, value]) => (name === 'code' ? [] : [value]))
  const html = typed.reduce((text, value) => text.replaceAll(` value="${value}"`, ' value="·"'), await answer.text())
  const headers = [...answer.headers.entries()].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name))
  const length = Number(answer.headers.get('content-length')) - typed.reduce((sum, value) => sum + value.length, 0)
  return { status: answer.status, headers, length, html }
}

test('[PUB-4][P1] whatever is wrong, each question answers alike: status, headers, size and words', async () => {
  for (const [path, known] of [
    [forms[0] ?? '', ring.number],
    [forms[1] ?? '', ring.number],
    [forms[2] ?? '', label.number],
    [forms[3] ?? '', steel.number],
  ] as const) {
    await forget()
    const wrongCode = await shape(path, { number: known, code: '00000000' })
    expect(await shape(path, { number: 'ZZ-2026-999999', code: '00000000' })).toEqual(wrongCode)
    // Right, and of a kind that this form does not find.
    const foreign = path === forms[3] ? ring : steel
    expect(await shape(path, { number: foreign.number, code: foreign.checkCode })).toEqual(wrongCode)
    expect(await shape(path, { number: certificate.number, code: certificate.checkCode })).toEqual(wrongCode)
    expect(wrongCode.status).toBe(200)
    expect(headingOf(wrongCode.html)).toMatch(/^没有找到相符的/)
  }
  await forget()
  const right = { creditCode: order.credit_code, number: certificate.number, code: certificate.checkCode }
  const wrong = await shape('/reportQuery', { ...right, code: '00000000' })
  expect(await shape('/reportQuery', { ...right, creditCode: '91430104MA4R8H2K5D' })).toEqual(wrong)
  expect(await shape('/reportQuery', { ...right, number: 'LX-2026-999999' })).toEqual(wrong)
  expect(await shape('/reportQuery', { ...right, number: '<?>' })).toEqual({
    ...wrong,
    length: expect.any(Number),
    html: expect.any(String),
  })
})

test('[PUB-4][P3] tries are counted over all questions; then right codes wait too, and are told until when', async () => {
  await forget()
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await post(forms[attempt % forms.length] ?? '', { number: ring.number, code: '00000000' })).status).toBe(200)
  const answer = await post('/searchJWIndex', { number: ring.number, code: ring.checkCode })
  expect(answer.status).toBe(429)
  expect(Math.abs(Number(answer.headers.get('retry-after')) - 3600)).toBeLessThan(120)
  expect(headingOf(await answer.text())).toMatch(/^查询次数太多，\d\d:\d\d 后可以再查$/)
  // Somebody else's number is free, until the address has asked thirty times.
  expect((await post('/test-report-details', { number: steel.number, code: steel.checkCode })).status).toBe(200)
  for (let attempt = await tries(); attempt < 30; attempt += 1)
    await post('/query', { lines: `LX-2026-7${String(attempt).padStart(5, '0')} 00000000` })
  expect((await post('/precious-metal-query-details', { number: label.number, code: label.checkCode })).status).toBe(429)
  expect((await post('/reportQuery', { creditCode: 'x', number: 'LX-2026-700999', code: 'y' })).status).toBe(429)
})

test('[PUB-1] a client sees all documents of its order by credit code, number and check code, with its own name in full', async () => {
  await forget()
  const fields = { creditCode: ` ${order.credit_code.toLowerCase()} `, number: certificate.number, code: certificate.checkCode }
  const html = await (await post('/reportQuery', fields)).text()
  expect(headingOf(html)).toBe(`${order.name}的证书`)
  const { rows } = await server.owner.query<{ number: string; reference: string }>(
    'select c.number, c.reference from certificate c join report r on r.id = c.report_id where r.order_id = $1',
    [order.id],
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { number, reference } of rows) {
    expect(wordsOf(html)).toContain(number)
    expect(html).toContain(`href="/v/${reference}"`)
  }
  expect(wordsOf(html)).toContain(order.order_no)
  const english = await (await post('/en/reportQuery', fields)).text()
  expect(english).toContain('href="/en/v/')
  // Of another order nothing is told.
  const { rows: others } = await server.owner.query(
    `select c.number from certificate c join report r on r.id = c.report_id where r.order_id <> $1 and c.tenant_id = '000000'`,
    [order.id],
  )
  for (const { number } of others) expect(html).not.toContain(number)
})

test('[PUB-1] several documents are asked for at once, of any kind, each with its own answer', async () => {
  await forget()
  const lines = [
    `${certificate.number} ${certificate.checkCode}`,
    `${ring.number},${ring.checkCode}`,
    `${withdrawn.number}\t${withdrawn.checkCode.slice(0, 4)} ${withdrawn.checkCode.slice(5)}`,
    `${steel.number} 00000000`,
    '',
    'LX-2026-999999',
  ]
  const html = await (await post('/query', { lines: lines.join('\r\n') })).text()
  expect(headingOf(html)).toBe('5 份里查到 3 份')
  const items = [...html.matchAll(/<li>(?:(?!<\/li>).)*class="state[\s\S]*?<\/li>/g)].map(([item]) => wordsOf(item))
  expect(items.map((item) => /有效|未撤回|已撤回|已过期|已替换|没有相符的/.exec(item)?.[0])).toEqual([
    expect.stringMatching(/有效|未撤回|已过期/),
    '未撤回',
    '已撤回',
    '没有相符的',
    '没有相符的',
  ])
  expect(await tries()).toBe(5)
  expect((await post('/query', { lines: ' \n ' })).status).toBe(400)
  const many = await post('/query', { lines: Array.from({ length: 11 }, (_, place) => `LX-2026-00000${place} 1`).join('\n') })
  expect([many.status, wordsOf(await many.text())]).toEqual([400, expect.stringContaining('一次最多 10 行')])
  expect(await tries()).toBe(5)
  await forget()
  const again = Array.from({ length: 10 }, () => `${ring.number} 00000000`).join('\n')
  await post('/query', { lines: again })
  expect(wordsOf(await (await post('/query', { lines: `${ring.number} ${ring.checkCode}` })).text())).toMatch(/\d\d:\d\d 后再查/)
})

test('[PUB-3] the QR code of a record opens it', async () => {
  const path = new URL(ring.address).pathname
  const answer = await fetch(url(path))
  expect([answer.status, headingOf(await answer.text())]).toEqual([200, '这张鉴定证书是真的'])
  expect(headingOf(await (await fetch(url(`/en${path.toLowerCase()}`))).text())).toBe('This appraisal certificate is genuine')
})

test('[PUB-6] what an old printed address says stands in the form, and nothing is looked for before it is sent', async () => {
  await forget()
  for (const [path, query] of [
    ['/certificateFalsification', 'number=LX-2026-003187&code=7K3M9QXT'],
    ['/appraisal-certificate-query-details', 'zsbh=LX-2026-003187&cxm=7K3M9QXT'],
    ['/precious-metal-query-details', 'labelNo=LX-2026-003187&checkCode=7K3M9QXT'],
    ['/test-report-details', 'reportNo=LX-2026-003187&code=7K3M9QXT'],
    ['/searchJWIndex', 'certificateNo=LX-2026-003187&code=7K3M9QXT'],
    ['/reportQuery', 'number=LX-2026-003187&code=7K3M9QXT'],
  ]) {
    const html = await (await fetch(url(`${path}?${query}`))).text()
    expect([path, html.includes('value="LX-2026-003187"'), html.includes('value="7K3M9QXT"')]).toEqual([path, true, true])
  }
  expect(await (await fetch(url('/query?number=LX-2026-003187&code=7K3M9QXT'))).text()).toContain(
    '>LX-2026-003187 7K3M9QXT</textarea>',
  )
  expect(await (await fetch(url('/searchJWIndex?number=%22%3E%3Cscript%3E'))).text()).toContain(
    'value="&quot;&gt;&lt;script&gt;"',
  )
  expect(await tries()).toBe(0)
})

test('[PUB-6] each public address that was printed with the workspace’s host leads to the portal, with its query', async () => {
  expect(publicPaths.length).toBeGreaterThan(10)
  for (const path of publicPaths) {
    const asked = `${path.replace(':reference', '0123456789ABCDEFGHJKMNPQRS')}?number=LX-2026-003187&id=%E4%B8%AD`
    const answer = await fetch(`${server.workspaceUrl}${asked}`, { redirect: 'manual' })
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, url(asked)])
  }
})

test('[NAV-1] every public route answers without a session on the host where it belongs, with its own page', async () => {
  const titles = new Map<string, string>()
  for (const [path, title] of [
    ['/certificateFalsification', '这张证书是真的吗？'],
    ['/phoneSearchReportPage', '按手机号查报告'],
    ['/searchIndex', '您想查什么？'],
    ['/searchJWIndex', '这件首饰查过吗？'],
    ['/appraisal-certificate-query-details', '这张鉴定证书是真的吗？'],
    ['/precious-metal-query-details', '这个标签是真的吗？'],
    ['/test-report-details', '这份检测报告是真的吗？'],
    ['/reportQuery', '委托单位查询'],
    ['/query', '一次查多份'],
    ['/detail-info-notice', '公告'],
  ] as const) {
    const [chinese, english] = await Promise.all([fetch(url(path)), fetch(url(`/en${path}`))])
    expect([path, chinese.status, english.status]).toEqual([path, 200, 200])
    const html = await chinese.text()
    expect(headingOf(html)).toBe(title)
    expect(html).toContain(`href="/en${path}" lang="en"`)
    titles.set(headingOf(await english.text()), path)
  }
  expect(titles.size).toBe(10)
  for (const path of ['/login', '/login1', '/register', '/forgetPassword', '/lock', '/404', '/403', '/500', '/sso/login']) {
    const answer = await fetch(`${server.workspaceUrl}${path}`, { headers: { Accept: 'text/html' }, redirect: 'manual' })
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8'])
  }
})

test('[PUB-1] notices of the public are listed and read without an account, and no others', async () => {
  const add = async (title: string, more: { isPublic?: boolean; releaseTime?: string; content?: string }) =>
    (await admin.send(contract.notice.submit, { body: { title, content: '', ...more } })).id
  const open = await add('开放日', { isPublic: true, content: '周六\n九点\n\n欢迎 <3' })
  const internal = await add('内部会议', {})
  const later = await add('明年计划', { isPublic: true, releaseTime: '2099-01-01T00:00:00Z' })
  const list = wordsOf(await (await fetch(url('/detail-info-notice'))).text())
  expect(list).toContain('开放日')
  expect(list).toContain('谨防假冒本院证书')
  expect(list).not.toMatch(/内部会议|明年计划/)
  await expect.poll(async () => wordsOf(await (await fetch(url('/'))).text()), { timeout: 10_000 }).toContain('开放日')
  const html = await (await fetch(url(`/detail-info-notice?id=${open}`))).text()
  expect(headingOf(html)).toBe('开放日')
  expect(html).toContain('<p>周六<br>九点</p><p>欢迎 &lt;3</p>')
  expect(html).toContain(`href="/en/detail-info-notice?id=${open}"`)
  for (const id of [internal, later, '999999', '0', '-1', "1'or'1", '9'.repeat(30)]) {
    const answer = await fetch(url(`/detail-info-notice?id=${encodeURIComponent(id)}`), { headers: { Accept: 'text/html' } })
    expect([id, answer.status]).toEqual([id, 404])
    expect(headingOf(await answer.text())).toBe('这个地址没有页面')
  }
})

test('[RICH-1][RICH-3][MATH-1] a notice of the public shows its formulas and tables without a script, and nothing of an attack', async () => {
  const content =
    '<p onclick="alert(1)">扩展不确定度 <span data-tex="U=k\\,u_{\\mathrm{c}}">U</span><script>alert(1)</script><img src=x onerror=alert(1)></p>' +
    '<span data-tex="\\frac{1" data-block="">1</span><table><tbody><tr><th><p>标准值</p></th></tr></tbody></table>'
  const { id, leftOut } = await admin.send(contract.notice.submit, { body: { title: '公式', content, isPublic: true } })
  expect(leftOut).toEqual(['onclick', '<script>', '<img>'])
  const html = await (await fetch(url(`/detail-info-notice?id=${id}`))).text()
  expect(html).toMatch(
    /扩展不确定度 <math [^>]*><semantics><mrow><mi>U<\/mi>.*<msub><mi>u<\/mi><mi mathvariant="normal">c<\/mi><\/msub>/,
  )
  expect(html).toContain('<code>\\frac{1</code>')
  expect(html).toMatch(/<div class="frame" tabindex="0"><table>.*标准值/)
  expect(html).not.toMatch(/alert|onerror/)
})

test('[PUB-5] pages and scripts travel packed where the browser takes them so; what refuses does not: its length tells nothing', async () => {
  await forget()
  const encodings = async (path: string, accepted: string, fields?: Record<string, string>) => {
    const answer = await fetch(url(path), {
      method: fields ? 'POST' : 'GET',
      headers: { 'Accept-Encoding': accepted, ...(fields ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}) },
      ...(fields ? { body: new URLSearchParams(fields) } : {}),
    })
    await answer.arrayBuffer()
    return [answer.headers.get('content-encoding'), answer.headers.get('vary')]
  }
  expect(await encodings('/', 'gzip, deflate, br')).toEqual(['gzip', 'accept-encoding, sec-fetch-site'])
  expect(await encodings('/', 'br')).toEqual([null, 'accept-encoding, sec-fetch-site'])
  expect(await encodings('/', 'gzip;q=0, identity')).toEqual([null, 'accept-encoding, sec-fetch-site'])
  expect(await encodings('/searchJWIndex', 'gzip;q=0.5', { number: ring.number, code: ring.checkCode })).toEqual([
    'gzip',
    'accept-encoding, sec-fetch-site',
  ])
  expect(await encodings('/searchJWIndex', 'gzip', { number: ring.number, code: '00000000' })).toEqual([null, 'sec-fetch-site'])
  expect(await encodings('/phoneSearchReportPage', 'gzip', { phone: '13899990001' })).toEqual([null, 'sec-fetch-site'])
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(url('/'))).text())?.[1] ?? ''
  expect((await encodings(script, 'gzip'))[0]).toBe('gzip')
  expect((await encodings(script, 'gzip, br'))[0]).toBe('br')
})
