import type { SignatureStroke } from '@etalon/machines/signature'
import { memo, useSyncExternalStore } from 'react'
import { type InkPiece, inkParts } from './stroke-ink.ts'

const never = () => () => {}
/** False on a server and while its page wakes: ink is made by the browser. */
const useBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** A part of a stroke: what is made once is not drawn again while the stroke goes on. */
const PartInk = memo(function PartInk({ pieces, weight }: { pieces: readonly InkPiece[]; weight: number }) {
  return pieces.map(({ path, width }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line grows at its end, and its pieces have no other name
    <path key={place} d={path} strokeWidth={width * weight} />
  ))
})

/** One stroke, in the colour of the text around it. */
const StrokeInk = memo(function StrokeInk({ stroke, weight }: { stroke: SignatureStroke; weight: number }) {
  return inkParts(stroke).map((pieces, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <PartInk key={place} pieces={pieces} weight={weight} />
  ))
})

interface InkProps {
  strokes: readonly SignatureStroke[]
  /** How many times as heavy as on the pad, where all is small. @default 1 */
  weight?: number
}

/** Strokes as they were drawn, for an svg whose unit is that of the pad. */
export function Ink({ strokes, weight = 1 }: InkProps) {
  const isThere = useBrowser()
  if (!isThere) return null
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      {strokes.map((stroke, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and taken at the end
        <StrokeInk key={place} stroke={stroke} weight={weight} />
      ))}
    </g>
  )
}
