import { defineModel, done, failed } from '../testing/index.ts'
import { hitCount } from './found-hits.ts'
import { pdfPreviewMachine } from './pdf-preview.machine.ts'

/**
 * A document that comes, is locked, is damaged or does not come, and one more in its place; of two pages it is walked through, zoomed,
 * turned and searched. Sizes and turns are walked one step far, for they go on alike.
 */
export const pdfPreviewModel = defineModel({
  name: 'pdf-preview',
  machine: pdfPreviewMachine,
  inputs: [{ source: 'a' }, {}, { source: 'a', zoom: 100 }],
  events: [
    { type: 'SOURCE.GIVEN', source: 'b' },
    { type: 'DOCUMENT.PROGRESS', loaded: 1, total: 2 },
    { type: 'DOCUMENT.LOCKED' },
    { type: 'PASSWORD.GIVEN', password: 'secret' },
    { type: 'PASSWORD.GIVEN', password: '' },
    { type: 'PASSWORD.GIVEN_UP' },
    { type: 'DOCUMENT.OPENED', pages: 2 },
    { type: 'DOCUMENT.OPENED', pages: 0 },
    { type: 'DOCUMENT.FAILED', reason: 'notPdf', error: 'no header' },
    failed('openDocument'),
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'CLOSE' },
    { type: 'PAGE.SEEN', page: 2 },
    { type: 'PAGE.CHOSEN', page: 2 },
    { type: 'PAGE.NEXT' },
    { type: 'PAGE.PREVIOUS' },
    { type: 'PAGE.FIRST' },
    { type: 'PAGE.LAST' },
    { type: 'PAGE.TYPED', text: '7' },
    { type: 'PAGE.TYPED', text: 'seven' },
    { type: 'ZOOM.CHOSEN', zoom: 'width' },
    { type: 'ZOOM.CHOSEN', zoom: 100 },
    { type: 'ZOOM.FITTED', percent: 80 },
    { type: 'ZOOM.IN' },
    { type: 'ZOOM.OUT' },
    { type: 'ROTATED' },
    { type: 'FIND.OPENED' },
    { type: 'FIND.TYPED', query: 'kPa' },
    { type: 'FIND.TYPED', query: ' ' },
    { type: 'FIND.NEXT' },
    { type: 'FIND.PREVIOUS' },
    { type: 'FIND.CLOSED' },
    done('readText', '1 kPa, 2 kPa'),
    done('readText', 'none'),
    failed('readText'),
  ],
  place: ({ context }) => [context.source, context.page, context.query, context.texts, context.hit, Math.min(context.tries, 1)],
  invariant: (snapshot) => {
    const { context } = snapshot
    const isHeld = snapshot.matches('held')
    if (Object.hasOwn(snapshot.children, 'openDocument') !== isHeld) throw new Error('a PDF is held where one is shown')
    const isReading = snapshot.matches({ held: { opened: { finding: 'reading' } } })
    if (Object.hasOwn(snapshot.children, 'readText') !== isReading) throw new Error('one page is read at a time')
    if (snapshot.matches('closed') && (context.source !== undefined || context.texts.length > 0))
      throw new Error('a closed preview keeps nothing')
    if (snapshot.matches({ held: 'opened' }) && context.pages < 1) throw new Error('what is open has pages')
    if (context.page < 1 || context.page > Math.max(1, context.pages)) throw new Error('the page is one of those there are')
    if (context.percent < 25 || context.percent > 400) throw new Error('the size is one that is drawn')
    if (context.counts.length > context.texts.length) throw new Error('what was not read is not counted')
    if (context.hit !== undefined && context.hit >= hitCount(context)) throw new Error('a hit that is shown was found')
    if (snapshot.matches('failed') !== (context.failure !== undefined)) throw new Error('what failed says why')
  },
})
