import { CallProblem } from '@etalon/api/client'
import { contract, type HistoryEntry, type TrainingDetail } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { trainingMessages } from '../../messages/staff.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as page from '../order/order-detail.css.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { type Result, Results } from './Results.tsx'

/** One training: what it is about, who takes part, and how they did. */
export default function TrainingDetailScreen({ query }: ViewProps) {
  const words = useWords(trainingMessages)
  const { answer, reload } = useRecord(contract.training, query.id ?? '')
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => <LoadedTraining key={record.version} one={record} history={history} reload={reload} />}
    </Answered>
  )
}

interface LoadedTrainingProps {
  readonly one: TrainingDetail
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedTraining({ one, history, reload }: LoadedTrainingProps) {
  const { client, toasts, session } = useWorkspace()
  const words = useWords(trainingMessages)
  const nameOf = useNameOf()
  const labels = useLabels()
  const confirm = useConfirm()
  const allowed = useAllowed()
  const own = useSelector(session, ({ context }) => context.user?.id)
  const [results, setResults] = useState<readonly Result[]>(() =>
    one.trainees.map(({ accountId, evaluation, remark }) => ({ accountId, evaluation, remark })),
  )
  const [isSending, setSending] = useState(false)
  const keeps = allowed(contract.training.finish)
  const isBegun = one.fromDay <= dayInShanghai(new Date())

  const send = async (work: () => Promise<unknown>, title: string) => {
    setSending(true)
    try {
      await work()
      toasts.show({ tone: 'success', title })
      reload()
    } catch (error) {
      // The client has said what happened; where somebody was faster, the training is shown anew.
      if (!(error instanceof CallProblem)) throw error
      if (error.code === 409) reload()
    } finally {
      setSending(false)
    }
  }
  const sent = { id: one.id, version: one.version }
  const finish = async () => {
    const evaluated = results.filter(({ evaluation }) => evaluation !== '').length
    const consequence = words.finishConsequence(evaluated, results.length)
    if (!(await confirm({ title: words.finishQuestion, consequence, confirmLabel: words.finish }))) return
    const body = { ...sent, results: results.map((result) => ({ ...result })) }
    await send(
      () => client.send(contract.training.finish, { body, idempotencyKey: crypto.randomUUID() }),
      words.finished(one.title),
    )
  }
  const reopen = async () => {
    const answer = await confirm({
      title: `${words.reopen}?`,
      consequence: words.reopenConsequence,
      confirmLabel: words.reopen,
      reason: true,
    })
    if (!answer) return
    const body = { ...sent, reason: answer.reason }
    await send(
      () => client.send(contract.training.reopen, { body, idempotencyKey: crypto.randomUUID() }),
      words.reopened(one.title),
    )
  }
  return (
    <Page
      title={one.title}
      beside={<WorkState dictionary="training_state" state={one.isDone ? '1' : '0'} />}
      actions={
        keeps &&
        (one.isDone ? (
          <Button pending={isSending} onPress={() => void reopen()}>
            {words.reopen}
          </Button>
        ) : (
          <Button
            kind="primary"
            pending={isSending}
            disabledReason={isBegun ? undefined : words.notBegun}
            onPress={() => void finish()}
          >
            {words.finish}
          </Button>
        ))
      }
    >
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
            <Results
              trainees={one.trainees}
              results={results}
              own={own}
              isEdited={keeps && !one.isDone && isBegun}
              onChange={setResults}
            />
          </Card>
        </div>
        <Card title={words.history}>
          <HistoryList entries={history} dictionary="training_state" worded={{ finish: words.finish, reopen: words.reopen }} />
        </Card>
      </div>
    </Page>
  )
}
