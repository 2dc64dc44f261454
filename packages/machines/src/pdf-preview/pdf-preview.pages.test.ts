import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { hitCount, type PdfPreviewEvent, type PdfZoom, zoomSteps } from './index.ts'
import { opened, preview } from './preview-with-ports.ts'

const typed = (text: string) => ({ type: 'PAGE.TYPED', text }) as const
const next = { type: 'PAGE.NEXT' } as const
const previous = { type: 'PAGE.PREVIOUS' } as const
const last = { type: 'PAGE.LAST' } as const

test.each([
  ['next', [next], 2],
  ['next beyond the end', [last, next], 3],
  ['previous', [last, previous], 2],
  ['previous before the beginning', [previous], 1],
  ['the first', [last, { type: 'PAGE.FIRST' }], 1],
  ['the last', [last], 3],
  ['a typed one', [typed('2')], 2],
  ['one that a link leads to', [{ type: 'PAGE.CHOSEN', page: 3 }], 3],
  ['one that a link leads to and that is not there', [{ type: 'PAGE.CHOSEN', page: 30 }], 3],
  ['none that is a number', [last, { type: 'PAGE.CHOSEN', page: Number.NaN }], 1],
] satisfies [string, PdfPreviewEvent[], number][])('[FILE-1] of pages, %s is brought to sight', (_, events, page) => {
  const { send, context, tells } = opened(3)
  send(...events)
  expect(context().page).toBe(page)
  expect(tells().at(-1)).toEqual({ type: 'turned', page })
})

test('[FILE-1] a page that is scrolled to is the one in sight, and is not scrolled to again', () => {
  const { send, context, tells } = opened(3)
  send({ type: 'PAGE.SEEN', page: 2 })
  expect([context().page, tells()]).toEqual([2, []])
  send({ type: 'PAGE.SEEN', page: 9 })
  expect(context().page).toBe(3)
  send({ type: 'PAGE.SEEN', page: 1.4 })
  expect(context().page).toBe(1)
})

test('[FILE-1] a page that is not there is corrected to the nearest, and that is told', () => {
  const { send, tells } = opened(3)
  send(typed('7'))
  expect(tells()).toEqual([
    { type: 'pageCorrected', typed: 7, page: 3 },
    { type: 'turned', page: 3 },
  ])
  send(typed('0'))
  expect(tells()).toEqual([
    { type: 'pageCorrected', typed: 0, page: 1 },
    { type: 'turned', page: 1 },
  ])
  send(typed('3'))
  expect(tells()).toEqual([{ type: 'turned', page: 3 }])
})

test('[FILE-1] what is no page number is told, and nothing changes', () => {
  const { send, context, tells } = opened(3)
  send(typed('2'))
  tells()
  send(typed('three'))
  expect([context().page, tells()]).toEqual([2, [{ type: 'pageRefused', text: 'three' }]])
})

test('[FILE-1] before it is open there are no pages to go to', () => {
  const { send, context, tells } = preview({ source: 'a' })
  send(next, last, typed('2'), { type: 'ROTATED' }, { type: 'ZOOM.IN' }, { type: 'FIND.OPENED' })
  expect([context().page, context().rotation, context().zoom, tells()]).toEqual([1, 0, 'width', []])
})

test('[FILE-1] sizes go up and down by steps, and end at the smallest and the largest', () => {
  const { send, context } = opened(1, { source: 'a', zoom: 25 })
  const up: unknown[] = [context().zoom]
  for (let count = 0; count < 15; count += 1) {
    send({ type: 'ZOOM.IN' })
    up.push(context().zoom)
    expect(context().percent).toBe(context().zoom)
  }
  expect(up).toEqual([...zoomSteps, 400])
  const down: unknown[] = [context().zoom]
  for (let count = 0; count < 15; count += 1) {
    send({ type: 'ZOOM.OUT' })
    down.push(context().zoom)
  }
  expect(down).toEqual([...zoomSteps.toReversed(), 25])
})

test('[FILE-1] from a fitted size it goes on to the step above or below what is seen', () => {
  const { send, context } = opened(1)
  expect([context().zoom, context().percent]).toEqual(['width', 100])
  send({ type: 'ZOOM.FITTED', percent: 83.4 })
  expect([context().zoom, context().percent]).toEqual(['width', 83.4])
  send({ type: 'ZOOM.IN' })
  expect([context().zoom, context().percent]).toEqual([90, 90])
  send({ type: 'ZOOM.CHOSEN', zoom: 'page' }, { type: 'ZOOM.FITTED', percent: 61 })
  expect([context().zoom, context().percent]).toEqual(['page', 61])
  send({ type: 'ZOOM.OUT' })
  expect(context().zoom).toBe(50)
})

