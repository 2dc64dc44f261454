import { FigureFrame } from '../figure-frame/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './chart.css.ts'
import { Swatch } from './Swatch.tsx'
import { lookOf } from './series-look.ts'
import { Waiting } from './Waiting.tsx'

/** What {@link PlainBarChart} takes. */
export interface PlainBarChartProps extends RootProps<HTMLElement> {
  /** What is shown: its heading and its name. */
  label: string
  /** What is read aloud while the drawing is on its way. */
  loading: string
  /** The names of its series. */
  series: readonly string[]
}

/** A `BarChart` that is on its way, in its own shape and with its legend: for a page whose parts have not come. */
export function PlainBarChart({ label, loading, series, ...root }: PlainBarChartProps) {
  return (
    <FigureFrame options={{ ...onRoot(root), label }} height={280} tools={<span className={styles.toolsRoom} />}>
      <div className={styles.legend}>
        {series.map((name, place) => (
          <span key={name} className={styles.toggle} data-selected="">
            <Swatch kind="fill" look={lookOf(place)} />
            <span className={styles.entryWords}>{name}</span>
          </span>
        ))}
      </div>
      <Waiting label={`${label} ${loading}`} />
    </FigureFrame>
  )
}
