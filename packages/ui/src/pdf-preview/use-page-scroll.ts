import { hitPlace, type PdfPreviewActorRef } from '@etalon/machines/pdf-preview'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { gap } from './page-gap.ts'
import type { PagePlace } from './page-text.ts'

/** Where the frame stands: at which page, and how far down it, in parts of its height. */
interface Anchor {
  readonly page: number
  readonly part: number
  /** Where the frame stood when this was seen. */
  readonly top: number
}

/** The page that was brought to sight, and where the frame stood then: nearer the end another may be higher up. */
interface Turned {
  readonly page: number
  readonly top: number
}

const pageElements = (frame: HTMLElement) => Array.from(frame.querySelectorAll<HTMLElement>('[data-page]'))
const pageElement = (frame: HTMLElement, page: number) => frame.querySelector<HTMLElement>(`[data-page="${page}"]`)

/** The furthest that a frame can be scrolled. */
const furthest = (frame: HTMLElement) => frame.scrollHeight - frame.clientHeight

/** Whether it was scrolled since, and not only pushed back because its pages became smaller. */
function wasScrolled(frame: HTMLElement, since: number): boolean {
  const most = furthest(frame)
  return Math.abs(frame.scrollTop - Math.min(since, most)) > 1
}

/** Beyond this many pixels below the upper edge a page counts as the one in sight. */
const sightLine = 24

/** The pages are in order, so that the one in sight is found by halving. */
function seenAt(frame: HTMLElement): HTMLElement | undefined {
  const elements = pageElements(frame)
  // Nearer the end it may be too low to reach the upper edge.
  if (furthest(frame) > 0 && frame.scrollTop >= furthest(frame) - 1) return elements.at(-1)
  let from = 0
  let to = elements.length - 1
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const element = elements[middle]
    if (element && element.offsetTop + element.offsetHeight > frame.scrollTop + sightLine) to = middle
    else from = middle + 1
  }
  return elements[from]
}

/**
 * Keeps the frame and the machine together: the page in sight is told, a page or a hit that is wanted is scrolled to, and where pages
 * change their size the same place stays in sight.
 * @param layout another value when pages have another size
 */
export function usePageScroll(frame: RefObject<HTMLDivElement | null>, actor: PdfPreviewActorRef, layout: unknown) {
  const anchor = useRef<Anchor>(undefined)
  const turned = useRef<Turned>(undefined)

  const drop = (element: HTMLElement, shown: HTMLElement) => {
    const part = (element.scrollTop - shown.offsetTop) / Math.max(1, shown.offsetHeight)
    anchor.current = { page: Number(shown.dataset.page), part, top: element.scrollTop }
  }

  const look = () => {
    const element = frame.current
    if (!element) return
    const asked = turned.current
    if (asked && Math.abs(asked.top - element.scrollTop) > 1) turned.current = undefined
    const shown = turned.current ? pageElement(element, turned.current.page) : seenAt(element)
    if (!shown) return
    const page = Number(shown.dataset.page)
    drop(element, shown)
    if (actor.getSnapshot().context.page !== page) actor.send({ type: 'PAGE.SEEN', page })
  }

  const scrollTo = (page: number) => {
    const element = frame.current
    const wanted = element && pageElement(element, page)
    if (!wanted) return
    element.scrollTop = wanted.offsetTop - gap
    turned.current = { page, top: element.scrollTop }
    drop(element, wanted)
  }

  const scrollToHit = (page: number, place: PagePlace) => {
    const element = frame.current
    const on = element && pageElement(element, page)
    // A page that is drawn late asks for a hit that was left meanwhile.
    if (!on || hitPlace(actor.getSnapshot().context)?.page !== page) return
    const top = on.offsetTop + place.top * on.offsetHeight
    const left = on.offsetLeft + place.left * on.offsetWidth
    const isSeen = top >= element.scrollTop && top + place.height * on.offsetHeight <= element.scrollTop + element.clientHeight
    if (!isSeen) element.scrollTop = top - element.clientHeight / 2
    if (left < element.scrollLeft || left > element.scrollLeft + element.clientWidth) element.scrollLeft = left - gap
    turned.current = { page, top: element.scrollTop }
    // What is in sight already is not scrolled to, so that nobody would tell that this is the page.
    look()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame is put right when the pages have another size
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    if (!anchor.current) {
      // A document that is shown once more, such as after its tab was hidden, is shown at its page.
      const { page } = actor.getSnapshot().context
      if (page > 1) scrollTo(page)
      return
    }
    const { page, part, top } = anchor.current
    // Where it was scrolled meanwhile, it is not known yet to what; it must not be taken back.
    if (wasScrolled(element, top)) return
    const shown = pageElement(element, page)
    if (!shown) return
    element.scrollTop = shown.offsetTop + part * shown.offsetHeight
    anchor.current = { page, part, top: element.scrollTop }
    if (turned.current) turned.current = { page, top: element.scrollTop }
  }, [layout])

  const turn = useEffectEvent(scrollTo)
  useLayoutEffect(() => {
    const heard = [
      actor.on('turned', (it) => turn(it.page)),
      actor.on('hitShown', (it) => {
        if (anchor.current?.page !== it.page) turn(it.page)
      }),
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor])

  const see = useEffectEvent(look)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const listener = () => see()
    element.addEventListener('scroll', listener, { passive: true })
    return () => element.removeEventListener('scroll', listener)
  }, [frame])
  return scrollToHit
}
