import type { PublicLocale } from '@etalon/api/domain'
import axe from 'axe-core'
import { encode } from 'uqr'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { offerScan } from '../../offer-scan.ts'
import { render } from '../../render.tsx'
import styles from '../../styles/portal.css?inline'
import { pageData } from '../../testing/page-fixtures.ts'
import { type Scan, showScan } from './index.ts'

// Others may be using the machine: photos are drawn, encoded and searched without a graphics card here.
vi.setConfig({ testTimeout: 60_000 })
const patient = { timeout: 25_000 } as const

const reference = '7K3M9QXT0123456789ABCDEFGH'
const printed = `HTTPS://CX.EXAMPLE.COM/V/${reference}`
const foreign = 'https://example.com/menu'

/** Draws a code, or none, as it stands on paper. */
const draw = (canvas: HTMLCanvasElement, text: string | undefined): void => {
  if (canvas.width !== 640) Object.assign(canvas, { width: 640, height: 480 })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (text === undefined) return
  const { data } = encode(text, { border: 4 })
  context.fillStyle = '#111'
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(120 + x * 8, 40 + y * 8, 8, 8)
    })
  })
}
const pictureOf = async (text: string | undefined): Promise<File> => {
  const canvas = document.createElement('canvas')
  draw(canvas, text)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], 'photo.png', { type: 'image/png' })
}

/** A camera that sees a canvas, ten times a second as a real one does. */
const cameraAt = (canvas: HTMLCanvasElement) => {
  const streams: MediaStream[] = []
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = canvas.captureStream(0)
    streams.push(stream)
    running.push(
      setInterval(() => {
        const context = canvas.getContext('2d')
        context?.drawImage(canvas, 0, 0)
        for (const track of stream.getVideoTracks()) if (track instanceof CanvasCaptureMediaStreamTrack) track.requestFrame()
      }, 100),
    )
    return stream
  })
  return { asked, tracks: () => streams.flatMap((stream) => stream.getTracks().map((track) => track.readyState)) }
}
/** A camera that is opened in vain. */
const cameraFails = (name: string) =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', name))

let scan: Scan | undefined
const running: ReturnType<typeof setInterval>[] = []
afterEach(() => {
  for (const interval of running.splice(0)) clearInterval(interval)
  scan?.end()
  scan = undefined
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const showHome = (locale: PublicLocale): HTMLElement => {
  const { head, html } = render('home', locale, pageData.home)
  const style = document.createElement('style')
  style.textContent = styles
  const parsed = new DOMParser().parseFromString(`<head>${head}</head><body>${html}</body>`, 'text/html')
  document.documentElement.lang = locale
  document.head.replaceChildren(...parsed.head.childNodes, style)
  document.body.replaceChildren(...parsed.body.childNodes)
  const place = document.querySelector<HTMLElement>('[data-scan]')
  if (place === null) throw new Error('the page has no place to scan')
  return place
}

/** Shows the island on the home page; `opened` gets the addresses that it goes to. */
const show = (locale: PublicLocale) => {
  const opened: string[] = []
  const place = showHome(locale)
  place.hidden = false
  scan = showScan(place, locale, (address) => opened.push(address))
  return { opened, begin: scan.begin }
}
const choose = (picture: File): void => {
  const field = document.querySelector<HTMLInputElement>('[data-scan] input[type=file]')
  if (field === null) throw new Error('no picture can be chosen')
  const transfer = new DataTransfer()
  transfer.items.add(picture)
  field.files = transfer.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
const says = (words: string) => expect.poll(() => document.querySelector('[role=status]')?.textContent, patient).toContain(words)

test('[PUB-3] the offer is there for those with script alone, and brings the visitor to the camera', async () => {
  await page.viewport(390, 800)
  const canvas = document.createElement('canvas')
  draw(canvas, undefined)
  cameraAt(canvas)
  const place = showHome('zh')
  expect(page.getByRole('button', { name: /^扫一扫二维码/ }).query()).toBeNull()
  const template = document.querySelector<HTMLTemplateElement>('template[data-scan-offer]')
  if (template === null) throw new Error('no offer')
  offerScan(template, place)
  await page.getByRole('button', { name: /^扫一扫二维码/ }).click()
  await says('请把证书封面上的二维码对准白框')
  expect(document.activeElement?.textContent).toBe('扫一扫二维码')
  // The offer knows the scanning that it began: asked again, it is the same.
  scan = showScan(place, 'zh')
})

test.each([
  ['zh', `/v/${reference}`],
  ['en', `/en/v/${reference}`],
] as const)(
  '[PUB-3] what the camera sees is opened in the language of the page (%s), and the camera goes off',
  async (locale, address) => {
    await page.viewport(390, 800)
    const canvas = document.createElement('canvas')
    draw(canvas, undefined)
    const { tracks, asked } = cameraAt(canvas)
    const { begin, opened } = show(locale)
    begin()
    await says(locale === 'zh' ? '对准白框' : 'into the white frame')
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ audio: false }))
    expect(tracks()).toEqual(['live'])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    const { violations } = await axe.run(document)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    for (const target of document.querySelectorAll('[data-scan] button, [data-scan] .btn'))
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    draw(canvas, foreign)
    await says(locale === 'zh' ? '不是本院证书的二维码' : 'not the code of one of our')
    expect(opened).toEqual([])
    draw(canvas, printed)
    await expect.poll(() => opened, patient).toEqual([address])
    expect(tracks()).toEqual(['ended'])
    expect(document.querySelector('video')).toBeNull()
  },
)

