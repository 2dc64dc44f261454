import type { DialogActorRef } from '@etalon/machines/dialog'
import type { ReactNode } from 'react'
import type { LucideIcon } from '../icon/index.ts'
import type { RootProps } from '../root/index.ts'

/** What is done in the foot; `close` does what the close button does: it asks first where something was not saved. */
export type DialogFoot = (close: () => void) => ReactNode

/** What `Dialog` takes. */
export interface DialogProps extends RootProps<HTMLDivElement> {
  /** Whether it is open, in which view, and where. */
  actor: DialogActorRef
  /** Its name. */
  title: string
  /** Before the title. */
  icon?: LucideIcon
  /** Buttons in its foot; the primary one comes last. */
  footer?: ReactNode | DialogFoot
  /** A quiet sentence at the left of the foot. */
  footNote?: ReactNode
  /** The content reaches the edges. */
  flush?: boolean
  /** Whether it holds something that was not saved: to close it then asks first, and its minimised form shows a dot. @default false */
  unsaved?: boolean
  /** Somebody agreed that what was not saved is lost; it closes after this. */
  onDiscarded?: () => void
  /**
   * The close button was pressed, and what follows is yours, a question for what was not saved as well.
   * @default closes, and asks first where something was not saved
   */
  onCloseRequested?: () => void
  /** Whether it offers to be minimised and to fill the screen. @default true */
  views?: boolean
  /** A question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Whether it has a title bar; without it the content shows the title itself, by `DialogTitle`. @default true */
  bar?: boolean
  /** What the dialog holds; it keeps its state while the dialog is minimised. */
  children: ReactNode
}
