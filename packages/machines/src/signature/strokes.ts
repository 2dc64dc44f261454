import { present } from '../present/index.ts'
import type {
  SignatureContext,
  SignatureLimit,
  SignaturePoint,
  SignatureProblem,
  SignatureStroke,
  SignatureValue,
  StrokeUnderWay,
} from './signature.types.ts'

/** The size of a pad in its own units. A signature is kept in these, whatever the screen was. */
export const signatureSpace = { width: 600, height: 300 } as const

/** What a signature holds at most, and must span at least. */
export const signatureLimits = {
  /** The points of one stroke: more than six times the pad's width of ink. */
  points: 1000,
  /** The strokes of a signature. */
  strokes: 100,
  /** The points of all strokes: some 200 KB as JSON. */
  total: 5000,
  /** Units that a signature is wide or high at least; less is a dot. */
  span: 30,
  /** The characters of a typed name. */
  name: 100,
} as const

/** Points that are nearer to the one before are not kept: the ink looks the same. */
const nearest = 2

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** A point as it is kept: on the pad, and no finer than can be seen. */
function kept(point: SignaturePoint, time: number): SignaturePoint {
  return {
    x: Math.round(within(point.x, signatureSpace.width) * 10) / 10,
    y: Math.round(within(point.y, signatureSpace.height) * 10) / 10,
    time,
    pressure: Math.round(within(point.pressure, 1) * 100) / 100,
  }
}

/** The stroke that begins where the pen is set down. */
export function begun(point: SignaturePoint): StrokeUnderWay {
  return { began: point.time, points: [kept(point, 0)] }
}

/** How many points there are in all strokes together. */
function total(strokes: readonly SignatureStroke[]): number {
  return strokes.reduce((sum, { length }) => sum + length, 0)
}

/** Which limit keeps a further stroke from beginning. */
export function strokeLimit({ strokes }: Pick<SignatureContext, 'strokes'>): SignatureLimit | undefined {
  if (strokes.length >= signatureLimits.strokes) return 'strokes'
  return total(strokes) >= signatureLimits.total ? 'total' : undefined
}

/** A stroke after the pen went on, and the limit that it met on its way: it ends there. */
export interface DrawnOn {
  readonly stroke: StrokeUnderWay
  readonly limit: SignatureLimit | undefined
}

/** Draws a stroke on, until there is no more room. */
export function drawnOn(
  strokes: readonly SignatureStroke[],
  stroke: StrokeUnderWay,
  further: readonly SignaturePoint[],
): DrawnOn {
  const left = signatureLimits.total - total(strokes)
  const points = [...stroke.points]
  const soFar = (limit?: SignatureLimit): DrawnOn => ({ stroke: { ...stroke, points }, limit })
  let last = present(points.at(-1))
  for (const one of further) {
    // Pens report what they saw between two frames together, and clocks of devices step back now and then.
    const point = kept(one, Math.max(Math.round(one.time - stroke.began), last.time))
    if (Math.hypot(point.x - last.x, point.y - last.y) < nearest) continue
    if (points.length >= signatureLimits.points) return soFar('points')
    if (points.length >= left) return soFar('total')
    points.push(point)
    last = point
  }
  return soFar()
}

/** How wide or how high strokes are together, whichever is more. */
function span(strokes: readonly SignatureStroke[]): number {
  const points = strokes.flat()
  const along = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  return Math.max(along(points.map(({ x }) => x)), along(points.map(({ y }) => y)))
}

/**
 * Controls, halves of characters, and what turns the direction of writing: XML holds only some of it, and a name with the rest would
 * not be what it looks like. Characters that are newer than this machine are none of them: they stand in people's names.
 */
const unfit = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u

/** Spaces and joiners, which leave nothing to be seen where there is nothing else. */
const unseen = /[\p{Z}\p{Cf}]/gu

function nameProblem(name: string): SignatureProblem | undefined {
  if (unfit.test(name)) return 'nameUnfit'
  if (name.replaceAll(unseen, '') === '') return 'missing'
  return [...name].length > signatureLimits.name ? 'nameTooLong' : undefined
}

/** Why something is no signature, if it is none. */
export function problemOf(value: SignatureValue): SignatureProblem | undefined {
  if (value.kind === 'typed') return nameProblem(value.name)
  if (value.strokes.length === 0) return 'missing'
  return span(value.strokes) < signatureLimits.span ? 'tooSmall' : undefined
}

/** Whether something has more strokes or points than a signature holds. */
export function isTooMuch(strokes: readonly SignatureStroke[]): boolean {
  return (
    strokes.length > signatureLimits.strokes ||
    total(strokes) > signatureLimits.total ||
    strokes.some(({ length }) => length > signatureLimits.points)
  )
}
