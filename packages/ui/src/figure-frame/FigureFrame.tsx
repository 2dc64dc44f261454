import { type CSSProperties, type ReactNode, useRef } from 'react'
import { EmptyState } from '../empty-state/index.ts'
import { FailedState, type FailedStateProps } from '../failed-state/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './figure-frame.css.ts'

/** What everything drawn takes, whatever is drawn. */
export interface FigureOptions extends RootProps<HTMLElement> {
  /** What is shown, such as 每月签发的证书: its heading and its name. */
  label: string
  /** The heading is not seen, where something around the figure says it already. @default false */
  labelHidden?: boolean
  /** What is drawn is on its way: a shape of what comes. @default false */
  loading?: boolean
  /** What is drawn could not be loaded. @default false */
  failed?: boolean
  /** Loads it again, after it could not be loaded. */
  onRetry?: () => void
  /** What is said where there is nothing to draw, below a sentence from the catalogue. @default nothing more than that */
  empty?: ReactNode
}

/** What {@link FigureFrame} takes. */
export interface FigureFrameProps {
  /** Of the figure. */
  options: FigureOptions
  /** Pixels from top to bottom of what is drawn. */
  height: number
  /** The unit of what is drawn, beside the heading. @default none */
  unit?: string | undefined
  /** Buttons beside the heading. @default none */
  tools?: ReactNode
  /** What is drawn, and what belongs to it. */
  children: ReactNode
}

/** A figure with its heading and its tools. */
export function FigureFrame({ options, height, unit = '', tools, children }: FigureFrameProps) {
  const { label, labelHidden = false } = options
  const root = { [styles.height]: `${height}px` } as CSSProperties
  return (
    <figure {...onRoot(options, styles.root, root)} aria-label={label} tabIndex={-1}>
      {(!labelHidden || tools !== undefined) && (
        <div className={styles.head}>
          {!labelHidden && (
            <figcaption className={styles.caption}>
              {label}
              {unit !== '' && <span className={styles.unit}>{unit}</span>}
            </figcaption>
          )}
          {tools !== undefined && <div className={styles.tools}>{tools}</div>}
        </div>
      )}
      {children}
    </figure>
  )
}

/** Something of a figure could not be loaded. The button that tries again goes away with the failure: the figure has the focus then. */
export function FigureFailed({ onRetry, ...rest }: Pick<FailedStateProps, 'title' | 'children' | 'onRetry'>) {
  const place = useRef<HTMLDivElement>(null)
  const retry = () => {
    place.current?.closest('figure')?.focus()
    onRetry?.()
  }
  return <FailedState ref={place} {...rest} {...(onRetry ? { onRetry: retry } : {})} />
}

/** What {@link FigureInstead} takes. */
export interface FigureInsteadProps {
  /** Of the figure. */
  options: FigureOptions
  /** The shape of what comes. */
  waiting: ReactNode
  /** Says that there is nothing to draw. */
  emptyTitle: string
}

/** What stands where nothing can be drawn: it is on its way, it could not be loaded, or there is nothing. */
export function FigureInstead({ options, waiting, emptyTitle }: FigureInsteadProps) {
  const { loading = false, failed = false, onRetry, empty } = options
  if (loading) return waiting
  return (
    <div className={styles.instead}>
      {failed ? <FigureFailed {...(onRetry ? { onRetry } : {})} /> : <EmptyState title={emptyTitle}>{empty}</EmptyState>}
    </div>
  )
}
