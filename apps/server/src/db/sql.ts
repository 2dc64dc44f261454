// The one door to what drizzle-orm has for statements.
import { required } from './required.ts'

const drizzle: typeof import('drizzle-orm') = required('drizzle-orm')

export const { and, asc, count, eq, inArray, isNull, like, max, ne, sql } = drizzle
export type { ExtractTablesWithRelations, SQL } from 'drizzle-orm'
