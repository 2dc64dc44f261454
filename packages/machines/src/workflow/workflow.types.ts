/** One allowed step of a progression. */
export interface Move {
  /** What is done, such as `submit` or `audit`; several moves may share an action and differ by their target. */
  readonly action: string
  /** The states in which it can be done. */
  readonly from: readonly string[]
  /** The state that it leads to. */
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
  /** The duty that the mover gives to another person, who must be named with the move. */
  readonly assigns?: string
  /** The duty that nobody holds on the record from then on. */
  readonly releases?: string
  /** Facts that the caller must state true. */
  readonly requires?: readonly string[]
}

/** The states of a kind of record and the moves between them. */
export interface Progression {
  /** The kind of record, such as `order`; also the machine's id. */
  readonly name: string
  /** The state in which a new record begins. */
  readonly initial: string
  /** Dictionary keys, such as '0' or '100'. */
  readonly states: readonly string[]
  /** The states in which the record has come to its end. */
  readonly final: readonly string[]
  /** Everything that can be done; what is not listed is refused. */
  readonly moves: readonly Move[]
}

/** The person, or the system, who wants to move. */
export interface Mover {
  /** Who it is, compared with the holders of duties. */
  readonly personId: string
  /** What this person is entitled to; one of a move's roles is enough. */
  readonly roles: readonly string[]
}

/** What a decision needs to know of the record. */
export interface WorkflowRecord {
  /** The record's present state, one of its progression's. */
  readonly state: string
  /** Who holds which duty: `{ tester: 'person-7' }`. */
  readonly duties: Readonly<Record<string, string | undefined>>
  /** What a move may require, such as `{ paid: true }`; a fact that is missing is not true. */
  readonly facts: Readonly<Record<string, boolean>>
}

/** Why a move is not allowed. */
export type MoveRefusal =
  | 'unknown-action'
  | 'state'
  | 'role'
  | 'four-eyes'
  | 'not-assigned'
  | 'reason'
  /** Nobody was named to whom the move gives its duty. */
  | 'assignee'
  | `fact:${string}`

/** Where an allowed move leads, and who holds a duty from then on. */
export interface AllowedMove {
  /** The state that it leads to. */
  readonly to: string
  /** The duty that the mover takes. */
  readonly duty?: string
  /** The duty that the mover gives, and to whom. */
  readonly assigned?: { readonly duty: string; readonly personId: string }
  /** The duty that nobody holds any more. */
  readonly released?: string
}

/** Whether a move may be made, and to where, or why not. */
export type MoveDecision =
  | ({ readonly allowed: true } & AllowedMove)
  | {
      readonly allowed: false
      readonly refusal: MoveRefusal
      /** The duty of the mover that forbids it, where `four-eyes` does. */
      readonly held?: string
    }

/** A move from the record's present state, as a screen offers it. */
export interface PossibleMove {
  /** What the button does. */
  readonly action: string
  /** The state that it leads to. */
  readonly to: string
  /** Whether a reason must be asked for before. */
  readonly needsReason: boolean
  /** The duty for which a person must be named; undefined where none is given away. */
  readonly assigns?: string
  /** Whether it would be allowed with a good reason, and with a person named where one must be. */
  readonly allowed: boolean
  /** Why it is not allowed; undefined where it is. */
  readonly refusal?: MoveRefusal
  /** The duty of the mover that forbids it, where `four-eyes` does. */
  readonly held?: string
}

/** What a record's machine can be told. Whoever sends a move hears `moved` or `refused`, never nothing. */
export type WorkflowEvent =
  /** The type is `MOVE.` and the action. `to` tells moves of the same action apart (return to 300 or to 400). */
  | {
      readonly type: `MOVE.${string}`
      readonly who: Mover
      readonly reason?: string
      readonly to?: string
      /** The person who gets the duty that the move gives. */
      readonly assignee?: string
    }
  /** The record as the server knows it now: after somebody else's move, or with new facts. */
  | { readonly type: 'RECORD.CHANGED'; readonly record: WorkflowRecord }

/** What a record's machine tells. */
export type WorkflowEmitted =
  /** The move was made. */
  | {
      readonly type: 'moved'
      readonly action: string
      readonly from: string
      readonly to: string
      readonly who: Mover
      /** The text the mover gave, trimmed; empty where none was needed. */
      readonly reason: string
      /** Who was given which duty, where the move gives one. */
      readonly assigned?: AllowedMove['assigned']
    }
  /** The move was not allowed, and nothing has changed. `held` is the duty that forbids it, where `four-eyes` does. */
  | {
      readonly type: 'refused'
      readonly action: string
      readonly from: string
      readonly reason: MoveRefusal
      readonly held?: string
    }

/** How a record begins, in its progression's initial state. */
export interface WorkflowInput {
  /** Who holds which duty. @default {} */
  readonly duties?: WorkflowRecord['duties']
  /** @default {} */
  readonly facts?: WorkflowRecord['facts']
}

/** What a record's machine remembers. */
export interface WorkflowContext {
  /** The state is the machine's own; here it is repeated for the decision. */
  readonly record: WorkflowRecord
}
