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

/** Throws away what was typed and is kept on this device, once that was agreed to. */
export function DiscardDraft({ draft, label, question, consequence, disabled = false, onDiscarded }: DiscardDraftProps) {
  const confirm = useConfirm()
  const discard = async () => {
    if (!(await confirm({ title: question, consequence, confirmLabel: label, danger: true }))) return
    draft.actor.send({ type: 'DISCARD' })
    onDiscarded()
  }
  return (
    <Button kind="quiet" onPress={() => void discard()} disabled={disabled}>
      {label}
    </Button>
  )
}
