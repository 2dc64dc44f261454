import type { PublicLocale } from '@etalon/api/domain'
import {
  checkpointText,
  documentName,
  entryBytes,
  hashText,
  headText,
  leafHash,
  nodeHash,
  statementName,
} from '@etalon/verify/log'
import { statementType } from '@etalon/verify/statement'
import { ecdsaSealed, rsaSealed, xml } from '@etalon/verify/testing'
import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { receiveFiles } from '../receive-files.ts'
import { render } from '../render.tsx'
import styles from '../styles/portal.css?inline'
import { pageData } from '../testing/page-fixtures.ts'

const reference = '7K3M9QXT0123456789ABCDEFGH'
const issued = `%PDF-1.7 etalon-reference:${reference} 1.6 级合格`
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const utf8 = (text: string) => new TextEncoder().encode(text)
const sha256 = async (text: string): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

let keySet = ''
let jws = ''
/** What the institute answers about its log; nothing where it has none. */
let logAnswer = ''
let logOfOne = ''
beforeAll(async () => {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('this browser makes no Ed25519 pair')
  keySet = JSON.stringify({ keys: [{ ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid: '2026-A' }] })
  const statement = {
    version: 1,
    tenant: '000000',
    institute: { zh: '示例计量检测研究院', en: 'Example Institute of Metrology' },
    reference,
    number: 'LX-2026-003187',
    kind: 'verification',
    instrument: { zh: '一般压力表', en: 'Pressure gauge', model: 'YB-60', serial: '2409173' },
    conclusion: { zh: '1.6 级合格', en: 'Pass, accuracy class 1.6' },
    issued: '2026-09-10',
    validUntil: '2027-03-07',
    digests: { pdf: await sha256(issued), xml: '0'.repeat(64) },
    kid: '2026-A',
  }
  const body = `${base64url(utf8(JSON.stringify({ alg: 'EdDSA', typ: statementType, kid: '2026-A' })))}.${base64url(utf8(JSON.stringify(statement)))}`
  jws = `${body}.${base64url(new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, utf8(body))))}`
  const entry = entryBytes({
    kind: 'issued',
    at: '2026-09-10T08:30:00Z',
    document: documentName(reference),
    statement: statementName(jws),
  })
  const head = { origin: 'query.example.cn/log/000000', size: 2, root: nodeHash(leafHash(utf8('another')), leafHash(entry)) }
  const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, utf8(headText(head)))
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  logOfOne = JSON.stringify({
    checkpoint: checkpointText(head, publicKey, new Uint8Array(signature)),
    entries: [{ index: 1, entry: btoa(String.fromCharCode(...entry)), path: [hashText(leafHash(utf8('another')))] }],
    consistency: [],
  })
})

