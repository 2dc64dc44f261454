import { useEffect } from 'react'
import { useConfirm } from '../confirm/index.ts'
import { useMessages } from '../i18n/index.ts'

/** What {@link useLeaveGuard} takes. */
export interface LeaveGuardOptions {
  /** Whether something would be lost. */
  isDirty: boolean
  /** What is asked. @default a question from the catalogue */
  question?: string
  /** What is lost. @default a sentence from the catalogue */
  consequence?: string
}

/**
 * Asks before something that was typed and is kept nowhere would be lost: before the page is closed or read again (the browser then
 * asks in its own words), and before whatever is done through what this answers, such as going elsewhere or closing a dialog.
 *
 * Needs a `ConfirmProvider` around it.
 * @returns does something at once where nothing would be lost, else once the person agreed; answers whether it was done
 */
export function useLeaveGuard({ isDirty, question, consequence }: LeaveGuardOptions): (leave: () => void) => Promise<boolean> {
  const confirm = useConfirm()
  const messages = useMessages()
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  return async (leave) => {
    const agreed =
      !isDirty ||
      (await confirm({
        title: question ?? messages.leaveQuestion,
        consequence: consequence ?? messages.leaveConsequence,
        confirmLabel: messages.leave,
        danger: true,
      })) !== null
    if (agreed) leave()
    return agreed
  }
}
