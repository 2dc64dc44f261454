import { type DialogActorRef, type DialogCloseReason, dialogMachine } from '@etalon/machines/dialog'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { type DialogSize, widthOf } from './dialog-sizes.ts'

/** A dialog's actor, and the two things that are done with it. */
export interface DialogControl {
  actor: DialogActorRef
  open: () => void
  close: (reason?: DialogCloseReason) => void
}

/** Opens a dialog in the window as it is. */
export function openDialog(actor: DialogActorRef): void {
  actor.send({ type: 'OPEN', viewport: { width: window.innerWidth, height: window.innerHeight } })
}

/**
 * Makes and owns the actor of a dialog.
 * @param size @default 'default', 80 %
 */
export function useDialog(size: DialogSize = 'default'): DialogControl {
  const actor = useActorRef(dialogMachine, { input: { width: widthOf(size) } })
  return useMemo(
    () => ({
      actor,
      open: () => openDialog(actor),
      close: (reason: DialogCloseReason = 'program') => actor.send({ type: 'CLOSE', reason }),
    }),
    [actor],
  )
}
