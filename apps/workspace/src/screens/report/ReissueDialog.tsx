import { CallProblem } from '@etalon/api/client'
import { contract, type ReportCorrections, type ReportDetail } from '@etalon/api/contract'
import { reasonLength } from '@etalon/api/domain'
import type { DialogControl } from '@etalon/ui/dialog'
import { FormGrid, useForm } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useRef } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import { useWorkspace } from '../../workspace/index.ts'

interface ReissueDialogProps {
  readonly dialog: DialogControl
  readonly report: ReportDetail
  /** Where the successor is drafted. */
  readonly onBegun: (id: string) => void
  /** Somebody was faster. */
  readonly onChanged: () => void
}

interface Draft extends ReportCorrections {
  readonly reason: string
}

/** Begins the report whose certificate takes the place of this one's: why, and what it says otherwise. */
export function ReissueDialog({ dialog, report, onBegun, onChanged }: ReissueDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(reportMessages)
  const key = useRef(crypto.randomUUID())
  const number = report.certificateNumber ?? report.reportNo
  const form = useForm<Draft>({
    initial: { reason: '', clientName: '', clientAddress: '', model: '', serial: '', manufacturer: '' },
    rules: { reason: (value) => ([...value.trim()].length < reasonLength.min ? words.reissueReasonRule : undefined) },
    onSubmit: async ({ reason, ...corrections }) => {
      const { id, reportNo } = await client.send(contract.report.reissue, {
        body: { id: report.id, version: report.standing.version, reason: reason.trim(), corrections },
        idempotencyKey: key.current,
      })
      toasts.show({ tone: 'success', title: words.reissueBegun(reportNo, number) })
      dialog.close('done')
      onBegun(id)
      return undefined
    },
    onFailed: (error) => {
      if (!(error instanceof CallProblem)) throw error
      if (error.code === 409) onChanged()
    },
  })
  const correction = (name: keyof ReportCorrections, now: string, longest: number) => (
    <TextField {...form.field(name)} label={words.corrections[name]} placeholder={now} maxLength={longest} />
  )
  return (
    <FormDialog dialog={dialog} title={words.reissueTitle(number)} form={form} submit={words.reissue}>
      <Note tone="info">{words.reissueHint}</Note>
      <TextArea
        {...form.field('reason')}
        label={words.reissueReason}
        required
        hint={words.reissueReasonHint}
        maxLength={reasonLength.max}
      />
      <FormGrid columns={2}>
        {correction('clientName', report.enterName, 100)}
        {correction('clientAddress', '', 200)}
        {correction('model', report.model, 64)}
        {correction('serial', report.serial, 64)}
        {correction('manufacturer', '', 64)}
      </FormGrid>
    </FormDialog>
  )
}
