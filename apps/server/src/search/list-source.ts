import { type SQL, sql, statementText } from '../db/index.ts'

/** A table that a list can be asked by besides its own. */
interface Joined {
  /** Its name in expressions. */
  readonly alias: string
  readonly join: SQL
  /** Another that has to be joined before. */
  readonly over?: string
}

/** Where a list's rows are looked for: only the tables that a question names are joined. */
export interface ListSource {
  /** The list's own table under its alias. */
  readonly table: SQL
  readonly id: SQL
  /** Each has one row for a row of the list, or, joined from the left, at most one: leaving it out changes no row. */
  readonly joins: readonly Joined[]
}

/** Names of tables in an expression; what came from outside is a parameter and no part of the text. */
export function aliasesIn(expression: SQL): readonly string[] {
  const { text } = statementText(expression)
  return [...new Set([...text.matchAll(/\b([a-z]+)\.[a-z]/g)].map(([, alias]) => alias ?? ''))]
}

/** The tables of a list, as far as expressions name them. */
export function tablesFor({ table, joins }: ListSource, expressions: readonly SQL[]): SQL {
  const named = new Set(expressions.flatMap(aliasesIn))
  for (const { alias, over } of joins.toReversed()) if (named.has(alias) && over !== undefined) named.add(over)
  const parts = joins.filter(({ alias }) => named.has(alias)).map(({ join }) => join)
  return sql.join([table, ...parts], sql` `)
}
