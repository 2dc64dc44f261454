import type { SampleDetail } from '@etalon/api/contract'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { reportAddress } from '../report/places.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useNameOf } from '../work/people/use-name-of.ts'
import { FrameTable } from '../work/record/FrameTable.tsx'

/** What is tested of a sample, by whom, and the certificates that came of it. */
export function SampleItems({ items }: { readonly items: SampleDetail['items'] }) {
  const words = useWords(sampleMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const heads = [words.itemNo, words.ability, words.regulation, words.tester, words.itemState, words.certificate]
  return (
    <FrameTable label={words.itemsFrame} heads={heads}>
      {items.map((one) => (
        <tr key={one.id}>
          <td>{one.itemNo}</td>
          <td>{labels.of('ability_type', one.abilityType)}</td>
          <td data-words="">{one.regulation}</td>
          <td>{one.testerName === null ? '—' : nameOf(one.testerName)}</td>
          <td>
            <WorkState dictionary="item_state" state={one.state} />
          </td>
          <td>
            {one.certificateNumber !== null && one.reportId !== null ? (
              <Link to={reportAddress(one.reportId)}>{one.certificateNumber}</Link>
            ) : (
              '—'
            )}
          </td>
        </tr>
      ))}
    </FrameTable>
  )
}
