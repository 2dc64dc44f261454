import type { BoardItem } from '@etalon/api/contract'
import { IconButton } from '@etalon/ui/button'
import { Undo2 } from 'lucide-react'
import { dispatchMessages } from '../../messages/dispatch.ts'
import { useWords } from '../../messages/index.ts'
import type { Movable, useMoves } from '../work/moves/use-moves.ts'

export interface TakeBackButtonProps {
  readonly item: BoardItem
  readonly moves: Pick<ReturnType<typeof useMoves>, 'offered' | 'ask' | 'isPending'>
}

/** Takes a piece of work from who has it in hand, so that somebody else can get it; nothing for whoever may not. */
export function TakeBackButton({ item, moves }: TakeBackButtonProps) {
  const words = useWords(dispatchMessages)
  const { id, itemNo: number, state, version } = item
  const record: Movable = { id, number, standing: { state, version, duties: {}, facts: {} } }
  const move = moves.offered(record).find(({ action }) => action === 'takeBack')
  return (
    move && (
      <IconButton
        kind="quiet"
        size="small"
        icon={Undo2}
        label={words.takeBack(`${item.instrumentName} ${number}`)}
        pending={moves.isPending(record, move.action)}
        onPress={() => void moves.ask(record, move)}
      />
    )
  )
}
