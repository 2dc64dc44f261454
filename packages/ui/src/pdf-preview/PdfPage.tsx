import type { PdfRotation } from '@etalon/machines/pdf-preview'
import type { PDFPageProxy } from 'pdfjs-dist'
import { type CSSProperties, memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import type { OpenPdf } from './held-document.ts'
import { drawPage, releaseCanvas } from './page-canvas.ts'
import { type PageLink, pageLinks } from './page-links.ts'
import { hitPlaces, type PagePlace, type PageText, readPageText } from './page-text.ts'
import * as styles from './pdf-preview.css.ts'

/** Width and height of a page in points, before it is turned by the person. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** A hit that is to be brought to sight. */
export interface WantedHit {
  /** Which of those on its page, from 0. */
  readonly place: number
  /** Another number for each wish. */
  readonly wish: number
}

interface PdfPageProps {
  open: OpenPdf
  /** From 1. */
  page: number
  pages: number
  /** As far as it is known. */
  size: PageSize
  /** CSS pixels for a point. */
  scale: number
  rotation: PdfRotation
  /** It is in sight, or nearly: only then it is drawn. */
  isNear: boolean
  /** What is looked for; empty where nothing is. */
  query: string
  /** Which of the hits is shown, where it stands on this page. */
  shownHit: number | undefined
  wanted: WantedHit | undefined
  onSize: (page: number, size: PageSize) => void
  onLink: (page: number) => void
  /** Where the wanted hit stands on the page. */
  onHit: (page: number, place: PagePlace) => void
}

const percent = (part: number) => `${part * 100}%`
const styleOf = ({ left, top, width, height }: PagePlace): CSSProperties => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
})

const keyOf = ({ left, top, width }: PagePlace) => `${left} ${top} ${width}`

/** A page of the document: its picture, its text over it to be selected and read aloud, its links, and what was found on it. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { open, page: number, pages, size, scale, rotation, isNear, query, shownHit, wanted, onLink } = props
  const messages = useMessages()
  const frame = useRef<HTMLElement>(null)
  const [page, setPage] = useState<PDFPageProxy>()
  const [failed, setFailed] = useState(false)
  const tellSize = useEffectEvent((it: PDFPageProxy) => {
    const { width, height } = it.getViewport({ scale: 1 })
    props.onSize(number, { width, height })
  })
  useEffect(() => {
    if (!isNear) return
    let isLeft = false
    open.document.getPage(number).then(
      (it) => {
        if (isLeft) return
        tellSize(it)
        setPage(it)
      },
      () => {
        if (!isLeft) setFailed(true)
      },
    )
    return () => {
      isLeft = true
      setFailed(false)
      setPage((it) => {
        it?.cleanup()
        return undefined
      })
    }
  }, [isNear, open, number])

  const picture = usePicture(page, scale, rotation, () => setFailed(true))
  const { host, text, elements } = useTextLayer(page, open, rotation)
  const links = useLinks(page, open, rotation)
  const hits = useHits(text, elements, query, frame)

  const tellHit = useEffectEvent((place: PagePlace) => props.onHit(number, place))
  useEffect(() => {
    const place = wanted && hits[wanted.place]?.[0]
    if (place) tellHit(place)
  }, [wanted, hits])

  const isTurned = rotation === 90 || rotation === 270
  const box = {
    width: Math.floor((isTurned ? size.height : size.width) * scale),
    height: Math.floor((isTurned ? size.width : size.height) * scale),
    '--total-scale-factor': scale * (page?.userUnit ?? 1),
  }
  return (
    <section ref={frame} className={styles.page} style={box} data-page={number} aria-label={messages.pdfPage(number, pages)}>
      <div ref={picture} className={styles.picture} aria-hidden="true" />
      {failed && <p className={styles.pageFailed}>{messages.pdfPageFailed}</p>}
      {hits.flatMap((places, hit) =>
        places.map((place) => (
          <span
            key={keyOf(place)}
            className={styles.hit}
            style={styleOf(place)}
            aria-hidden="true"
            data-hit={hit}
            {...(hit === shownHit ? { 'data-shown': '' } : {})}
          />
        )),
      )}
      <div ref={host} className={styles.textLayer} data-text="" />
      {links.map(({ place, address, page: leads, words }) =>
        address === undefined ? (
          <button
            key={keyOf(place)}
            type="button"
            className={styles.link}
            style={styleOf(place)}
            onClick={() => onLink(leads ?? 1)}
          >
            <span className={styles.spoken}>{messages.pdfGoToPage(leads ?? 1)}</span>
          </button>
        ) : (
          <a
            key={keyOf(place)}
            className={styles.link}
            style={styleOf(place)}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            title={address}
          >
            <span className={styles.spoken}>{words === '' ? address : words}</span>
          </a>
        ),
      )}
    </section>
  )
})

/** Draws the page into the element that it answers. What was drawn before stays, stretched, until the next is done. */
function usePicture(page: PDFPageProxy | undefined, scale: number, rotation: PdfRotation, onFailed: () => void) {
  const holder = useRef<HTMLDivElement>(null)
  const tellFailed = useEffectEvent(onFailed)
  useEffect(() => {
    if (!page) return
    let isLeft = false
    const drawing = drawPage(page, scale, rotation)
    drawing.canvas.then(
      (canvas) => {
        if (isLeft) return releaseCanvas(canvas)
        const before = holder.current?.querySelectorAll('canvas') ?? []
        holder.current?.append(canvas)
        for (const one of before) releaseCanvas(one)
      },
      () => {
        if (!isLeft) tellFailed()
      },
    )
    return () => {
      isLeft = true
      drawing.end()
    }
  }, [page, scale, rotation])
  // Far from sight nothing of it is kept.
  useEffect(() => {
    const element = holder.current
    if (!page || !element) return
    return () => {
      for (const one of element.querySelectorAll('canvas')) releaseCanvas(one)
    }
  }, [page])
  return holder
}

