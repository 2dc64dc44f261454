import { sql, type Transaction } from '../../db/index.ts'

/** Whether somebody works at the institute and can be given work. */
export async function isOfInstitute(tx: Transaction, accountId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from account where id = ${accountId} and enabled and enterprise_id is null`)
  return rows.length > 0
}
