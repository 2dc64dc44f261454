import { CallProblem } from '@etalon/api/client'
import { contract, type TracePlanDetail, type TracePlanLine } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Checkbox } from '@etalon/ui/checkbox'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { ErrorSummary, Form, useForm } from '@etalon/ui/form'
import { useMessages } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { TextField } from '@etalon/ui/text-field'
import { useId, useRef } from 'react'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { Facts } from '../work/Facts.tsx'
import { useLabels } from '../work/use-labels.ts'

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
  const common = useMessages()
  const formId = useId()
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
    onFailed: (error) => {
      if (!(error instanceof CallProblem)) throw error
    },
  })
  return (
    <Dialog
      actor={dialog.actor}
      title={words.confirmFor(line.number)}
      views={false}
      footer={
        <>
          <Button onPress={() => dialog.close('cancelled')}>{common.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} pending={form.isSubmitting}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} {...form.root}>
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
      </Form>
    </Dialog>
  )
}
