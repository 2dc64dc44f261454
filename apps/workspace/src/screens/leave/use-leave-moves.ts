import { contract } from '@etalon/api/contract'
import { leaveProgression } from '@etalon/api/domain'
import { useWords } from '../../messages/index.ts'
import { leaveMessages } from '../../messages/leave.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useMoves } from '../work/moves/use-moves.ts'

/** Moves of whoever asks; the others are of whoever decides. */
export const ownMoves = ['submit', 'recall', 'callOff'] as const
/** Moves of whoever decides. */
export const deciding = ['agree', 'refuse', 'return'] as const

/** What the moves of leave are called, and what is said of them before. */
export function useLeaveWords() {
  const words = useWords(leaveMessages)
  return {
    submit: { label: words.submit, consequence: words.submitConsequence },
    agree: { label: words.agree, consequence: words.agreeConsequence },
    refuse: { label: words.refuse, consequence: words.refuseConsequence },
    return: { label: words.return, consequence: words.returnConsequence },
    recall: { label: words.recall, consequence: words.recallConsequence },
    callOff: { label: words.callOff, consequence: words.callOffConsequence },
  }
}

/** Moves requests for leave. */
export function useLeaveMoves(onMoved: () => void) {
  const { client } = useWorkspace()
  return useMoves({
    dictionary: 'leave_state',
    progression: leaveProgression,
    worded: useLeaveWords(),
    send: (body, how) => client.send(contract.leave.move, { body, ...how }),
    onMoved,
  })
}
