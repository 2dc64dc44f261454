import { CircleAlert, Minus, RotateCw, TrendingDown, TrendingUp } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-aria-components'
import { IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { useFocusKept } from '../layer/index.ts'
import { Skeleton } from '../loading/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { Figure } from './Figure.tsx'
import * as styles from './stat-tile.css.ts'
import { TrendLine } from './TrendLine.tsx'

/** A figure against an earlier one. */
export interface StatChange {
  direction: 'up' | 'down' | 'same'
  /** By how much, written as it is to be read and without a sign: 12, or 4.5 %. */
  amount: string
  /** What it is compared with: 昨日, or yesterday. */
  against: string
  /** Which way is a good one, which colours it; the words say the way itself. @default neither */
  good?: 'up' | 'down'
}

/** The last values of a figure. */
export interface StatTrend {
  /** What the values are, read aloud: 最近 7 天. */
  label: string
  /** The oldest first; two at least make a line. */
  values: readonly number[]
  /** Writes a value for reading. @default as the number is */
  write?: (value: number) => string
}

/** What {@link StatTile} takes. */
export interface StatTileProps extends RootProps {
  /** What is counted. */
  label: string
  /** The figure, written as it is to be read; null where there is none. */
  value: string | null
  /** In a lighter tone after the figure: 件. */
  unit?: string
  /** A line beneath what is counted: what is of the same kind and not in the figure. */
  note?: string
  /** There is nothing of it: the figure steps back. @default false */
  quiet?: boolean
  /** How the figure stands against an earlier one. */
  change?: StatChange
  /** The last values of the figure, as a small line. */
  trend?: StatTrend
  /** Where the whole tile leads. */
  href?: string
  /** It is on its way: shapes of what comes. @default false */
  loading?: boolean
  /** It did not come: a sentence, or true for one from the catalogue. */
  failed?: boolean | string
  /** Asks once more after a failure. */
  onRetry?: () => void
}

/** One figure: what it is, how much, and how it moves. */
export function StatTile(props: StatTileProps) {
  const { label, value, unit, note, quiet = false, change, trend, href, loading = false, failed = false, onRetry } = props
  const messages = useMessages()
  const tile = useRef<HTMLElement>(null)
  const ref = useSharedRef(tile, props.ref)
  const root = { ...props, ref }
  // The retry goes away with the failure, and the tile is another element in each state: the focus stays with the figure.
  const focus = {
    tabIndex: -1,
    ...useFocusKept(loading ? 'loading' : failed === false ? 'shown' : 'failed', () => tile.current),
  }
  if (loading) {
    return (
      <div
        {...onRoot<HTMLElement, HTMLDivElement>(root, styles.tile)}
        {...focus}
        role="status"
        aria-label={`${label} ${messages.loading}`}
      >
        <span className={styles.figureRow}>
          <Skeleton shape="pill" width={72} />
        </span>
        <span className={styles.label}>{label}</span>
      </div>
    )
  }
  if (failed !== false) {
    return (
      <article {...onRoot(root, styles.tile)} {...focus} aria-label={label}>
        <span className={styles.figureRow}>
          <span className={styles.failed} role="alert">
            <Icon icon={CircleAlert} size={14} />
            {failed === true ? messages.figureFailed : failed}
          </span>
          {onRetry && <IconButton label={`${messages.retry} ${label}`} icon={RotateCw} size="small" onPress={onRetry} />}
        </span>
        <span className={styles.label}>{label}</span>
      </article>
    )
  }
  const content = (
    <>
      <Figure value={value} unit={unit} quiet={quiet} />
      <span className={styles.labelRow}>
        <span className={styles.label}>{label}</span>
        {trend !== undefined && trend.values.length > 1 && <TrendLine values={trend.values} />}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {change !== undefined && <Change {...change} />}
      {trend !== undefined && trend.values.length > 1 && (
        <span className={styles.unseen}>{messages.figureTrend(trend.label, trend.values.map(trend.write ?? String))}</span>
      )}
    </>
  )
  return href === undefined ? (
    <article {...onRoot(root, styles.tile)} {...focus} aria-label={label}>
      {content}
    </article>
  ) : (
    <Link
      {...onRoot<HTMLElement, HTMLAnchorElement>(root, `${styles.tile} ${styles.link}`)}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      href={href}
    >
      {content}
    </Link>
  )
}

const ways = { up: TrendingUp, down: TrendingDown, same: Minus } as const

function Change({ direction, amount, against, good }: StatChange) {
  const messages = useMessages()
  const tone = good === undefined || direction === 'same' ? 'neutral' : direction === good ? 'success' : 'danger'
  return (
    <span className={styles.change} data-tone={tone}>
      <Icon icon={ways[direction]} size={14} />
      {messages.figureChange(direction, amount, against)}
    </span>
  )
}
