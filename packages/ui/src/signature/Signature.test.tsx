import type { SignatureValue } from '@etalon/machines/signature'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { Signature, type SignatureProps, signatureToPng, signatureToSvg } from './index.ts'
import { signed, typed } from './story-signatures.ts'
import { inkParts } from './stroke-ink.ts'

function Subject(props: Partial<SignatureProps>) {
  return (
    <MessagesProvider>
      <Signature value={signed} label="检定员" {...props} />
    </MessagesProvider>
  )
}
const sole = (x: number, y: number) => [{ x, y, time: 0, pressure: 0.5 }]
/** A dot and a line of two points beside a longer one. */
const mixed: SignatureValue = {
  kind: 'drawn',
  strokes: [
    sole(100, 50),
    [...sole(200, 50), { x: 260, y: 50, time: 20, pressure: 0.5 }],
    [0, 1, 2, 3].map((step) => ({ x: 300 + step * 20, y: 50 + (step % 2) * 30, time: step * 16, pressure: 0.5 })),
  ],
}

/** An SVG as a program reads it that does not forgive. */
function readStrictly(svg: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml')
  if (!(documentElement instanceof SVGSVGElement)) throw new Error(documentElement.textContent ?? 'no svg')
  return documentElement
}

/** The rows and columns of a picture that have ink, and whether all of it is black. */
async function inkOf(picture: Blob) {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  const inked = Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) => (data[pixel * 4 + 3] ?? 0) > 127)
  const isBlack = inked.every((pixel) => [0, 1, 2].every((channel) => data[pixel * 4 + channel] === 0))
  const columns = inked.map((pixel) => pixel % width)
  const rows = inked.map((pixel) => Math.floor(pixel / width))
  return {
    width,
    height,
    isBlack,
    left: columns.reduce((least, one) => Math.min(least, one), width),
    right: columns.reduce((most, one) => Math.max(most, one), 0),
    top: rows.reduce((least, one) => Math.min(least, one), height),
    bottom: rows.reduce((most, one) => Math.max(most, one), 0),
    hasInk: (x: number, y: number) => (data[(Math.round(y) * width + Math.round(x)) * 4 + 3] ?? 0) > 127,
  }
}

test('[REG-4] a signature is shown as it was drawn, under the name of whose it is', async () => {
  await render(<Subject size="large" />)
  const shown = page.getByRole('img', { name: '检定员，手写签名' })
  await expect.element(shown).toBeVisible()
  expect(shown.element().getBoundingClientRect().height).toBe(96)
  const paths = [...shown.element().querySelectorAll('path')]
  expect(paths.length).toBeGreaterThan(40)
  const box = shown.element().querySelector('svg')?.getBoundingClientRect()
  for (const path of paths) {
    const { left, right, top, bottom } = path.getBoundingClientRect()
    expect(left >= (box?.left ?? 0) && right <= (box?.right ?? 0) && top >= (box?.top ?? 0) && bottom <= (box?.bottom ?? 0)).toBe(
      true,
    )
  }
})

test('[REG-4] a quick line is thinner than a slow one, and grows without steps', async () => {
  const times = Array.from({ length: 40 }, (_, step) => (step < 20 ? step * 4 : 80 + (step - 20) * 40))
  const strokes = [times.map((time, step) => ({ x: 20 + 12 * step, y: 100, time, pressure: 0.5 }))]
  await render(<Subject size="large" value={{ kind: 'drawn', strokes }} />)
  await expect.element(page.getByRole('img')).toBeVisible()
  const paths = [...page.getByRole('img').element().querySelectorAll('path')]
  const widths = paths.map((path) => Number(path.getAttribute('stroke-width')))
  expect((widths.at(-1) ?? 0) / (widths[5] ?? 1)).toBeGreaterThan(1.8)
  const jumps = widths.slice(1).map((width, place) => Math.abs(width - (widths[place] ?? 0)))
  expect(Math.max(...jumps)).toBeLessThanOrEqual(0.41)
  // Each piece begins where the one before ends.
  const ends = paths.map((path) => (path.getAttribute('d') ?? '').match(/-?[\d.]+/g) ?? [])
  for (const [place, numbers] of ends.entries()) if (place > 0) expect(numbers.slice(0, 2)).toEqual(ends[place - 1]?.slice(-2))
})

test('[REG-4] a long stroke is one line, and what is made of it stays while it goes on', () => {
  const points = Array.from({ length: 200 }, (_, step) => ({
    x: 20 + 2.5 * step,
    y: 150 + 100 * Math.sin(step / 4),
    time: step * 9,
    pressure: 0.5,
  }))
  const whole = inkParts(points)
  const numbers = whole.flat().map(({ path }) => (path.match(/-?[\d.]+/g) ?? []).map(Number))
  for (const [place, one] of numbers.entries()) if (place > 0) expect(one.slice(0, 2)).toEqual(numbers[place - 1]?.slice(-2))
  expect(numbers[0]?.slice(0, 2)).toEqual([20, 150])
  expect(numbers.at(-1)?.at(-2)).toBeCloseTo(20 + 2.5 * 199, 1)
  const further = inkParts([...points, { x: 590, y: 10, time: 2000, pressure: 0.5 }])
  expect(further.map((part, place) => part === whole[place])).toEqual([true, true, true, false])
  // The same points made anew, in one piece with what came before them, are the same ink.
  const widths = (parts: typeof whole) => parts.flat().map(({ width }) => width)
  expect(widths(inkParts(points.map((point) => ({ ...point }))))).toEqual(widths(whole))
  // A point that begins two strokes does not make them the same.
  const [first = points[0]] = points
  const other = first && [first, ...points.slice(1).map((point) => ({ ...point, y: 300 - point.y }))]
  expect(inkParts(other ?? [])[0]).not.toEqual(whole[0])
})

