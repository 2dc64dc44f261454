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

/** Moves requests for leave. */
export function useLeaveMoves(onMoved: () => void) {
  const { client } = useWorkspace()
  const words = useWords(leaveMessages)
  return useMoves({
    dictionary: 'leave_state',
    progression: leaveProgression,
    consequences: {
      submit: words.submitConsequence,
      agree: words.agreeConsequence,
      refuse: words.refuseConsequence,
      return: words.returnConsequence,
      recall: words.recallConsequence,
      callOff: words.callOffConsequence,
    },
    send: (body, how) => client.send(contract.leave.move, { body, ...how }),
    onMoved,
  })
}
