import type { PublicListed } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'
import { listedCertificates } from './listed-certificates.ts'

/** Reports on a page of the list. */
export const reportsOnPage = 20

/** A page of the documents that were issued for orders which name a phone. */
export interface ReportPage {
  readonly records: readonly PublicListed[]
  readonly total: number
  readonly size: number
  readonly current: number
  readonly pages: number
}

/** The documents that were issued for orders which name a phone, the newest first. */
export async function reportsOf(
  tx: Transaction,
  tenant: string,
  phone: string,
  { current, size, home }: { readonly current: number; readonly size: number; readonly home: string },
): Promise<ReportPage> {
  const theirs = sql`join report r on r.id = c.report_id join work_order o on o.id = r.order_id
    where o.tenant_id = ${tenant} and o.mobile = ${phone}`
  const counted = await tx.execute<{ total: number }>(sql`select count(*)::int as total from certificate c ${theirs}`)
  const total = counted.rows[0]?.total ?? 0
  const tail = sql`${theirs} order by c.issued_at desc, c.id desc limit ${size} offset ${(current - 1) * size}`
  return {
    records: await listedCertificates(tx, home, tail),
    total,
    size,
    current,
    pages: Math.ceil(total / size),
  }
}