interface TextLayerParts {
  readonly text: PageText | undefined
  /** One for each piece of the text. */
  readonly elements: readonly HTMLElement[]
}

const noText: TextLayerParts = { text: undefined, elements: [] }

/** Writes the text of the page, unseen, over its picture: each piece where it is drawn. */
function useTextLayer(page: PDFPageProxy | undefined, open: OpenPdf, rotation: PdfRotation) {
  const host = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState(noText)
  useEffect(() => {
    const container = host.current
    if (!page || !container) return
    let isLeft = false
    let end: () => void = () => undefined
    const write = async () => {
      const text = await readPageText(page)
      if (isLeft) return
      const viewport = page.getViewport({ scale: 1, rotation: page.rotate + rotation })
      const layer = new open.engine.TextLayer({ textContentSource: text.content, container, viewport })
      end = () => layer.cancel()
      await layer.render()
      if (!isLeft) setParts({ text, elements: layer.textDivs })
    }
    // Without its text a page can still be looked at.
    write().catch(() => undefined)
    return () => {
      isLeft = true
      end()
      container.replaceChildren()
      setParts(noText)
    }
  }, [page, open, rotation])
  return { host, ...parts }
}

function useLinks(page: PDFPageProxy | undefined, open: OpenPdf, rotation: PdfRotation): readonly PageLink[] {
  const [links, setLinks] = useState<readonly PageLink[]>([])
  useEffect(() => {
    if (!page) return
    let isLeft = false
    // Without its links a page can still be read.
    pageLinks(open.document, page, rotation).then(
      (found) => {
        if (!isLeft) setLinks(found)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
      setLinks([])
    }
  }, [page, open, rotation])
  return links
}

type Hits = readonly (readonly PagePlace[])[]
const noHits: Hits = []

function useHits(
  text: PageText | undefined,
  elements: readonly HTMLElement[],
  query: string,
  frame: { readonly current: HTMLElement | null },
): Hits {
  const [hits, setHits] = useState(noHits)
  useEffect(() => {
    if (!text || query === '' || !frame.current) return
    setHits(hitPlaces(text, query, frame.current, elements))
    return () => setHits(noHits)
  }, [text, elements, query, frame])
  return hits
}
