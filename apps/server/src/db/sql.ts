// The door to what drizzle-orm has for statements: Node reads its exports, 180 kB of them, anew for each file that names it.
export {
  and,
  asc,
  count,
  type ExtractTablesWithRelations,
  eq,
  ilike,
  inArray,
  isNull,
  like,
  max,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
