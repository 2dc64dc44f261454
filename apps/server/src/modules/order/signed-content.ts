import { createHash } from 'node:crypto'
import type { OrderDetail } from '@etalon/api/contract'

/**
 * A digest of what somebody signs who signs an order: who orders, how, what, and at which price. It stays the same while the order moves on,
 * and is another one as soon as the bill says something else.
 */
export function contentDigest(one: Omit<OrderDetail, 'signature' | 'visit' | 'amendments'>): string {
  const { enterId, applicant, mobile, phone, address, billType, serviceType, sendWay, hopeTestDate, remark, amount } = one
  const pieces = one.instruments.map((piece) => [
    ...[piece.kindCode, piece.name, piece.model, piece.serial, piece.manufacturer, piece.range, piece.accuracy],
    ...[piece.abilityType, piece.regulation, piece.price],
  ])
  const said = [enterId, applicant, mobile, phone, address, billType, serviceType, sendWay, hopeTestDate, remark, amount, pieces]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
