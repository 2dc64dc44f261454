import type { SettlementDetail } from '@etalon/api/contract'
import { printedMoney, sumsByOrder } from '@etalon/api/domain'
import { Card } from '@etalon/ui/card'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { orderAddress } from '../order/places.ts'
import { quoteDetailPath } from '../quote/places.ts'
import { FrameTable, figureHeads } from '../work/record/FrameTable.tsx'

/** The orders that are settled together, and what each of them comes to. */
export function OrdersCard({ one }: { readonly one: SettlementDetail }) {
  const words = useWords(settlementMessages)
  const sums = sumsByOrder(one.lines)
  return (
    <Card title={words.orders} note={words.ordersCount(one.orders.length)} flush>
      <FrameTable
        label={words.ordersTable}
        heads={[words.orderNo, words.billDate, words.ownNo, words.quote, ...figureHeads(words.items, words.gross, words.amount)]}
      >
        {one.orders.map(({ orderId, orderNo, billDate, settlementNo, quote }) => {
          const sum = sums.find((each) => each.orderId === orderId)
          return (
            <tr key={orderId}>
              <td>
                <Link to={orderAddress(orderId)}>{orderNo}</Link>
              </td>
              <td>{billDate}</td>
              <td>{settlementNo}</td>
              <td>{quote ? <Link to={`${quoteDetailPath}?id=${quote.id}`}>{quote.quoteNo}</Link> : words.none}</td>
              <td data-numeric="">{sum?.lines.length ?? 0}</td>
              <td data-numeric="">{printedMoney(sum?.gross ?? '0')}</td>
              <td data-numeric="">{printedMoney(sum?.net ?? '0')}</td>
            </tr>
          )
        })}
      </FrameTable>
    </Card>
  )
}
