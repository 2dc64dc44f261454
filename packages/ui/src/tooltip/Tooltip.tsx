import type { ReactElement } from 'react'
import { OverlayArrow, Tooltip as Panel, TooltipTrigger } from 'react-aria-components'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './tooltip.css.ts'

/** What {@link Tooltip} takes. */
export interface TooltipProps extends RootProps<HTMLDivElement> {
  /** What is said on hover and on focus. */
  text: string
  /** Milliseconds before it appears under a pointer; on keyboard focus it appears at once. @default 500 */
  delay?: number
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** A button, a link, or `Focusable` around something else. */
  children: ReactElement
}

/** A short explanation that appears on hover and on keyboard focus; Escape hides it. */
export function Tooltip({ text, delay = 500, placement = 'top', children, ...root }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={100}>
      {children}
      <Panel {...onRoot(root, styles.tip)} placement={placement} offset={8}>
        <OverlayArrow>
          <svg className={styles.arrow} width={12} height={6} viewBox="0 0 12 6" aria-hidden="true">
            <path d="M0 0h12L6 6z" />
          </svg>
        </OverlayArrow>
        {text}
      </Panel>
    </TooltipTrigger>
  )
}
