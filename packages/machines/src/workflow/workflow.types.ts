/** One allowed step of a progression. */
export interface Move {
  readonly action: string
  readonly from: readonly string[]
  readonly to: string
  /** Roles that may do it; `system` happens by itself when children move. */
  readonly by: readonly string[]
  /** Whether a reason of 2 to 500 characters must be given. @default false */
  readonly needsReason?: boolean
  /** Four eyes: duties on the same record whose person may not do this. */
  readonly notBy?: readonly string[]
  /** Duties on the same record whose person alone may do this. */
  readonly onlyBy?: readonly string[]
  /** The duty that the mover then holds on the record. */
  readonly duty?: string
  /** Facts that the caller must state true. */
  readonly requires?: readonly string[]
}

/** The states of a kind of record and the moves between them. */
export interface Progression {
  readonly name: string
  readonly initial: string
  /** Dictionary keys, such as '0' or '100'. */
  readonly states: readonly string[]
  readonly final: readonly string[]
  readonly moves: readonly Move[]
}

/** The person, or the system, who wants to move. */
export interface Mover {
  readonly personId: string
  readonly roles: readonly string[]
}

/** What a decision needs to know of the record. */
export interface WorkflowRecord {
  readonly state: string
  /** Who holds which duty: `{ tester: 'person-7' }`. */
  readonly duties: Readonly<Record<string, string | undefined>>
  readonly facts: Readonly<Record<string, boolean>>
}

/** Why a move is not allowed. */
export type MoveRefusal = 'unknown-action' | 'state' | 'role' | 'four-eyes' | 'not-assigned' | 'reason' | `fact:${string}`

export type MoveDecision =
  | { readonly allowed: true; readonly to: string; readonly duty?: string }
  | { readonly allowed: false; readonly refusal: MoveRefusal }

/** A move from the record's present state, as a screen offers it. */
export interface PossibleMove {
  readonly action: string
  readonly to: string
  readonly needsReason: boolean
  /** Whether it would be allowed with a good reason. */
  readonly allowed: boolean
  readonly refusal?: MoveRefusal
}

export type WorkflowEvent =
  /** The type is `MOVE.` and the action. `to` tells moves of the same action apart (return to 300 or to 400). */
  | {
      readonly type: `MOVE.${string}`
      readonly who: Mover
      readonly reason?: string
      readonly to?: string
    }
  /** The record as the server knows it now: after somebody else's move, or with new facts. */
  | { readonly type: 'RECORD.CHANGED'; readonly record: WorkflowRecord }

export type WorkflowEmitted =
  | {
      readonly type: 'moved'
      readonly action: string
      readonly from: string
      readonly to: string
      readonly who: Mover
      /** The text the mover gave, trimmed; empty where none was needed. */
      readonly reason: string
    }
  | { readonly type: 'refused'; readonly action: string; readonly from: string; readonly reason: MoveRefusal }

export interface WorkflowInput {
  /** Who holds which duty. @default {} */
  readonly duties?: WorkflowRecord['duties']
  /** @default {} */
  readonly facts?: WorkflowRecord['facts']
}

export interface WorkflowContext {
  /** The state is the machine's own; here it is repeated for the decision. */
  readonly record: WorkflowRecord
}
