import { CallProblem } from '@etalon/api/client'
import { contract, type HistoryEntry, type TrainingDetail } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import { useMemo, useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { trainingMessages } from '../../messages/staff.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { CarriedOver, type LeftBehind } from '../record-form/carried-over.tsx'
import { LeftTyped } from '../record-form/LeftTyped.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useRecord } from '../work/record/use-record.ts'
import { trainingPath } from './places.ts'
import { Results } from './Results.tsx'
import { TrainingEvaluation } from './TrainingEvaluation.tsx'
import { TrainingPage } from './TrainingPage.tsx'
import { type ResultsDraft, readResults, resultsOf } from './training-results.ts'
import { useResultParts } from './use-result-parts.ts'

/** One training: what it is about, who takes part, and how they did. */
export default function TrainingDetailScreen({ query }: ViewProps) {
  const words = useWords(trainingMessages)
  const allowed = useAllowed()
  const { answer, reload } = useRecord(contract.training, query.id ?? '')
  const [left, setLeft] = useState<LeftBehind<ResultsDraft> | null>(null)
  const isEvaluated = ({ isDone, fromDay }: TrainingDetail) =>
    allowed(contract.training.finish) && !isDone && fromDay <= dayInShanghai(new Date())
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) =>
        isEvaluated(record) ? (
          <CarriedOver key={record.version} left={left} onLeft={setLeft} version={record.version}>
            {(carried) => <TrainingEvaluation one={record} history={history} query={query} carried={carried} reload={reload} />}
          </CarriedOver>
        ) : (
          <TrainingReading one={record} history={history} query={query} reload={reload} onDiscarded={() => setLeft(null)} />
        )
      }
    </Answered>
  )
}

interface TrainingReadingProps {
  readonly one: TrainingDetail
  readonly history: readonly HistoryEntry[]
  readonly query: ViewProps['query']
  readonly reload: () => void
  /** What was typed here before is not wanted. */
  readonly onDiscarded: () => void
}

/** A training that has not begun, was held, or is somebody else's to evaluate. */
function TrainingReading({ one, history, query, reload, onDiscarded }: TrainingReadingProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(trainingMessages)
  const confirm = useConfirm()
  const allowed = useAllowed()
  const [isSending, setSending] = useState(false)
  const parts = useResultParts(one.trainees)

  const reopen = async () => {
    const answer = await confirm({
      title: `${words.reopen}?`,
      consequence: words.reopenConsequence,
      confirmLabel: words.reopen,
      reason: true,
    })
    if (!answer) return
    setSending(true)
    try {
      const body = { id: one.id, version: one.version, reason: answer.reason }
      await client.send(contract.training.reopen, { body, idempotencyKey: crypto.randomUUID() })
      toasts.show({ tone: 'success', title: words.reopened(one.title) })
      reload()
    } catch (error) {
      // The client has said what happened; where somebody was faster, the training is shown anew.
      if (!(error instanceof CallProblem)) throw error
      if (error.code === 409) reload()
    } finally {
      setSending(false)
    }
  }
  const actions = one.isDone ? (
    <Button pending={isSending} onPress={() => void reopen()}>
      {words.reopen}
    </Button>
  ) : (
    <Button kind="primary" disabledReason={words.notBegun}>
      {words.finish}
    </Button>
  )
  const saved = useMemo(() => resultsOf(one.trainees), [one.trainees])
  return (
    <TrainingPage
      one={one}
      history={history}
      actions={allowed(contract.training.finish) && actions}
      notes={
        <LeftTyped
          {...{ name: 'training', edited: { id: one.id, version: one.version }, saved, parts }}
          read={readResults(saved)}
          view={{ path: trainingPath, query }}
          onDiscarded={onDiscarded}
          {...(one.isDone && allowed(contract.training.reopen) && { hint: words.leftHint })}
        />
      }
    >
      <Results trainees={one.trainees} values={saved} />
    </TrainingPage>
  )
}
