import { contract } from '@etalon/api/contract'
import { Card, Page } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { useCount } from '@etalon/ui/i18n'
import { StatTile } from '@etalon/ui/stat-tile'
import { useCallback } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { useWords } from '../../messages/index.ts'
import { useOwnName, useWorkspace } from '../../workspace/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { Counts } from './Counts.tsx'
import { DueCard } from './DueCard.tsx'
import { FlowCard } from './FlowCard.tsx'

/** What waits for the person signed in, and how the institute's work is spread over its states. */
export default function DashboardScreen() {
  return useWorkspace().countsWork ? <Work /> : <Greeting />
}

/** The home page before a back end that counts nothing. */
function Greeting() {
  const words = useWords(dashboardMessages)
  return (
    <Page title={words.greeting(useOwnName())}>
      <Card title={words.waiting}>
        <EmptyState title={words.notCounted}>{words.beginWithMenu}</EmptyState>
      </Card>
    </Page>
  )
}

function Work() {
  const { client } = useWorkspace()
  const words = useWords(dashboardMessages)
  const write = useCount()
  const labels = useLabels()
  const name = useOwnName()
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.dashboard.counts, { signal, quiet: true }), [client]),
  )
  return (
    <Answered answer={answer} reload={reload}>
      {(counts) => (
        <Counts {...counts} {...{ words, name, write }} labelOf={labels.of} tile={StatTile}>
          <DueCard />
          <FlowCard />
        </Counts>
      )}
    </Answered>
  )
}
