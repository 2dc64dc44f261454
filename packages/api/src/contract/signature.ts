import * as z from 'zod/mini'
import { words } from './values.ts'

/** The pad that signatures are drawn on, in its own units, and what one holds at most. */
const pad = { width: 600, height: 300, points: 1000, strokes: 100, total: 5000 } as const

const from0 = (most: number) => z.number().check(z.minimum(0), z.maximum(most))

const point = z.strictObject({ x: from0(pad.width), y: from0(pad.height), time: from0(86_400_000), pressure: from0(1) })

/** The least that is wide or high enough to be no dot. */
const span = 30

const isMoreThanADot = (strokes: readonly (readonly { readonly x: number; readonly y: number }[])[]) => {
  const points = strokes.flat()
  const wide = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  return points.length <= pad.total && (wide(points.map(({ x }) => x)) >= span || wide(points.map(({ y }) => y)) >= span)
}

/** A signature: strokes on a pad of 600 × 300 units, or the name of who does not draw. The workspace makes it, and draws it again. */
export const signature = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('drawn'),
    strokes: z.readonly(
      z
        .array(z.readonly(z.array(point).check(z.minLength(1), z.maxLength(pad.points))))
        .check(z.minLength(1), z.maxLength(pad.strokes), z.refine(isMoreThanADot)),
    ),
  }),
  z.strictObject({ kind: z.literal('typed'), name: words(100) }),
])
/** A signature, as it travels. */
export type SignatureGiven = z.output<typeof signature>
