import { autoUpdate, FloatingPortal, flip, offset, shift, useFloating } from '@floating-ui/react'
import type { ReactNode } from 'react'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import * as styles from './point-tip.css.ts'

/** What {@link PointTip} takes. */
export interface PointTipProps extends RootProps<HTMLDivElement> {
  /** The mark in a picture that it tells about; nothing is shown without one. */
  anchor: Element | null
  /** What has the tip. */
  children: ReactNode
}

/**
 * What a mark in a picture stands for, beside the pointer. It is for eyes and pointers alone: what it tells must stand on the page
 * in words or in a table as well.
 */
export function PointTip({ anchor, children, ...root }: PointTipProps) {
  const { refs, floatingStyles } = useFloating({
    placement: 'top',
    elements: { reference: anchor },
    middleware: [offset(8), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const ref = useSharedRef<HTMLDivElement>(refs.setFloating, root.ref)
  if (!anchor) return null
  return (
    <FloatingPortal>
      <div {...onRoot({ ...root, ref }, styles.tip, floatingStyles)} aria-hidden="true">
        {children}
      </div>
    </FloatingPortal>
  )
}
