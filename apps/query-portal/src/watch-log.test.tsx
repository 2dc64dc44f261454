import {
  checkpointText,
  consistencyPath,
  hashText,
  headText,
  type LogHead,
  leafHash,
  rootOf,
  type TreeHash,
} from '@etalon/verify/log'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from './render.tsx'
import styles from './styles/portal.css?inline'
import { pageData } from './testing/page-fixtures.ts'
import { watchLog } from './watch-log.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
if (!('privateKey' in pair)) throw new Error('this browser makes no Ed25519 pair')
const keySet = { keys: [{ ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid: '2026-A' }] }
const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))

let leaves: TreeHash[] = []
const headNow = (): LogHead => ({ origin: 'query.example.cn/log/000000', size: leaves.length, root: rootOf(leaves) })
const signed = async (head: LogHead) =>
  checkpointText(head, publicKey, new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, utf8(headText(head)))))
const hashOf = async (from: number, to: number) => rootOf(leaves.slice(from, to))
let keys: unknown = keySet

beforeEach(() => {
  leaves = ['a', 'b', 'c'].map((text) => leafHash(utf8(text)))
  keys = keySet
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/keys') return Response.json(keys)
    const since = Number(new URL(url, location.href).searchParams.get('since'))
    const path = since > 0 && since < leaves.length ? await consistencyPath(since, leaves.length, hashOf) : []
    return Response.json({ checkpoint: await signed(headNow()), consistency: path.map(hashText) })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const show = async (locale: 'zh' | 'en'): Promise<HTMLElement> => {
  const { head, html } = render('log', locale, pageData.log)
  const parsed = new DOMParser().parseFromString(`<head>${head}</head><body>${html}</body>`, 'text/html')
  const style = document.createElement('style')
  style.textContent = styles
  document.documentElement.lang = locale
  document.head.replaceChildren(...parsed.head.childNodes, style)
  document.body.replaceChildren(...parsed.body.childNodes)
  const place = document.querySelector<HTMLElement>('[data-watch-log]')
  if (place === null) throw new Error('the page has no place for it')
  await watchLog(place)
  return place
}

test('[CERT-4] the visitor’s own browser checks the head, remembers it, and next time sees that the log only grew', async () => {
  expect((await show('zh')).textContent).toBe('您的浏览器核对过本院对指纹的签名，并记住了它。')
  expect((await show('zh')).textContent).toBe('您的浏览器核对过：与您上次看到的一样。')
  leaves.push(leafHash(utf8('d')), leafHash(utf8('e')))
  expect((await show('en')).textContent).toContain('from the 3 entries that you saw last to 5 now the log only grew')
})

test.each([
  ['an entry was changed', () => leaves.splice(1, 1, leafHash(utf8('x')))],
  [
    'an entry was changed and others added',
    () => leaves.splice(1, 1, leafHash(utf8('x')), leafHash(utf8('y')), leafHash(utf8('z'))),
  ],
  ['an entry was taken out', () => leaves.splice(1, 1)],
  ['it is signed with a key that is not published', () => (keys = { keys: [] })],
])('[CERT-4] where %s the page raises the alarm, and the head that was seen stays remembered', async (_what, tamper) => {
  await show('zh')
  const remembered = localStorage.getItem('etalon-log:000000')
  tamper()
  const place = await show('zh')
  expect(place.textContent).toContain('对不上')
  expect(place.role).toBe('alert')
  expect(localStorage.getItem('etalon-log:000000')).toBe(remembered)
})

test('[CERT-4] where the log cannot be asked, what the server wrote stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect((await show('en')).textContent).toBe('The fingerprint is signed by us.')
})

test.each(['zh', 'en'] as const)(
  '[CERT-4][A11Y-1] the page in %s holds together at 390 and 1280 px, and for everybody',
  async (locale) => {
    for (const width of [390, 1280]) {
      await page.viewport(width, 800)
      await show(locale)
      const { violations } = await axe.run(document)
      expect(violations.map(({ id }) => id)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  },
)
