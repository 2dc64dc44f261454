import type { ReactNode, RefObject } from 'react'
import { Popover } from '../popover/index.ts'
import * as styles from './rich-text.css.ts'

/** Where a panel of the editor stands, and who hears that it is closed. */
export interface TextPanelPlace {
  /** The caret, or what is selected. */
  anchor: RefObject<{ getBoundingClientRect(): DOMRect }>
  onClose: () => void
  /** It is gone, and the focus looks for a place. */
  onClosed: (event: Event) => void
}

interface TextPanelProps extends TextPanelPlace {
  title: string
  footer: ReactNode
  children: ReactNode
}

/** A panel beside a place in the text, which is open for as long as it is drawn. */
export function TextPanel({ title, footer, anchor, onClose, onClosed, children }: TextPanelProps) {
  return (
    <Popover
      title={title}
      width="wide"
      align="start"
      open
      anchor={anchor}
      onOpenChange={(open) => !open && onClose()}
      onClosed={onClosed}
      footer={footer}
    >
      <div className={styles.panel}>{children}</div>
    </Popover>
  )
}