/** The network, as far as this page reaches it: what went out, and whether anything comes back. */
const sent: { readonly url: string; readonly body: string }[] = []
let online = true
beforeEach(() => {
  sent.length = 0
  online = true
  logAnswer = ''
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    sent.push({ url, body: String(options?.body ?? '') })
    if (!online) throw new TypeError('Failed to fetch')
    if (url === '/keys') return new Response(keySet)
    if (url === '/log/proof') return logAnswer === '' ? new Response('', { status: 404 }) : new Response(logAnswer)
    return String(options?.body).includes(reference) ? new Response(jws) : new Response('', { status: 404 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const show = (locale: PublicLocale): HTMLInputElement => {
  const data = { ...pageData['file-check'], seals: [ecdsaSealed.fingerprint] }
  const { head, html } = render('file-check', locale, data)
  const style = document.createElement('style')
  style.textContent = styles
  const parsed = new DOMParser().parseFromString(`<head>${head}</head><body>${html}</body>`, 'text/html')
  document.documentElement.lang = locale
  document.head.replaceChildren(...parsed.head.childNodes, style)
  document.body.replaceChildren(...parsed.body.childNodes)
  const zone = document.querySelector<HTMLElement>('[data-file-check]')
  const results = document.querySelector<HTMLElement>('[data-file-results]')
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (zone === null || results === null || field === null) throw new Error('the page lacks its zone')
  receiveFiles(zone, results)
  return field
}

type Given = readonly [name: string, content: BlobPart]

const filesOf = (...given: readonly Given[]): DataTransfer => {
  const transfer = new DataTransfer()
  for (const [name, content] of given) transfer.items.add(new File([content], name))
  return transfer
}
const choose = (field: HTMLInputElement, ...given: readonly Given[]): void => {
  field.files = filesOf(...given).files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('[CERT-1] chosen files are judged here, each in its card, and nothing but the reference goes out', async () => {
  await page.viewport(390, 800)
  choose(show('zh'), ['证书.pdf', issued], ['改过.pdf', issued.replace('1.6 级', '1.0 级')], ['扫描件.pdf', '%PDF-1.4 scan'])
  await expect.element(page.getByRole('heading', { name: '是本院签发的，没有改动' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '文件被改动过，请勿采信' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '看不出是谁签发的' })).toBeVisible()
  const cards = [...document.querySelectorAll('article')].map((card) => card.textContent)
  expect(cards[0]).toContain('检定证书 LX-2026-003187，一般压力表 2409173，1.6 级合格，有效期至 2027年3月7日。')
  expect(cards[1]).toContain('文件自称是 LX-2026-003187')
  expect(sent.filter(({ url }) => url !== '/keys' && url !== '/log/proof')).toEqual([
    { url: '/statement', body: JSON.stringify({ reference }) },
    { url: '/statement', body: JSON.stringify({ reference }) },
  ])
  expect(JSON.stringify(sent)).not.toContain('合格')
  const { violations } = await axe.run(document)
  expect(violations.map(({ id }) => id)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('[CERT-1] a file can be dropped as well, in English, and a later one comes on top', async () => {
  const field = show('en')
  const zone = field.closest('[data-file-check]')
  zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: filesOf(['one.pdf', issued]) }))
  await expect.element(page.getByRole('heading', { name: 'Issued by us, unchanged' })).toBeVisible()
  choose(field, ['two.pdf', ''])
  await expect.element(page.getByText('The file is empty.')).toBeVisible()
  expect([...document.querySelectorAll('.name')].map((name) => name.textContent)).toEqual(['two.pdf', 'one.pdf'])
})

test('[CERT-1] without a connection nothing is decided, and one can try again', async () => {
  online = false
  choose(show('zh'), ['证书.pdf', issued])
  await expect.element(page.getByRole('heading', { name: '现在问不到本院' })).toBeVisible()
  online = true
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect.element(page.getByRole('heading', { name: '是本院签发的，没有改动' })).toBeVisible()
})

test('[CERT-5] without a connection the seal says whether a file was changed, and whose seal it is', async () => {
  await page.viewport(390, 800)
  online = false
  const longer = new Uint8Array([...ecdsaSealed.pdf, 10])
  choose(
    show('zh'),
    ['完好.pdf', ecdsaSealed.pdf],
    ['加了一段.pdf', longer],
    ['别人的章.pdf', rsaSealed.pdf],
    ['数据.dcc.xml', xml],
    ['数据.dcc.xml.p7s', ecdsaSealed.signature],
    ['没有章.pdf', issued],
  )
  await expect.poll(() => document.querySelectorAll('article:not([aria-busy])').length).toBe(5)
  const cards = [...document.querySelectorAll('article')].map((card) => card.textContent)
  expect(cards[0]).toContain('印章完好，内容没有改动')
  expect(cards[0]).toContain('证书电子印章（自签） Certificate seal, self-signed，2026年9月10日 16:30 盖章')
  expect(cards[1]).toContain('盖章以后，文件末尾又加了内容')
  expect(cards[2]).toContain('盖的不是本院的章，而是“示例计量检测研究院证书专用章”')
  expect(cards[3]).toContain('印章完好，内容没有改动')
  expect(cards[4]).toContain('现在问不到本院')
  const { violations } = await axe.run(document)
  expect(violations.map(({ id }) => id)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('[CERT-4] a genuine file is looked for in the log, in this browser; what the log says against it is said aloud', async () => {
  logAnswer = logOfOne
  const field = show('en')
  choose(field, ['one.pdf', issued])
  await expect
    .poll(() => document.querySelector('article')?.textContent)
    .toContain('Public log: entry 2 of 2, checked by your browser.')
  expect(localStorage.getItem('etalon-log:000000')).toContain('query.example.cn/log/000000')
  // The institute shows another tree than this browser saw: an earlier head that does not lead to this one.
  localStorage.setItem('etalon-log:000000', localStorage.getItem('etalon-log:000000')?.replace(/\n2\n/, '\n1\n') ?? '')
  choose(field, ['again.pdf', issued])
  await expect.element(page.getByRole('heading', { name: /^Unchanged, but the public log speaks against it/ })).toBeVisible()
  await expect.element(page.getByText(/Earlier entries of the log are not what you saw last/)).toBeVisible()
  logAnswer = JSON.stringify({ ...JSON.parse(logOfOne), entries: [] })
  localStorage.clear()
  choose(field, ['unentered.pdf', issued])
  await expect.element(page.getByText(/The log has no entry of this certificate/)).toBeVisible()
})
