import { flushSync } from 'react-dom'
import { drawnRows, firstDrawn, follow, placeOf, type RowTrack, reveal, type Stand, tallest, topOf } from './row-track.ts'

/** Where a table stood, kept by whoever shows it again later: one for each tab, such as a variable beside its actor. */
export interface KeptScroll {
  /** Pixels of rows above the uppermost that is seen; 0 at the top. */
  readonly get: () => number
  /** Is told each time that somebody scrolls. */
  readonly set: (top: number) => void
}

/** Which rows are drawn. */
export interface RowWindow {
  /** The first of them, from 0. */
  readonly first: number
  /** How many. */
  readonly count: number
  /** So far from its own place each row is drawn, in pixels: other than 0 in scaled lists alone. */
  readonly shift: number
}

const standAt = (track: RowTrack, top: number): Stand => {
  const place = placeOf(track, top)
  return { place, top: topOf(track, place) }
}

/** Follows a scroll bar: which rows have to be drawn. What is asked for is drawn before the browser shows the next frame. */
export class RowScroll {
  readonly #scroller: HTMLElement
  readonly #kept: KeptScroll | undefined
  readonly #listeners = new Set<() => void>()
  #isBegun = false
  #isWide = false
  /** The frame in which it is looked once more where the scroll bar stands; undefined where nobody scrolls. */
  #looking: number | undefined
  #most = 0
  #track: RowTrack
  #stand: Stand
  #window: RowWindow

  constructor(scroller: HTMLElement, track: RowTrack, kept: KeptScroll | undefined) {
    this.#scroller = scroller
    this.#kept = kept
    this.#track = track
    this.#stand = standAt(track, kept?.get() ?? 0)
    this.#window = this.#windowNow()
  }

  readonly now = (): RowWindow => this.#window

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    this.#scroller.addEventListener('scroll', this.#onScroll, { passive: true })
    // What was not shown for a while stands where it stood. To ask where it stands lays the page out: not at first, where that is dear, and
    // later only when all that changes with the frame is there.
    const frame = this.#isBegun ? requestAnimationFrame(() => this.#settle(this.#stand)) : undefined
    this.#isBegun = true
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      this.#listeners.delete(changed)
      this.#scroller.removeEventListener('scroll', this.#onScroll)
      if (this.#looking !== undefined) cancelAnimationFrame(this.#looking)
      this.#looking = undefined
    }
  }

  /** There are more rows or fewer, or they are seen in another size. What was the uppermost stays so, as far as there are rows. */
  measure(track: RowTrack): void {
    const { rowHeight, rows, body } = this.#track
    const isSame = rows === track.rows && rowHeight === track.rowHeight && body === track.body
    if (isSame && (this.#isBegun || this.#stand.place === 0)) return
    this.#track = track
    this.#settle(rowHeight === track.rowHeight ? this.#stand : standAt(track, (this.#stand.top * track.rowHeight) / rowHeight))
  }

  /** Brings a row into sight. */
  reveal(row: number): void {
    const next = reveal(this.#track, this.#stand, row)
    if (next !== this.#stand) flushSync(() => this.#settle(next))
  }

  /** Draws what lies beyond what is seen as well: a table is there sooner without, and whoever scrolls needs it. */
  widen(): void {
    this.#isWide = true
    this.#draw()
  }

  /** To the first row. */
  toTop(): void {
    // Who stands there is there; to ask the browser would lay the page out before the other rows are drawn.
    if (this.#stand.place === 0 && this.#stand.top === 0) return
    this.#settle({ place: 0, top: 0 })
  }

  readonly #onScroll = () => {
    this.#catchUp()
    // What a browser scrolls by itself, as after a key, it moves on in each frame once the frame was told of the one before: what is shown
    // would lie beyond the rows that are drawn.
    this.#looking ??= requestAnimationFrame(() => {
      this.#looking = undefined
      this.#catchUp()
    })
  }

  #catchUp(): void {
    const { scrollTop } = this.#scroller
    if (scrollTop !== this.#stand.place) flushSync(() => this.#settle(follow(this.#track, this.#stand, scrollTop)))
  }

  #settle({ place, top }: Stand): void {
    const scroller = this.#scroller
    if (Math.abs(scroller.scrollTop - place) >= 1) scroller.scrollTop = place
    const reached = scroller.scrollTop
    // Text between two pixels is blurred.
    const shift = Math.round(place - top)
    this.#stand = { place: reached, top: reached - shift }
    this.#kept?.set(this.#stand.top)
    this.#isWide = true
    this.#draw()
  }

  #draw(): void {
    const next = this.#windowNow()
    const { first, count, shift } = this.#window
    if (next.first === first && next.count === count && next.shift === shift) return
    this.#window = next
    for (const changed of this.#listeners) changed()
  }

  #windowNow(): RowWindow {
    const { rows, rowHeight } = this.#track
    const { place, top } = this.#stand
    const shift = rows * rowHeight > tallest ? place - top : 0
    // There are never fewer elements than before, as long as there are rows: one that went away could have the focus.
    this.#most = Math.max(this.#most, drawnRows(this.#track, this.#isWide))
    const count = Math.min(rows, this.#most)
    return { first: firstDrawn(this.#track, top, count, this.#isWide), count, shift }
  }
}
