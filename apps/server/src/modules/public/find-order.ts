import { timingSafeEqual } from 'node:crypto'
import type { PublicListed } from '@etalon/api/domain'
import type { CertificateKeys } from '../../certificates/index.ts'
import { type Database, sql, type Transaction } from '../../db/index.ts'
import { onGrid } from '../../limits/index.ts'
import { sha256 } from '../../session/index.ts'
import { askOnce, type Finding } from './count-tries.ts'
import { certificateOf } from './find-certificate.ts'
import { listedCertificates } from './listed-certificates.ts'

/** An order with all its documents, as the enterprise sees it whose order it is. */
export interface FoundOrder {
  readonly client: string
  readonly orderNo: string
  /** The number that was asked about, as it stands on the document. */
  readonly asked: string
  readonly documents: readonly PublicListed[]
  /** Items without a document yet. */
  readonly underWay: number
}

interface OrderRow extends Record<string, unknown> {
  id: string
  orderNo: string
  client: string
  creditCode: string
}

/** What an enterprise asks: its own credit code, and number and check code of any of its certificates. */
export interface AskedByEnterprise {
  readonly creditCode: string
  readonly number: string
  readonly code: string
  readonly address: string
}

/** A credit code as somebody types it. */
const normaliseCreditCode = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()

async function orderOf(tx: Transaction, tenant: string, number: string): Promise<OrderRow | undefined> {
  const { rows } = await tx.execute<OrderRow>(sql`
    select o.id::text, o.order_no as "orderNo", e.name as client, e.credit_code as "creditCode"
    from certificate c join report r on r.id = c.report_id join work_order o on o.id = r.order_id join enterprise e on e.id = o.enterprise_id
    where c.tenant_id = ${tenant} and c.number = ${number}`)
  return rows[0]
}

/** Looks for an order by credit code, number and check code. Whatever of the three is wrong, the work is the same, and the answer. */
export const findOrder = (
  database: Database,
  keys: CertificateKeys,
  tenant: string,
  asked: AskedByEnterprise,
  home: string,
): Promise<Finding<FoundOrder>> =>
  onGrid(() =>
    askOnce(database, tenant, asked, async (tx, number) => {
      const certificate = await certificateOf(tx, keys, tenant, number, asked.code)
      const order = await orderOf(tx, tenant, number)
      const same = timingSafeEqual(sha256(normaliseCreditCode(asked.creditCode)), sha256(order?.creditCode ?? 'nobody’s'))
      if (!certificate || !order || !same) return undefined
      const documents = await listedCertificates(
        tx,
        home,
        sql`join report r on r.id = c.report_id where r.order_id = ${order.id} order by c.issued_at desc, c.id desc`,
      )
      const { rows } = await tx.execute<{ waiting: number }>(sql`
        select count(*)::int as waiting from item i where i.order_id = ${order.id} and i.state <> '0'
          and not exists (select 1 from report r join certificate c on c.report_id = r.id where r.item_id = i.id)`)
      return {
        client: order.client,
        orderNo: order.orderNo,
        asked: certificate.data.number,
        documents,
        underWay: rows[0]?.waiting ?? 0,
      }
    }),
  )
