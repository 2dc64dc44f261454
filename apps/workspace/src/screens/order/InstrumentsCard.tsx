import type { OrderDetail } from '@etalon/api/contract'
import { printedMoney } from '@etalon/api/domain'
import { Card } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { Beneath, FrameTable, figureHeads } from '../work/record/FrameTable.tsx'

/** The instruments of an order: which they are, what is done with them, what that costs, and where they are. */
export function InstrumentsCard({ instruments }: Pick<OrderDetail, 'instruments'>) {
  const words = useWords(orderMessages)
  const marks = useWords(punctuation)
  const labels = useLabels()
  const { columns } = words
  return (
    <Card title={words.sections.instruments} note={words.pieces(instruments.length)} flush>
      {instruments.length === 0 ? (
        <EmptyState title={words.noPieces}>{words.noPiecesHint}</EmptyState>
      ) : (
        <FrameTable
          label={words.instrumentsTable}
          heads={[
            columns.sampleNo,
            columns.name,
            columns.model,
            columns.serial,
            columns.range,
            marks.listed([columns.ability, columns.regulation]),
            ...figureHeads(columns.price),
            words.state,
          ]}
        >
          {instruments.map((one) => (
            <tr key={one.id}>
              <td>{one.sampleNo ?? '—'}</td>
              <td data-words="">
                {one.name}
                <Beneath>{one.manufacturer}</Beneath>
              </td>
              <td>{one.model}</td>
              <td>{one.serial}</td>
              <td data-words="">
                {one.range}
                <Beneath>{one.accuracy}</Beneath>
              </td>
              <td>
                {labels.of('ability_type', one.abilityType)}
                <Beneath>{one.regulation}</Beneath>
              </td>
              <td data-numeric="">{printedMoney(one.price)}</td>
              <td>
                <WorkState dictionary="sample_state" state={one.sampleState} />
              </td>
            </tr>
          ))}
        </FrameTable>
      )}
    </Card>
  )
}
