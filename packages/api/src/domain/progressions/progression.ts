import type { BuiltInRoleCode } from '../roles/index.ts'

/**
 * The roles that a progression names. `system` is nobody's role: such a move happens by itself when
 * the records below have moved.
 */
export type ProgressionRole = BuiltInRoleCode | 'system'

/** One thing that can be done with a record: from these states to that one, by these people, under these conditions. */
export interface Move {
  /** The verb, as permission codes, history rows and messages name it. Unique together with each state of `from`. */
  readonly action: string
  /** The states, as dictionary keys, in which the move is possible. */
  readonly from: readonly string[]
  /** The state, as a dictionary key, that the move leads to. */
  readonly to: string
  /** Who may do it; one of these roles is enough. */
  readonly by: readonly ProgressionRole[]
  /** Whether a reason of 2 to 500 characters must be given. @default false */
  readonly needsReason?: boolean
  /** Four eyes: whoever holds one of these duties on the same record may not do it. */
  readonly notBy?: readonly string[]
  /** Only who holds one of these duties on the record may do it. */
  readonly onlyBy?: readonly string[]
  /** The duty that the mover holds on the record from then on. */
  readonly duty?: string
  /** The duty that the mover gives to another person, who must be named with the move. */
  readonly assigns?: string
  /** The duty that nobody holds on the record from then on. */
  readonly releases?: string
  /** Names of facts that must hold; the caller finds them out, the progression does not know how. */
  readonly requires?: readonly string[]
}

/** The states of one kind of record and everything that can move it. */
export interface Progression {
  /** The dictionary, or our own name, of the states. */
  readonly name: string
  readonly initial: string
  readonly states: readonly string[]
  /** The states that nothing leaves. */
  readonly final: readonly string[]
  readonly moves: readonly Move[]
}

/** How long a reason must and may be, in characters (code points), after trimming. */
export const reasonLength = { min: 2, max: 500 } as const

/** The moves that leave a state, in the order of the table. */
export const movesFrom = (progression: Progression, state: string): readonly Move[] =>
  progression.moves.filter((move) => move.from.includes(state))

/** The one move that an action means in a state, or `undefined` where it is not possible. */
export const findMove = (progression: Progression, action: string, state: string): Move | undefined =>
  progression.moves.find((move) => move.action === action && move.from.includes(state))

/** Every fact that some move of the progression asks for, each once. */
export const factsOf = (progression: Progression): readonly string[] => [
  ...new Set(progression.moves.flatMap((move) => move.requires ?? [])),
]
