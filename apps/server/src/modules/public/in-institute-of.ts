import { normaliseReference } from '@etalon/api/domain'
import type { Database, Transaction } from '../../db/index.ts'

/** What people hold who may see it: a certificate, or a document beside them. */
type Held = 'certificate' | 'public_record'

/**
 * Works in the institute whose document a reference is of; nothing where it is nobody's.
 * @param printed the reference as it stands on the document or in its QR code
 */
export async function inInstituteOf<Result>(
  database: Database,
  held: Held,
  printed: string,
  work: (tx: Transaction, tenant: string, reference: string) => Promise<Result>,
): Promise<Result | undefined> {
  const reference = normaliseReference(printed)
  const tenant = reference && (await database.tenantOf(`${held}_tenant`, reference))
  if (!reference || !tenant) return undefined
  return await database.within(tenant, (tx) => work(tx, tenant, reference))
}
