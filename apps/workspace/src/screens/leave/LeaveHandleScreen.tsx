import { contract, type HistoryEntry, type LeaveRow } from '@etalon/api/contract'
import { labelOfState } from '@etalon/api/domain'
import { ButtonLink } from '@etalon/ui/button'
import { Page } from '@etalon/ui/card'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Answered } from '../../answers/Answered.tsx'
import { NotThere } from '../../answers/NotThere.tsx'
import { useWords } from '../../messages/index.ts'
import { leaveMessages } from '../../messages/leave.ts'
import type { ViewProps } from '../../shell/views.ts'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { LeaveFacts } from './LeaveFacts.tsx'
import { detailPathOf } from './places.ts'
import { ownMoves, useLeaveMoves } from './use-leave-moves.ts'

/** Sees to a request for leave, at `/work/process/leave/handle/{taskId}/{processInstanceId}/{businessId}`. */
export default function LeaveHandleScreen({ query }: ViewProps) {
  const words = useWords(leaveMessages)
  const { answer, reload } = useRecord(contract.leave, query.businessId ?? '')
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) =>
        record.processInstanceId === query.processInstanceId ? (
          <LoadedTask isOpen={record.taskId === query.taskId} leave={record} history={history} reload={reload} />
        ) : (
          <NotThere title={words.notFound}>{words.notFoundHint}</NotThere>
        )
      }
    </Answered>
  )
}

interface LoadedTaskProps {
  /** Whether this very task waits; it was another one that was taken back and handed in again. */
  readonly isOpen: boolean
  readonly leave: LeaveRow
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedTask({ isOpen, leave, history, reload }: LoadedTaskProps) {
  const words = useWords(leaveMessages)
  const language = useLanguage()
  const moves = useLeaveMoves(reload)
  const { state } = leave.standing
  const isWaiting = isOpen && leave.scope === 'waiting'
  return (
    <Page
      title={words.detailTitle(leave.leaveNo)}
      beside={<WorkState dictionary="leave_state" state={state} />}
      actions={
        isWaiting ? (
          <MoveButtons
            record={{ id: leave.id, number: leave.leaveNo, standing: leave.standing }}
            moves={moves}
            except={ownMoves}
          />
        ) : (
          <ButtonLink href={detailPathOf(leave)}>{words.toDetail}</ButtonLink>
        )
      }
    >
      {!isOpen && <Note title={words.over}>{words.overHint(labelOfState('leave_state', state, language))}</Note>}
      {isOpen && !isWaiting && <Note tone="warning">{words.notYours}</Note>}
      <LeaveFacts leave={leave} history={history} />
    </Page>
  )
}
