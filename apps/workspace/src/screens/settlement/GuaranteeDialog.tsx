import { contract } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import { ErrorSummary, FormGrid, useForm } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { useWorkspace } from '../../workspace/index.ts'
import type { ChargeDialogProps } from './ChargeDialog.tsx'

/** Days for which somebody stands in unless they say otherwise. */
const usualDays = 30

/** Somebody stands in for what is not paid, until a day. */
export function GuaranteeDialog({ dialog, one, onDone }: ChargeDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(settlementMessages)
  const today = dayInShanghai(new Date())
  const form = useForm<{ readonly until: string | null }>({
    initial: { until: addDays(today, usualDays) },
    labels: { until: words.guaranteeUntil },
    rules: {
      until: (value) => {
        if (value === null) return words.required(words.guaranteeUntil)
        return value < today ? words.past : undefined
      },
    },
    onSubmit: async ({ until }) => {
      const body = { id: one.id, version: one.standing.version, until: until ?? today }
      try {
        await client.send(contract.settlement.guarantee, { body, idempotencyKey: crypto.randomUUID() })
      } finally {
        onDone()
      }
      toasts.show({ tone: 'success', title: words.guaranteed(one.settlementNo) })
      return undefined
    },
    onSubmitted: () => dialog.close('done'),
    onFailed: saidByClient,
  })
  return (
    <FormDialog dialog={dialog} title={words.guaranteeTitle(one.settlementNo)} form={form} submit={words.save}>
      <ErrorSummary problems={form.problems} />
      <Note>{words.guaranteeHint}</Note>
      <FormGrid columns={2}>
        <DateField {...form.field('until')} label={words.guaranteeUntil} required min={today} />
      </FormGrid>
    </FormDialog>
  )
}
