import { hitPlace, largestZoom, type PdfPreviewActorRef, type PdfZoom, smallestZoom } from '@etalon/machines/pdf-preview'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import type { OpenPdf } from './held-document.ts'
import { type PageSize, PdfPage, type WantedHit } from './PdfPage.tsx'
import { gap } from './page-gap.ts'
import * as styles from './pdf-preview.css.ts'
import { usePageScroll } from './use-page-scroll.ts'

interface PdfPagesProps {
  actor: PdfPreviewActorRef
  open: OpenPdf
  name: string
}

/** CSS pixels for a point, at the size on paper. */
const onPaper = 96 / 72
/** A4, until the first page is known. */
const usual: PageSize = { width: 595, height: 842 }

/** CSS pixels for a point of a page at this size, in a frame with so much room. */
function scaleOf(zoom: PdfZoom, { width, height }: PageSize, room: PageSize): number {
  if (typeof zoom === 'number') return (zoom / 100) * onPaper
  const fitting = zoom === 'width' ? room.width / width : Math.min(room.width / width, room.height / height)
  return Math.min((largestZoom / 100) * onPaper, Math.max((smallestZoom / 100) * onPaper, fitting))
}

/** The room for pages in a frame: without its edges. Nothing is drawn before it is known. */
function useRoom(frame: { readonly current: HTMLElement | null }): PageSize | undefined {
  const [room, setRoom] = useState<PageSize>()
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth - 2 * gap
      const height = element.clientHeight - 2 * gap
      // A frame that is hidden says nothing of the room that it will have.
      if (width > 0 && height > 0) setRoom({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return room
}

const none: ReadonlySet<number> = new Set()

/** The pages in sight, and those that are as far from it as the frame is high. */
function useNearPages(frame: { readonly current: HTMLElement | null }, isThere: boolean): ReadonlySet<number> {
  const [near, setNear] = useState(none)
  useEffect(() => {
    const root = frame.current
    if (!root || !isThere) return
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const next = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const page = target instanceof HTMLElement ? Number(target.dataset.page) : 0
            if (isIntersecting) next.add(page)
            else next.delete(page)
          }
          return next
        }),
      { root, rootMargin: '100% 0px' },
    )
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page)
    return () => observer.disconnect()
  }, [frame, isThere])
  return near
}

type PageWish = 'PAGE.FIRST' | 'PAGE.LAST' | 'PAGE.NEXT' | 'PAGE.PREVIOUS'
const pageKeys: Readonly<Record<string, PageWish>> = {
  Home: 'PAGE.FIRST',
  End: 'PAGE.LAST',
  PageDown: 'PAGE.NEXT',
  PageUp: 'PAGE.PREVIOUS',
}

/** The pages beneath each other, of which those near the sight are drawn. */
export function PdfPages({ actor, open, name }: PdfPagesProps) {
  const messages = useMessages()
  const frame = useRef<HTMLDivElement>(null)
  const pages = useSelector(actor, ({ context }) => context.pages)
  const zoom = useSelector(actor, ({ context }) => context.zoom)
  const rotation = useSelector(actor, ({ context }) => context.rotation)
  const page = useSelector(actor, ({ context }) => context.page)
  const query = useSelector(actor, ({ context }) => context.query)
  const shown = useSelector(actor, ({ context }) => hitPlace(context), isSamePlace)
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const [wanted, setWanted] = useState<WantedHit & { page: number }>()
  const room = useRoom(frame)
  const near = useNearPages(frame, room !== undefined)
  useEffect(() => {
    const heard = actor.on('hitShown', (it) =>
      setWanted((before) => ({ page: it.page, place: it.place, wish: (before?.wish ?? 0) + 1 })),
    )
    return () => heard.unsubscribe()
  }, [actor])

  const noteSize = useCallback((number: number, size: PageSize) => {
    setSizes((before) => {
      // Most pages are as large as the first: nothing changes then.
      const known = before.get(number) ?? before.get(1)
      return known?.width === size.width && known.height === size.height ? before : new Map(before).set(number, size)
    })
  }, [])
  const follow = useCallback((number: number) => actor.send({ type: 'PAGE.CHOSEN', page: number }), [actor])

  const isTurned = rotation === 90 || rotation === 270
  const sizeOf = (number: number) => sizes.get(number) ?? sizes.get(1) ?? usual
  const scaleOn = (number: number) => {
    const { width, height } = sizeOf(number)
    return scaleOf(zoom, isTurned ? { width: height, height: width } : { width, height }, room ?? usual)
  }
  const percent = (scaleOn(page) / onPaper) * 100
  useEffect(() => {
    if (room && typeof zoom === 'string') actor.send({ type: 'ZOOM.FITTED', percent })
  }, [actor, zoom, percent, room])

  const layout = useMemo(() => ({ sizes, zoom, rotation, room }), [sizes, zoom, rotation, room])
  const scrollToHit = usePageScroll(frame, actor, layout)
  const showHit = useCallbackOnce(scrollToHit)

  const pressed = (event: KeyboardEvent) => {
    const element = frame.current
    if (!element || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    // A page that is higher than its frame is read on by the browser's own step, or its middle would never be seen.
    const isWhole = (element.querySelector<HTMLElement>(`[data-page="${page}"]`)?.offsetHeight ?? 0) <= element.clientHeight
    const type = pageKeys[event.key]
    if ((type === 'PAGE.NEXT' || type === 'PAGE.PREVIOUS') && !isWhole) return
    if (type === undefined) return
    event.preventDefault()
    actor.send({ type })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-label={messages.pdfPages(name)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      onKeyDown={pressed}
      data-frame-of-pages=""
    >
      {room !== undefined &&
        Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <PdfPage
            key={number}
            open={open}
            page={number}
            pages={pages}
            size={sizeOf(number)}
            scale={scaleOn(number)}
            rotation={rotation}
            isNear={near.has(number)}
            query={near.has(number) ? query : ''}
            shownHit={shown?.page === number ? shown.place : undefined}
            wanted={wanted?.page === number ? wanted : undefined}
            onSize={noteSize}
            onLink={follow}
            onHit={showHit}
          />
        ))}
    </div>
  )
}

type Place = ReturnType<typeof hitPlace>
const isSamePlace = (one: Place, other: Place) => one?.page === other?.page && one?.place === other?.place

/** The same function for as long as the component lives, that does what the latest one does. */
function useCallbackOnce<Given extends unknown[]>(run: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback((...given) => latest.current(...given), [])
}
