import { statementType } from '@etalon/verify/statement'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { checkProof } from './check-proof.ts'
import { render } from './render.tsx'
import { pageData } from './testing/page-fixtures.ts'

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const utf8 = (text: string) => new TextEncoder().encode(text)

let pair: CryptoKeyPair
let keySet = ''
beforeAll(async () => {
  const made = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  if (!('privateKey' in made)) throw new Error('this browser makes no Ed25519 pair')
  pair = made
  keySet = JSON.stringify({ keys: [{ ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid: '2026-A' }] })
})

const { certificate, digests } = pageData.genuine
const statement = {
  version: 1,
  tenant: '000000',
  institute: { zh: '示例计量检测研究院', en: 'Example Institute of Metrology' },
  reference: '7K3M9QXT0123456789ABCDEFGH',
  number: certificate.number,
  kind: certificate.kind,
  instrument: { ...certificate.instrument, model: certificate.model, serial: certificate.serial },
  conclusion: certificate.conclusion,
  issued: certificate.issued,
  validUntil: certificate.validUntil,
  digests,
  kid: '2026-A',
}

const signed = async (content: unknown): Promise<string> => {
  const body = `${base64url(utf8(JSON.stringify({ alg: 'EdDSA', typ: statementType, kid: '2026-A' })))}.${base64url(utf8(JSON.stringify(content)))}`
  return `${body}.${base64url(new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, utf8(body))))}`
}

/** The proof of a page that shows this statement and names these keys. */
const proofWith = (jws: string, keys: string): HTMLElement => {
  const links = { ...pageData.genuine.links, keys }
  const parsed = new DOMParser().parseFromString(
    render('genuine', 'zh', { ...pageData.genuine, links, statement: jws }).html,
    'text/html',
  )
  document.body.replaceChildren(...parsed.body.childNodes)
  const proof = document.querySelector<HTMLElement>('[data-proof]')
  if (proof === null) throw new Error('the page has no proof')
  return proof
}
const published = (): string => URL.createObjectURL(new Blob([keySet], { type: 'application/json' }))

afterEach(() => document.body.replaceChildren())

test('[CERT-1] “checked by our server” becomes “by your own browser” when it has', async () => {
  const proof = proofWith(await signed(statement), published())
  expect(proof.textContent).toContain('签名由本院服务器核对过。')
  await checkProof(proof)
  expect(proof.textContent).toContain('签名由您的浏览器自己核对过。')
  expect(proof.textContent).not.toContain('签名由本院服务器核对过。')
  expect(proof.querySelector<HTMLElement>('[data-alarm]')?.hidden).toBe(true)
})

test('[CERT-1] a statement that was not signed, or is about another document or file, raises the alarm', async () => {
  const right = await signed(statement)
  const wrong = [
    `${right.slice(0, -8)}AAAAAAAA`,
    'no statement',
    await signed({ ...statement, number: 'LX-2026-003188' }),
    await signed({ ...statement, digests: { ...digests, pdf: '0'.repeat(64) } }),
  ]
  for (const jws of wrong) {
    const proof = proofWith(jws, published())
    await checkProof(proof)
    // Above the answer, which loses its colour and its sign.
    const alarm = document.querySelector<HTMLElement>('main > :first-child [data-alarm]')
    expect(alarm?.hidden).toBe(false)
    expect(document.querySelector('.answer')?.className).toBe('answer calm doubted')
    expect(document.querySelector('.answer .mark')).toBeNull()
    expect(proof.textContent).not.toContain('签名由您的浏览器自己核对过。')
    expect(proof.querySelector<HTMLElement>('[data-checked-by]')?.hidden).toBe(true)
  }
})

test('[CERT-1] a browser that knows no Ed25519 checks in script', async () => {
  const proof = proofWith(await signed(statement), published())
  const unknown = () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'))
  for (const name of ['importKey', 'generateKey'] as const) vi.spyOn(crypto.subtle, name).mockImplementation(unknown)
  await checkProof(proof)
  vi.restoreAllMocks()
  expect(proof.textContent).toContain('签名由您的浏览器自己核对过。')
  expect(proof.querySelector<HTMLElement>('[data-alarm]')?.hidden).toBe(true)
})

test('[CERT-1] where the keys cannot be had, nothing is claimed and nothing alarmed', async () => {
  const proof = proofWith(await signed(statement), `${location.origin}/no-such-keys`)
  await checkProof(proof)
  expect(proof.textContent).toContain('签名由本院服务器核对过。')
  expect(proof.querySelector<HTMLElement>('[data-alarm]')?.hidden).toBe(true)
})
