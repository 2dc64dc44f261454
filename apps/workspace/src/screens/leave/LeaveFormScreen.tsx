import { CallProblem } from '@etalon/api/client'
import { contract, type LeaveRow } from '@etalon/api/contract'
import { daysOfHalves, flowRouteOf, halvesOf, isLeaveKind, labelOfLeave, leaveKindKeys, leavePaths } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Page, Section } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { ErrorSummary, Form, FormCell, FormGrid } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Select } from '@etalon/ui/select'
import { StatePill } from '@etalon/ui/state-pill'
import { TextArea } from '@etalon/ui/text-area'
import { useMemo, useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { DraftActions } from '../../forms/DraftActions.tsx'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useWords } from '../../messages/index.ts'
import { leaveMessages } from '../../messages/leave.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { type FormPart, textPart } from '../record-form/ChangedMeanwhile.tsx'
import { DraftNotes } from '../record-form/DraftNotes.tsx'
import { EditedRecord, type Editing } from '../record-form/EditedRecord.tsx'
import { useVersionDraft } from '../record-form/use-version-draft.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useNameOf } from '../work/people/use-name-of.ts'
import { draftOf, emptyLeave, faultsOf, formOf, type LeaveDraft, readLeaveDraft } from './leave-draft.ts'
import { detailPathOf } from './places.ts'
import { useFlowRoutes } from './use-flow-routes.ts'

/** Asks for leave, at `/work/process/leave/form/{processDefinitionId}`, or, with an id in the query, changes a draft. */
export default function LeaveFormScreen({ query: { processDefinitionId = '', ...query } }: ViewProps) {
  const words = useWords(leaveMessages)
  const { answer, reload } = useFlowRoutes()
  return (
    <Answered answer={answer} reload={reload}>
      {(routes) => {
        if (!flowRouteOf(routes, processDefinitionId))
          return (
            <EmptyState title={words.noProcess} level={1}>
              {words.noProcessHint}
            </EmptyState>
          )
        const whole = { ...query, processDefinitionId }
        if (query.id === undefined) return <LeaveForm query={whole} />
        return <EditedRecord calls={contract.leave} id={query.id} query={whole} form={LeaveForm} notFound={words.notFound} />
      }}
    </Answered>
  )
}

interface LeaveFormProps extends ViewProps, Editing<LeaveRow, LeaveDraft> {}

