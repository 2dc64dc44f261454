import { Button } from '@etalon/ui/button'
import type { Movable, OfferedMove, useMoves } from './use-moves.ts'

export interface MoveButtonsProps {
  readonly record: Movable
  readonly moves: ReturnType<typeof useMoves>
  /** Actions that something else offers, such as a form's own submit. */
  readonly except?: readonly string[]
  /** What to do instead of asking, for an action that needs more than a reason. */
  readonly instead?: Readonly<Record<string, (record: Movable) => void>>
  /** A row of a table: words alone, quiet. */
  readonly compact?: boolean
}

/** Moves that take something back or away; they stand first and are quieter. */
const backwards = /^(return|reject|giveBack|void|discard|lock|unlock|reopen)/

/** What can be done with a record now. What is not possible is shown disabled and says why on focus and hover. */
export function MoveButtons({ record, moves, except = [], instead = {}, compact = false }: MoveButtonsProps) {
  const offered = moves.offered(record).filter((move) => !except.includes(move.action))
  const ordered = [
    ...offered.filter((move) => backwards.test(move.action)),
    ...offered.filter((move) => !backwards.test(move.action)),
  ]
  const shown = compact ? [...ordered].reverse() : ordered
  const press = (move: OfferedMove) => {
    const own = instead[move.action]
    if (own) own(record)
    else void moves.ask(record, move)
  }
  return shown.map((move) => (
    <Button
      key={move.action}
      kind={backwards.test(move.action) ? (compact ? 'quiet' : 'plain') : compact ? 'soft' : 'primary'}
      size={compact ? 'small' : 'medium'}
      disabledReason={move.refusal}
      pending={moves.isPending(record, move.action)}
      onPress={() => press(move)}
    >
      {move.label}
    </Button>
  ))
}
