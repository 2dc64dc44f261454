import { contract } from '@etalon/api/contract'
import { pickupProgression } from '@etalon/api/domain'
import { useNavigate } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { pickupMessages } from '../../messages/pickup.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { orderAddress } from './places.ts'

/** Moves appointments; who registers orders is led to the order of one that they accepted. */
export function usePickupMoves(onMoved: () => void) {
  const { client } = useWorkspace()
  const words = useWords(pickupMessages)
  const navigate = useNavigate()
  const registers = useAllowed()(contract.order.submit)
  return useMoves({
    dictionary: 'pickup_state',
    progression: pickupProgression,
    consequences: {
      accept: words.acceptConsequence,
      reject: words.rejectConsequence,
      finish: words.finishConsequence,
      cancel: words.cancelConsequence,
    },
    send: async (body, how) => {
      const moved = await client.send(contract.pickup.move, { body, ...how })
      // Of one, the order is registered next; of many, whoever accepts them goes on by the list.
      if (body.action === 'accept' && registers && how.quiet !== true) void navigate(orderAddress(body.id))
      return moved
    },
    onMoved,
  })
}
