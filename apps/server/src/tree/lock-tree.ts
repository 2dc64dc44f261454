import { sql, type Transaction } from '../db/index.ts'

/** Lets one transaction at a time move what stands in a tree of an institute: two at once could close a ring that neither of them sees. */
export async function lockTree(tx: Transaction, kind: 'department' | 'menu', tenant: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} tree of ${tenant}`}, 0))`)
}
