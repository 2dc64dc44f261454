import { sql, type Transaction } from '../../db/index.ts'
import { FieldRefusal } from '../../refusal/index.ts'

/** The end of a number of a person's, as far as others may know it: `430***********1234`. */
export function maskedNumber(number: string, shownAtStart: number, shownAtEnd: number): string {
  const hidden = number.length - shownAtStart - shownAtEnd
  if (hidden <= 0) return '*'.repeat(number.length)
  return `${number.slice(0, shownAtStart)}${'*'.repeat(hidden)}${number.slice(number.length - shownAtEnd)}`
}

/** @throws {FieldRefusal} where it is nobody of the institute's own people */
export async function checkStaff(tx: Transaction, path: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from account where id = any(${sql.param(wanted)}::bigint[]) and enterprise_id is null`)
  if (rows[0]?.count !== wanted.length) throw new FieldRefusal([{ path, key: 'staff.person-unknown' }])
}
