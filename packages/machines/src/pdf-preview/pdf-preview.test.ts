import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { type OpenPdfRequest, type PdfPasswordEvent, pdfPreviewMachine } from './index.ts'
import { opened, preview } from './preview-with-ports.ts'

const open = (pages: number) => ({ type: 'DOCUMENT.OPENED', pages }) as const
const locked = { type: 'DOCUMENT.LOCKED' } as const
const password = (text: string) => ({ type: 'PASSWORD.GIVEN', password: text }) as const

test('[FILE-1] a source is opened at once, its bytes are counted, and it is open at its first page', () => {
  const { asked, say, context, isIn, tells } = preview({ source: 'a' })
  expect([asked.map(({ source }) => source), isIn({ held: { coming: 'fetching' } })]).toEqual([['a'], true])
  say({ type: 'DOCUMENT.PROGRESS', loaded: 10 })
  expect([context().loaded, context().total]).toEqual([10, undefined])
  say({ type: 'DOCUMENT.PROGRESS', loaded: 20, total: 30 })
  expect([context().loaded, context().total]).toEqual([20, 30])
  say(open(3))
  expect([isIn({ held: { opened: 'viewing' } }), context().page, context().pages]).toEqual([true, 1, 3])
  expect(tells()).toEqual([{ type: 'opened', pages: 3 }])
})

test('[FILE-1] without a source nothing is held until one is given', () => {
  const { asked, send, isIn } = preview({})
  expect([isIn('closed'), asked.length]).toEqual([true, 0])
  send({ type: 'SOURCE.GIVEN', source: 'b' })
  expect([isIn({ held: 'coming' }), asked.map(({ source }) => source)]).toEqual([true, ['b']])
})

test('[FILE-1] another source while one is opened: the old one is let go, and what it answers then is not heard', () => {
  const { asked, send, context, isIn, tells } = preview({ source: 'a' })
  asked[0]?.say({ type: 'DOCUMENT.PROGRESS', loaded: 9, total: 9 })
  send({ type: 'SOURCE.GIVEN', source: 'b' })
  expect(asked.map(({ source, isReleased }) => [source, isReleased])).toEqual([
    ['a', true],
    ['b', false],
  ])
  asked[0]?.say(open(5))
  expect([isIn({ held: 'coming' }), context().loaded, context().source, tells()]).toEqual([true, 0, 'b', []])
  asked[1]?.say(open(2))
  expect(context().pages).toBe(2)
})

test('[FILE-1] another source begins at its first page, upright and unsearched; the size stays', async () => {
  const { send, context, giveTexts, asked, isIn } = opened(2)
  send({ type: 'PAGE.LAST' }, { type: 'ROTATED' }, { type: 'ZOOM.CHOSEN', zoom: 150 })
  send({ type: 'FIND.OPENED' }, { type: 'FIND.TYPED', query: 'x' })
  await giveTexts('x', undefined)
  send({ type: 'SOURCE.GIVEN', source: 'b' })
  expect(asked[0]?.isReleased).toBe(true)
  expect(isIn({ held: { coming: 'fetching' } })).toBe(true)
  expect(context()).toEqual({
    source: 'b',
    loaded: 0,
    total: undefined,
    tries: 0,
    failure: undefined,
    pages: 0,
    page: 1,
    zoom: 150,
    percent: 150,
    rotation: 0,
    query: '',
    texts: [],
    unreadable: [],
    counts: [],
    hit: undefined,
    findFrom: 1,
  })
})

test('[FILE-1] closed, everything is released and forgotten', () => {
  const { send, asked, context, isIn } = opened(2)
  send({ type: 'CLOSE' })
  expect([isIn('closed'), asked[0]?.isReleased, context().source, context().pages]).toEqual([true, true, undefined, 0])
  asked[0]?.say(open(5))
  send({ type: 'RETRY' }, { type: 'PAGE.NEXT' }, { type: 'CANCEL' })
  expect([isIn('closed'), context().pages]).toEqual([true, 0])
})

test('[FILE-1] cancelled, it is let go, and can be asked for again', () => {
  const { send, say, asked, isIn, context } = preview({ source: 'a' })
  say({ type: 'DOCUMENT.PROGRESS', loaded: 7, total: 9 })
  send({ type: 'CANCEL' })
  expect([isIn('cancelled'), asked[0]?.isReleased]).toEqual([true, true])
  send({ type: 'RETRY' })
  expect([isIn({ held: 'coming' }), asked.map(({ source }) => source), context().loaded]).toEqual([true, ['a', 'a'], 0])
})

