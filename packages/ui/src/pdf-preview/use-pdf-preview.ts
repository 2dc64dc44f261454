import {
  type OpenPdfRequest,
  type PdfDocumentEvent,
  type PdfPasswordEvent,
  type PdfPreviewActorRef,
  type PdfZoom,
  pdfPreviewMachine,
  type ReadPdfTextRequest,
} from '@etalon/machines/pdf-preview'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { type HeldPdf, nothingHeld, openHeldPdf, type PdfPorts, PdfRefused } from './held-document.ts'
import { readPageText } from './page-text.ts'
import type { PdfSource } from './pdf-bytes.ts'

/** What is held, to be read by React. */
class Held {
  #now = nothingHeld
  readonly #listeners = new Set<() => void>()
  readonly now = () => this.#now
  readonly change = (next: HeldPdf) => {
    this.#now = next
    for (const listener of this.#listeners) listener()
  }
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** The machine with pdf.js behind its ports. What it opens is kept in `held`. */
function previewWith(ports: () => PdfPorts, held: Held) {
  return pdfPreviewMachine.provide({
    actors: {
      openDocument: fromCallback<PdfPasswordEvent, OpenPdfRequest>(({ input, sendBack, receive }) => {
        const left = new AbortController()
        const { signal } = left
        const say = (event: PdfDocumentEvent) => {
          if (!signal.aborted) sendBack(event)
        }
        let give: (password: string) => void = () => undefined
        receive(({ password }) => give(password))
        held.change(nothingHeld)
        openHeldPdf(sourceOf(input.source), ports(), {
          signal,
          onProgress: (loaded, total) => say({ type: 'DOCUMENT.PROGRESS', loaded, total }),
          onLocked: (next) => {
            give = next
            say({ type: 'DOCUMENT.LOCKED' })
          },
          onHeld: (change) => held.change({ ...held.now(), ...change }),
        }).then(
          (open) => {
            held.change({ ...held.now(), open })
            say({ type: 'DOCUMENT.OPENED', pages: open.document.numPages })
          },
          (error: unknown) =>
            say({ type: 'DOCUMENT.FAILED', reason: error instanceof PdfRefused ? error.reason : 'damaged', error }),
        )
        return () => {
          left.abort()
          // The file stays: what cannot be shown can be saved.
          const { file } = held.now()
          held.change(file === undefined ? nothingHeld : { ...nothingHeld, file })
        }
      }),
      readText: fromPromise<string, ReadPdfTextRequest>(async ({ input }) => {
        const { open } = held.now()
        if (!open) throw new Error('PdfPreview: the document is not open.')
        return (await readPageText(await open.document.getPage(input.page))).text
      }),
    },
  })
}

/** A source is handed through the machine as it is. */
function sourceOf(source: unknown): PdfSource {
  if (typeof source === 'string' || source instanceof URL) return source
  if (source instanceof Blob || source instanceof ArrayBuffer || source instanceof Uint8Array) return source
  throw new TypeError('PdfPreview: a document is a Blob, an ArrayBuffer, a Uint8Array or an address.')
}

/** What `usePdfPreview` answers: what the preview is told and tells, and what is held of the document. */
export interface PdfPreviewParts {
  readonly actor: PdfPreviewActorRef
  readonly held: HeldPdf
}

/** Makes and owns the actor of a preview. Another source is opened in place of the first; the ports that are there then count. */
export function usePdfPreview(
  source: PdfSource,
  zoom: PdfZoom | undefined,
  ports: PdfPorts,
  onFailed: ((error: unknown) => void) | undefined,
): PdfPreviewParts {
  const given = useEffectEvent(() => ports)
  const [held] = useState(() => new Held())
  const [machine] = useState(() => previewWith(() => given(), held))
  const actor = useActorRef(machine, { input: { source, ...(zoom === undefined ? {} : { zoom }) } })
  const tellFailed = useEffectEvent((error: unknown) => onFailed?.(error))
  useEffect(() => {
    const heard = actor.on('failed', ({ error }) => tellFailed(error))
    return () => heard.unsubscribe()
  }, [actor])
  const key = source instanceof URL ? source.href : source
  const giveSource = useEffectEvent(() => {
    const { source: shown } = actor.getSnapshot().context
    if ((shown instanceof URL ? shown.href : shown) !== key) actor.send({ type: 'SOURCE.GIVEN', source })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is given again when it is another one
  useEffect(() => giveSource(), [key])
  return { actor, held: useSyncExternalStore(held.subscribe, held.now, () => nothingHeld) }
}
