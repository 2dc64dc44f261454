import { contract, type TracePlanDetail, type TracePlanLine } from '@etalon/api/contract'
import { Checkbox } from '@etalon/ui/checkbox'
import type { DialogControl } from '@etalon/ui/dialog'
import { ErrorSummary, useForm } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { TextField } from '@etalon/ui/text-field'
import { useRef } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { Facts } from '../work/record/Facts.tsx'

interface ConfirmDialogProps {
  readonly dialog: DialogControl
  readonly plan: TracePlanDetail
  readonly line: TracePlanLine
  readonly onConfirmed: () => void
}

/** Writes down what somebody found on comparing a certificate with what is asked of the standard. */
export function ConfirmDialog({ dialog, plan, line, onConfirmed }: ConfirmDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(tracePlanMessages)
  const { columns } = words
  const labels = useLabels()
  const key = useRef(crypto.randomUUID())
  const { calibration } = line
  const isConforming = calibration?.result === '1'
  const form = useForm<{ readonly confirmation: string; readonly repair: boolean }>({
    initial: { confirmation: isConforming ? words.fits : words.fitsNot, repair: false },
    labels: { confirmation: words.confirmation },
    rules: { confirmation: (value) => (value.trim() === '' ? words.required(words.confirmation) : undefined) },
    onSubmit: async ({ confirmation, repair }) => {
      const body = { id: plan.id, version: plan.standing.version, lineId: line.id, confirmation: confirmation.trim(), repair }
      try {
        await client.send(contract.tracePlan.confirm, { body, idempotencyKey: key.current })
      } finally {
        onConfirmed()
      }
      toasts.show({ tone: 'success', title: words.confirmed(line.number) })
      return undefined
    },
    onSubmitted: () => dialog.close('done'),
    onFailed: saidByClient,
  })
  return (
    <FormDialog dialog={dialog} title={words.confirmFor(line.number)} form={form} submit={words.confirm}>
      <ErrorSummary problems={form.problems} />
      <Note tone={isConforming ? 'info' : 'warning'}>{isConforming ? words.confirmHint : words.nonconforming}</Note>
      <Facts
        facts={[
          [columns.range, line.range],
          [columns.accuracy, line.accuracy],
          [columns.certificate, calibration?.certificateNumber ?? ''],
          [columns.dueOn, calibration?.validUntil ?? ''],
          [columns.result, calibration === null ? '' : labels.of('SOURCE_TRACE_RESULT', calibration.result)],
        ]}
      />
      <TextField {...form.field('confirmation')} label={words.confirmation} required maxLength={200} autoFocus />
      {!isConforming && <Checkbox {...form.check('repair')}>{words.repair}</Checkbox>}
    </FormDialog>
  )
}