test('[FILE-1] what was measured for a fitted page says nothing once a size was chosen', () => {
  const { send, context } = opened(1)
  send({ type: 'ZOOM.CHOSEN', zoom: 125 }, { type: 'ZOOM.FITTED', percent: 60 })
  expect([context().zoom, context().percent]).toEqual([125, 125])
})

test.each([
  [10, 25],
  [900, 400],
  [Number.NaN, 100],
  [87.5, 87.5],
] as const)('[FILE-1] a size of %d per cent is drawn at %d', (percent, drawn) => {
  const { send, context } = opened(1)
  send({ type: 'ZOOM.FITTED', percent })
  expect(context().percent).toBe(drawn)
  send({ type: 'ZOOM.CHOSEN', zoom: percent })
  expect([context().zoom, context().percent]).toEqual([drawn, drawn])
})

test('[FILE-1] a size can be chosen before there is a document, and be given to begin with', () => {
  const { send, context } = preview({})
  send({ type: 'ZOOM.CHOSEN', zoom: 'page' })
  expect(context().zoom).toBe('page')
  expect(preview({ zoom: 200 }).context()).toMatchObject({ zoom: 200, percent: 200 })
  expect(preview({ zoom: 5000 }).context()).toMatchObject({ zoom: 400, percent: 400 })
})

test('[FILE-1] it turns by quarters, and four of them are none', () => {
  const { send, context } = opened(1)
  const seen = [1, 2, 3, 4].map(() => {
    send({ type: 'ROTATED' })
    return context().rotation
  })
  expect(seen).toEqual([90, 180, 270, 0])
})

const anyNumber = fc.oneof(fc.integer(), fc.double())
const anyZoom: fc.Arbitrary<PdfZoom> = fc.oneof(anyNumber, fc.constantFrom('width' as const, 'page' as const))
const anyEvent: fc.Arbitrary<PdfPreviewEvent> = fc.oneof(
  fc.constantFrom<PdfPreviewEvent>(
    next,
    previous,
    last,
    { type: 'PAGE.FIRST' },
    { type: 'ZOOM.IN' },
    { type: 'ZOOM.OUT' },
    { type: 'ROTATED' },
    { type: 'FIND.OPENED' },
    { type: 'FIND.NEXT' },
    { type: 'FIND.PREVIOUS' },
    { type: 'FIND.CLOSED' },
    { type: 'RETRY' },
    { type: 'CLOSE' },
    { type: 'SOURCE.GIVEN', source: 'b' },
    { type: 'DOCUMENT.OPENED', pages: 4 },
    { type: 'DOCUMENT.FAILED', reason: 'damaged', error: undefined },
  ),
  anyNumber.map((page) => ({ type: 'PAGE.SEEN' as const, page })),
  anyNumber.map((page) => ({ type: 'PAGE.CHOSEN' as const, page })),
  fc.oneof(anyNumber.map(String), fc.string()).map((text) => ({ type: 'PAGE.TYPED' as const, text })),
  anyZoom.map((zoom) => ({ type: 'ZOOM.CHOSEN' as const, zoom })),
  anyNumber.map((percent) => ({ type: 'ZOOM.FITTED' as const, percent })),
  fc.string().map((query) => ({ type: 'FIND.TYPED' as const, query })),
)

propertyTest.prop([fc.array(anyEvent), fc.integer({ min: 1, max: 9 })])(
  '[FILE-1] whatever comes, the page is one of the document, and the size one that is drawn',
  (events, pages) => {
    const { send, context } = opened(pages)
    for (const event of events) {
      send(event)
      const { page, percent, zoom, hit, ...rest } = context()
      expect(Number.isInteger(page) && page >= 1 && page <= Math.max(1, rest.pages)).toBe(true)
      expect(percent >= 25 && percent <= 400).toBe(true)
      expect(typeof zoom === 'string' || zoom === percent).toBe(true)
      expect(hit === undefined || hit < hitCount(rest)).toBe(true)
    }
  },
)
