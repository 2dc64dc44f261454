import { type SQL, sql } from 'drizzle-orm'

/** Whether a column holds a value; true where none is asked for. */
export const is = (column: SQL, value: string | undefined): SQL => (value === undefined ? sql`true` : sql`${column} = ${value}`)
