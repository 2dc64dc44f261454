import { type DialogControl, useDialog } from '../dialog/index.ts'

/**
 * Makes and owns the actor of a drawer: whether it is open, as a dialog's says. `close` closes at once, without the question for what
 * was not saved: for when it was saved.
 */
export function useDrawer(): DialogControl {
  return useDialog()
}
