import { contract, type HistoryEntry, type ItemDetail, type ItemTyped } from '@etalon/api/contract'
import { type Evaluation, isKeyOf, itemProgression, sheetBy } from '@etalon/api/domain'
import { EmptyState } from '@etalon/ui/empty-state'
import { useSelector } from '@xstate/react'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { CarriedOver } from '../record-form/carried-over.tsx'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import { useMoves } from '../work/moves/use-moves.ts'
import { useKeeping } from '../work/record/use-keeping.ts'
import { useRecord } from '../work/record/use-record.ts'
import { RecordForm } from './RecordForm.tsx'
import { RecordPage } from './RecordPage.tsx'
import { RecordReading } from './RecordReading.tsx'
import * as styles from './record.css.ts'
import type { RecordDraft } from './record-draft.ts'

/** The original record of one item: typed by its tester, read by those who check it. */
export default function OriginalRecordScreen({ query }: ViewProps) {
  const id = query.id ?? ''
  const words = useWords(recordMessages)
  const { answer, reload } = useRecord(contract.item, id)
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => (
        <div className={styles.ground}>
          <LoadedRecord key={id} loaded={record} history={history} query={query} reload={reload} />
        </div>
      )}
    </Answered>
  )
}

interface LoadedRecordProps {
  readonly loaded: ItemDetail
  readonly history: readonly HistoryEntry[]
  readonly query: ViewProps['query']
  readonly reload: () => void
}

function LoadedRecord({ loaded, history, query, reload }: LoadedRecordProps) {
  const { client, session } = useWorkspace()
  const words = useWords(recordMessages)
  const user = useSelector(session, ({ context }) => context.user)
  const keeping = useKeeping<ItemDetail, RecordDraft>(loaded, reload)
  const item = keeping.record
  const { standing } = item
  const moves = useMoves({
    dictionary: 'item_state',
    progression: itemProgression,
    send: (body, how) => client.send(contract.item.move, { body, ...how }),
    onMoved: reload,
  })

  const send = async (typed: ItemTyped, evaluation: Evaluation | null): Promise<ItemDetail> => {
    const saved = await client.send(contract.item.submit, {
      body: { id: item.id, version: standing.version, typed, evaluation },
      idempotencyKey: crypto.randomUUID(),
    })
    return { ...item, typed, evaluation: saved.evaluation, standing: saved.standing }
  }

  const { abilityType } = item
  const sheet = sheetBy(item.method, item.kindCode, abilityType)
  if (!sheet || !isKeyOf('ability_type', abilityType)) {
    const record = { id: item.id, number: item.itemNo, standing }
    return (
      <RecordPage item={item} history={history} actions={<MoveButtons record={record} moves={moves} except={['assign']} />}>
        <EmptyState title={words.noSheet}>{words.noSheetHint(item.model)}</EmptyState>
      </RecordPage>
    )
  }
  const isWritable =
    standing.state === '300' && user != null && standing.duties.tester === user.id && user.roles.includes('tester')
  const shared = { item, abilityType, sheet, history }
  return isWritable ? (
    <CarriedOver key={standing.version} version={standing.version} left={keeping.left} onLeft={keeping.onLeft}>
      {(carried) => <RecordForm {...shared} query={query} keeping={keeping} carried={carried} send={send} moves={moves} />}
    </CarriedOver>
  ) : (
    <RecordReading {...shared} query={query} moves={moves} onDiscarded={keeping.forget} />
  )
}
