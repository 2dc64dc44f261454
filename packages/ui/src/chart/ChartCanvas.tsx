import type { ChartPlace } from '@etalon/machines/chart-reading'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocale } from '../i18n/index.ts'
import type { ChartPencil } from './ChartFrame.tsx'
import * as styles from './chart.css.ts'
import type { ChartPicture } from './chart-picture.ts'
import type { ChartDrawing } from './drawing/index.ts'

/** What the drawing takes. */
interface ChartCanvasProps {
  pencil: ChartPencil
  picture: ChartPicture
  hidden: readonly number[]
  at: ChartPlace | undefined
  ref: RefObject<HTMLDivElement | null>
}

/** The drawing itself, for eyes alone. */
export function ChartCanvas({ pencil, picture, hidden, at, ref }: ChartCanvasProps) {
  const locale = useLocale()
  const drawing = useRef<ChartDrawing>(undefined)
  useEffect(() => {
    if (!ref.current) return
    const drawn = pencil.drawIn(ref.current)
    drawing.current = drawn
    return () => {
      drawing.current = undefined
      drawn.dispose()
    }
  }, [pencil, ref])
  // After the one above: what was drawn on before is gone, and the new one knows nothing yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pencil begins with an empty sheet
  useEffect(() => drawing.current?.show(picture, hidden, locale), [pencil, picture, hidden, locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => drawing.current?.point(at), [pencil, at])
  return <div ref={ref} className={styles.drawing} aria-hidden="true" />
}
