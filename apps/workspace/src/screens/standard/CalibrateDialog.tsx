import { contract, type StandardDetail, type TracePlanLine } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { RemoteComboBox } from '@etalon/ui/combo-box'
import type { DialogControl } from '@etalon/ui/dialog'
import { ErrorSummary, FormCell, FormGrid, useForm } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import type { Option } from '@etalon/ui/list-box'
import { Note } from '@etalon/ui/note'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useRef } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { standardMessages } from '../../messages/standard.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'

interface Values {
  readonly certificateNumber: string
  readonly institution: string
  readonly calibratedOn: string | null
  readonly validUntil: string | null
  readonly checkWay: string
  readonly result: string
  readonly reference: string
  readonly byStandard: Option | null
  readonly expandedUncertainty: string
  readonly coverageFactor: string
  readonly remark: string
}

const conforming = '1'
/** Of `CHECK_WAY`: the institute calibrates it itself, with another standard of its own. */
const bySelf = '4'
const isPositive = (text: string) => /^(?=.*[1-9])\d{1,9}(\.\d{1,12})?$/.test(text.trim())

export interface CalibrateDialogProps {
  readonly dialog: DialogControl
  readonly one: StandardDetail
  /** What a plan says of it, where its certificate was planned. @default as it went the last time */
  readonly planned?: Pick<TracePlanLine, 'institution' | 'checkWay'>
  readonly onCalibrated: () => void
}

/** Writes down what a new certificate of a standard says. */
export function CalibrateDialog({ dialog, one, planned, onCalibrated }: CalibrateDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(standardMessages)
  const labels = useLabels()
  const language = useLanguage()
  const key = useRef(crypto.randomUUID())
  const today = dayInShanghai(new Date())
  const required = (label: string) => (value: string | null) =>
    value === null || value.trim() === '' ? words.required(label) : undefined
  const number = (value: string) => (value.trim() === '' || isPositive(value) ? undefined : words.positive)
  const form = useForm<Values>({
    initial: {
      certificateNumber: '',
      institution: planned?.institution ?? one.calibrations[0]?.institution ?? '',
      calibratedOn: today,
      validUntil: null,
      checkWay: planned?.checkWay ?? one.calibrations[0]?.checkWay ?? '1',
      result: conforming,
      reference: one.calibrations[0]?.reference ?? '',
      byStandard: null,
      expandedUncertainty: one.expandedUncertainty ?? '',
      coverageFactor: one.coverageFactor ?? '',
      remark: '',
    },
    labels: {
      certificateNumber: words.certificateNumber,
      institution: words.institution,
      calibratedOn: words.calibratedOn,
      validUntil: words.validUntil,
      expandedUncertainty: words.expandedUncertainty,
      coverageFactor: words.coverageFactor,
      byStandard: words.byStandard,
    },
    rules: {
      certificateNumber: required(words.certificateNumber),
      institution: required(words.institution),
      calibratedOn: [required(words.calibratedOn), (value) => (value !== null && value > today ? words.later : undefined)],
      validUntil: (value, { calibratedOn }) =>
        value !== null && calibratedOn !== null && value < calibratedOn ? words.before : undefined,
      expandedUncertainty: number,
      byStandard: (value, { checkWay }) => (checkWay === bySelf && value === null ? words.required(words.byStandard) : undefined),
      coverageFactor: [
        number,
        (value, { expandedUncertainty }) =>
          expandedUncertainty.trim() !== '' && value.trim() === '' ? words.required(words.coverageFactor) : undefined,
      ],
    },
    onSubmit: async ({ calibratedOn, expandedUncertainty, coverageFactor, byStandard, reference, ...values }) => {
      const isBySelf = values.checkWay === bySelf
      const body = {
        ...{ id: one.id, version: one.standing.version, ...values, calibratedOn: calibratedOn ?? today },
        expandedUncertainty: expandedUncertainty.trim() || null,
        coverageFactor: coverageFactor.trim() || null,
        reference: isBySelf ? '' : reference.trim(),
        byStandardId: isBySelf ? (byStandard?.value ?? null) : null,
      }
      try {
        await client.send(contract.standard.calibrate, { body, idempotencyKey: key.current })
      } finally {
        onCalibrated()
      }
      toasts.show({ tone: 'success', title: words.calibrated(one.number) })
      return undefined
    },
    onSubmitted: () => dialog.close('done'),
    onFailed: saidByClient,
  })
  const ownStandards = async (keyword: string, signal: AbortSignal) => {
    const query = { from: today, to: today, keyword: keyword === '' ? one.unit || one.name.slice(-2) : keyword }
    const found = await client.send(contract.tracePlan.plannable, { query, signal, quiet: true })
    return found
      .filter(({ standardId }) => standardId !== one.id)
      .map(({ standardId, number, name, nameEn, range, accuracy }) => ({
        value: standardId,
        label: `${number} ${inLanguage(language, name, nameEn)}`,
        note: `${range} · ${accuracy}`,
      }))
  }
  return (
    <FormDialog dialog={dialog} title={words.calibrateTitle(one.number)} form={form} submit={words.save}>
      <ErrorSummary problems={form.problems} />
      {form.values.result !== conforming && (
        <Note tone="warning" live>
          {words.nonconforming}
        </Note>
      )}
      <FormGrid columns={2}>
        <TextField {...form.field('certificateNumber')} label={words.certificateNumber} required maxLength={64} autoFocus />
        <TextField {...form.field('institution')} label={words.institution} required maxLength={100} />
        <DateField {...form.field('calibratedOn')} label={words.calibratedOn} required max={today} />
        <DateField {...form.field('validUntil')} label={words.validUntil} hint={words.validUntilHint} clearable />
        <Select
          {...form.field('checkWay')}
          label={words.checkWay}
          options={labels.options('CHECK_WAY')}
          onChange={(checkWay) => form.change({ checkWay: checkWay ?? '1' })}
        />
        <Select
          {...form.field('result')}
          label={words.result}
          options={labels.options('SOURCE_TRACE_RESULT')}
          onChange={(result) => form.change({ result: result ?? conforming })}
        />
        <FormCell span="all">
          {form.values.checkWay === bySelf ? (
            <RemoteComboBox
              {...form.field('byStandard')}
              label={words.byStandard}
              hint={words.byStandardHint}
              required
              placeholder={words.byStandardPlaceholder}
              load={ownStandards}
            />
          ) : (
            <TextField {...form.field('reference')} label={words.reference} hint={words.referenceHint} maxLength={200} />
          )}
        </FormCell>
        <TextField
          {...form.field('expandedUncertainty')}
          label={words.expandedUncertainty}
          hint={words.uncertaintyHint}
          inputMode="decimal"
          numeric
          maxLength={22}
          unit={one.unit}
        />
        <TextField {...form.field('coverageFactor')} label={words.coverageFactor} inputMode="decimal" numeric maxLength={22} />
        <FormCell span="all">
          <TextArea {...form.field('remark')} label={words.remark} maxLength={500} />
        </FormCell>
      </FormGrid>
    </FormDialog>
  )
}
