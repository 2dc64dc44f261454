import { Button } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import type { FormDraft } from './use-form-draft.ts'

export interface DiscardTypedProps {
  readonly label: string
  readonly question: string
  /** What is lost. */
  readonly consequence: string
  readonly disabled?: boolean
  /** Stands by itself in a text, not in a row of buttons. @default false */
  readonly isAlone?: boolean
  /** Hears that it was agreed to. */
  readonly onDiscarded: () => void
}

export interface DiscardDraftProps extends DiscardTypedProps {
  readonly draft: Pick<FormDraft<object>, 'actor'>
}

/** Leads the focus to the page, where it was lost: the button goes away with the draft, and only after the question has gone. */
function leadToPage(): void {
  const lead = () => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }
  requestAnimationFrame(() => requestAnimationFrame(lead))
}

/** Asks before what was typed is thrown away. */
export function DiscardTyped({
  label,
  question,
  consequence,
  disabled = false,
  isAlone = false,
  onDiscarded,
}: DiscardTypedProps) {
  const confirm = useConfirm()
  const discard = async () => {
    if (!(await confirm({ title: question, consequence, confirmLabel: label, danger: true }))) return
    onDiscarded()
    leadToPage()
  }
  return (
    <Button {...(isAlone ? { size: 'small' } : { kind: 'quiet' })} onPress={() => void discard()} disabled={disabled}>
      {label}
    </Button>
  )
}

/** Throws away what was typed and is kept on this device, once that was agreed to. */
export function DiscardDraft({ draft, onDiscarded, ...asked }: DiscardDraftProps) {
  const discard = () => {
    draft.actor.send({ type: 'DISCARD' })
    onDiscarded()
  }
  return <DiscardTyped {...asked} onDiscarded={discard} />
}
