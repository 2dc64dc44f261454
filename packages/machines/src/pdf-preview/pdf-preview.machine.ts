import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate'
import { present } from '../present/index.ts'
import { findInText } from './find-in-text.ts'
import { firstHitFrom, hitCount, hitFurther, hitPlace, hitsOnPages } from './found-hits.ts'
import { nearestPage, pageFromText } from './page-number.ts'
import type {
  OpenPdfRequest,
  PdfFailure,
  PdfPasswordEvent,
  PdfPreviewContext,
  PdfPreviewEmitted,
  PdfPreviewEvent,
  PdfPreviewInput,
  PdfRotation,
  PdfZoom,
  ReadPdfTextRequest,
} from './pdf-preview.types.ts'
import { drawnZoom, zoomedIn, zoomedOut } from './zoom-steps.ts'

const nothingSought = { query: '', counts: [], hit: undefined, findFrom: 1 } as const

const unread = {
  ...nothingSought,
  loaded: 0,
  total: undefined,
  tries: 0,
  failure: undefined,
  pages: 0,
  page: 1,
  rotation: 0,
  texts: [],
  unreadable: [],
} as const

const quarters: Readonly<Record<PdfRotation, PdfRotation>> = { 0: 90, 90: 180, 180: 270, 270: 0 }

const zoomed = (zoom: PdfZoom) => (typeof zoom === 'number' ? { zoom: drawnZoom(zoom), percent: drawnZoom(zoom) } : { zoom })

/** What is known of a query once the text of one page more was read. A hit that is shown already stays. */
function withPage({ texts, counts, query, hit, findFrom }: PdfPreviewContext, text: string) {
  const next = [...counts, findInText(text, query).length]
  return { texts: [...texts, text], counts: next, hit: hit ?? firstHitFrom(next, findFrom) }
}

/**
 * A document that is looked at page by page: opened, with a password where it is locked, walked through, zoomed, turned and searched.
 * The document lives in `openDocument`, which is stopped as soon as another one is given or nothing is to be shown.
 */
