import { type AnswerOf, contract } from '@etalon/api/contract'
import { Card, Page } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { useCount } from '@etalon/ui/i18n'
import { StatGrid, StatTile } from '@etalon/ui/stat-tile'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { Answered } from '../work/Answered.tsx'
import type { StateDictionary } from '../work/state-looks.ts'
import { useAnswer } from '../work/use-answer.ts'
import { WorkState } from '../work/WorkState.tsx'
import { DueCard } from './DueCard.tsx'
import * as styles from './dashboard.css.ts'
import { FlowCard } from './FlowCard.tsx'

const parts: readonly { resource: 'order' | 'item' | 'report'; dictionary: StateDictionary }[] = [
  { resource: 'order', dictionary: 'order_status' },
  { resource: 'item', dictionary: 'item_state' },
  { resource: 'report', dictionary: 'report_state' },
]

/** What waits for the person signed in, and how the institute's work is spread over its states. */
export default function DashboardScreen() {
  const { client } = useWorkspace()
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.dashboard.counts, { signal, quiet: true }), [client]),
  )
  return (
    <Answered answer={answer} reload={reload}>
      {(counts) => <Counts {...counts} />}
    </Answered>
  )
}

function Counts({ waiting, states }: AnswerOf<typeof contract.dashboard.counts>) {
  const { session } = useWorkspace()
  const words = useWords(dashboardMessages)
  const write = useCount()
  const name = useSelector(session, ({ context }) => context.user?.name ?? '')
  const tasks: Readonly<Record<string, string>> = words.tasks
  return (
    <Page title={words.greeting(name)}>
      <div className={styles.body}>
        <Card title={words.waiting}>
          {waiting.length === 0 ? (
            <EmptyState title={words.nothingWaiting} />
          ) : (
            <StatGrid label={words.waiting}>
              {waiting.map(({ code, path, count }) => (
                <StatTile key={code} label={tasks[code] ?? code} value={write(count)} quiet={count === 0} href={path} />
              ))}
            </StatGrid>
          )}
        </Card>
        <div className={styles.pair}>
          <DueCard />
          <FlowCard />
        </div>
        <div className={styles.columns}>
          {parts.map(({ resource, dictionary }) => {
            const rows = states.filter((one) => one.resource === resource).sort((a, b) => Number(a.state) - Number(b.state))
            const most = Math.max(1, ...rows.map((row) => row.count))
            return (
              <Card key={resource} title={words.resources[resource]}>
                <ul className={styles.states}>
                  {rows.map((row) => (
                    <li key={row.state} className={styles.state}>
                      <WorkState dictionary={dictionary} state={row.state} />
                      <span className={styles.bar} aria-hidden="true">
                        <span className={styles.fill} style={{ width: `${(row.count / most) * 100}%` }} />
                      </span>
                      <span className={styles.count}>{write(row.count)}</span>
                    </li>
                  ))}
                </ul>
              </Card>
            )
          })}
        </div>
      </div>
    </Page>
  )
}
