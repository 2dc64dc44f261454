import type { HistoryEntry, ItemDetail, ItemTyped } from '@etalon/api/contract'
import { type DictionaryKey, dayInShanghai, type Evaluation, type Sheet } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import { ErrorSummary, Form } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Send } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { DraftConflict } from '../../forms/DraftConflict.tsx'
import { DraftStatus } from '../../forms/DraftStatus.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useWorkspace } from '../../workspace/index.ts'
import type { Keeping } from '../work/use-keeping.ts'
import type { useMoves } from '../work/use-moves.ts'
import { faultProblems } from './fault-problems.ts'
import { evaluateLive } from './live-evaluation.ts'
import { RecordPage } from './RecordPage.tsx'
import { RecordSheet } from './RecordSheet.tsx'
import { chosenStandards, faultsOf, type RecordDraft, readRecordDraft, recordDraftOf, typedOf } from './record-draft.ts'

export interface RecordFormProps {
  readonly item: ItemDetail
  readonly abilityType: DictionaryKey<'ability_type'>
  readonly sheet: Sheet
  readonly history: readonly HistoryEntry[]
  readonly query: Readonly<Record<string, string>>
  readonly keeping: Keeping<ItemDetail, RecordDraft>
  /** Sends the record. @returns the item as it stands then */
  readonly send: (typed: ItemTyped, evaluation: Evaluation | null) => Promise<ItemDetail>
  readonly moves: ReturnType<typeof useMoves>
}

const path = '/testing/original-record/index'

/** The original record in the hands of its tester: everything typed is kept on this device until the server has it. */
export function RecordForm({ item, abilityType, sheet, history, query, keeping, send, moves }: RecordFormProps) {
  const { toasts } = useWorkspace()
  const words = useWords(recordMessages)
  const language = useLanguage()
  const confirm = useConfirm()
  const initial = useMemo(() => recordDraftOf(sheet, item.typed, dayInShanghai(new Date())), [sheet, item.typed])
  // A draft belongs to the version that it began from.
  const draft = useFormDraft(`item:${item.id}:${item.standing.version}`, initial, (stored) => readRecordDraft(sheet, stored))
  const { values, change } = draft
  const { carried } = keeping
  const [tried, setTried] = useState(false)
  const hasChanges = draft.state !== 'clean' && draft.state !== 'restoring' && draft.state !== 'clearing'
  useReportUnsaved(path, query, hasChanges)
  useEffect(() => {
    if (carried) draft.actor.send({ type: 'VALUES.CHANGED', values: { ...carried } })
  }, [carried, draft.actor])

  const live = useMemo(() => {
    const standards = chosenStandards(item.standards, values.standardIds).map((one) => ({
      zh: one.name,
      en: one.nameEn,
      expanded: one.expandedUncertainty,
      coverageFactor: one.coverageFactor,
    }))
    return evaluateLive(sheet, values, standards)
  }, [sheet, item.standards, values])
  const faults = faultsOf(sheet, values, item.standards)
  const shown = tried ? faults : faults.filter((fault) => fault.field === 'reading' && fault.kind !== 'empty')

  const save = async (what: 'save' | 'submit') => {
    // A record is kept half-filled, but never without its day.
    const stands = what === 'save' ? values.performedOn !== null : faults.length === 0
    setTried(!stands)
    if (!stands) return
    const kept = await keeping.keep(what, values, () => send(typedOf(sheet, values), live.evaluation))
    if (!kept) return
    // At once, or the form would show what stood before for a moment.
    flushSync(() => {
      draft.actor.send({ type: 'SUBMITTED' })
      keeping.show(kept)
    })
    if (what === 'save') toasts.show({ tone: 'success', title: words.saved(kept.itemNo) })
    else await moves.perform({ id: kept.id, number: kept.itemNo, standing: kept.standing }, 'submit').finally(keeping.end)
  }
  const discard = async () => {
    const answer = await confirm({
      title: words.discardQuestion,
      consequence: words.discardConsequence,
      confirmLabel: words.discard,
      danger: true,
    })
    if (!answer) return
    draft.actor.send({ type: 'DISCARD' })
    setTried(false)
  }

  return (
    <Form label={words.readings[abilityType]} onSubmit={() => void save('save')}>
      <RecordPage
        item={item}
        history={history}
        actions={
          <>
            <DraftStatus draft={draft} />
            {hasChanges && (
              <Button kind="quiet" onPress={() => void discard()} disabled={keeping.busy !== null}>
                {words.discard}
              </Button>
            )}
            <Button
              onPress={() => void save('save')}
              pending={keeping.busy === 'save'}
              disabled={keeping.busy === 'submit'}
              autoFocus={keeping.wasSaved}
            >
              {words.save}
            </Button>
            <Button
              kind="primary"
              icon={Send}
              onPress={() => void save('submit')}
              pending={keeping.busy === 'submit'}
              disabled={keeping.busy === 'save'}
            >
              {words.submit}
            </Button>
          </>
        }
      >
        <DraftConflict draft={draft} />
        {carried && (
          <Note tone="warning" live>
            {words.edited}
          </Note>
        )}
        <ErrorSummary problems={tried ? faultProblems(sheet, faults, words, language) : []} />
        <RecordSheet
          item={item}
          abilityType={abilityType}
          sheet={sheet}
          history={history}
          values={values}
          live={live}
          faults={shown}
          onChange={change}
        />
      </RecordPage>
    </Form>
  )
}
