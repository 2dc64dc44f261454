import { type SQL, sql } from '../db/index.ts'

/** Whether a column holds a value; true where none is asked for. */
export const is = (column: SQL, value: string | undefined): SQL => (value === undefined ? sql`true` : sql`${column} = ${value}`)
