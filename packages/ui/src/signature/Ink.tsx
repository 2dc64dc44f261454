import type { SignatureStroke } from '@etalon/machines/signature'
import { memo, useSyncExternalStore } from 'react'
import { inkOf } from './stroke-ink.ts'

const never = () => () => {}
/** False on a server and while its page wakes: ink is made by the browser. */
const useBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** One stroke, in the colour of the text around it. What is drawn once is not drawn again. */
const StrokeInk = memo(function StrokeInk({ stroke }: { stroke: SignatureStroke }) {
  return inkOf(stroke).map(({ path, width }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line grows at its end, and its pieces have no other name
    <path key={place} d={path} strokeWidth={width} />
  ))
})

/** Strokes as they were drawn, for an svg whose unit is that of the pad. */
export function Ink({ strokes }: { strokes: readonly SignatureStroke[] }) {
  const isThere = useBrowser()
  if (!isThere) return null
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      {strokes.map((stroke, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and taken at the end
        <StrokeInk key={place} stroke={stroke} />
      ))}
    </g>
  )
}
