import type { HistoryEntry, ItemDetail, ItemTyped } from '@etalon/api/contract'
import { type DictionaryKey, dayInShanghai, deviationsOf, type Evaluation, type Sheet } from '@etalon/api/domain'
import { useConfirm } from '@etalon/ui/confirm'
import { ErrorSummary, Form } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { useMemo, useState } from 'react'
import { DiscardDraft } from '../../forms/DiscardDraft.tsx'
import { DraftStatus } from '../../forms/DraftStatus.tsx'
import { deviationMessages } from '../../messages/deviation.ts'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { DraftNotes } from '../record-form/DraftNotes.tsx'
import type { Typed } from '../record-form/typed-values.ts'
import { sayDeviation } from '../work/deviations/say-deviation.ts'
import type { useMoves } from '../work/moves/use-moves.ts'
import { SaveButtons } from '../work/record/SaveButtons.tsx'
import type { Keeping } from '../work/record/use-keeping.ts'
import { useKeptDraft } from '../work/record/use-kept-draft.ts'
import { faultProblems } from './fault-problems.ts'
import type { LiveEvaluation } from './live-evaluation.ts'
import { recordPath } from './places.ts'
import { RecordPage } from './RecordPage.tsx'
import { RecordSheet } from './RecordSheet.tsx'
import {
  chosenStandards,
  faultsOf,
  type RecordDraft,
  type RecordFault,
  readRecordDraft,
  recordDraftOf,
  typedOf,
} from './record-draft.ts'
import { recordParts } from './record-parts.ts'
import { useLive } from './use-live.ts'

export interface RecordFormProps {
  readonly item: ItemDetail
  readonly abilityType: DictionaryKey<'ability_type'>
  readonly sheet: Sheet
  readonly history: readonly HistoryEntry[]
  readonly query: Readonly<Record<string, string>>
  readonly keeping: Keeping<ItemDetail, RecordDraft>
  /** What was typed on the version before. */
  readonly carried: Typed<RecordDraft> | undefined
  /** Sends the record. @returns the item as it stands then */
  readonly send: (typed: ItemTyped, evaluation: Evaluation | null) => Promise<ItemDetail>
  readonly moves: ReturnType<typeof useMoves>
}

/** What is typed wrongly is said as it is typed; that a reading cannot be true, once its row is whole. */
const isSaidAtOnce = (fault: RecordFault, live: LiveEvaluation) =>
  fault.field === 'reading' &&
  fault.kind !== 'empty' &&
  (fault.kind !== 'impossible' || live.rows[fault.row]?.verdict === 'broken')

/** The original record in the hands of its tester: everything typed is kept on this device until the server has it. */
export function RecordForm({ item, abilityType, sheet, history, query, keeping, carried, send, moves }: RecordFormProps) {
  const words = useWords(recordMessages)
  const departing = useWords(deviationMessages)
  const language = useLanguage()
  const template = item.template?.fields
  const initial = useMemo(
    () => recordDraftOf(sheet, item.typed, dayInShanghai(new Date()), template),
    [sheet, item.typed, template],
  )
  const { draft, save: keep } = useKeptDraft({
    kind: 'item',
    keeping,
    carried,
    moves,
    initial,
    // A sheet that nobody has kept yet is of today, whatever day that is.
    isSaved: item.typed !== null,
    read: (stored) => readRecordDraft(sheet, stored),
    view: { path: recordPath, query },
    numberOf: (kept) => kept.itemNo,
    saidOf: words.saved,
  })
  const { values, change } = draft
  const [tried, setTried] = useState(false)
  const confirm = useConfirm()

  const live = useLive(sheet, values, item.standards)
  const faults = faultsOf(sheet, values, item.standards, template)
  const shown = tried ? faults : faults.filter((fault) => isSaidAtOnce(fault, live))

  /** Whether a record goes out of hand though it departs from the method: in its surroundings, or in its standards. */
  const isMeant = async () => {
    const used = chosenStandards(item.standards, values.standardIds)
    const deviations = deviationsOf(sheet, values.conditions, used, item.suitableStandards)
    const [first] = deviations
    if (!first) return true
    return confirm({
      title: first.kind === 'condition' ? departing.outsideQuestion : departing.unsuitableQuestion,
      consequence: `${deviations.map((one) => sayDeviation(one, language)).join('')}${departing.rule}`,
      confirmLabel: words.submit,
    })
  }

  const save = async (what: 'save' | 'submit') => {
    // A record is kept half-filled, but never without its day.
    const stands = what === 'save' ? values.performedOn !== null : faults.length === 0
    setTried(!stands)
    if (what === 'submit' && stands && !(await isMeant())) return
    if (stands) await keep(what, () => send(typedOf(sheet, values, template), live.evaluation))
  }

  return (
    <Form label={words.readings[abilityType]} onSubmit={() => void save('save')}>
      <RecordPage
        item={item}
        history={history}
        actions={
          <>
            <DraftStatus draft={draft} />
            {draft.hasChanges && (
              <DiscardDraft
                draft={draft}
                label={words.discard}
                question={words.discardQuestion}
                consequence={words.discardConsequence}
                disabled={keeping.busy !== null}
                onDiscarded={() => setTried(false)}
              />
            )}
            <SaveButtons keeping={keeping} words={words} onPress={(what) => void save(what)} />
          </>
        }
      >
        <DraftNotes
          draft={draft}
          {...draft.meanwhile}
          parts={recordParts({ sheet, standards: item.standards, template: template ?? [], words, language })}
        />
        <ErrorSummary problems={tried ? faultProblems(sheet, faults, words, language) : []} />
        <RecordSheet
          item={item}
          abilityType={abilityType}
          sheet={sheet}
          history={history}
          values={values}
          live={live}
          missing={faults.length}
          faults={shown}
          onChange={change}
        />
      </RecordPage>
    </Form>
  )
}