function LeaveForm({ query: { processDefinitionId = '', ...query }, before, carried, onChangedMeanwhile }: LeaveFormProps) {
  // The tab that the form stands in.
  const address = { path: leavePaths.form(processDefinitionId), query }
  const { client, toasts } = useWorkspace()
  const words = useWords(leaveMessages)
  const language = useLanguage()
  const labels = useLabels()
  const nameOf = useNameOf()
  const replaceTab = useReplaceTab(address)
  const initial = useMemo(() => (before ? draftOf(before) : emptyLeave), [before])
  const edited = before && { id: before.id, version: before.standing.version }
  const draft = useVersionDraft({ name: 'leave', edited, initial, read: readLeaveDraft, carried })
  const { values, change } = draft
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState<'keep' | 'handIn' | null>(null)
  useReportUnsaved(address.path, address.query, draft.hasChanges)
  const faults = faultsOf(values)
  const shown = tried ? faults : []
  const days = faults.every(({ field }) => field === 'reason') ? daysOfHalves(halvesOf(values.kind, values)) : null
  const messageOf = ({ field, kind }: (typeof faults)[number]) =>
    kind === 'required' ? words.required(words[field]) : words.faults[kind]
  const errorOf = (field: (typeof faults)[number]['field']) => {
    const fault = shown.find((one) => one.field === field)
    return fault && messageOf(fault)
  }
  const halfOptions = (said: { readonly am: string; readonly pm: string }) =>
    (['am', 'pm'] as const).map((value) => ({ value, label: said[value] }))

  const save = async (how: 'keep' | 'handIn') => {
    setTried(true)
    if (faults.length > 0 || saving !== null) return
    setSaving(how)
    try {
      const body = formOf(values, before, how === 'handIn')
      const saved = await client.send(contract.leave.submit, { body, idempotencyKey: `${draft.idempotencyKey}-${how}` })
      draft.actor.send({ type: 'SUBMITTED' })
      const title =
        how === 'keep'
          ? words.kept(saved.leaveNo)
          : words.handedIn(saved.leaveNo, nameOf(saved.handlerName) || words.administrators)
      toasts.show({ tone: 'success', title })
      replaceTab({ path: detailPathOf(saved), query: {} })
    } catch (error) {
      // The client has said what happened; the draft keeps everything.
      if (!(error instanceof CallProblem)) throw error
      if (error.reason === 'edited-meanwhile') onChangedMeanwhile?.(draft.typedSoFar)
    } finally {
      setSaving(null)
    }
  }
  const title = before ? words.editOne : words.newOne
  const parts: readonly FormPart<LeaveDraft>[] = [
    { label: words.kind, names: ['kind'], text: ({ kind }) => labelOfLeave(kind, language) },
    { label: words.fromDay, names: ['fromDay', 'fromHalf'], text: (one) => `${one.fromDay} ${words.begins[one.fromHalf]}` },
    { label: words.toDay, names: ['toDay', 'toHalf'], text: (one) => `${one.toDay} ${words.ends[one.toHalf]}` },
    textPart(words.reason, 'reason'),
  ]
  return (
    <Form label={title} onSubmit={() => void save('handIn')}>
      <Page
        onSheet
        title={title}
        beside={
          before ? (
            <>
              <WorkState dictionary="leave_state" state={before.standing.state} />
              <span>{before.leaveNo}</span>
            </>
          ) : (
            <StatePill shape="begun">{labels.of('leave_state', '0')}</StatePill>
          )
        }
        actions={
          <>
            <DraftActions
              draft={draft}
              words={{ label: words.discard, question: words.discardQuestion, consequence: words.discardConsequence }}
              onDiscarded={() => setTried(false)}
            />
            <Button pending={saving === 'keep'} onPress={() => void save('keep')}>
              {words.keep}
            </Button>
            <Button kind="primary" type="submit" pending={saving === 'handIn'}>
              {words.handIn}
            </Button>
          </>
        }
      >
        <DraftNotes draft={draft} {...draft.meanwhile} parts={parts} />
        <ErrorSummary
          problems={shown.map((fault) => ({ name: fault.field, label: words[fault.field], message: messageOf(fault) }))}
        />
        <Section title={words.facts}>
          <FormGrid>
            <Select
              label={words.kind}
              name="kind"
              required
              options={leaveKindKeys.map((key) => ({ value: key, label: labelOfLeave(key, language) }))}
              value={values.kind}
              onChange={(kind) => {
                if (kind !== null && isLeaveKind(kind)) change({ kind })
              }}
            />
          </FormGrid>
          <FormGrid>
            <DateField
              label={words.fromDay}
              name="fromDay"
              required
              value={values.fromDay || null}
              onChange={(day) => change({ fromDay: day ?? '', ...(values.toDay === '' ? { toDay: day ?? '' } : {}) })}
              error={errorOf('fromDay')}
            />
            <Select
              label={words.fromHalf}
              name="fromHalf"
              options={halfOptions(words.begins)}
              value={values.fromHalf}
              onChange={(half) => change({ fromHalf: half === 'pm' ? 'pm' : 'am' })}
            />
            <DateField
              label={words.toDay}
              name="toDay"
              required
              value={values.toDay || null}
              onChange={(day) => change({ toDay: day ?? '' })}
              error={errorOf('toDay')}
            />
            <Select
              label={words.toHalf}
              name="toHalf"
              options={halfOptions(words.ends)}
              value={values.toHalf}
              onChange={(half) => change({ toHalf: half === 'am' ? 'am' : 'pm' })}
            />
            <FormCell span="all">
              <TextArea
                label={words.reason}
                name="reason"
                required
                hint={words.reasonHint}
                value={values.reason}
                onChange={(reason) => change({ reason })}
                maxLength={500}
                error={errorOf('reason')}
              />
            </FormCell>
          </FormGrid>
        </Section>
        <Note {...(days === null ? {} : { title: words.daysOf(days) })}>{words.daysHint}</Note>
      </Page>
    </Form>
  )
}
