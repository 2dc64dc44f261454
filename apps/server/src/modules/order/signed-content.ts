import { createHash } from 'node:crypto'
import type { OrderDetail } from '@etalon/api/contract'

type Said =
  | (
      | 'enterId'
      | 'applicant'
      | 'mobile'
      | 'phone'
      | 'address'
      | 'billType'
      | 'serviceType'
      | 'sendWay'
      | 'hopeTestDate'
      | 'remark'
    )
  | ('amount' | 'instruments' | 'agent' | 'bussinessType')

/** What somebody signs of an order. */
export interface SignedContent extends Pick<OrderDetail, Said> {
  /** The area that was given for this order alone; empty where it is the client's. */
  readonly ownAreaCode: string
}

/**
 * A digest of what somebody signs who signs an order: who orders, how, what, and at which price. It stays the same while the order moves on,
 * and is another one as soon as the bill says something else.
 */
export function contentDigest(one: SignedContent): string {
  const { enterId, applicant, mobile, phone, address, billType, serviceType, sendWay, hopeTestDate, remark, amount } = one
  const pieces = one.instruments.map((piece) => [
    ...[piece.kindCode, piece.name, piece.model, piece.serial, piece.manufacturer, piece.range, piece.accuracy],
    ...[piece.abilityType, piece.regulation, piece.price],
  ])
  const { agent, bussinessType, ownAreaCode } = one
  // What orders did not say at first counts where it says something: what was signed before holds.
  const further = agent === '' && bussinessType === '1' && ownAreaCode === '' ? [] : [[agent, bussinessType, ownAreaCode]]
  const said = [enterId, applicant, mobile, phone, address, billType, serviceType, sendWay, hopeTestDate, remark, amount, pieces]
  return createHash('sha256')
    .update(JSON.stringify([...said, ...further]))
    .digest('hex')
}