test('[FILE-1] a locked document asks for its password, tells wrong ones with their number, and opens with the right one', () => {
  const { send, say, asked, context, isIn, tells } = preview({ source: 'a' })
  say(locked)
  expect([isIn({ held: 'locked' }), context().tries, tells()]).toEqual([true, 0, []])
  send(password(''))
  expect([isIn({ held: 'locked' }), asked[0]?.passwords]).toEqual([true, []])
  for (const tries of [1, 2]) {
    send(password(`wrong ${tries}`))
    expect(isIn({ held: { coming: 'unlocking' } })).toBe(true)
    say(locked)
    expect([isIn({ held: 'locked' }), context().tries]).toEqual([true, tries])
    expect(tells()).toEqual([{ type: 'passwordWrong', tries }])
  }
  send(password('right'))
  say(open(1))
  expect([isIn({ held: 'opened' }), asked[0]?.passwords]).toEqual([true, ['wrong 1', 'wrong 2', 'right']])
  expect(JSON.stringify(context())).not.toContain('right')
})

test('[FILE-1] a password can be given up, or its check be cancelled; tried again, it is asked for anew', () => {
  const { send, say, asked, context, isIn, tells } = preview({ source: 'a' })
  say(locked)
  send(password('wrong'))
  say(locked)
  tells()
  send({ type: 'PASSWORD.GIVEN_UP' })
  expect([isIn('failed'), context().failure, asked[0]?.isReleased]).toEqual([true, 'passwordGivenUp', true])
  expect(tells()).toEqual([{ type: 'failed', reason: 'passwordGivenUp', error: undefined }])
  send({ type: 'RETRY' })
  expect([context().failure, context().tries]).toEqual([undefined, 0])
  say(locked)
  send(password('slow'), { type: 'CANCEL' })
  expect(isIn('cancelled')).toBe(true)
})

test.each(['notPdf', 'damaged', 'notFetched', 'notLoaded'] as const)(
  '[FILE-1] %s is told with its cause, and tried again',
  (reason) => {
    const { send, say, asked, context, isIn, tells } = preview({ source: 'a' })
    say({ type: 'DOCUMENT.FAILED', reason, error: 'cause' })
    expect([isIn('failed'), context().failure, asked[0]?.isReleased]).toEqual([true, reason, true])
    expect(tells()).toEqual([{ type: 'failed', reason, error: 'cause' }])
    send({ type: 'RETRY' })
    expect([isIn({ held: 'coming' }), context().failure, asked.length]).toEqual([true, undefined, 2])
  },
)

test('[FILE-1] a document without pages is a damaged one', () => {
  const { say, context, isIn, tells } = preview({ source: 'a' })
  say(open(0))
  expect([isIn('failed'), context().failure]).toEqual([true, 'damaged'])
  expect(tells()).toEqual([{ type: 'failed', reason: 'damaged', error: new Error('pdf-preview: it has no pages.') }])
})

test('[FILE-1] a document that was open can still fail', () => {
  const { say, isIn } = opened(2)
  say({ type: 'DOCUMENT.FAILED', reason: 'damaged', error: undefined })
  expect(isIn('failed')).toBe(true)
})

test('[FILE-1] a document that is opened once more asks for its password once more, and is at the same page then', () => {
  const { send, say, isIn, context } = opened(3)
  send({ type: 'PAGE.LAST' }, { type: 'FIND.OPENED' }, { type: 'FIND.TYPED', query: 'x' })
  say(open(3))
  expect(isIn({ held: 'opened' })).toBe(true)
  say(locked)
  expect([isIn({ held: 'locked' }), context().tries, context().query]).toEqual([true, 0, ''])
  send(password('right'))
  say(open(3))
  expect([isIn({ held: 'opened' }), context().page]).toEqual([true, 3])
})

test('[FILE-1] unprovided ports say what to provide', async () => {
  const actor = createActor(pdfPreviewMachine, { input: { source: 'a' } })
  const said: unknown[] = []
  actor.on('failed', ({ reason, error }) => said.push(reason, error))
  actor.start()
  expect(said).toEqual([
    'notLoaded',
    new Error('pdf-preview: provide openDocument, which opens the source and tells of it by DOCUMENT events.'),
  ])
  expect(actor.getSnapshot().value).toBe('failed')
  const openDocument = fromCallback<PdfPasswordEvent, OpenPdfRequest>(() => undefined)
  const silent = createActor(pdfPreviewMachine.provide({ actors: { openDocument } }), { input: { source: 'a' } })
  const broken: unknown[] = []
  silent.subscribe(({ children }) => children.readText?.subscribe({ error: (error) => broken.push(error) }))
  silent.start()
  silent.send(open(1))
  silent.send({ type: 'FIND.OPENED' })
  silent.send({ type: 'FIND.TYPED', query: 'x' })
  for (let turn = 0; turn < 10; turn += 1) await undefined
  expect(silent.getSnapshot().context.unreadable).toEqual([1])
  expect(broken).toContainEqual(new Error('pdf-preview: provide readText, which answers the text of a page.'))
})
