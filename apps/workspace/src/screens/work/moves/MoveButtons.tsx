import { Button, IconButton } from '@etalon/ui/button'
import { MenuButton } from '@etalon/ui/menu'
import { Ellipsis } from 'lucide-react'
import { useWords } from '../../../messages/index.ts'
import { workMessages } from '../../../messages/work.ts'
import { endings, type Movable, type OfferedMove, type useMoves } from './use-moves.ts'

export interface MoveButtonsProps {
  readonly record: Movable
  readonly moves: Pick<ReturnType<typeof useMoves>, 'offered' | 'ask' | 'isPending'>
  /** Actions that something else offers, such as a form's own submit. */
  readonly except?: readonly string[]
  /** Why an action is not possible with this record, where its own rules do not say it. */
  readonly refused?: Readonly<Record<string, string>>
  /** What to do instead of asking, for an action that needs more than a reason. */
  readonly instead?: Readonly<Record<string, (record: Movable) => void>>
  /** For a row of a table: the next step as a button, the rest in a menu. */
  readonly compact?: boolean
}

/** Moves that take something back or away; they stand behind and are quieter. */
const backwards =
  /^(return|reject|giveBack|takeBack|void|discard|lock|unlock|reopen|seal|repair$|disable|scrap|withdraw|terminate|undo|cancel|recall|callOff|refuse|fail|askRemoval|split)/

/** What can be done with a record now. What is not possible is shown disabled and says why. */
export function MoveButtons({ record, moves, except = [], refused = {}, instead = {}, compact = false }: MoveButtonsProps) {
  const offered = moves
    .offered(record)
    .filter((move) => !except.includes(move.action))
    .map((move) => ({ ...move, refusal: move.refusal ?? refused[move.action] }))
  const forward = offered.filter((move) => !backwards.test(move.action))
  const back = offered.filter((move) => backwards.test(move.action))
  const press = (move: OfferedMove) => {
    const own = instead[move.action]
    if (own) own(record)
    else void moves.ask(record, move)
  }
  const button = (move: OfferedMove, kind: 'primary' | 'plain' | 'soft') => (
    <Button
      key={move.action}
      kind={kind}
      size={compact ? 'small' : 'medium'}
      disabledReason={move.refusal}
      pending={moves.isPending(record, move.action)}
      onPress={() => press(move)}
    >
      {move.label}
    </Button>
  )
  if (!compact) {
    return (
      <>
        {back.map((move) => button(move, 'plain'))}
        {forward.map((move) => button(move, 'primary'))}
      </>
    )
  }
  return (
    <>
      {forward.slice(0, 1).map((move) => button(move, 'soft'))}
      <MoreMoves moves={[...forward.slice(1), ...back]} number={record.number} onChosen={press} />
    </>
  )
}

function MoreMoves({
  moves,
  number,
  onChosen,
}: {
  moves: readonly OfferedMove[]
  number: string
  onChosen: (move: OfferedMove) => void
}) {
  const words = useWords(workMessages)
  if (moves.length === 0) return null
  const label = words.moreFor(number)
  const actions = moves.map((move) => ({
    id: move.action,
    label: move.label,
    danger: endings.test(move.action),
    ...(move.refusal === undefined ? {} : { disabled: true, disabledReason: move.refusal }),
    onAction: () => onChosen(move),
  }))
  return (
    <MenuButton label={label} actions={actions}>
      <IconButton kind="quiet" size="small" icon={Ellipsis} label={label} tooltip={false} />
    </MenuButton>
  )
}
