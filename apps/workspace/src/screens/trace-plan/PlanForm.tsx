import { CallProblem } from '@etalon/api/client'
import { contract, type HistoryEntry, type TracePlanDetail } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Page, Section } from '@etalon/ui/card'
import { ErrorSummary, Form, FormCell, FormGrid } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { StatePill } from '@etalon/ui/state-pill'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { Send } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { DraftActions } from '../../forms/DraftActions.tsx'
import { DraftConflict } from '../../forms/DraftConflict.tsx'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ReasonNote } from '../work/ReasonNote.tsx'
import { WorkState } from '../work/WorkState.tsx'
import { PlanGrid } from './PlanGrid.tsx'
import { planDetailPath, planFormPath } from './places.ts'
import { draftOf, emptyPlan, faultsOf, formOf, type PlanDraft, type PlanFault, readPlanDraft } from './plan-draft.ts'

/** What the server has of the plan already. */
interface EditedPlan {
  readonly id: string
  readonly version: number
  /** Of the next submission, where this page has made one: that would change a record, and must not repeat the making of it. */
  readonly idempotencyKey?: string
}

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
  const [tried, setTried] = useState<'save' | 'submit' | null>(null)
  const [busy, setBusy] = useState<'save' | 'submit' | null>(null)
  const edited = useRef<EditedPlan | null>(plan ? { id: plan.id, version: plan.standing.version } : null)
  useReportUnsaved(planFormPath, query, draft.hasChanges)
  useEffect(() => {
    if (carried) draft.actor.send({ type: 'VALUES.CHANGED', values: Object.fromEntries(Object.entries(carried)) })
  }, [carried, draft.actor])

  const shown = tried === null ? [] : faultsOf(values, tried)
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

  const send = async (what: 'save' | 'submit') => {
    setTried(what)
    if (faultsOf(values, what).length > 0 || busy !== null) return
    setBusy(what)
    try {
      const saved = await client.send(contract.tracePlan.submit, {
        body: formOf(values, edited.current),
        idempotencyKey: edited.current?.idempotencyKey ?? draft.idempotencyKey,
      })
      edited.current = { id: saved.id, version: saved.version, idempotencyKey: crypto.randomUUID() }
      if (what === 'submit')
        await client.send(contract.tracePlan.move, {
          body: { id: saved.id, version: saved.version, action: 'submit' },
          idempotencyKey: crypto.randomUUID(),
        })
      draft.actor.send({ type: 'SUBMITTED' })
      edited.current = null
      setTried(null)
      toasts.show({ tone: 'success', title: what === 'submit' ? words.submitted(saved.planNo) : words.saved(saved.planNo) })
      replaceTab({ path: planDetailPath, query: { id: saved.id } })
    } catch (error) {
      // The client has said what happened; the draft keeps everything, and a repeat has the same key.
      if (!(error instanceof CallProblem)) throw error
      if (error.reason === 'edited-meanwhile') onChangedMeanwhile?.(values)
    } finally {
      setBusy(null)
    }
  }
  const title = plan ? words.editPlan : words.newPlan
  return (
    <Form label={title} onSubmit={() => void send('submit')}>
      <Page
        onSheet
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
        actions={
          <>
            <DraftActions
              draft={draft}
              words={{ label: words.discardDraft, question: words.discardQuestion, consequence: words.discardConsequence }}
              onDiscarded={() => setTried(null)}
            />
            <Button onPress={() => void send('save')} pending={busy === 'save'} disabled={busy === 'submit'}>
              {words.save}
            </Button>
            <Button kind="primary" icon={Send} type="submit" pending={busy === 'submit'} disabled={busy === 'save'}>
              {words.submit}
            </Button>
          </>
        }
      >
        <ReasonNote history={history} />
        <DraftConflict draft={draft} />
        {carried && (
          <Note tone="warning" live>
            {words.changedMeanwhile}
          </Note>
        )}
        <ErrorSummary
          problems={shown.map((fault) => ({
            name: fault.row === undefined ? fault.field : `${fault.field}-${fault.row}`,
            label: labelOf(fault),
            message: messageOf(fault),
          }))}
        />
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
      </Page>
    </Form>
  )
}
