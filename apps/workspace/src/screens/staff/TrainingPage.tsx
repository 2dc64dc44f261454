import type { HistoryEntry, TrainingDetail } from '@etalon/api/contract'
import { Card, Page } from '@etalon/ui/card'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/index.ts'
import { trainingMessages } from '../../messages/staff.ts'
import * as page from '../order/order-detail.css.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'

interface TrainingPageProps {
  readonly one: TrainingDetail
  readonly history: readonly HistoryEntry[]
  readonly actions: ReactNode
  /** What is said above it. @default nothing */
  readonly notes?: ReactNode
  /** Who takes part, and how they did. */
  readonly children: ReactNode
}

/** What a training is about, who takes part, and what happened to it. */
export function TrainingPage({ one, history, actions, notes, children }: TrainingPageProps) {
  const words = useWords(trainingMessages)
  const nameOf = useNameOf()
  const labels = useLabels()
  return (
    <Page title={one.title} beside={<WorkState dictionary="training_state" state={one.isDone ? '1' : '0'} />} actions={actions}>
      {notes}
      <div className={page.columns}>
        <div className={page.main}>
          <Card title={words.facts}>
            <Facts
              facts={[
                [words.mode, labels.of('STAFF_TRAINING_MODE', one.mode)],
                [words.type, labels.of('STAFF_TRAINING_TYPE', one.type)],
                [words.days, one.fromDay === one.toDay ? one.fromDay : `${one.fromDay} — ${one.toDay}`],
                [words.hours, String(one.hours)],
                [words.place, one.place],
                [words.trainer, one.trainer],
                [words.createdBy, nameOf(one.createdByName)],
                [words.content, one.content],
              ]}
            />
          </Card>
          <Card title={words.people} note={words.count(one.participants)} flush>
            {children}
          </Card>
        </div>
        <Card title={words.history}>
          <HistoryList entries={history} dictionary="training_state" />
        </Card>
      </div>
    </Page>
  )
}
