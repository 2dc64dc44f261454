import { type SignatureStroke, signatureSpace } from '@etalon/machines/signature'
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

const known = new WeakMap<SignatureStroke, readonly InkPiece[]>()

/** A stroke as pieces of ink: the quicker the pen went, the thinner. In the browser only. */
export function inkOf(stroke: SignatureStroke): readonly InkPiece[] {
  const before = known.get(stroke)
  if (before) return before
  const pad = smoothing()
  // The library leaves out the way to the last point, unless another one follows; and it takes a time of 0 for none.
  const whole = stroke.length > 1 ? [...stroke, ...stroke.slice(-1)] : stroke
  const points = whole.map((point) => ({ ...point, time: point.time + 1 }))
  pad.fromData([{ ...pen, points, penColor: 'black', dotSize: 0, velocityFilterWeight: 0.7, compositeOperation: 'source-over' }])
  const pieces: InkPiece[] = []
  for (const match of pad.toSVG().matchAll(drawn)) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, width = 0, radius = 0, x = 0, y = 0] = match
      .slice(1)
      .map(Number)
    if (match[1] === undefined) {
      // A line of no length has no ink on a canvas.
      pieces.push({ path: `M${x} ${y}h.01`, width: radius * 2 })
    } else pieces.push(...tapered([x0, x1, x2, x3], [y0, y1, y2, y3], pieces.at(-1)?.width ?? width, width))
  }
  known.set(stroke, pieces)
  return pieces
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
