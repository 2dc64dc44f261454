import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { savedBy } from '../testing/saved-file.ts'
import { applyTheme } from '../theme/index.ts'
import { type CorrectionLevel, QrCode } from './index.ts'
import { qrCodeReference } from './qr-code.reference.ts'
import { drawQrCode } from './qr-svg.ts'

prepareZXingModule({ overrides: { locateFile: () => wasm } })
afterEach(() => vi.restoreAllMocks())
// The first reading compiles the decoder.
vi.setConfig({ testTimeout: 30_000 })

/** Reads what a file shows, as a camera would. */
const read = async (file: Blob) =>
  (await readBarcodes(file, { formats: ['QRCode'] })).map(({ text, ecLevel }) => ({ text, ecLevel }))

/** The pixels of an svg as the page's styles draw it. */
async function pictureOf(svg: string, side: number): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, side, side)
  return canvas.convertToBlob()
}

/** The code on the page with the colours that it really has there. */
function shownSvg(): string {
  const shown = page.getByRole('img').element()
  const copy = shown.cloneNode(true)
  if (!(copy instanceof SVGElement)) throw new Error('no svg')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.removeAttribute('style')
  for (const [index, path] of [...shown.querySelectorAll('path')].entries())
    copy.querySelectorAll('path')[index]?.setAttribute('fill', getComputedStyle(path).fill)
  return copy.outerHTML
}

const texts: readonly { what: string; text: string; level: CorrectionLevel }[] = [
  { what: 'an address', text: 'HTTPS://CX.EXAMPLE.COM/V/7K3M9QXT0123456789ABCDEFGH', level: 'M' },
  { what: 'a number', text: '2026003187', level: 'L' },
  { what: 'Chinese', text: '样品 S-2026-001877：弹性元件式一般压力表（0~1.6）MPa', level: 'Q' },
  { what: 'a sign outside the basic plane', text: '温度 20 ℃ 🌡', level: 'H' },
  { what: 'one letter', text: 'a', level: 'H' },
  { what: 'a long text', text: 'x'.repeat(1000), level: 'L' },
]
for (const { what, text, level } of texts) {
  test(`${what} is read back from the code as it was given`, async () => {
    await render(<QrCode text={text} label="样品" level={level} />)
    expect(await read(await pictureOf(shownSvg(), 800))).toEqual([{ text, ecLevel: level }])
  })
}

for (const level of ['L', 'M', 'Q', 'H'] as const) {
  test(`the code has the correction ${level} that was asked for`, async () => {
    await render(<QrCode text="LX-2026-003187" label="证书" level={level} />)
    expect(await read(await pictureOf(shownSvg(), 400))).toEqual([{ text: 'LX-2026-003187', ecLevel: level }])
  })
}

test('the same text is drawn alike, another is not, and four modules around it stay light', () => {
  const drawing = drawQrCode('LX-2026-003187', 'M')
  expect(drawQrCode('LX-2026-003187', 'M')).toEqual(drawing)
  expect(drawQrCode('LX-2026-003188', 'M')).not.toEqual(drawing)
  const runs = [...(drawing?.path ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
    Number(x),
    Number(y),
    Number(width),
  ])
  expect(runs.length).toBeGreaterThan(50)
  expect(Math.min(...runs.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4)
  expect(Math.max(...runs.flatMap(([x = 0, y = 0, width = 0]) => [x + width, y + 1]))).toBe((drawing?.size ?? 0) - 4)
})

test('it is dark on light in the dark theme too, and can be read there', async () => {
  applyTheme(document.documentElement, { theme: 'default', scheme: 'dark', density: 'compact' })
  await render(<QrCode text="LX-2026-003187" label="证书" />)
  expect(await read(await pictureOf(shownSvg(), 400))).toMatchObject([{ text: 'LX-2026-003187' }])
  expect([...page.getByRole('img').element().querySelectorAll('path')].map((path) => getComputedStyle(path).fill)).toEqual([
    'rgb(255, 255, 255)',
    'rgb(0, 0, 0)',
  ])
  applyTheme(document.documentElement, { theme: 'default', scheme: 'light', density: 'compact' })
})

test('[A11Y-1] it is named after what it is for, and as wide as was asked', async () => {
  await render(<QrCode text="LX-2026-003187" label="证书 LX-2026-003187" size={200} />)
  const code = page.getByRole('img', { name: '证书 LX-2026-003187，二维码' })
  expect(code.element().getBoundingClientRect().width).toBe(200)
  expect(code.element().getBoundingClientRect().height).toBe(200)
})

test('text that no code holds is said, and no code is shown', async () => {
  const screen = await render(<QrCode text={'x'.repeat(3000)} label="证书" />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('内容太长，放不进一个二维码')
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  await screen.rerender(<QrCode text="x" label="证书" />)
  await expect.element(page.getByRole('img')).toBeVisible()
})

/** What is saved when a button is pressed. */
const saved = (button: string) => savedBy(() => page.getByRole('button', { name: button }).click())

test('the saved SVG has its size on paper and is read back', async () => {
  await render(<QrCode text="LX-2026-003187" label="证书" saveAs="LX-2026-003187" printSize={25} />)
  const { name, file } = await saved('下载 SVG')
  expect(name).toBe('LX-2026-003187.svg')
  expect(file.type).toBe('image/svg+xml')
  const svg = await file.text()
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['25mm', '25mm'])
  expect(await read(await pictureOf(svg, 400))).toMatchObject([{ text: 'LX-2026-003187' }])
})

test('the saved PNG is big enough for paper and is read back', async () => {
  await render(<QrCode text="LX-2026-003187" label="证书" saveAs="LX-2026-003187" />)
  const { name, file } = await saved('下载 PNG')
  expect(name).toBe('LX-2026-003187.png')
  expect(file.type).toBe('image/png')
  expect((await createImageBitmap(file)).width).toBeGreaterThanOrEqual(1024)
  expect(await read(file)).toMatchObject([{ text: 'LX-2026-003187' }])
})

test('a picture that the browser cannot write is told', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((told) => told(null))
  await render(<QrCode text="LX-2026-003187" label="证书" saveAs="LX-2026-003187" />)
  await page.getByRole('button', { name: '下载 PNG' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('没有存下来，请再试一次')
})

test('its text is copied, and it is said whether that went well', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('denied'))
  const screen = await render(<QrCode text="LX-2026-003187" label="证书" copyable />)
  const copy = page.getByRole('button', { name: '复制内容' })
  await copy.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('已复制')
  expect(write).toHaveBeenCalledWith('LX-2026-003187')
  await copy.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('浏览器不允许复制')
  await screen.rerender(<QrCode text="LX-2026-003188" label="证书" copyable />)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('on 320 px a code that is wider shrinks, and still reads', async () => {
  await page.viewport(320, 600)
  await render(<QrCode text="LX-2026-003187" label="证书" size={600} saveAs="x" copyable />)
  expect(page.getByRole('img').element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
})

const withButtons = () => render(<QrCode text="2026003187" label="证书" saveAs="certificate" copyable />)

provesKeys(qrCodeReference, {
  Tab: async () => {
    await withButtons()
    for (const place of [0, 1, 2]) {
      await userEvent.tab()
      await expect.element(page.getByRole('button').nth(place)).toHaveFocus()
    }
  },
  Enter: async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await withButtons()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    await expect.element(page.getByRole('status')).not.toBeEmptyDOMElement()
    expect(write).toHaveBeenCalledWith('2026003187')
  },
})
