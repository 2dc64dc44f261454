import type { StandardRow } from '@etalon/api/contract'
import { StatePill } from '@etalon/ui/state-pill'
import { useWords } from '../../messages/index.ts'
import { standardMessages } from '../../messages/standard.ts'
import { urgencyOf } from '../enterprise/urgency.ts'

const looks = { over: ['danger', 'void'], soon: ['warning', 'begun'], later: ['success', 'done'] } as const

/** Until when the certificate of a standard counts, in the colour of how pressing it is. */
export function ValidState({ one }: { readonly one: Pick<StandardRow, 'certificateNumber' | 'validUntil' | 'daysLeft'> }) {
  const words = useWords(standardMessages)
  if (one.certificateNumber === '') return <>—</>
  const [tone, shape] = looks[urgencyOf(one.daysLeft)]
  return (
    <span title={words.daysLeft(one.daysLeft)}>
      <StatePill tone={tone} shape={shape} bare>
        {one.validUntil}
      </StatePill>
    </span>
  )
}