export const pdfPreviewMachine = setup({
  types: {
    context: {} as PdfPreviewContext,
    events: {} as PdfPreviewEvent,
    emitted: {} as PdfPreviewEmitted,
    input: {} as PdfPreviewInput,
  },
  actors: {
    openDocument: fromCallback<PdfPasswordEvent, OpenPdfRequest>(() => {
      throw new Error('pdf-preview: provide openDocument, which opens the source and tells of it by DOCUMENT events.')
    }),
    readText: fromPromise<string, ReadPdfTextRequest>(async () => {
      throw new Error('pdf-preview: provide readText, which answers the text of a page.')
    }),
  },
  guards: {
    hasSource: ({ context }) => context.source !== undefined,
    hasPages: (_, { pages }: { pages: number }) => pages >= 1,
    isPassword: (_, { password }: { password: string }) => password !== '',
    isPageNumber: (_, { text }: { text: string }) => pageFromText(text) !== undefined,
    isBlank: (_, { query }: { query: string }) => query.trim() === '',
    hasReadAll: ({ context }) => context.texts.length >= context.pages,
    hasHits: ({ context }) => hitCount(context) > 0,
  },
  actions: {
    take: assign((_, { source }: { source: unknown }) => ({ ...unread, source })),
    beginAnew: assign(unread),
    release: assign({ ...unread, source: undefined }),
    noteProgress: assign((_, { loaded, total }: { loaded: number; total: number | undefined }) => ({ loaded, total })),
    handPassword: sendTo('openDocument', (_, { password }: { password: string }) => ({ type: 'PASSWORD' as const, password })),
    countTry: enqueueActions(({ context, enqueue }) => {
      const tries = context.tries + 1
      enqueue.assign({ tries })
      enqueue.emit({ type: 'passwordWrong', tries })
    }),
    open: enqueueActions(({ enqueue }, { pages }: { pages: number }) => {
      enqueue.assign({ pages })
      enqueue.emit({ type: 'opened', pages })
    }),
    fail: enqueueActions(({ enqueue }, { reason, error }: { reason: PdfFailure; error: unknown }) => {
      enqueue.assign({ failure: reason })
      enqueue.emit({ type: 'failed', reason, error })
    }),
    see: assign(({ context }, { page }: { page: number }) => ({ page: nearestPage(page, context.pages) })),
    turn: enqueueActions(({ context, enqueue }, { page }: { page: number }) => {
      const nearest = nearestPage(page, context.pages)
      enqueue.assign({ page: nearest })
      // Also where it is in sight already: scrolled half away, it is wanted from its top.
      enqueue.emit({ type: 'turned', page: nearest })
    }),
    correct: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      const typed = present(pageFromText(text))
      const page = nearestPage(typed, context.pages)
      if (page !== typed) enqueue.emit({ type: 'pageCorrected', typed, page })
    }),
    refusePage: emit((_, { text }: { text: string }) => ({ type: 'pageRefused', text })),
    zoom: assign((_, { zoom }: { zoom: PdfZoom }) => zoomed(zoom)),
    zoomIn: assign(({ context }) => zoomed(zoomedIn(context.percent))),
    zoomOut: assign(({ context }) => zoomed(zoomedOut(context.percent))),
    fit: assign(({ context }, { percent }: { percent: number }) =>
      // What was measured for a fitted page says nothing once a size was chosen.
      typeof context.zoom === 'number' ? {} : { percent: drawnZoom(percent) },
    ),
    rotate: assign(({ context }) => ({ rotation: quarters[context.rotation] })),
    seek: assign(({ context }, { query }: { query: string }) => {
      const counts = hitsOnPages(context.texts, query)
      return { query, counts, findFrom: context.page, hit: firstHitFrom(counts, context.page) }
    }),
    forgetQuery: assign(nothingSought),
    noteText: assign(({ context }, { text }: { text: string }) => withPage(context, text)),
    noteUnreadable: assign(({ context }) => ({
      ...withPage(context, ''),
      unreadable: [...context.unreadable, context.texts.length + 1],
    })),
    go: assign(({ context }, { by }: { by: 1 | -1 }) => ({ hit: hitFurther(context, by) })),
    showHit: enqueueActions(({ context, enqueue }) => {
      const at = hitPlace(context)
      if (!at) return
      enqueue.assign({ page: at.page })
      enqueue.emit({ type: 'hitShown', ...at })
    }),
    /** On the page that was read last stands no hit that was shown before. */
    showNewHit: enqueueActions(({ context, enqueue }) => {
      const at = hitPlace(context)
      if (at?.page !== context.texts.length) return
      enqueue.assign({ page: at.page })
      enqueue.emit({ type: 'hitShown', ...at })
    }),
    /** The pages before the one it began at come last. */
    endSearch: enqueueActions(({ context, enqueue }) => {
      if (context.hit !== undefined) return
      const hit = firstHitFrom(context.counts, 1)
      const at = hitPlace({ counts: context.counts, hit })
      if (at) {
        enqueue.assign({ hit, page: at.page })
        enqueue.emit({ type: 'hitShown', ...at })
      } else enqueue.emit({ type: 'nothingFound', query: context.query })
    }),
  },
}).createMachine({
  id: 'pdfPreview',
  context: ({ input }) => ({ ...unread, percent: 100, source: input.source, ...zoomed(input.zoom ?? 'width') }),
  initial: 'judging',
  on: {
    'SOURCE.GIVEN': {
      target: '.held',
      reenter: true,
      actions: { type: 'take', params: ({ event }) => ({ source: event.source }) },
    },
    CLOSE: { target: '.closed', actions: 'release' },
    'ZOOM.CHOSEN': { actions: { type: 'zoom', params: ({ event }) => ({ zoom: event.zoom }) } },
  },
  states: {
    judging: { always: [{ target: 'held', guard: 'hasSource' }, { target: 'closed' }] },
    closed: {},
    /** The source is with `openDocument`. */
    held: {
      initial: 'coming',
      invoke: {
        id: 'openDocument',
        src: 'openDocument',
        input: ({ context }) => ({ source: context.source }),
        // The port itself broke, as one that was not provided does.
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ reason: 'notLoaded' as const, error: event.error }) },
        },
      },
      on: {
        'DOCUMENT.FAILED': {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ reason: event.reason, error: event.error }) },
        },
      },
      states: {
        /** An answer of `openDocument` is waited for. */
        coming: {
          initial: 'fetching',
          on: {
            'DOCUMENT.OPENED': [
              {
                target: 'opened',
                guard: { type: 'hasPages', params: ({ event }) => ({ pages: event.pages }) },
                actions: { type: 'open', params: ({ event }) => ({ pages: event.pages }) },
              },
              {
                target: '#pdfPreview.failed',
                actions: { type: 'fail', params: { reason: 'damaged', error: new Error('pdf-preview: it has no pages.') } },
              },
            ],
            CANCEL: '#pdfPreview.cancelled',
          },
          states: {
            fetching: {
              on: {
                'DOCUMENT.PROGRESS': {
                  actions: { type: 'noteProgress', params: ({ event }) => ({ loaded: event.loaded, total: event.total }) },
                },
                'DOCUMENT.LOCKED': '#pdfPreview.held.locked',
              },
            },
            unlocking: { on: { 'DOCUMENT.LOCKED': { target: '#pdfPreview.held.locked', actions: 'countTry' } } },
          },
        },
        /** A password is asked for. */
        locked: {
          on: {
            'PASSWORD.GIVEN': {
              target: 'coming.unlocking',
              guard: { type: 'isPassword', params: ({ event }) => ({ password: event.password }) },
              actions: { type: 'handPassword', params: ({ event }) => ({ password: event.password }) },
            },
            'PASSWORD.GIVEN_UP': {
              target: '#pdfPreview.failed',
              actions: { type: 'fail', params: { reason: 'passwordGivenUp', error: undefined } },
            },
          },
        },
        opened: {
          initial: 'viewing',
          on: {
            // Opened once more, such as after its page was hidden, it is locked once more.
            'DOCUMENT.LOCKED': { target: 'locked', actions: 'forgetQuery' },
            'PAGE.SEEN': { actions: { type: 'see', params: ({ event }) => ({ page: event.page }) } },
            'PAGE.CHOSEN': { actions: { type: 'turn', params: ({ event }) => ({ page: event.page }) } },
            'PAGE.NEXT': { actions: { type: 'turn', params: ({ context }) => ({ page: context.page + 1 }) } },
            'PAGE.PREVIOUS': { actions: { type: 'turn', params: ({ context }) => ({ page: context.page - 1 }) } },
            'PAGE.FIRST': { actions: { type: 'turn', params: { page: 1 } } },
            'PAGE.LAST': { actions: { type: 'turn', params: ({ context }) => ({ page: context.pages }) } },
            'PAGE.TYPED': [
              {
                guard: { type: 'isPageNumber', params: ({ event }) => ({ text: event.text }) },
                actions: [
                  { type: 'correct', params: ({ event }) => ({ text: event.text }) },
                  { type: 'turn', params: ({ event }) => ({ page: present(pageFromText(event.text)) }) },
                ],
              },
              { actions: { type: 'refusePage', params: ({ event }) => ({ text: event.text }) } },
            ],
            'ZOOM.IN': { actions: 'zoomIn' },
            'ZOOM.OUT': { actions: 'zoomOut' },
            'ZOOM.FITTED': { actions: { type: 'fit', params: ({ event }) => ({ percent: event.percent }) } },
            ROTATED: { actions: 'rotate' },
          },
          states: {
            viewing: { on: { 'FIND.OPENED': 'finding' } },
            finding: {
              initial: 'idle',
              on: {
                'FIND.TYPED': [
                  {
                    target: '.idle',
                    guard: { type: 'isBlank', params: ({ event }) => ({ query: event.query }) },
                    actions: 'forgetQuery',
                  },
                  {
                    target: '.choosing',
                    actions: [{ type: 'seek', params: ({ event }) => ({ query: event.query }) }, 'showHit'],
                  },
                ],
                'FIND.NEXT': { guard: 'hasHits', actions: [{ type: 'go', params: { by: 1 } }, 'showHit'] },
                'FIND.PREVIOUS': { guard: 'hasHits', actions: [{ type: 'go', params: { by: -1 } }, 'showHit'] },
                'FIND.CLOSED': { target: 'viewing', actions: 'forgetQuery' },
              },
              states: {
                idle: {},
                choosing: { always: [{ target: 'done', guard: 'hasReadAll', actions: 'endSearch' }, { target: 'reading' }] },
                /** One page after the other; what was read once is kept for the next query. */
                reading: {
                  invoke: {
                    id: 'readText',
                    src: 'readText',
                    input: ({ context }) => ({ page: context.texts.length + 1 }),
                    onDone: {
                      target: 'choosing',
                      actions: [{ type: 'noteText', params: ({ event }) => ({ text: event.output }) }, 'showNewHit'],
                    },
                    onError: { target: 'choosing', actions: 'noteUnreadable' },
                  },
                },
                done: {},
              },
            },
          },
        },
      },
    },
    failed: { on: { RETRY: { target: 'held', actions: 'beginAnew' } } },
    cancelled: { on: { RETRY: { target: 'held', actions: 'beginAnew' } } },
  },
})

/** A running preview of a document. */
export type PdfPreviewActorRef = ActorRefFrom<typeof pdfPreviewMachine>
/** What a preview is at one moment: opening, locked, open at a page, or failed and why. */
export type PdfPreviewSnapshot = SnapshotFrom<typeof pdfPreviewMachine>
