import { contract, type HistoryEntry, type TrainingDetail } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { DraftActions } from '../../forms/DraftActions.tsx'
import { SendingDoubt } from '../../forms/SendingDoubt.tsx'
import { useSending } from '../../forms/use-sending.ts'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { trainingMessages } from '../../messages/staff.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useWorkspace } from '../../workspace/index.ts'
import { DraftNotes } from '../record-form/DraftNotes.tsx'
import type { Typed } from '../record-form/typed-values.ts'
import { useVersionDraft } from '../record-form/use-version-draft.ts'
import { trainingPath } from './places.ts'
import { Results } from './Results.tsx'
import { TrainingPage } from './TrainingPage.tsx'
import { evaluationName, type ResultsDraft, readResults, resultsOf, sentResults } from './training-results.ts'
import { useResultParts } from './use-result-parts.ts'

interface TrainingEvaluationProps {
  readonly one: TrainingDetail
  readonly history: readonly HistoryEntry[]
  readonly query: Readonly<Record<string, string>>
  /** What was typed on a version that somebody changed meanwhile. */
  readonly carried: Typed<ResultsDraft> | undefined
  readonly reload: () => void
}

/** A training that has begun, of which is written how everybody did. What is typed is kept on this device until it is recorded. */
export function TrainingEvaluation({ one, history, query, carried, reload }: TrainingEvaluationProps) {
  const { client, toasts, session } = useWorkspace()
  const words = useWords(trainingMessages)
  const formWords = useWords(recordFormMessages)
  const parts = useResultParts(one.trainees)
  const confirm = useConfirm()
  const own = useSelector(session, ({ context }) => context.user?.id)
  const initial = useMemo(() => resultsOf(one.trainees), [one.trainees])
  const read = useMemo(() => readResults(initial), [initial])
  const draft = useVersionDraft({ name: 'training', edited: { id: one.id, version: one.version }, initial, read, carried })
  useReportUnsaved(trainingPath, query, draft.hasChanges)

  const sending = useSending({
    draft,
    isSound: () => true,
    work: () =>
      client.send(contract.training.finish, {
        body: { id: one.id, version: one.version, results: sentResults(one.trainees, draft.values) },
        idempotencyKey: draft.idempotencyKey,
      }),
    onSent() {
      toasts.show({ tone: 'success', title: words.finished(one.title) })
      reload()
    },
    // Somebody was faster: the training is shown as it is now, with what was typed.
    onProblem: ({ code }) => code === 409 && reload(),
  })
  const finish = async () => {
    const evaluated = one.trainees.filter(({ accountId }) => draft.values[evaluationName(accountId)]).length
    const consequence = words.finishConsequence(evaluated, one.trainees.length)
    if (await confirm({ title: words.finishQuestion, consequence, confirmLabel: words.finish })) await sending.send('save')
  }
  return (
    <TrainingPage
      one={one}
      history={history}
      notes={
        <>
          <DraftNotes {...draft.meanwhile} parts={parts} draft={draft} />
          <SendingDoubt sending={sending} />
        </>
      }
      actions={
        <>
          <DraftActions
            draft={draft}
            words={{
              label: formWords.discard,
              question: words.discardQuestion,
              consequence: formWords.discardConsequence,
            }}
            onDiscarded={sending.forget}
          />
          <Button kind="primary" pending={sending.busy !== null} onPress={() => void finish()}>
            {words.finish}
          </Button>
        </>
      }
    >
      <Results trainees={one.trainees} values={draft.values} own={own} onChange={draft.change} />
    </TrainingPage>
  )
}
