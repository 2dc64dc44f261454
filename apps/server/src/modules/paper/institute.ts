import type { OfficePaper } from '../../certificates/index.ts'
import { sql, type Transaction } from '../../db/index.ts'

/** The institute as its letterhead names it. */
export async function instituteOf(tx: Transaction): Promise<OfficePaper['institute']> {
  const { rows } = await tx.execute<Record<string, unknown> & OfficePaper['institute']>(sql`
    select name as zh, name_en as en, address, address_en as "addressEn", phone from tenant where id = current_tenant()`)
  const [row] = rows
  if (!row) throw new Error('whoever asks is of an institute')
  return row
}
