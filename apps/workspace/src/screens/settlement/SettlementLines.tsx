import type { SettlementDetail, SettlementLineRow } from '@etalon/api/contract'
import { printedMoney, sumOf, sumsByOrder } from '@etalon/api/domain'
import { Card } from '@etalon/ui/card'
import { Fragment } from 'react'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { percentOf } from '../quote/quote-draft.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { FrameTable, figureHeads } from '../work/record/FrameTable.tsx'
import { isUnsettled } from './places.ts'
import * as styles from './settlement.css.ts'

/** What is to be paid; before it is settled, what its items come to as they stand. */
export const amountOf = ({ standing, lines, amount }: SettlementDetail): string =>
  isUnsettled(standing.state) ? sumOf(lines.map(({ net }) => net)) : amount

/** A reduction of the whole is spread over its lines, and may take nothing of one. */
const takesSomething = ({ amount }: { readonly amount: string }): boolean => /[1-9]/.test(amount)

/** What each item costs, by what, and what was taken off, with the reason; of several orders, what each of them comes to. */
export function SettlementLines({ one }: { readonly one: SettlementDetail }) {
  const words = useWords(settlementMessages)
  const labels = useLabels()
  const { columns } = words
  const sums = sumsByOrder(one.lines)
  const rowOf = (line: SettlementLineRow) => (
    <tr key={line.itemId}>
      <td data-words="">{line.name}</td>
      <td>{line.serial}</td>
      <td>{labels.of('ability_type', line.abilityType)}</td>
      <td>{words.bases[line.byContract ? 'contract' : line.isQuoted ? 'quote' : 'list']}</td>
      <td data-numeric="">{printedMoney(line.price)}</td>
      <td data-words="">
        {line.discounts.map(({ type, share }, place) => (
          // Discounts keep their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: the row is drawn anew as a whole
          <span key={place}>{words.discountGiven(labels.of('discount_type', type), percentOf(share))} </span>
        ))}
      </td>
      <td data-words="">
        {line.reductionsTaken.filter(takesSomething).map(({ type, amount, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the row is drawn anew as a whole
          <span key={place}>
            {labels.of('reduction_type', type)} {printedMoney(`-${amount}`)} <span className={styles.quiet}>{reason}</span>{' '}
          </span>
        ))}
      </td>
      <td data-numeric="">{printedMoney(line.net)}</td>
    </tr>
  )
  return (
    <Card title={words.lines} note={words.rows(one.lines.length)} flush>
      <FrameTable
        label={words.linesTable}
        heads={[
          columns.name,
          columns.serial,
          columns.ability,
          columns.by,
          ...figureHeads(columns.price),
          columns.discounts,
          columns.reductions,
          ...figureHeads(columns.net),
        ]}
      >
        {sums.map((sum) => (
          <Fragment key={sum.orderId}>
            {sum.lines.map(rowOf)}
            {one.orders.length > 1 && (
              <tr className={styles.subtotal}>
                <td colSpan={7}>{words.subtotal(one.orders.find(({ orderId }) => orderId === sum.orderId)?.orderNo ?? '')}</td>
                <td data-numeric="">{printedMoney(sum.net)}</td>
              </tr>
            )}
          </Fragment>
        ))}
        <tr>
          <td colSpan={7}>{words.total}</td>
          <td data-numeric="">
            <strong>{printedMoney(amountOf(one))}</strong>
          </td>
        </tr>
      </FrameTable>
    </Card>
  )
}
