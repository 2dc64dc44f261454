import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  type OpenPdfRequest,
  type PdfDocumentEvent,
  type PdfPasswordEvent,
  type PdfPreviewEmitted,
  type PdfPreviewEvent,
  type PdfPreviewInput,
  pdfPreviewMachine,
  type ReadPdfTextRequest,
} from './index.ts'

interface Asked {
  readonly source: unknown
  readonly say: (event: PdfDocumentEvent) => void
  readonly passwords: string[]
  isReleased: boolean
}

/** A preview whose documents and texts the test answers for. */
export function preview(input: PdfPreviewInput = { source: 'a' }) {
  const asked: Asked[] = []
  const read: { page: number; give: (text: string) => void; fail: () => void }[] = []
  const machine = pdfPreviewMachine.provide({
    actors: {
      openDocument: fromCallback<PdfPasswordEvent, OpenPdfRequest>(({ input: { source }, sendBack, receive }) => {
        const one: Asked = { source, say: (event) => sendBack(event), passwords: [], isReleased: false }
        asked.push(one)
        receive(({ password }) => one.passwords.push(password))
        return () => {
          one.isReleased = true
        }
      }),
      readText: fromPromise<string, ReadPdfTextRequest>(
        ({ input: { page } }) =>
          new Promise((resolve, reject) => {
            read.push({ page, give: resolve, fail: () => reject(new Error('unreadable')) })
          }),
      ),
    },
  })
  const actor = createActor(machine, { input })
  const told: PdfPreviewEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await undefined
  }
  return {
    actor,
    asked,
    read,
    told,
    settled,
    send: (...events: PdfPreviewEvent[]) => {
      for (const event of events) actor.send(event)
    },
    say: (...events: PdfDocumentEvent[]) => {
      for (const event of events) asked.at(-1)?.say(event)
    },
    /** Answers what is read now, page after page. */
    giveTexts: async (...texts: (string | undefined)[]) => {
      for (const text of texts) {
        if (text === undefined) read.at(-1)?.fail()
        else read.at(-1)?.give(text)
        await settled()
      }
    },
    /** What was told since it was asked for last. */
    tells: () => told.splice(0),
    context: () => actor.getSnapshot().context,
    isIn: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(state),
  }
}

/** One that is open, of so many pages. */
export function opened(pages: number, input: PdfPreviewInput = { source: 'a' }) {
  const one = preview(input)
  one.say({ type: 'DOCUMENT.OPENED', pages })
  one.tells()
  return one
}
