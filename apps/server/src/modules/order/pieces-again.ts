import type { OrderForm, PieceAgain } from '@etalon/api/contract'
import { hasOwnNumber, isSamePiece, type Piece, rowsTwice } from '@etalon/api/domain'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'

interface Open extends Piece, Record<string, unknown> {
  abilityType: string
  orderId: string
  orderNo: string
}

/**
 * The rows of an order that ask for a service which is asked for already: by a row before them, or by another open order of the client.
 * They are told and not refused: of cheap instruments a whole lot may bear one number.
 */
export async function piecesAgain(tx: Transaction, { id, enterId, instruments }: OrderForm): Promise<PieceAgain[]> {
  const within = rowsTwice(instruments).map(({ row, first }) => ({ row: row + 1, first: first + 1, order: null }))
  const serials = instruments.filter(hasOwnNumber).map(({ serial }) => serial.toLowerCase())
  if (serials.length === 0) return within
  const { rows: open } = await executeNamed<Open>(
    tx,
    'pieces-in-open-orders',
    sql`
    select s.kind_code as "kindCode", s.model, s.serial, s.manufacturer, i.ability_type as "abilityType", o.id as "orderId", o.order_no as "orderNo"
    from listed_work_order o join listed_sample s on s.order_id = o.id join listed_item i on i.sample_id = s.id
    where o.enterprise_id = ${enterId} and o.state in ('50', '100', '300') and o.id <> ${id ?? 0}
      and s.state not in ('0', '1000') and s.returned_at is null and i.state not in ('0', '600')
      and lower(trim(s.serial)) = any(${sql.param(serials)}::text[])
    order by o.id desc`,
  )
  const elsewhere = instruments.flatMap((one, place) => {
    const other = open.find((row) => row.abilityType === one.abilityType && isSamePiece(row, one))
    return other ? [{ row: place + 1, first: null, order: { id: other.orderId, orderNo: other.orderNo } }] : []
  })
  return [...within, ...elsewhere]
}
