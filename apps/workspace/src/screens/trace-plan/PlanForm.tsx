import { contract, type HistoryEntry, type TracePlanDetail } from '@etalon/api/contract'
import { Section } from '@etalon/ui/card'
import { FormCell, FormGrid } from '@etalon/ui/form'
import { StatePill } from '@etalon/ui/state-pill'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useEffect, useMemo } from 'react'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useHandingIn } from '../../forms/use-handing-in.ts'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { DraftForm } from '../work/DraftForm.tsx'
import { ReasonNote } from '../work/ReasonNote.tsx'
import { WorkState } from '../work/WorkState.tsx'
import { PlanGrid } from './PlanGrid.tsx'
import { planDetailPath, planFormPath } from './places.ts'
import { draftOf, emptyPlan, faultsOf, formOf, type PlanDraft, type PlanFault, readPlanDraft } from './plan-draft.ts'

export interface PlanFormProps {
  readonly query: Readonly<Record<string, string>>
  /** The plan that is changed; without it a new one is begun. */
  readonly plan?: TracePlanDetail
  /** What happened to that plan. */
  readonly history?: readonly HistoryEntry[]
  /** What was typed on a version that somebody changed meanwhile. */
  readonly carried?: PlanDraft | undefined
  readonly onChangedMeanwhile?: (draft: PlanDraft) => void
}

/** One page: for which days, and which standard goes when and where. What is typed saves itself on this device. */
export function PlanForm({ query, plan, history = [], carried, onChangedMeanwhile }: PlanFormProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(tracePlanMessages)
  const replaceTab = useReplaceTab({ path: planFormPath, query })
  const initial = useMemo(() => (plan ? draftOf(plan) : emptyPlan()), [plan])
  // A draft belongs to the version it began from: a newer plan begins a new one.
  const draft = useFormDraft(plan ? `trace-plan:${plan.id}:${plan.standing.version}` : 'trace-plan', initial, readPlanDraft)
  const { values, change } = draft
  useReportUnsaved(planFormPath, query, draft.hasChanges)
  useEffect(() => {
    if (carried) draft.actor.send({ type: 'VALUES.CHANGED', values: Object.fromEntries(Object.entries(carried)) })
  }, [carried, draft.actor])

  const sending = useHandingIn({
    draft,
    before: plan && { id: plan.id, version: plan.standing.version },
    isSound: (what) => faultsOf(values, what).length === 0,
    save: (edited, idempotencyKey) => client.send(contract.tracePlan.submit, { body: formOf(values, edited), idempotencyKey }),
    handIn: (body, idempotencyKey) => client.send(contract.tracePlan.move, { body, idempotencyKey }),
    onSent({ id, planNo }, what) {
      toasts.show({ tone: 'success', title: what === 'submit' ? words.submitted(planNo) : words.saved(planNo) })
      replaceTab({ path: planDetailPath, query: { id } })
    },
    onProblem: ({ reason }) => reason === 'edited-meanwhile' && onChangedMeanwhile?.(values),
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
  const labelOf = ({ field, row }: PlanFault) => (row === undefined ? names[field] : words.rowLabel(names[field], row + 1))
  const messageOf = (fault: PlanFault) => {
    const said = { required: words.required(labelOf(fault)), none: words.noLines, before: words.before, outside: words.outside }
    return said[fault.kind]
  }
  const errorOf = (field: 'name' | 'periodFrom' | 'periodTo') => {
    const fault = shown.find((one) => one.field === field)
    return fault && messageOf(fault)
  }

  const title = plan ? words.editPlan : words.newPlan
  return (
    <DraftForm
      title={title}
      beside={
        plan ? (
          <>
            <WorkState dictionary="PLAN_STATUS" state={plan.standing.state} />
            <span>{plan.planNo}</span>
          </>
        ) : (
          <StatePill shape="begun">{words.draft}</StatePill>
        )
      }
      draft={draft}
      sending={sending}
      words={{ ...words, discard: words.discardDraft }}
      notes={<ReasonNote history={history} />}
      carried={carried && words.changedMeanwhile}
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
          <FormCell span="all">
            <TextArea
              label={words.remark}
              name="remark"
              value={values.remark}
              onChange={(remark) => change({ remark })}
              maxLength={500}
            />
          </FormCell>
        </FormGrid>
      </Section>
      <PlanGrid draft={values} faults={shown} onChange={(lines) => change({ lines })} />
    </DraftForm>
  )
}
