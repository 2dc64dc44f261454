import { contract, type EnterpriseDetail } from '@etalon/api/contract'
import { RemoteComboBox } from '@etalon/ui/combo-box'
import type { DialogControl } from '@etalon/ui/dialog'
import { useForm } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { TextArea } from '@etalon/ui/text-area'
import { useRef } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { enterpriseMessages } from '../../messages/enterprise.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useEnterpriseSearch } from './use-enterprise-search.ts'

interface Merging {
  readonly into: { readonly value: string; readonly label: string } | null
  readonly reason: string
}
const nothing: Merging = { into: null, reason: '' }

export interface MergeDialogProps {
  readonly dialog: DialogControl
  readonly one: EnterpriseDetail
  /** Gets the id of the enterprise that has it all now. */
  readonly onMerged: (into: string) => void
}

/** Says that an enterprise is the same as another one. */
export function MergeDialog({ dialog, one, onMerged }: MergeDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(enterpriseMessages)
  const key = useRef(crypto.randomUUID())
  const form = useForm<Merging>({
    initial: nothing,
    rules: {
      into: (value) => (value === null ? words.required(words.mergeInto) : undefined),
      reason: (value) => ([...value.trim()].length < 2 ? words.required(words.mergeReason) : undefined),
    },
    onSubmit: async ({ into, reason }) => {
      if (into === null) return { into: words.required(words.mergeInto) }
      const body = { id: one.id, version: one.version, intoId: into.value, reason: reason.trim() }
      const merged = await client.send(contract.enterprise.merge, { body, idempotencyKey: key.current })
      toasts.show({ tone: 'success', title: words.merged(merged.enterName) })
      onMerged(merged.id)
      return undefined
    },
    onSubmitted: () => dialog.close('done'),
    onFailed: saidByClient,
  })
  const enterprises = useEnterpriseSearch()
  const others = async (keyword: string, signal: AbortSignal) =>
    (await enterprises.load(keyword, signal)).filter(({ value }) => value !== one.id)
  return (
    <FormDialog dialog={dialog} title={words.mergeTitle(one.enterName)} form={form} submit={words.mergeConfirm} danger>
      <Note tone="warning">{words.mergeFacts(one.orderCount, one.instrumentCount, one.accountCount)}</Note>
      <RemoteComboBox {...form.field('into')} label={words.mergeInto} required load={others} />
      <TextArea {...form.field('reason')} label={words.mergeReason} required maxLength={500} />
    </FormDialog>
  )
}
