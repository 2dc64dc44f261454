import type { PdfZoom } from '@etalon/machines/pdf-preview'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { useMessages } from '../i18n/index.ts'
import { useFocusKept } from '../layer/index.ts'
import { Note } from '../note/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { PdfFind } from './PdfFind.tsx'
import { PdfPages } from './PdfPages.tsx'
import { PdfCancelled, PdfFailed, PdfLocked, PdfOpening } from './PdfStates.tsx'
import { PdfToolbar } from './PdfToolbar.tsx'
import { addressOf, fetchPdf, openPdf, type PdfLoad, type PdfSource, pdfFileName, savePdf } from './pdf-bytes.ts'
import { loadPdfEngine, type PdfEngine, type PdfWorkerSource } from './pdf-engine.ts'
import * as styles from './pdf-preview.css.ts'
import { usePdfPreview } from './use-pdf-preview.ts'

/** What {@link PdfPreview} takes. */
export interface PdfPreviewProps extends RootProps<HTMLElement> {
  /**
   * The document: its content, or its address. Another one is opened in place of the first, which is let go. Content counts as another
   * one when it is another object.
   */
  source: PdfSource
  /** What the document is called, such as its number; read aloud, and the name under which it is saved. */
  name: string
  /** How large pages are at first; what it is then counts. @default 'width' */
  zoom?: PdfZoom
  /** Fetches a document by its address. @default `fetch` */
  load?: PdfLoad
  /**
   * Reads documents beside the page, which large ones are worth. Without it, and where it cannot be started, they are read in the page
   * itself: that needs nothing to be served, and no exception in a policy of content.
   */
  worker?: PdfWorkerSource
  /**
   * Where the folders `cmaps`, `standard_fonts` and `wasm` of `pdfjs-dist` are served. Documents that hold their fonts, as ours do, need
   * none of them; others may lack letters without, Chinese ones above all, and scanned ones their pictures. That is told, then.
   */
  assets?: string
  /** Fetches what reads documents. What it is at first counts. @default pdf.js, by `import()` */
  loadEngine?: () => Promise<PdfEngine>
  /** Gets what went wrong, for the error log. */
  onFailed?: (error: unknown) => void
}

/**
 * A PDF document to be read: page by page, zoomed, turned, searched, saved and printed. What reads it is fetched with the first one.
 * Scripts and forms of a document are not run, and only its links to the web, to mail and to its own pages are followed.
 *
 * Give it a height: pages are scrolled within it. Keys, while the focus is in it: Home and End go to the first and the last page, PageUp
 * and PageDown through pages, Ctrl with +, - and 0 zooms, Ctrl with F looks for words.
 */
export function PdfPreview(props: PdfPreviewProps) {
  const { source, name, zoom, load = fetchPdf, worker, assets, loadEngine = loadPdfEngine, onFailed, ...rest } = props
  const messages = useMessages()
  const { actor, held } = usePdfPreview(source, zoom, { load, worker, assets, loadEngine }, onFailed)
  const isOpened = useSelector(actor, (snapshot) => snapshot.matches({ held: 'opened' }))
  const isLocked = useSelector(
    actor,
    (snapshot) => snapshot.matches({ held: 'locked' }) || snapshot.matches({ held: { coming: 'unlocking' } }),
  )
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const isCancelled = useSelector(actor, (snapshot) => snapshot.matches('cancelled'))
  const isFinding = useSelector(actor, (snapshot) => snapshot.matches({ held: { opened: 'finding' } }))
  const root = useRef<HTMLElement>(null)
  const ref = useSharedRef(root, props.ref)
  const findButton = useRef<HTMLButtonElement>(null)
  const [isFull, setFull] = useState(false)

  const { file, open } = held
  const shown = isOpened && open ? 'opened' : isLocked ? 'locked' : isFailed ? 'failed' : isCancelled ? 'cancelled' : 'opening'
  const keepFocus = useFocusKept(shown, () => root.current)
  const save = file && (() => savePdf(file, name))
  const states = { actor, name }
  const pressed = (event: KeyboardEvent) => {
    if (!isOpened || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const wish = keys[event.key]
    if (wish === undefined) return
    event.preventDefault()
    if (wish === 'find' && isFinding) root.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
    else if (wish === 'find') actor.send({ type: 'FIND.OPENED' })
    else if (wish === 'paper') actor.send({ type: 'ZOOM.CHOSEN', zoom: 100 })
    else actor.send({ type: wish })
  }
  return (
    <UNSAFE_PortalProvider getContainer={isFull && isOpened ? () => root.current : undefined}>
      <section {...onRoot({ ...rest, ref }, styles.root)} aria-label={name} tabIndex={-1} onKeyDown={pressed} {...keepFocus}>
        {shown === 'opened' && open ? (
          <>
            <PdfToolbar
              {...states}
              findButton={findButton}
              onSave={() => save?.()}
              onPrint={() => file && openPdf(file)}
              root={root}
              onFull={setFull}
            />
            {isFinding && <PdfFind actor={actor} onClosed={() => findButton.current?.focus()} />}
            {held.lacking && (
              <Note tone="warning" live className={styles.lacking}>
                {messages.pdfFontsMissing}
              </Note>
            )}
            <PdfPages key={open.document.fingerprints[0]} {...states} open={open} />
            <PdfSaid actor={actor} />
          </>
        ) : shown === 'locked' ? (
          <PdfLocked {...states} />
        ) : shown === 'failed' ? (
          <PdfFailed {...states} name={pdfFileName(name)} onSave={save} address={addressOf(source)} />
        ) : shown === 'cancelled' ? (
          <PdfCancelled {...states} />
        ) : (
          <PdfOpening {...states} />
        )}
      </section>
    </UNSAFE_PortalProvider>
  )
}

type Wish = 'find' | 'paper' | 'ZOOM.IN' | 'ZOOM.OUT'
const keys: Readonly<Record<string, Wish>> = {
  f: 'find',
  F: 'find',
  '0': 'paper',
  '+': 'ZOOM.IN',
  '=': 'ZOOM.IN',
  '-': 'ZOOM.OUT',
}

interface Said {
  readonly text: string
  /** Also to be seen: what was asked for is not what is shown. */
  readonly isSeen: boolean
}

/** Says which page was turned to, and shows where a typed one was none. */
function PdfSaid({ actor }: Pick<Parameters<typeof PdfOpening>[0], 'actor'>) {
  const messages = useMessages()
  const [said, setSaid] = useState<Said>({ text: '', isSeen: false })
  const sayTurned = useEffectEvent((page: number) =>
    setSaid({ text: messages.pdfPage(page, actor.getSnapshot().context.pages), isSeen: false }),
  )
  const sayCorrected = useEffectEvent((typed: number, page: number) =>
    setSaid({ text: messages.pdfPageCorrected(typed, page), isSeen: true }),
  )
  const sayRefused = useEffectEvent((text: string) => setSaid({ text: messages.pdfPageRefused(text), isSeen: true }))
  useEffect(() => {
    // It is turned right after it was corrected; that says enough.
    let isCorrected = false
    const heard = [
      actor.on('pageCorrected', ({ typed, page }) => {
        isCorrected = true
        sayCorrected(typed, page)
      }),
      actor.on('turned', ({ page }) => {
        if (!isCorrected) sayTurned(page)
        isCorrected = false
      }),
      actor.on('pageRefused', ({ text }) => sayRefused(text)),
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor])
  return (
    <span role="status" className={said.isSeen ? styles.said : styles.spoken}>
      {said.text}
    </span>
  )
}
