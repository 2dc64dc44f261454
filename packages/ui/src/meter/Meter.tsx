import { Meter as Scale } from 'react-aria-components'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './meter.css.ts'

/** What {@link Meter} takes. */
export interface MeterProps extends RootProps<HTMLDivElement> {
  /** What is measured; read aloud. */
  label: string
  /** How much of `max` is used. */
  value: number
  /** The whole. */
  max: number
  /** The words beside the bar. @default '3/8' */
  words?: string
  /** What the amount means. @default success when full, info before */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** As wide as what holds it. */
  wide?: boolean
}

/** How many of how many, as a bar and in words. */
export function Meter({
  label,
  value,
  max,
  words = `${value}/${max}`,
  tone = max > 0 && value >= max ? 'success' : 'info',
  wide,
  ...root
}: MeterProps) {
  return (
    <Scale {...onRoot(root, styles.root)} aria-label={label} value={value} maxValue={max > 0 ? max : 1} valueLabel={words}>
      {({ percentage }) => (
        <>
          <span className={styles.track} {...(wide ? { 'data-wide': '' } : {})}>
            <span className={styles.bar} data-tone={tone} style={{ width: `${percentage}%` }} />
          </span>
          {words !== '' && <span className={styles.words}>{words}</span>}
        </>
      )}
    </Scale>
  )
}
