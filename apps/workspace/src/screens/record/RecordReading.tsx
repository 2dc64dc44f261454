import type { HistoryEntry, ItemDetail } from '@etalon/api/contract'
import { type DictionaryKey, evaluationsAgree, gapsOf, type Sheet } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { useMemo } from 'react'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { LeftTyped } from '../record-form/LeftTyped.tsx'
import { Deviations } from '../work/deviations/Deviations.tsx'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import type { useMoves } from '../work/moves/use-moves.ts'
import { recordPath } from './places.ts'
import { RecordPage } from './RecordPage.tsx'
import { RecordSheet } from './RecordSheet.tsx'
import { readRecordDraft, recordDraftOf } from './record-draft.ts'
import { recordParts } from './record-parts.ts'
import { useLive } from './use-live.ts'

export interface RecordReadingProps {
  readonly item: ItemDetail
  readonly abilityType: DictionaryKey<'ability_type'>
  readonly sheet: Sheet
  readonly history: readonly HistoryEntry[]
  readonly query: Readonly<Record<string, string>>
  /** What was typed here before is not wanted. */
  readonly onDiscarded: () => void
  readonly moves: ReturnType<typeof useMoves>
}

/** The same record for those who check it: nothing can be typed, and what they decide stands in the head. */
export function RecordReading({ item, abilityType, sheet, history, query, moves, onDiscarded }: RecordReadingProps) {
  const words = useWords(recordMessages)
  const language = useLanguage()
  const values = useMemo(
    () => ({ ...recordDraftOf(sheet, item.typed, ''), performedOn: item.typed?.performedOn ?? null }),
    [sheet, item.typed],
  )
  const live = useLive(sheet, values, item.standards)
  const differs = live.evaluation !== null && !evaluationsAgree(live.evaluation, item.evaluation)
  return (
    <RecordPage
      item={item}
      history={history}
      // Assigning asks for a person, which the dispatch screen does.
      actions={
        <MoveButtons record={{ id: item.id, number: item.itemNo, standing: item.standing }} moves={moves} except={['assign']} />
      }
    >
      <LeftTyped
        name="item"
        edited={{ id: item.id, version: item.standing.version }}
        saved={values}
        read={(stored) => readRecordDraft(sheet, stored)}
        parts={recordParts({ sheet, standards: item.standards, template: item.template?.fields ?? [], words, language })}
        view={{ path: recordPath, query }}
        onDiscarded={onDiscarded}
      />
      <Deviations deviations={item.deviations} />
      {differs && <Note tone="warning">{words.differs}</Note>}
      <RecordSheet
        item={item}
        abilityType={abilityType}
        sheet={sheet}
        history={history}
        values={values}
        live={live}
        missing={gapsOf(sheet, values).length}
        faults={[]}
      />
    </RecordPage>
  )
}
