import { sql, type Transaction } from '../../db/index.ts'

/** One at a time gives, makes and takes away roles in an institute: a role could otherwise be given while it is taken away. */
export async function lockRoles(tx: Transaction, tenant: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`roles of ${tenant}`}, 0))`)
}
