import type { SignatureGiven } from '@etalon/api/contract'
import type { InkLine } from '../../certificates/index.ts'

/** Millimetres for what somebody signs, and from the upper edge down to where it stands: a little above its line. */
const room = { width: 62, height: 11, foot: 14 } as const
/** Of the units of the pad in a millimetre: a small scribble is not made a large one. */
const most = 0.2

type Stroke = Extract<SignatureGiven, { kind: 'drawn' }>['strokes'][number]

const toMicrometres = (millimetres: number) => Math.round(millimetres * 1000) / 1000

/** A stroke as a curve that bends at each of its points and is smooth between them. */
function lineOf(points: readonly (readonly [x: number, y: number])[]): InkLine {
  const [first = [0, 0], ...rest] = points
  const turns = rest.map(([x, y], at): InkLine['turns'][number] => {
    const [nextX, nextY] = rest[at + 1] ?? [x, y]
    return [x, y, toMicrometres((x + nextX) / 2), toMicrometres((y + nextY) / 2)]
  })
  // A line of no length has no ink.
  const [x, y] = first
  return { start: [x, y], turns: turns.length > 0 ? turns : [[x, y, x + 0.01, y]] }
}

/** What a hand drew, as large as there is room for above its line, in millimetres from the upper left. */
export function inkOf(strokes: readonly Stroke[]): readonly InkLine[] {
  const points = strokes.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = Math.min(most, room.width / Math.max(width, 1), room.height / Math.max(height, 1))
  const drop = room.foot - height * scale
  return strokes.map((stroke) =>
    lineOf(stroke.map(({ x, y }) => [toMicrometres((x - left) * scale), toMicrometres(drop + (y - top) * scale)] as const)),
  )
}
