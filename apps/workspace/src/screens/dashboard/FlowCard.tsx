import { type AnswerOf, contract } from '@etalon/api/contract'
import { Card } from '@etalon/ui/card'
import { BarChart } from '@etalon/ui/chart'
import { EmptyState } from '@etalon/ui/empty-state'
import { useCallback, useMemo } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'

/** What came in and what went out of late, day by day: a picture, and a table behind it. */
export function FlowCard() {
  const { client } = useWorkspace()
  const words = useWords(dashboardMessages)
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.dashboard.flow, { signal, quiet: true }), [client]),
  )
  return (
    <Card title={words.flow}>
      <Answered answer={answer} reload={reload}>
        {(days) => <Flow days={days} />}
      </Answered>
    </Card>
  )
}

function Flow({ days }: { readonly days: AnswerOf<typeof contract.dashboard.flow> }) {
  const words = useWords(dashboardMessages)
  // What is drawn stays the same until its numbers change.
  const { categories, series } = useMemo(
    () => ({
      categories: days.map(({ day }) => day.slice(5)),
      series: [
        { name: words.received, values: days.map(({ received }) => String(received)) },
        { name: words.issued, values: days.map(({ issued }) => String(issued)) },
      ],
    }),
    [days, words],
  )
  if (days.every(({ received, issued }) => received === 0 && issued === 0)) return <EmptyState title={words.nothingFlowed} />
  return <BarChart label={words.flowNote} categoryLabel={words.day} categories={categories} series={series} />
}
