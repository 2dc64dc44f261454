/** Rows as they lie under each other, and how much of them is seen. */
export interface RowTrack {
  /** How many rows there are. */
  readonly rows: number
  /** Pixels of a row. */
  readonly rowHeight: number
  /** Pixels of the rows in sight, without the head. */
  readonly body: number
}

/** Where the scroll bar stands, and which pixel of the rows, laid under each other, is the uppermost in sight. */
export interface Stand {
  /** What the browser calls `scrollTop`. */
  readonly place: number
  /** The uppermost pixel in sight. */
  readonly top: number
}

/**
 * No element is made taller than this, in pixels: browsers end at 17 to 33 million, and count halves of pixels only up to 8 million.
 * A taller list is scaled: between its two ends a pixel of the scroll bar stands for several of the rows.
 */
export const tallest = 8_000_000
/** So many pixels at either end are not scaled. */
const end = 1_000_000
/** So far the scroll bar may lag behind what it should say of a scaled list, in pixels, before it is put right. */
const patience = 20_000
/** What goes further than so many screens at once was dragged or jumped; what does not was scrolled, and goes by true pixels. */
const screens = 4

/** What is laid out at either side beyond what is seen, in pixels: a notch of a wheel is 400, and finds rows where it ends. */
const notch = 416

/** How tall the element is that stands for all rows. */
export const spacerHeight = ({ rows, rowHeight }: RowTrack): number => Math.min(rows * rowHeight, tallest)

const mostTop = ({ rows, rowHeight, body }: RowTrack) => Math.max(0, rows * rowHeight - body)
const mostPlace = (track: RowTrack) => Math.max(0, spacerHeight(track) - track.body)
const isScaled = ({ rows, rowHeight }: RowTrack) => rows * rowHeight > tallest
const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))

/** How many pixels of the rows a pixel of the scroll bar stands for, between the ends. */
const ratio = (track: RowTrack) => (mostTop(track) - 2 * end) / (mostPlace(track) - 2 * end)

/** Where the scroll bar belongs for a pixel of the rows. */
export function placeOf(track: RowTrack, wanted: number): number {
  const top = clamp(wanted, mostTop(track))
  if (!isScaled(track) || top <= end) return top
  const below = mostTop(track) - top
  return below <= end ? mostPlace(track) - below : end + (top - end) / ratio(track)
}

/** Which pixel of the rows a place of the scroll bar stands for. */
export function topOf(track: RowTrack, place: number): number {
  if (!isScaled(track) || place <= end) return clamp(place, mostTop(track))
  const below = mostPlace(track) - place
  return below <= end ? mostTop(track) - Math.max(0, below) : end + (place - end) * ratio(track)
}

/**
 * What is seen once the scroll bar went to a place. In a scaled list a notch of the wheel, a key or a finger goes as far as it does in
 * any other; the scroll bar is put right when it lags too far behind, and always at the ends.
 */
export function follow(track: RowTrack, { place: from, top: seen }: Stand, place: number): Stand {
  if (!isScaled(track)) return { place, top: place }
  const gone = place - from
  if (Math.abs(gone) > screens * track.body) return { place, top: topOf(track, place) }
  const top = clamp(seen + gone, mostTop(track))
  const right = placeOf(track, top)
  const isAtEnd = top <= end || mostTop(track) - top <= end
  return { place: isAtEnd || Math.abs(place - right) > patience ? right : place, top }
}

/** Where to stand so that a row is seen whole, by the shortest way. */
export function reveal(track: RowTrack, stand: Stand, row: number): Stand {
  const above = row * track.rowHeight
  const below = above + track.rowHeight - track.body
  const top = clamp(above < stand.top ? above : Math.max(stand.top, below), mostTop(track))
  if (top === stand.top) return stand
  return isScaled(track) && Math.abs(top - stand.top) <= screens * track.body
    ? follow(track, stand, stand.place + top - stand.top)
    : { place: placeOf(track, top), top }
}

/** How many rows are drawn on either side beyond what is seen. */
const rowsBeyond = ({ rowHeight }: RowTrack) => Math.ceil(notch / rowHeight)

/**
 * How many rows are drawn at once.
 * @param isWide whether a notch of the wheel beyond what is seen is drawn as well
 */
export function drawnRows(track: RowTrack, isWide: boolean): number {
  const seen = Math.ceil(track.body / track.rowHeight)
  return Math.min(track.rows, seen + (isWide ? 2 * rowsBeyond(track) : 1))
}

/** The first row that is drawn, where so many are. */
export function firstDrawn(track: RowTrack, top: number, drawn: number, isWide: boolean): number {
  return clamp(Math.floor(top / track.rowHeight) - (isWide ? rowsBeyond(track) : 0), track.rows - drawn)
}
