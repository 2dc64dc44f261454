import { composeNumber, serialLength, seriesOf } from '@etalon/api/domain'
import { type NamedStatement, type SQL, sql, type Transaction } from '../db/index.ts'
import { countStatement } from './next-number.ts'
import { factsOf, type Numberer, type Numbering } from './number-of.ts'

/** Stands in a number for what is not counted yet. No rule can write it. */
const uncounted = '\uE000'

/** A number that is counted in the same go as the rows that bear it are written, so that others wait for it no longer than for these. */
export interface CountedLater {
  /** Counts. It goes before all that bears the number. */
  readonly count: NamedStatement
  /** The number, with a mark for what is counted: other numbers can be made of it. */
  readonly text: string
  /** A text with that mark as it is once it was counted; no later than in the transaction that counts. */
  counted(text: SQL): SQL
}

/** @returns nothing where the institute has a rule of its own: its numbers can be there already, and the next one is looked for */
export async function countedLater(
  tx: Transaction,
  numberer: Numberer,
  { kind, items, isOwn }: Numbering,
): Promise<CountedLater | undefined> {
  if (isOwn) return undefined
  const facts = await factsOf(tx, numberer, {}, items)
  const scope = seriesOf(kind, items, facts)
  const counter = sql`select lpad(value::text, greatest(length(value::text), ${serialLength(items)}::int), '0') from counter where scope = ${scope}`
  return {
    count: countStatement(numberer.tenant, scope),
    text: composeNumber(items, facts, uncounted),
    counted: (text) => sql`replace(${text}, ${uncounted}, (${counter}))`,
  }
}
