import type { CSSProperties, ReactNode } from 'react'
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
