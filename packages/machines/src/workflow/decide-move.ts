import type {
  AllowedMove,
  Move,
  MoveDecision,
  MoveRefusal,
  Mover,
  PossibleMove,
  Progression,
  WorkflowRecord,
} from './workflow.types.ts'

/** Why a move is refused, and the duty that forbids it where four eyes do. */
interface Refused {
  readonly refusal: MoveRefusal
  readonly held?: string
}

/** The role of moves that happen by themselves. */
export const systemRole = 'system'
/** Shortest and longest reason, in characters without the blanks around them. */
export const reasonLength = { least: 2, most: 500 } as const

/**
 * Decides whether somebody may do an action on a record, and to which state it leads.
 *
 * Refusals are found in this order: unknown action, state, role, four eyes, not assigned, reason, assignee, facts. Of several moves
 * with one action (return to 300 or to 400) `to` tells which is meant; without it the first that is allowed is taken.
 *
 * @param reason What the mover gave as the reason; blanks around it do not count.
 * @param assignee The person to whom a move that gives a duty gives it.
 */
export function decideMove(
  progression: Progression,
  record: WorkflowRecord,
  who: Mover,
  action: string,
  reason?: string,
  to?: string,
  assignee = '',
): MoveDecision {
  const known = progression.moves.filter((move) => move.action === action)
  if (known.length === 0) return { allowed: false, refusal: 'unknown-action' }
  const here = known.filter((move) => move.from.includes(record.state) && (to === undefined || move.to === to))
  let first: Refused | undefined
  for (const move of here) {
    const refusal =
      personRefusal(move, record, who) ??
      because(reasonRefusal(move, reason) ?? assigneeRefusal(move, assignee) ?? factRefusal(move, record))
    if (refusal === undefined) return { allowed: true, ...outcomeOf(move, assignee) }
    first ??= refusal
  }
  return { allowed: false, ...(first ?? { refusal: 'state' }) }
}

/**
 * The moves that lead out of a record's present state, each as it would be decided with a good reason. A refusal `role` means
 * that a screen need not show it; any other that it shows it disabled, and says why.
 */
export function possibleMoves(progression: Progression, record: WorkflowRecord, who: Mover): readonly PossibleMove[] {
  return progression.moves
    .filter((move) => move.from.includes(record.state))
    .map((move) => {
      const refused = personRefusal(move, record, who) ?? because(factRefusal(move, record))
      const { action, to, needsReason = false, assigns } = move
      return {
        action,
        to,
        needsReason,
        ...(assigns === undefined ? {} : { assigns }),
        allowed: refused === undefined,
        ...refused,
      }
    })
}

/** The record after an allowed move: its new state, the mover's duty, the one that the mover gave away, and without the one that ended. */
export function recordAfter(record: WorkflowRecord, who: Mover, { to, duty, assigned, released }: AllowedMove): WorkflowRecord {
  const kept = Object.fromEntries(Object.entries(record.duties).filter(([name]) => name !== released))
  const taken = duty === undefined ? {} : { [duty]: who.personId }
  const given = assigned === undefined ? {} : { [assigned.duty]: assigned.personId }
  return { ...record, state: to, duties: { ...kept, ...taken, ...given } }
}

/** A reason as it is recorded: without the blanks around it. */
export function trimReason(reason: string | undefined): string {
  return (reason ?? '').trim()
}

function outcomeOf({ to, duty, assigns, releases }: Move, assignee: string): AllowedMove {
  return {
    to,
    ...(duty === undefined ? {} : { duty }),
    ...(assigns === undefined ? {} : { assigned: { duty: assigns, personId: assignee } }),
    ...(releases === undefined ? {} : { released: releases }),
  }
}

function assigneeRefusal({ assigns }: Move, assignee: string): MoveRefusal | undefined {
  return assigns !== undefined && assignee.trim() === '' ? 'assignee' : undefined
}

const because = (refusal: MoveRefusal | undefined): Refused | undefined => (refusal === undefined ? undefined : { refusal })

function personRefusal({ by, notBy = [], onlyBy = [] }: Move, record: WorkflowRecord, who: Mover): Refused | undefined {
  if (!by.some((role) => who.roles.includes(role))) return { refusal: 'role' }
  const held = notBy.find((duty) => holds(record, duty, who))
  if (held !== undefined) return { refusal: 'four-eyes', held }
  if (onlyBy.length > 0 && !onlyBy.some((duty) => holds(record, duty, who))) return { refusal: 'not-assigned' }
  return undefined
}

function reasonRefusal({ needsReason = false }: Move, reason: string | undefined): MoveRefusal | undefined {
  // Characters as people count them, not UTF-16 units.
  const length = [...trimReason(reason)].length
  if (length > reasonLength.most || (needsReason && length < reasonLength.least)) return 'reason'
  return undefined
}

function factRefusal({ requires = [] }: Move, { facts }: WorkflowRecord): MoveRefusal | undefined {
  const missing = requires.find((fact) => !(Object.hasOwn(facts, fact) && facts[fact] === true))
  return missing === undefined ? undefined : `fact:${missing}`
}

function holds({ duties }: WorkflowRecord, duty: string, { personId }: Mover) {
  return Object.hasOwn(duties, duty) && duties[duty] === personId
}
