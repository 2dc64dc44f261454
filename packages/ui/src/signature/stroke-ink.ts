import { type SignaturePoint, type SignatureStroke, signatureSpace } from '@etalon/machines/signature'
import SignaturePad from 'signature_pad'

/** A piece of a line that has one width, in the units of the pad. */
export interface InkPiece {
  /** As the `d` of an svg's path. */
  readonly path: string
  readonly width: number
}

/** The radii of a slow and of a quick line, in the units of the pad. */
const pen = { minWidth: 0.9, maxWidth: 3 } as const

let smoother: SignaturePad | undefined

/**
 * The library that smooths lines, on a canvas of no size that is on no page: it is asked for its curves and draws none. It hears no
 * pointer, since strokes are the machine's.
 */
function smoothing(): SignaturePad {
  if (smoother === undefined) {
    const canvas = document.createElement('canvas')
    canvas.width = 0
    canvas.height = 0
    smoother = new SignaturePad(canvas, pen)
    smoother.off()
  }
  return smoother
}

const number = String.raw`(-?[\d.]+)`
const place = `${number},${number}`
/** What the library writes: a curve for each piece of a line, and a circle for a single point. */
const drawn = new RegExp(
  [
    `<path d="M ${place} C ${place} ${place} ${place}" stroke-width="${number}"`,
    `<circle r="${number}" cx="${number}" cy="${number}"`,
  ].join('|'),
  'g',
)

/** Widths that differ by less look alike. */
const finest = 0.4

const mix = (one: number, other: number, share: number) => one + (other - one) * share

/** The polar form of a cubic curve in one dimension: with three times the same share it is the curve there (de Casteljau). */
function polar([a, b, c, d]: Curve, first: number, second: number, third: number): number {
  const left = mix(mix(a, b, first), mix(b, c, first), second)
  return mix(left, mix(mix(b, c, first), mix(c, d, first), second), third)
}
type Curve = readonly [number, number, number, number]

/** The library gives each curve the width of its end: cut into parts, a line grows and shrinks without steps, as ink does. */
function tapered(x: Curve, y: Curve, from: number, to: number): readonly InkPiece[] {
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / finest))
  return Array.from({ length: parts }, (_, part): InkPiece => {
    const begin = part / parts
    const end = (part + 1) / parts
    const at = (first: number, second: number, third: number) =>
      [x, y].map((curve) => polar(curve, first, second, third).toFixed(2)).join(' ')
    const path = `M${at(begin, begin, begin)}C${at(begin, begin, end)} ${at(begin, end, end)} ${at(end, end, end)}`
    return { path, width: Math.round(mix(from, to, end) * 100) / 100 }
  })
}

/** The curves through points, but for the way to the last one, which the library leaves out; of a single point a dot. */
function curvesThrough(stroke: SignatureStroke): readonly (readonly number[])[] {
  const pad = smoothing()
  // The library takes a time of 0 for none, and the present in its place.
  const points = stroke.map((point) => ({ ...point, time: point.time + 1 }))
  pad.fromData([{ ...pen, points, penColor: 'black', dotSize: 0, velocityFilterWeight: 0.7, compositeOperation: 'source-over' }])
  return [...pad.toSVG().matchAll(drawn)].map((match) => match.slice(1).map(Number))
}

/** Ways from point to point that are made together, and do not change while the stroke goes on behind them. */
const partLength = 64
/** Points before a part from which the library learns how quick the pen is there: of those before, less than a thousandth counts. */
const lead = 6

interface MadePart {
  readonly points: SignatureStroke
  readonly before: number | undefined
  readonly pieces: readonly InkPiece[]
}

/** By their first point, which stays the same while a stroke goes on. */
const made = new WeakMap<SignaturePoint, MadePart>()

const isSame = (one: SignatureStroke, other: SignatureStroke) =>
  one.length === other.length && one.every((point, order) => point === other[order])

/**
 * A stroke as ink, in the browser only: the quicker the pen went, the thinner. It comes in parts, of which all but the last are the
 * same as before when the stroke has grown: under the pen not all of it is made anew.
 */
export function inkParts(stroke: SignatureStroke): readonly (readonly InkPiece[])[] {
  const [first, ...further] = stroke
  if (first === undefined) return []
  if (further.length === 0) {
    const [dot = []] = curvesThrough([first])
    const [radius = 0, x = 0, y = 0] = dot.slice(9)
    // A line of no length has no ink on a canvas.
    return [[{ path: `M${x} ${y}h.01`, width: radius * 2 }]]
  }
  const parts: (readonly InkPiece[])[] = []
  for (let from = 0; from < further.length; from += partLength) {
    const begin = Math.max(0, from - lead)
    // The way to a point needs the one after it; after the last one it comes again.
    const points = [...stroke, ...stroke.slice(-1)].slice(begin, from + partLength + 2)
    const before = parts.at(-1)?.at(-1)?.width
    const key = stroke[from]
    const known = key && made.get(key)
    if (known && known.before === before && isSame(known.points, points)) {
      parts.push(known.pieces)
      continue
    }
    const pieces: InkPiece[] = []
    for (const curve of curvesThrough(points).slice(from - begin)) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, width = 0] = curve
      pieces.push(...tapered([x0, x1, x2, x3], [y0, y1, y2, y3], pieces.at(-1)?.width ?? before ?? width, width))
    }
    if (key) made.set(key, { points, before, pieces })
    parts.push(pieces)
  }
  return parts
}

/** A part of the pad. */
export interface InkBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Room around the points for the width of the lines and their bends. */
const margin = 12

/** Where strokes are, with room around them; of none, the whole pad. */
export function inkBox(strokes: readonly SignatureStroke[]): InkBox {
  const points = strokes.flat()
  if (points.length === 0) return { x: 0, y: 0, ...signatureSpace }
  const x = points.map((point) => point.x)
  const y = points.map((point) => point.y)
  const left = Math.floor(Math.min(...x) - margin)
  const top = Math.floor(Math.min(...y) - margin)
  return {
    x: left,
    y: top,
    width: Math.ceil(Math.max(...x) + margin) - left,
    height: Math.ceil(Math.max(...y) + margin) - top,
  }
}
