import { conflictingDuty, heldDuty, itemProgression, labelOfMove, labelOfState, reportProgression } from '@etalon/api/domain'
import { decideMove, type MoveDecision, recordAfter } from '@etalon/machines/workflow'
import { executeNamed, sql, type Transaction } from '../db/index.ts'
import { tellOf } from '../history/index.ts'
import { isMessageKey, type Language, Refusal, say } from '../refusal/index.ts'
import { holdOrder } from './hold-order.ts'
import type { Mover } from './mover.ts'
import { settleOrder } from './settle-order.ts'
import type { WorkflowTable } from './tables.ts'

export interface MoveRequest {
  readonly id: string
  /** The version that the person saw: an older one is refused. */
  readonly version: number
  readonly action: string
  readonly reason?: string | undefined
  /** The person to whom a move that gives a duty gives it. */
  readonly assignee?: string | undefined
}

/** What a move may add before it is written. */
export interface MoveExtras {
  /** Facts known only with the request, such as whether the chosen tester is qualified. */
  readonly facts?: Readonly<Record<string, boolean>>
  /** Runs after the state is written and before what moves along. */
  readonly after?: () => Promise<void>
}

interface StandingRow extends Record<string, unknown> {
  state: string
  version: number
  duties: Record<string, string>
  facts: Record<string, boolean>
}

export interface Moved {
  readonly id: string
  readonly state: string
  readonly version: number
}

/**
 * Moves a record in the transaction of the request: locks it together with its order, lets the progression decide on what the
 * database says now, writes state, duties and history, then everything that moves along.
 * @throws {Refusal} 404, 409 (somebody was faster, or the state forbids it), 403 (role, duty, four eyes), 400 (reason)
 */
export async function move(
  tx: Transaction,
  target: WorkflowTable,
  request: MoveRequest,
  mover: Mover,
  extras: MoveExtras = {},
): Promise<Moved> {
  const orderId = await holdOrder(tx, target, request.id)
  const { rows } = await executeNamed<StandingRow>(
    tx,
    `standing-${target.kind}`,
    sql`select ${target.standing}, ${target.facts(mover.personId)} as facts from ${target.from} where ${target.id} = ${request.id}`,
  )
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  const labels = labelsOf(target, mover.language)
  if (request.version !== row.version) {
    throw new Refusal(409, 'changed', { state: labels.state(row.state) }, { state: row.state, version: row.version })
  }
  const facts = { ...row.facts, ...extras.facts }
  const standing = { state: row.state, duties: row.duties, facts }
  const { action, reason, assignee } = request
  const decision = decideMove(target.progression, standing, mover, action, reason, undefined, assignee)
  if (!decision.allowed) throw refusalOf(decision, request.action, row.state, labels)
  if (decision.duty) await keepFourEyes(tx, orderId, request.id, target.kind, mover, decision.duty)

  const { duties } = recordAfter(standing, mover, decision)
  await executeNamed(
    tx,
    `move-${target.kind}`,
    sql`update ${target.table} set state = ${decision.to}, version = version + 1, duties = ${JSON.stringify(duties)}::jsonb where id = ${request.id}`,
  )
  await tellOf(tx, target, mover, {
    id: request.id,
    action: request.action,
    from: row.state,
    to: decision.to,
    reason: request.reason,
  })
  await extras.after?.()
  await settleOrder(tx, mover, orderId)
  const after = await executeNamed<{ state: string; version: number }>(
    tx,
    `moved-${target.kind}`,
    sql`select state, version from ${target.table} where id = ${request.id}`,
  )
  return { id: request.id, state: after.rows[0]?.state ?? decision.to, version: after.rows[0]?.version ?? row.version + 1 }
}

interface Labels {
  state(key: string): string
  action(name: string): string
  fact(name: string): string
  /** What somebody did who holds a duty. */
  held(duty: string | undefined): string
}

/** Words for states and actions in the mover's language. */
export function labelsOf(target: Pick<WorkflowTable, 'progression'>, language: Language): Labels {
  return {
    state: (key) => labelOfState(target.progression.name, key, language),
    action: (name) => labelOfMove(target.progression.name, name, language),
    fact: (name) => {
      const key = `fact.${name}`
      return say(language, isMessageKey(key) ? key : 'fact.other', { name })
    },
    held: (duty) => heldDuty(target.progression.name, duty, language),
  }
}

/** What is said to whoever may not make a move. */
export function refusalOf(
  { refusal, held }: Extract<MoveDecision, { allowed: false }>,
  action: string,
  from: string,
  labels: Labels,
): Refusal {
  const words = { action: labels.action(action), from: labels.state(from) }
  switch (refusal) {
    case 'unknown-action':
      return new Refusal(400, 'move.unknown-action', { action: action.slice(0, 32) })
    case 'state':
      return new Refusal(409, 'move.state', words, { state: from })
    case 'role':
      return new Refusal(403, 'move.role', words)
    case 'four-eyes':
      return new Refusal(403, 'move.four-eyes', { ...words, held: labels.held(held) })
    case 'not-assigned':
      return new Refusal(403, 'move.not-assigned', words)
    case 'reason':
      return new Refusal(400, 'move.reason', words)
    case 'assignee':
      return new Refusal(400, 'move.assignee', words)
    default: {
      const name = refusal.slice('fact:'.length)
      return new Refusal(409, 'move.fact', { ...words, fact: labels.fact(name) }, { fact: name })
    }
  }
}

/** Four eyes over a report and all its items together, which the duties of one record cannot say. */
async function keepFourEyes(
  tx: Transaction,
  orderId: string,
  id: string,
  kind: WorkflowTable['kind'],
  { personId, language }: Mover,
  duty: string,
): Promise<void> {
  if (kind !== 'item' && kind !== 'report') return
  const { rows } = await tx.execute<{ progression: string; duties: Record<string, string> }>(sql`
    select ${itemProgression.name}::text as progression, i.duties from item i left join report r on r.item_id = i.id where i.order_id = ${orderId} and ${kind === 'item' ? sql`i.id` : sql`r.id`} = ${id}
    union all
    select ${reportProgression.name}::text, r.duties from report r where r.order_id = ${orderId} and ${kind === 'item' ? sql`r.item_id` : sql`r.id`} = ${id}`)
  const held = rows.flatMap((row) =>
    Object.entries(row.duties).map(([name, holder]) => ({ duty: name, personId: holder, of: row.progression })),
  )
  const found = conflictingDuty(personId, duty, held)
  if (found) throw new Refusal(403, 'move.four-eyes', { held: heldDuty(found.of, found.duty, language) })
}
