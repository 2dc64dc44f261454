import { AutosaveStatus, type AutosaveStatusProps } from '@etalon/ui/autosave-status'
import type { FormDraft } from './use-form-draft.ts'

const shown: Readonly<Record<FormDraft<object>['state'], AutosaveStatusProps['state']>> = {
  restoring: 'clean',
  clean: 'clean',
  dirty: 'saving',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  // Beside the question of which draft counts nothing is said.
  conflict: 'clean',
  clearing: 'clean',
}

/** Whether what was typed is kept on this device. */
export function DraftStatus({ draft }: { draft: Pick<FormDraft<object>, 'state' | 'actor'> }) {
  return <AutosaveStatus state={shown[draft.state]} onRetry={() => draft.actor.send({ type: 'RETRY' })} />
}
