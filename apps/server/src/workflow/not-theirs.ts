import { itemProgression, judgementsApart, type Progression, reportProgression } from '@etalon/api/domain'
import { type SQL, sql } from '../db/index.ts'

/** A move that many records wait for: of which progression, and from which state. */
export interface AwaitedMove {
  readonly progression: Progression
  readonly action: string
  readonly from: string
}

const holdsOneOf = (duties: SQL, names: readonly string[], personId: string): SQL =>
  names.length === 0
    ? sql`false`
    : sql`(${sql.join(
        names.map((name) => sql`coalesce(${duties}->>${name} = ${personId}, false)`),
        sql` or `,
      )})`

/**
 * Whether four eyes keep somebody from a move, of a record beneath an alias: the duties that the table names, and for items and reports those
 * that lie on the other of the two. The same as a move is refused for (`keepFourEyes`).
 */
export function isNotTheirs({ progression, action, from }: AwaitedMove, alias: SQL, personId: string): SQL {
  const moves = progression.moves.filter((move) => move.action === action && move.from.includes(from))
  const own = holdsOneOf(sql`${alias}.duties`, [...new Set(moves.flatMap(({ notBy = [] }) => notBy))], personId)
  const apart = [...new Set(moves.flatMap(({ duty }) => (duty === undefined ? [] : judgementsApart(duty))))]
  if (apart.length === 0 || !(progression.name === itemProgression.name || progression.name === reportProgression.name))
    return own
  const held = holdsOneOf(sql`beside.duties`, apart, personId)
  const beside =
    progression.name === reportProgression.name
      ? sql`item beside where beside.id = ${alias}.item_id`
      : sql`report beside where beside.item_id = ${alias}.id`
  return sql`(${own} or exists (select 1 from ${beside} and ${held}))`
}
