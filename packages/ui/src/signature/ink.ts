import { type SignatureStroke, signatureSpace } from '@etalon/machines/signature'
import SignaturePad from 'signature_pad'

/** A piece of a line that has one width, in the units of the pad. */
export interface InkPiece {
  /** As the `d` of an svg's path. */
  readonly path: string
  readonly width: number
}

/** The radii of a slow and of a quick line, in the units of the pad. */
const pen = { minWidth: 1, maxWidth: 4 } as const

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

const number = String.raw`"(-?[\d.]+)"`
/** What the library writes: curves for a line, a straight one for two points, a circle for a single one. */
const drawn = new RegExp(
  [
    String.raw`<path d="([-MC\d., ]+)" stroke-width=${number}`,
    `<line x1=${number} y1=${number} x2=${number} y2=${number} stroke="black" stroke-width=${number}`,
    `<circle r=${number} cx=${number} cy=${number}`,
  ].join('|'),
  'g',
)

const known = new WeakMap<SignatureStroke, readonly InkPiece[]>()

/** A stroke as pieces of ink: the quicker the pen went, the thinner. In the browser only. */
export function inkOf(stroke: SignatureStroke): readonly InkPiece[] {
  const before = known.get(stroke)
  if (before) return before
  const pad = smoothing()
  // The library takes a time of 0 for none, and the present in its place.
  const points = stroke.map((point) => ({ ...point, time: point.time + 1 }))
  pad.fromData([{ ...pen, points, penColor: 'black', dotSize: 0, velocityFilterWeight: 0.7, compositeOperation: 'source-over' }])
  const pieces = [...pad.toSVG().matchAll(drawn)].map((match): InkPiece => {
    const [, curve, curveWidth, x1, y1, x2, y2, lineWidth, radius, x, y] = match
    if (curve !== undefined) return { path: curve, width: Number(curveWidth) }
    if (x1 !== undefined) return { path: `M${x1} ${y1}L${x2} ${y2}`, width: Number(lineWidth) }
    // A line of no length has no ink on a canvas.
    return { path: `M${x} ${y}h.01`, width: Number(radius) * 2 }
  })
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
