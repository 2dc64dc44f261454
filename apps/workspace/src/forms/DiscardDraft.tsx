import { Button } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import type { FormDraft } from './use-form-draft.ts'

export interface DiscardDraftProps {
  readonly draft: Pick<FormDraft<object>, 'actor'>
  readonly label: string
  readonly question: string
  /** What is lost. */
  readonly consequence: string
  readonly disabled?: boolean
  readonly onDiscarded: () => void
}

/** Leads the focus to the page, where it was lost: the button goes away with the draft, and only after the question has gone. */
function leadToPage(): void {
  const lead = () => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }
  requestAnimationFrame(() => requestAnimationFrame(lead))
}

/** Throws away what was typed and is kept on this device, once that was agreed to. */
export function DiscardDraft({ draft, label, question, consequence, disabled = false, onDiscarded }: DiscardDraftProps) {
  const confirm = useConfirm()
  const discard = async () => {
    if (!(await confirm({ title: question, consequence, confirmLabel: label, danger: true }))) return
    draft.actor.send({ type: 'DISCARD' })
    onDiscarded()
    leadToPage()
  }
  return (
    <Button kind="quiet" onPress={() => void discard()} disabled={disabled}>
      {label}
    </Button>
  )
}
