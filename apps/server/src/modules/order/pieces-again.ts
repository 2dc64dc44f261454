import type { OrderForm, PieceAgain } from '@etalon/api/contract'
import { hasOwnNumber, plainText, rowsTwice } from '@etalon/api/domain'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'

interface Elsewhere extends Record<string, unknown> {
  /** The place of the instrument in the form, from 0. */
  place: number
  orderId: string
  orderNo: string
}

/**
 * The rows of an order that ask for a service which is asked for already: by a row before them, or by another open order of the client.
 * They are told and not refused: of cheap instruments a whole lot may bear one number. Of several such orders the newest is told, and
 * however many there are, no more of them are read than it takes to find that one.
 */
export async function piecesAgain(tx: Transaction, { id, enterId, instruments }: OrderForm): Promise<PieceAgain[]> {
  const within = rowsTwice(instruments).map(({ row, first }) => ({ row: row + 1, first: first + 1, order: null }))
  const looked = instruments.flatMap((one, place) =>
    hasOwnNumber(one)
      ? [
          {
            ...{ place, kind: one.kindCode, ability: one.abilityType, model: plainText(one.model) },
            ...{ serial: plainText(one.serial), manufacturer: plainText(one.manufacturer) },
          },
        ]
      : [],
  )
  if (looked.length === 0) return within
  // By the number first, whatever is known of how common it is: a client can have thousands of orders that are done.
  const { rows } = await executeNamed<Elsewhere>(
    tx,
    'pieces-in-open-orders',
    sql`
    select given.place, other.*
    from jsonb_to_recordset(${JSON.stringify(looked)}::jsonb)
      as given (place int, kind text, ability text, model text, serial text, manufacturer text),
    lateral (
      select o.id as "orderId", o.order_no as "orderNo"
      from (
        select s.id, s.order_id from listed_sample s
        where lower(trim(s.serial)) = given.serial and s.kind_code = given.kind and lower(trim(s.model)) = given.model
          and lower(trim(s.manufacturer)) = given.manufacturer and s.state not in ('0', '1000') and s.returned_at is null
        order by s.order_id desc offset 0) s
        join listed_work_order o on o.id = s.order_id join listed_item i on i.sample_id = s.id
      where i.ability_type = given.ability and i.state not in ('0', '600')
        and o.enterprise_id = ${enterId} and o.state in ('50', '100', '300') and o.id <> ${id ?? 0}
      order by s.order_id desc limit 1) other
    order by given.place`,
  )
  return [
    ...within,
    ...rows.map(({ place, orderId, orderNo }) => ({ row: place + 1, first: null, order: { id: orderId, orderNo } })),
  ]
}
