import { CallProblem } from '@etalon/api/client'
import type { WorkGroup } from '@etalon/api/contract'
import type { DialogControl } from '@etalon/ui/dialog'
import { useLanguage } from '@etalon/ui/i18n'
import { Select } from '@etalon/ui/select'
import { useRef, useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { groupMessages } from '../../messages/group.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import type { Movable } from '../work/moves/use-moves.ts'

interface GroupDialogProps {
  readonly dialog: DialogControl
  readonly item: Movable
  /** Calibration groups in use. */
  readonly groups: readonly WorkGroup[]
  readonly send: (groupId: string | undefined, idempotencyKey: string) => Promise<unknown>
  readonly onDispatched: () => void
}

/** Dispatches an item, to a calibration group where one is chosen. */
export function GroupDialog({ dialog, item, groups, send, onDispatched }: GroupDialogProps) {
  const { toasts } = useWorkspace()
  const words = useWords(groupMessages)
  const language = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const nameOf = ({ name, nameEn }: WorkGroup) => inLanguage(language, name, nameEn)
  const dispatch = async () => {
    setBusy(true)
    try {
      await send(chosen ?? undefined, key.current)
      const group = groups.find(({ id }) => id === chosen)
      toasts.show({ tone: 'success', title: words.dispatched(item.number, group ? nameOf(group) : '') })
      dialog.close('done')
      onDispatched()
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      if (error.code === 409) onDispatched()
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      dialog={dialog}
      title={words.dispatchTitle(item.number)}
      form={{
        root: { onSubmit: () => void dispatch() },
        isSubmitting: busy,
        isDirty: chosen !== null,
        reset: () => setChosen(null),
      }}
      submit={words.dispatch}
    >
      <Select
        label={words.group}
        hint={words.groupHint}
        emptyLabel={words.noGroup}
        value={chosen}
        onChange={setChosen}
        options={groups.map((group) => ({ value: group.id, label: nameOf(group), note: words.count(group.members.length) }))}
      />
    </FormDialog>
  )
}
