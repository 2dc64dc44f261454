import { autoUpdate, FloatingPortal, flip, offset, shift, useFloating } from '@floating-ui/react'
import type { ReactNode } from 'react'
import * as styles from './point-tip.css.ts'

/** What {@link PointTip} takes. */
export interface PointTipProps {
  /** The mark in a picture that it tells about; nothing is shown without one. */
  anchor: Element | null
  /** What has the tip. */
  children: ReactNode
}

/**
 * What a mark in a picture stands for, beside the pointer. It is for eyes and pointers alone: what it tells must stand on the page
 * in words or in a table as well.
 */
export function PointTip({ anchor, children }: PointTipProps) {
  const { refs, floatingStyles } = useFloating({
    placement: 'top',
    elements: { reference: anchor },
    middleware: [offset(8), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  if (!anchor) return null
  return (
    <FloatingPortal>
      <div ref={refs.setFloating} className={styles.tip} style={floatingStyles} aria-hidden="true">
        {children}
      </div>
    </FloatingPortal>
  )
}
