import { type ReactNode, useRef } from 'react'
import { EmptyState } from '../empty-state/index.ts'
import { FailedState, type FailedStateProps } from '../failed-state/index.ts'
import type { FigureOptions } from './FigureFrame.tsx'
import * as styles from './figure-frame.css.ts'

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
