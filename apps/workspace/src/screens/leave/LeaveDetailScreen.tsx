import { contract, type HistoryEntry, type LeaveRow } from '@etalon/api/contract'
import { leavePaths } from '@etalon/api/domain'
import { ButtonLink } from '@etalon/ui/button'
import { Page } from '@etalon/ui/card'
import { Pencil } from 'lucide-react'
import { Answered } from '../../answers/Answered.tsx'
import { NotThere } from '../../answers/NotThere.tsx'
import { useWords } from '../../messages/index.ts'
import { leaveMessages } from '../../messages/leave.ts'
import type { ViewProps } from '../../shell/views.ts'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { LeaveFacts } from './LeaveFacts.tsx'
import { handlePathOf } from './places.ts'
import { leaveProcessIn, useFlowRoutes } from './use-flow-routes.ts'
import { deciding, useLeaveMoves } from './use-leave-moves.ts'

/** One request for leave, at `/work/process/leave/detail/{processInstanceId}/{businessId}`. */
export default function LeaveDetailScreen({ query }: ViewProps) {
  const words = useWords(leaveMessages)
  const { answer, reload } = useRecord(contract.leave, query.businessId ?? '')
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) =>
        record.processInstanceId === query.processInstanceId ? (
          <LoadedLeave leave={record} history={history} reload={reload} />
        ) : (
          <NotThere title={words.notFound}>{words.notFoundHint}</NotThere>
        )
      }
    </Answered>
  )
}

interface LoadedLeaveProps {
  readonly leave: LeaveRow
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedLeave({ leave, history, reload }: LoadedLeaveProps) {
  const words = useWords(leaveMessages)
  const moves = useLeaveMoves(reload)
  const handlePath = leave.scope === 'waiting' ? handlePathOf(leave) : undefined
  return (
    <Page
      title={words.detailTitle(leave.leaveNo)}
      beside={<WorkState dictionary="leave_state" state={leave.standing.state} />}
      actions={
        <>
          {handlePath !== undefined && (
            <ButtonLink kind="primary" href={handlePath}>
              {words.toHandle}
            </ButtonLink>
          )}
          {leave.scope === 'mine' && (
            <>
              {leave.standing.state === '0' && <EditLink id={leave.id} />}
              <MoveButtons
                record={{ id: leave.id, number: leave.leaveNo, standing: leave.standing }}
                moves={moves}
                except={deciding}
              />
            </>
          )}
        </>
      }
    >
      <LeaveFacts leave={leave} history={history} />
    </Page>
  )
}

/** Leads to the form of the process that the institute's flow routes name. */
function EditLink({ id }: { readonly id: string }) {
  const words = useWords(leaveMessages)
  const { answer } = useFlowRoutes()
  const process = answer.state === 'loaded' ? leaveProcessIn(answer.value) : undefined
  return process === undefined ? null : (
    <ButtonLink icon={Pencil} href={`${leavePaths.form(process)}?id=${id}`}>
      {words.edit}
    </ButtonLink>
  )
}
