import { CallProblem } from '@etalon/api/client'
import { contract, type KindMethod, type KindRecord } from '@etalon/api/contract'
import { sheetBy } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Page, Section } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { ErrorSummary, Form, useForm } from '@etalon/ui/form'
import { useLanguage, useMessages } from '@etalon/ui/i18n'
import { useLeaveGuard } from '@etalon/ui/leave-guard'
import { Note } from '@etalon/ui/note'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { useRef, useState } from 'react'
import { saidByClient } from '../../forms/said-by-client.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { instrumentMethodMessages } from '../../messages/instrument-method.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useWorkspace } from '../../workspace/index.ts'
import { ChangedMeanwhile, type FormPart } from '../record-form/ChangedMeanwhile.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { MethodFields } from './MethodFields.tsx'
import { MethodPreview } from './MethodPreview.tsx'
import * as styles from './method.css.ts'
import { draftOf, draftOfSheet, type MethodDraft, methodOf, newDraft } from './method-draft.ts'
import { methodPath } from './places.ts'
import { useStandingDraft } from './use-standing-draft.ts'

interface MethodFormProps {
  readonly kind: KindRecord
  readonly known: KindMethod | undefined
  readonly abilityType: string
  readonly query: Readonly<Record<string, string>>
  readonly reload: () => void
  readonly onAbility: (abilityType: string) => void
}

/** Says how one kind of work is measured; what it comes to stands beneath. */
export function MethodForm({ kind, known, abilityType, query, reload, onAbility }: MethodFormProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(instrumentMethodMessages)
  const common = useMessages()
  const language = useLanguage()
  const keys = useLabels()
  const confirm = useConfirm()
  const key = useRef(crypto.randomUUID())
  const [isDropping, setDropping] = useState(false)
  const name = inLanguage(language, kind.name, kind.nameEn)
  const version = known?.version ?? 0
  const rule = (field: keyof MethodDraft) => (_: unknown, draft: MethodDraft) => {
    const problem = methodOf(abilityType, draft).problems.find((one) => one.field === field)
    return problem && words.kinds[problem.kind]
  }
  const asked = [
    ...(['unit', 'readings', 'places', 'points', 'limitKind', 'limit', 'factor', 'lowerLimit', 'upperLimit', 'steps'] as const),
    ...(['temperatureFrom', 'temperatureTo', 'humidity', 'observations', 'repeatability', 'resolution', 'widths'] as const),
  ]
  const builtIn = sheetBy(null, kind.code, abilityType)
  const begun = builtIn && draftOfSheet(builtIn)
  const standing = useStandingDraft(version, known ? draftOf(known.method) : (begun ?? newDraft(kind.unit, kind.points)))
  const labels = {
    ...{ unit: words.unit, readings: words.count, places: words.places, points: words.points, limitKind: words.limitKind },
    ...{ limit: words.limits, factor: words.factor, lowerLimit: words.lowerLimit, upperLimit: words.upperLimit },
    ...{ steps: words.steps, temperatureFrom: words.temperatureFrom, temperatureTo: words.temperatureTo },
    ...{ humidity: words.humidity, observations: words.observations, repeatability: words.repeatability },
    ...{ resolution: words.resolution, widths: words.widths, accuracyClass: words.accuracyClass, states: words.states },
  }
  const form = useForm<MethodDraft>({
    initial: standing.initial,
    labels,
    rules: Object.fromEntries(asked.map((field) => [field, rule(field)])),
    onSubmit: async (draft) => {
      const made = methodOf(abilityType, draft)
      if (!('method' in made)) return undefined
      const body = { code: kind.code, abilityType, version, method: made.method }
      try {
        await client.send(contract.instrumentKind.keepMethod, { body, idempotencyKey: key.current })
      } finally {
        key.current = crypto.randomUUID()
      }
      toasts.show({ tone: 'success', title: words.saved(name) })
      reload()
      return undefined
    },
    onFailed(error) {
      saidByClient(error)
      if (error instanceof CallProblem && error.code === 409) reload()
    },
  })
  standing.meet(form.values)
  useReportUnsaved(methodPath, query, form.isDirty)
  // What is typed here is kept nowhere.
  const leave = useLeaveGuard({ isDirty: form.isDirty, question: common.askDiscard })
  const made = methodOf(abilityType, form.values)
  const source = known ? 'own' : begun ? 'begun' : builtIn ? 'builtIn' : 'none'

  const textOf = (name: keyof MethodDraft) => (draft: MethodDraft) => {
    const value = draft[name]
    if (name === 'limitKind') return words.limitKinds[draft.limitKind]
    return typeof value === 'boolean' ? words.ticked[value ? 'yes' : 'no'] : value
  }
  const parts = Object.entries(labels).map(([name, label]): FormPart<MethodDraft> => {
    const field = name as keyof typeof labels
    return { label, names: [field], text: textOf(field) }
  })
  const drop = async () => {
    if (!(await confirm({ title: words.dropTitle, consequence: words.dropHint, confirmLabel: words.drop, danger: true }))) return
    setDropping(true)
    try {
      const body = { code: kind.code, abilityType, version, method: null }
      await client.send(contract.instrumentKind.keepMethod, { body, idempotencyKey: crypto.randomUUID() })
      toasts.show({ tone: 'success', title: words.dropped })
      reload()
    } catch (error) {
      saidByClient(error)
    } finally {
      setDropping(false)
    }
  }
  return (
    <Form {...form.root} label={words.title(name)}>
      <Page
        onSheet
        title={words.title(name)}
        actions={
          <>
            {known && (
              <Button kind="danger" pending={isDropping} onPress={() => void drop()}>
                {words.drop}
              </Button>
            )}
            <Button kind="primary" type="submit" pending={form.isSubmitting}>
              {words.save}
            </Button>
          </>
        }
      >
        <div className={styles.standing}>
          {kind.abilityTypes.length > 1 && (
            <SegmentedControl
              label={words.ability}
              value={abilityType}
              onChange={(other) => other !== abilityType && void leave(() => onAbility(other))}
              segments={kind.abilityTypes.map((value) => ({ value, label: keys.of('ability_type', value) }))}
            />
          )}
          <Note tone={source === 'none' ? 'warning' : 'info'}>{words.standing[source]}</Note>
          <p className={styles.why}>
            {kind.regulation} · {words.why}
          </p>
        </div>
        {standing.typed && <ChangedMeanwhile typed={standing.typed} saved={standing.initial} parts={parts} draft={form} />}
        <ErrorSummary problems={form.problems} />
        <MethodFields form={form} />
        <Section title={words.preview}>
          <MethodPreview method={'method' in made ? made.method : undefined} />
        </Section>
      </Page>
    </Form>
  )
}