test('[REG-4] a typed one is shown as a name by hand, and none as not signed', async () => {
  const { rerender } = await render(<Subject value={typed} />)
  const shown = page.getByRole('img', { name: '检定员，键入签名：贺文舟' })
  await expect.element(shown).toHaveTextContent('贺文舟')
  expect(getComputedStyle(shown.element()).fontStyle).toBe('italic')
  await rerender(<Subject value={null} />)
  await expect.element(page.getByText('未签名')).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})

test('[REG-4] as SVG it is black, no larger than its ink, and made of paths alone', async () => {
  const svg = readStrictly(signatureToSvg(signed))
  expect(new Set([...svg.querySelectorAll('*')].map(({ tagName }) => tagName))).toEqual(new Set(['g', 'path']))
  expect(svg.querySelector('g')?.getAttribute('stroke')).toBe('#000')
  const [x = 0, y = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const points = signed.kind === 'drawn' ? signed.strokes.flat() : []
  expect(x).toBeCloseTo(Math.min(...points.map((point) => point.x)) - 12, 0)
  expect(y).toBeCloseTo(Math.min(...points.map((point) => point.y)) - 12, 0)
  expect(x + width).toBeCloseTo(Math.max(...points.map((point) => point.x)) + 12, -1)
  expect(y + height).toBeCloseTo(Math.max(...points.map((point) => point.y)) + 12, -1)
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual([String(width), String(height)])
})

test('[REG-4] a name that looks like markup stays a name in the SVG', async () => {
  for (const name of [
    '</text><script>alert(1)</script>',
    '"><image href="x" onerror="alert(1)"/>',
    ']]>&lt;&#x3c;&amp;',
    "' onload='alert(1)",
  ]) {
    const svg = readStrictly(signatureToSvg({ kind: 'typed', name }))
    expect([...svg.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['text'])
    expect(svg.textContent).toBe(name)
    expect(svg.querySelector('text')?.getAttributeNames()).not.toContain('onload')
  }
})

test.each([
  ['nothing', null],
  ['a number that is a text', { kind: 'drawn', strokes: [[{ x: '"/><script>', y: 0, time: 0, pressure: 0 }, ...sole(300, 9)]] }],
  ['a dot', { kind: 'drawn', strokes: [sole(1, 1)] }],
  ['a name that XML does not hold', { kind: 'typed', name: 'a\u0001' }],
])('[REG-4] %s becomes no file', async (_, value) => {
  expect(() => signatureToSvg(value)).toThrow(TypeError)
  await expect(signatureToPng(value, { width: 100 })).rejects.toThrow(TypeError)
})

test('[REG-4] as PNG it is black on no ground, as wide as was asked, and shows what was drawn', async () => {
  const { width, height, isBlack, ...ink } = await inkOf(await signatureToPng(mixed, { width: 800 }))
  expect([width, isBlack]).toEqual([800, true])
  // From 88 to 372 and from 38 to 92 units.
  const scale = 800 / 284
  expect(height).toBe(Math.round(54 * scale))
  expect(ink.hasInk((100 - 88) * scale, (50 - 38) * scale)).toBe(true)
  expect(ink.hasInk((230 - 88) * scale, (50 - 38) * scale)).toBe(true)
  expect(ink.hasInk((150 - 88) * scale, (50 - 38) * scale)).toBe(false)
  expect(ink.left).toBeGreaterThan(0)
  expect(ink.right).toBeLessThan(799)
})

test('[REG-4] a typed one is a picture too, with the whole name in it', async () => {
  const ink = await inkOf(await signatureToPng(typed, { width: 600 }))
  expect(ink.isBlack).toBe(true)
  expect([ink.left > 0, ink.top > 0, ink.bottom < ink.height - 1]).toEqual([true, true, true])
  expect(ink.right).toBeGreaterThan(ink.width / 2)
})

test('[REG-4] a picture of the SVG shows what the PNG shows', async () => {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(signatureToSvg(mixed))}`
  await image.decode()
  const canvas = new OffscreenCanvas(568, 108)
  canvas.getContext('2d')?.drawImage(image, 0, 0, 568, 108)
  const one = await inkOf(await canvas.convertToBlob())
  const other = await inkOf(await signatureToPng(mixed, { width: 568 }))
  for (const side of ['left', 'right', 'top', 'bottom'] as const) expect(Math.abs(one[side] - other[side])).toBeLessThan(3)
})

test('[REG-4] ink begins as slow as it ends: a stroke at time 0 is no other than one a little later', () => {
  const later: SignatureValue = {
    kind: 'drawn',
    strokes: mixed.strokes.map((stroke) => stroke.map((point) => ({ ...point, time: point.time + 5 }))),
  }
  expect(signatureToSvg(later)).toBe(signatureToSvg(mixed))
})
