import { CallProblem } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import type { DialogControl } from '@etalon/ui/dialog'
import { EmptyState } from '@etalon/ui/empty-state'
import { FailedState } from '@etalon/ui/failed-state'
import { LoadingBar } from '@etalon/ui/loading'
import { RadioGroup } from '@etalon/ui/radio-group'
import { useCallback, useRef, useState } from 'react'
import { StaleNote } from '../../answers/StaleNote.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useWords } from '../../messages/index.ts'
import { testingMessages } from '../../messages/testing.ts'
import { useWorkspace } from '../../workspace/index.ts'
import type { Movable } from '../work/moves/use-moves.ts'
import { useNameOf } from '../work/people/use-name-of.ts'

export interface AssignDialogProps {
  readonly dialog: DialogControl
  readonly item: Movable
  readonly send: (assignee: string, idempotencyKey: string) => Promise<unknown>
  readonly onAssigned: () => void
}

/** Gives an item to a tester. Who may not take it is shown with the reason. */
export function AssignDialog({ dialog, item, send, onAssigned }: AssignDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(testingMessages)
  const nameOf = useNameOf()
  const [tester, setTester] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) => client.send(contract.staff.candidates, { query: { itemId: item.id }, signal, quiet: true }),
      [client, item.id],
    ),
  )
  const candidates = answer.state === 'loaded' ? answer.value : []

  const assign = async () => {
    setTried(true)
    const chosen = candidates.find((one) => one.staffId === tester)
    if (!chosen) return
    setBusy(true)
    try {
      await send(chosen.staffId, key.current)
      toasts.show({ tone: 'success', title: words.assigned(item.number, nameOf(chosen.staffName)) })
      dialog.close('done')
      onAssigned()
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      if (error.code === 409) onAssigned()
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      dialog={dialog}
      title={words.assignTitle(item.number)}
      form={{
        root: { onSubmit: () => void assign() },
        isSubmitting: busy,
        isDirty: tester !== null,
        reset: () => {
          setTester(null)
          setTried(false)
        },
      }}
      submit={words.assign}
    >
      <StaleNote answer={answer} reload={reload} />
      {answer.state === 'loading' && <LoadingBar />}
      {answer.state === 'failed' && (
        <FailedState onRetry={reload} retrying={answer.isRetrying}>
          {answer.problem.message}
        </FailedState>
      )}
      {answer.state === 'loaded' && candidates.length === 0 && (
        <EmptyState title={words.noCandidates}>{words.noCandidatesHint}</EmptyState>
      )}
      {candidates.length > 0 && (
        <RadioGroup
          label={words.tester}
          required
          stacked
          value={tester}
          onChange={setTester}
          error={tried && tester === null ? words.chooseTester : undefined}
          options={candidates.map((one) => ({
            value: one.staffId,
            label: [
              nameOf(one.staffName),
              one.deptName,
              words.openItems(one.openItems),
              one.refusal ?? (one.qualifiedUntil ? words.qualifiedUntil(one.qualifiedUntil) : words.notQualified),
            ]
              .filter(Boolean)
              .join(' · '),
            disabled: one.refusal !== null,
          }))}
        />
      )}
    </FormDialog>
  )
}