test('[PUB-3] stopped, the camera goes off; the same button opens it again', async () => {
  const canvas = document.createElement('canvas')
  draw(canvas, undefined)
  const { tracks } = cameraAt(canvas)
  show('zh').begin()
  await says('对准白框')
  const button = page.getByRole('button', { name: '停止' })
  await button.click()
  await says('相机已关闭')
  expect(tracks()).toEqual(['ended'])
  expect(document.activeElement?.textContent).toBe('打开相机')
  await page.getByRole('button', { name: '打开相机' }).click()
  await says('对准白框')
  expect(tracks()).toEqual(['ended', 'live'])
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(tracks()).toEqual(['ended', 'ended'])
})

test('[PUB-3] a camera that is granted after the visitor has gone on is let go at once', async () => {
  const canvas = document.createElement('canvas')
  draw(canvas, printed)
  const stream = canvas.captureStream(10)
  let grant: (stream: MediaStream) => void = () => undefined
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(new Promise((resolve) => (grant = resolve)))
  const { begin, opened } = show('zh')
  begin()
  await page.getByRole('button', { name: '停止' }).click()
  grant(stream)
  await expect.poll(() => stream.getTracks().map((track) => track.readyState)).toEqual(['ended'])
  expect(opened).toEqual([])
})

test.each([
  ['NotAllowedError', '没有得到使用相机的许可'],
  ['NotFoundError', '没有找到相机'],
  ['NotReadableError', '现在扫不了'],
])('[PUB-3] %s is said in plain words, and can be tried again', async (name, words) => {
  const failing = cameraFails(name)
  show('zh').begin()
  await says(words)
  const { violations } = await axe.run(document)
  expect(violations.map(({ id }) => id)).toEqual([])
  failing.mockRestore()
  const canvas = document.createElement('canvas')
  draw(canvas, undefined)
  cameraAt(canvas)
  await page.getByRole('button', { name: '再试一次' }).click()
  await says('对准白框')
})

test("[PUB-3] a picture with a certificate's code is opened, and nothing of it goes out", async () => {
  const sent = vi.spyOn(window, 'fetch')
  const { opened } = show('en')
  choose(await pictureOf(printed))
  await expect.poll(() => opened, patient).toEqual([`/en/v/${reference}`])
  // The reader comes from this very host; nothing is ever sent along.
  for (const [address, options] of sent.mock.calls) {
    expect(new URL(String(address), location.href).origin).toBe(location.origin)
    expect(options?.method ?? 'GET').toBe('GET')
    expect(options?.body).toBeUndefined()
  }
})

test('[PUB-3] a picture without a code, with another code, and no picture at all: each says so', async () => {
  const { opened } = show('zh')
  choose(await pictureOf(undefined))
  await says('照片里没有找到二维码')
  choose(await pictureOf(foreign))
  await says('照片里的二维码不是本院证书上的')
  choose(new File(['not a picture'], 'photo.png', { type: 'image/png' }))
  await says('读不了这张照片')
  await page.getByRole('button', { name: '再试一次' }).click()
  await says('读不了这张照片')
  expect(opened).toEqual([])
})

test('[PUB-3] a small code in a large photo, cut out closely and turned, is still read', async () => {
  const { data } = encode(printed, { border: 0 })
  const canvas = document.createElement('canvas')
  canvas.width = 3000
  canvas.height = 2200
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#e8e4da'
  context.fillRect(0, 0, 3000, 2200)
  context.translate(600, 1500)
  context.rotate(0.3)
  context.fillStyle = '#fff'
  context.fillRect(-30, -30, data.length * 7 + 60, data.length * 7 + 60)
  context.fillStyle = '#222'
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * 7, y * 7, 7, 7)
    })
  })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.7))
  const { opened } = show('zh')
  choose(new File([blob ?? ''], 'photo.jpg', { type: 'image/jpeg' }))
  await expect.poll(() => opened, patient).toEqual([`/v/${reference}`])
})
