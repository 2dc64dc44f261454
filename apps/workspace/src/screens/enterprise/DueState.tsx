import type { LedgerInstrument } from '@etalon/api/contract'
import { StatePill, type StateShape, type Tone } from '@etalon/ui/state-pill'
import { useWords } from '../../messages/index.ts'
import { ledgerMessages } from '../../messages/ledger.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { urgencyOf } from './urgency.ts'

const looks: Readonly<Record<'over' | 'soon' | 'later', readonly [Tone, StateShape]>> = {
  over: ['danger', 'void'],
  soon: ['warning', { part: 0.75 }],
  later: ['success', 'done'],
}

/** What is said of the day on which an instrument is due: in the colour of how pressing it is, and in words. */
export function DueState({ due }: { readonly due: Pick<LedgerInstrument, 'deviceState' | 'dueDate' | 'daysLeft'> }) {
  const words = useWords(ledgerMessages)
  const labels = useLabels()
  const { deviceState, dueDate, daysLeft } = due
  if (deviceState !== '1') return labels.of('DEVICE_STATE', deviceState)
  if (dueDate === null || daysLeft === null) return '—'
  const [tone, shape] = looks[urgencyOf(daysLeft)]
  return (
    <span title={words.daysLeft(daysLeft)}>
      <StatePill tone={tone} shape={shape} bare>
        {dueDate}
      </StatePill>
    </span>
  )
}
