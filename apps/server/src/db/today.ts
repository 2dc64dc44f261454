import { sql } from './sql.ts'

/**
 * The day at the institute on which the transaction began, as an expression. It is one value for all rows, as the moment of the clock is
 * not: a condition by it is answered by an index.
 */
export const today = sql`(now() at time zone 'Asia/Shanghai')::date`
