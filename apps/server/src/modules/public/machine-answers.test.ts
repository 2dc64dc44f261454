import { contract } from '@etalon/api/contract'
import { beforeEach, expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'
import { perNumber } from './count-tries.ts'
import { wantedForm } from './machine-answers.ts'
import { machineStatus } from './machine-status.ts'

const server = await startTestServer({ pages: true })
const office = await officeAt(server)
const { tester, auditor, approver, issuer } = office
const { report } = contract
beforeEach(() => server.owner.query('delete from query_attempt'))

const detailOf = (id: string) => issuer.send(report.detail, { query: { id } })
async function certificateOf(id: string) {
  const { certificate } = await detailOf(id)
  if (!certificate) throw new Error('it was issued')
  return certificate
}
async function issued() {
  const {
    items: [itemId],
  } = await office.acceptedOrder()
  await office.approved(itemId)
  await office.moveReport(issuer, itemId, 'issue')
  const { id } = await office.reportOf(itemId)
  return { ...(await certificateOf(id)), id }
}
type Issued = Awaited<ReturnType<typeof issued>>
/** Issues a certificate in the place of another. @returns it, with the id of its report */
async function replaced({ id }: { readonly id: string }) {
  const corrections = { clientName: '另一家有限公司', clientAddress: '', model: '', serial: '', manufacturer: '' }
  const begun = await issuer.send(report.reissue, {
    body: { id, version: (await detailOf(id)).standing.version, reason: '委托单位名称有误', corrections },
  })
  const { standing, conclusion } = await detailOf(begun.id)
  await tester.send(report.submit, { body: { id: begun.id, version: standing.version, conclusion, remark: '' } })
  for (const [person, action] of [
    [tester, 'submit'],
    [auditor, 'audit'],
    [approver, 'approve'],
    [issuer, 'issue'],
  ] as const)
    await person.send(report.move, { body: { id: begun.id, version: (await detailOf(begun.id)).standing.version, action } })
  return { ...(await certificateOf(begun.id)), id: begun.id }
}
const get = (path: string, accept?: string) =>
  fetch(`${server.portalUrl}${path}`, { redirect: 'manual', headers: accept === undefined ? {} : { accept } })
const statusOf = async ({ reference }: { readonly reference: string }) => {
  const answer = await get(`/v/${reference}/status.json`)
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  return machineStatus.parse(await answer.json())
}
const ask = (body: object) =>
  fetch(`${server.portalUrl}/certificate-status`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

test('[PUB-1][CERT-2] a program is told whether a certificate holds, with what proves it, and the client masked', async () => {
  const one = await issued()
  const status = await statusOf(one)
  expect(status).toMatchObject({
    number: one.number,
    standing: 'valid',
    kind: 'verification',
    changed: null,
    successor: null,
    history: [{ event: 'issued', on: today, reason: null }],
    log: { index: expect.any(Number) },
  })
  expect(status.client).toMatch(/＊/)
  for (const path of [status.files.pdf, status.files.xml, status.files.signature ?? '', status.keys])
    expect([path, (await get(path)).status]).toEqual([path, 200])
})

test('[CERT-2] withdrawn, replaced and expired are its standing, with day, reason, history and the way to the successor', async () => {
  const one = await issued()
  const reason = '标准器溯源结果有误'
  await approver.send(report.withdraw, { body: { id: one.id, version: (await detailOf(one.id)).standing.version, reason } })
  expect(await statusOf(one)).toMatchObject({ standing: 'withdrawn', changed: { on: today, reason }, successor: null })
  const next = await replaced(one)
  const status = await statusOf(one)
  expect(status).toMatchObject({
    standing: 'replaced',
    changed: { on: today, reason: '委托单位名称有误' },
    successor: { number: next.number, issued: today, status: `/v/${next.reference}/status.json` },
    history: [
      { event: 'issued', on: today, reason: null },
      { event: 'withdrawn', on: today, reason },
      { event: 'replaced', on: today, reason: '委托单位名称有误' },
    ],
  })
  // The page tells the same: what stood before the replacement as well.
  const page = await (await get(`/v/${one.reference}`)).text()
  const events = [...page.matchAll(/<ol class="history">(.*?)<\/ol>/gs)].flatMap(([, list = '']) =>
    [...list.matchAll(/<span>([^<]+)<\/span><\/li>/g)].map(([, event]) => event),
  )
  expect(events).toEqual(['签发', '撤回', '被新证书替换'])
  expect(await (await get(status.successor?.status ?? '')).json()).toMatchObject({ number: next.number, standing: 'valid' })
  const old = await issued()
  await server.owner.query(
    `update certificate set frozen = jsonb_set(frozen, '{validUntil}', '"2020-01-01"') where reference = $1`,
    [old.reference],
  )
  expect(await statusOf(old)).toMatchObject({ standing: 'expired', validUntil: '2020-01-01', changed: null })
})

test('[CERT-2][PUB-1] who proved to hold the old one opens the new one without its code, from either way, in both languages', async () => {
  const one = await issued()
  const next = await replaced(one)
  const search = (path: string) =>
    fetch(`${server.portalUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ number: one.number, code: one.checkCode }),
    })
  const pages = {
    [`/v/${next.reference}`]: [await get(`/v/${one.reference}`), await search('/certificateFalsification')],
    [`/en/v/${next.reference}`]: [await get(`/en/v/${one.reference}`), await search('/en/certificateFalsification')],
  }
  for (const [address, answers] of Object.entries(pages)) {
    for (const answer of answers) expect(await answer.text()).toContain(`href="${address}"`)
    expect(await (await get(address)).text()).toContain(next.number)
  }
  // Who does not hold it is told nothing of either.
  const wrong = await fetch(`${server.portalUrl}/certificateFalsification`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number: one.number, code: '00000000' }),
  })
  expect(await wrong.text()).not.toContain(next.reference)
})

test('[CERT-3] caches keep a certificate’s files for good under their own addresses, and never what its page answers', async () => {
  const { reference }: Issued = await issued()
  const kept = async (path: string, accept?: string) => {
    const answer = await get(path, accept)
    await answer.bytes()
    return [answer.status, answer.headers.get('cache-control')]
  }
  for (const ending of ['pdf', 'xml', 'xml.p7s'])
    expect(await kept(`/v/${reference}/certificate.${ending}`), ending).toEqual([200, 'public, max-age=31536000, immutable'])
  for (const accept of ['application/pdf', 'application/xml', 'application/json', 'text/html'])
    expect(await kept(`/v/${reference}`, accept), accept).toEqual([200, 'no-store'])
  // A key and a certificate of the seal as well, each by its id; their lists grow.
  const [{ signing, seal, publicKeys }, place] = [server.issuing.keys, '/.well-known/etalon']
  for (const path of [`${place}/keys/${signing.kid}.json`, `${place}/seals/${seal.fingerprint}.pem`])
    expect(await kept(path), path).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await (await get(`${place}/keys/${signing.kid}.json`)).json()).toEqual(
    publicKeys.keys.find(({ kid }) => kid === signing.kid),
  )
  expect(await (await get(`${place}/seals/${seal.fingerprint}.pem`)).text()).toBe(await (await get('/seal.pem')).text())
  for (const path of ['keys.json', 'seal.pem']) expect(await kept(`${place}/${path}`), path).toEqual([200, 'max-age=300'])
  for (const path of ['keys/nobody.json', 'seals/00.pem']) expect(await kept(`${place}/${path}`), path).toEqual([404, 'no-store'])
  // What is not there today may be issued tomorrow.
  expect(await kept(`/v/${'0'.repeat(26)}/certificate.pdf`)).toEqual([404, 'no-store'])
})

test('[CERT-3] the address of the QR code answers in the form that is asked for: status, DCC, PDF, or a page', async () => {
  const { reference }: Issued = await issued()
  const answered = async (accept?: string) => {
    const answer = await get(`/v/${reference}`, accept)
    return { type: answer.headers.get('content-type'), vary: answer.headers.get('vary'), bytes: await answer.bytes() }
  }
  const xml = await answered('application/xml')
  expect(xml).toMatchObject({ type: 'application/xml; charset=utf-8', vary: 'accept' })
  expect(xml.bytes).toEqual(await (await get(`/v/${reference}/certificate.xml`)).bytes())
  const pdf = await answered('application/pdf, application/json;q=0.5')
  expect(pdf).toMatchObject({ type: 'application/pdf', vary: 'accept' })
  expect(Buffer.from(pdf.bytes).toString('latin1', 0, 5)).toBe('%PDF-')
  const json = await answered('application/json')
  expect(JSON.parse(Buffer.from(json.bytes).toString())).toMatchObject({ standing: 'valid' })
  for (const accept of [
    undefined,
    '*/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'image/png',
    '%;q=x',
  ])
    expect([accept, (await answered(accept)).type]).toEqual([accept, 'text/html; charset=utf-8'])
  for (const accept of ['application/json', 'application/xml', 'application/pdf'])
    expect((await get(`/v/${'0'.repeat(26)}`, accept)).status).toBe(404)
})

test.each([
  ['application/dcc+xml', 'xml'],
  ['TEXT/XML', 'xml'],
  ['application/xml;q=0.2, application/json ; q=0.9', 'json'],
  ['text/html;q=0, application/pdf;q=0.1', 'pdf'],
  ['constructor', 'html'],
  ['', 'html'],
])('%s is answered with %s', (accept, form) => {
  expect(wantedForm(accept)).toBe(form)
})

test('[PUB-4] by number and code a program is answered as people are: wrong code and unknown number alike, and not for ever', async () => {
  const one = await issued()
  const right = await ask({ number: one.number.toLowerCase(), code: one.checkCode })
  expect(machineStatus.parse(await right.json())).toMatchObject({ number: one.number, standing: 'valid' })
  const shape = async (body: object) => {
    const answer = await ask(body)
    const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    return { status: answer.status, headers, text: await answer.text() }
  }
  const wrong = await shape({ number: one.number, code: '00000000' })
  expect(wrong).toMatchObject({ status: 404, text: '{"reason":"not-found"}' })
  for (const body of [
    { number: 'LX-2026-999999', code: '00000000' },
    {},
    { number: 7, code: [] },
    { number: '%', code: "' or 1" },
  ])
    expect(await shape(body)).toEqual(wrong)
  // People and programs count together.
  for (let time = 2; time < perNumber; time += 1) await ask({ number: one.number, code: '00000000' })
  const late = await ask({ number: one.number, code: one.checkCode })
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await late.json()).toMatchObject({ reason: 'too-many', until: expect.stringMatching(/^\d{4}-/) })
})

test('what a program may ask is described, and every address of the description answers', async () => {
  const answer = await get('/openapi.json')
  const description = (await answer.json()) as { openapi: string; paths: Record<string, object>; components: { schemas: object } }
  expect(description.openapi).toBe('3.1.1')
  expect(Object.keys(description.components.schemas)).toEqual(['Status'])
  const { reference } = await issued()
  const { signing, seal } = server.issuing.keys
  const inPlace = (path: string) =>
    path.replace('{reference}', reference).replace('{kid}', signing.kid).replace('{fingerprint}', seal.fingerprint)
  for (const [path, operations] of Object.entries(description.paths))
    if ('get' in operations) expect([path, (await get(inPlace(path))).status]).toEqual([path, 200])
  expect(await (await get('/.well-known/etalon/keys.json')).json()).toEqual(await (await get('/keys.json')).json())
  expect(await (await get('/.well-known/etalon/seal.pem')).text()).toBe(await (await get('/seal.pem')).text())
})
