import { contract, type TracePlanDetail } from '@etalon/api/contract'
import { reasonLength } from '@etalon/api/domain'
import { CheckboxGroup } from '@etalon/ui/checkbox'
import type { DialogControl } from '@etalon/ui/dialog'
import { ErrorSummary, useForm } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { TextArea } from '@etalon/ui/text-area'
import { useRef } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { workMessages } from '../../messages/work.ts'
import { useWorkspace } from '../../workspace/index.ts'

interface Values {
  readonly lineIds: readonly string[]
  readonly reason: string
}

interface SplitDialogProps {
  readonly dialog: DialogControl
  readonly plan: TracePlanDetail
  readonly onSplit: () => void
}

/** Chooses which standards leave a plan to be audited anew. */
export function SplitDialog({ dialog, plan, onSplit }: SplitDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(tracePlanMessages)
  const work = useWords(workMessages)
  const language = useLanguage()
  const key = useRef(crypto.randomUUID())
  const form = useForm<Values>({
    initial: { lineIds: [], reason: '' },
    labels: { lineIds: words.splitWhich, reason: words.splitReason },
    rules: {
      lineIds: (value) => (value.length === 0 || value.length === plan.lines.length ? words.splitChoose : undefined),
      reason: (value) => {
        const length = [...value.trim()].length
        return length < reasonLength.min || length > reasonLength.max ? work.refusals.reason : undefined
      },
    },
    onSubmit: async ({ lineIds, reason }) => {
      const body = { id: plan.id, version: plan.standing.version, lineIds: [...lineIds], reason: reason.trim() }
      try {
        const { going, audited } = await client.send(contract.tracePlan.split, { body, idempotencyKey: key.current })
        toasts.show({ tone: 'success', title: words.splitDone(going.planNo, audited.planNo) })
      } finally {
        onSplit()
      }
      return undefined
    },
    onSubmitted: () => dialog.close('done'),
    onFailed: saidByClient,
  })
  const options = plan.lines
    .filter(({ calibration }) => calibration === null)
    .map(({ id, number, name, nameEn }) => ({
      value: id,
      label: `${number} ${inLanguage(language, name, nameEn)}`,
    }))
  return (
    <FormDialog dialog={dialog} title={words.splitTitle(plan.planNo)} form={form} submit={words.split}>
      <ErrorSummary problems={form.problems} />
      <Note>{words.splitHint}</Note>
      <CheckboxGroup {...form.field('lineIds')} label={words.splitWhich} hint={words.splitOnly} options={options} required />
      <TextArea {...form.field('reason')} label={words.splitReason} required maxLength={reasonLength.max} />
    </FormDialog>
  )
}
