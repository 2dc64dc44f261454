import { contract, type TracePlanDetail } from '@etalon/api/contract'
import { Section } from '@etalon/ui/card'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { TextField } from '@etalon/ui/text-field'
import { useMemo } from 'react'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useHandingIn } from '../../forms/use-handing-in.ts'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { textPart } from '../record-form/ChangedMeanwhile.tsx'
import { DraftForm } from '../record-form/DraftForm.tsx'
import type { Editing } from '../record-form/EditedRecord.tsx'
import { faultsAt } from '../record-form/faults-at.ts'
import { RecordStanding } from '../record-form/RecordStanding.tsx'
import { RemarkField } from '../record-form/RemarkField.tsx'
import { useRecordDraft } from '../record-form/use-record-draft.ts'
import { ReasonNote } from '../work/history/ReasonNote.tsx'
import { PlanGrid } from './PlanGrid.tsx'
import { planDetailPath, planFormPath } from './places.ts'
import { draftOf, emptyPlan, faultsOf, formOf, type PlanDraft, type PlanFault, readPlanDraft } from './plan-draft.ts'

export interface PlanFormProps extends ViewProps, Editing<TracePlanDetail, PlanDraft> {}

/** One page: for which days, and which standard goes when and where. What is typed saves itself on this device. */
export function PlanForm({ query, before: plan, history = [], carried, onChangedMeanwhile }: PlanFormProps) {
  const { client } = useWorkspace()
  const words = useWords(tracePlanMessages)
  const form = useWords(recordFormMessages)
  const initial = useMemo(() => (plan ? draftOf(plan) : emptyPlan()), [plan])
  const kept = { name: 'trace-plan', path: planFormPath, detailPath: planDetailPath, query, carried, onChangedMeanwhile }
  const draft = useRecordDraft({ ...kept, before: plan, initial, read: readPlanDraft })
  const { values, change } = draft

  const sending = useHandingIn({
    draft,
    before: draft.edited,
    isSound: (what) => faultsOf(values, what).length === 0,
    save: (edited, idempotencyKey) => client.send(contract.tracePlan.submit, { body: formOf(values, edited), idempotencyKey }),
    handIn: (body, idempotencyKey) => client.send(contract.tracePlan.move, { body, idempotencyKey }),
    onSent: ({ id, planNo }, what) => draft.finish(id, words[what === 'submit' ? 'submitted' : 'saved'](planNo)),
    onProblem: draft.failed,
  })
  const shown = sending.tried === null ? [] : faultsOf(values, sending.tried)
  const { columns } = words
  const names: Record<PlanFault['field'], string> = {
    name: words.name,
    periodFrom: words.periodFrom,
    periodTo: words.periodTo,
    lines: words.sections.lines,
    institution: columns.institution,
    plannedOn: columns.plannedOn,
  }
  const labelOf = ({ field, row }: PlanFault) => (row === undefined ? names[field] : form.rowLabel(names[field], row + 1))
  const messageOf = (fault: PlanFault) => {
    const said = { required: form.required(labelOf(fault)), none: words.noLines, before: words.before, outside: words.outside }
    return said[fault.kind]
  }
  const errorOf = faultsAt(shown, messageOf)

  const title = plan ? words.editPlan : words.newPlan
  return (
    <DraftForm
      title={title}
      beside={<RecordStanding dictionary="PLAN_STATUS" before={plan} number={plan?.planNo} />}
      draft={draft}
      sending={sending}
      words={words}
      notes={<ReasonNote history={history} />}
      meanwhile={{
        ...draft.meanwhile,
        parts: [
          textPart(words.name, 'name'),
          textPart(words.periodFrom, 'periodFrom'),
          textPart(words.periodTo, 'periodTo'),
          textPart(words.remark, 'remark'),
          { label: words.sections.lines, names: ['lines'], text: ({ lines }) => form.rows(lines.length) },
        ],
      }}
      faults={shown}
      labelOf={labelOf}
      messageOf={messageOf}
    >
      <Section title={words.sections.plan}>
        <FormGrid wideFirst>
          <FormCell span={2}>
            <TextField
              label={words.name}
              name="name"
              required
              value={values.name}
              onChange={(name) => change({ name })}
              maxLength={100}
              placeholder={words.namePlaceholder}
              error={errorOf('name')}
            />
          </FormCell>
          <DateField
            label={words.periodFrom}
            name="periodFrom"
            required
            value={values.periodFrom}
            onChange={(periodFrom) => change({ periodFrom })}
            error={errorOf('periodFrom')}
          />
          <DateField
            label={words.periodTo}
            name="periodTo"
            required
            value={values.periodTo}
            onChange={(periodTo) => change({ periodTo })}
            error={errorOf('periodTo')}
          />
          <RemarkField value={values.remark} onChange={change} />
        </FormGrid>
      </Section>
      <PlanGrid draft={values} faults={shown} onChange={(lines) => change({ lines })} />
    </DraftForm>
  )
}
