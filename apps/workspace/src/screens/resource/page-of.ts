import type { Question, ResourcePage } from './resource-definition.ts'

/** A page of a list that the server answers whole. */
export const pageOf = <Row>(rows: readonly Row[], { current, size }: Question): ResourcePage<Row> => ({
  records: rows.slice((current - 1) * size, current * size),
  total: rows.length,
})
