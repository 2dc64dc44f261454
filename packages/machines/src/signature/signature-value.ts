import { isRecord } from '../stored-value/index.ts'
import type { SignatureContext, SignaturePoint, SignatureProblem, SignatureStroke, SignatureValue } from './signature.types.ts'
import { isTooMuch, problemOf, signatureSpace } from './strokes.ts'

/** What is drawn or typed now, whether it is a signature or not. */
function current({ mode, strokes, name }: SignatureContext): SignatureValue {
  return mode === 'drawing' ? { kind: 'drawn', strokes } : { kind: 'typed', name: name.trim() }
}

/** Why there is no signature, in the way that is chosen; undefined where there is one. */
export function signatureProblem(context: SignatureContext): SignatureProblem | undefined {
  return problemOf(current(context))
}

/** The signature, in the way that is chosen; undefined where there is none. */
export function signatureOf(context: SignatureContext): SignatureValue | undefined {
  return signatureProblem(context) === undefined ? current(context) : undefined
}

/** Whether strokes are the same, point by point. */
function sameStrokes(one: readonly SignatureStroke[], other: readonly SignatureStroke[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Whether two signatures are the same, or both none. */
export function isSameSignature(one: SignatureValue | undefined, other: SignatureValue | undefined): boolean {
  if (one?.kind === 'drawn' && other?.kind === 'drawn') return sameStrokes(one.strokes, other.strokes)
  if (one?.kind === 'typed' && other?.kind === 'typed') return one.name === other.name
  return one === other
}

const isBetween = (value: unknown, most: number): value is number => typeof value === 'number' && value >= 0 && value <= most

function parsePoint(value: unknown): SignaturePoint | undefined {
  if (!isRecord(value)) return undefined
  const { x, y, time, pressure } = value
  return isBetween(x, signatureSpace.width) &&
    isBetween(y, signatureSpace.height) &&
    isBetween(time, Number.MAX_SAFE_INTEGER) &&
    isBetween(pressure, 1)
    ? { x, y, time, pressure }
    : undefined
}

/** A list whose every item can be read; one that cannot spoils it. */
function parseList<Item>(value: unknown, parse: (item: unknown) => Item | undefined): readonly Item[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = value.map(parse).filter((item) => item !== undefined)
  return items.length === value.length ? items : undefined
}

function parseStroke(value: unknown): SignatureStroke | undefined {
  const points = parseList(value, parsePoint)
  if (points === undefined || points.length === 0) return undefined
  return points.every(({ time }, place) => time >= (points[place - 1]?.time ?? 0)) ? points : undefined
}

/**
 * Reads a signature that comes from outside. Answers undefined for anything that cannot have been made by signing: points beside the
 * pad, more than `signatureLimits` allow, a dot, a name that is empty or cannot be written.
 */
export function parseSignature(value: unknown): SignatureValue | undefined {
  if (!isRecord(value)) return undefined
  const { kind, strokes: givenStrokes, name } = value
  if (kind === 'typed' && typeof name === 'string') return sound({ kind, name: name.trim() })
  const strokes = parseList(givenStrokes, parseStroke)
  return kind === 'drawn' && strokes !== undefined && !isTooMuch(strokes) ? sound({ kind, strokes }) : undefined
}

const sound = (value: SignatureValue) => (problemOf(value) === undefined ? value : undefined)
