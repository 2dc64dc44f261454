import type { AmendableField, OrderAmendment } from '@etalon/api/contract'
import { Card } from '@etalon/ui/card'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { orderAmendingMessages } from '../../messages/order-amending.ts'
import { momentOf } from '../work/moments.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { FrameTable } from '../work/record/FrameTable.tsx'

/** What was changed of an order since it was handed in, newest first: what it said before and says now, who changed it, and why. */
export function AmendmentsCard({ amendments }: { readonly amendments: readonly OrderAmendment[] }) {
  const words = useWords(orderMessages)
  const amending = useWords(orderAmendingMessages)
  const nameOf = useNameOf()
  const labels = useLabels()
  const shown = (field: AmendableField, value: string) =>
    value === '' ? '—' : field === 'sendWay' ? labels.of('send_way', value) : value
  const { at, what, before, after, reason, by } = amending.heads
  return (
    <Card title={amending.card} note={amending.times(amendments.length)} flush>
      <FrameTable label={amending.frame} heads={[at, what, before, after, reason, by]}>
        {amendments.toReversed().flatMap((one) =>
          one.changes.map((change) => (
            <tr key={`${one.number}-${change.field}`}>
              <td>{momentOf(one.at)}</td>
              <td>{words[change.field]}</td>
              <td data-words="">{shown(change.field, change.before)}</td>
              <td data-words="">{shown(change.field, change.after)}</td>
              <td data-words="">{one.reason}</td>
              <td>{nameOf(one.byName)}</td>
            </tr>
          )),
        )}
      </FrameTable>
    </Card>
  )
}
