import { contract, type Instrument } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Checkbox } from '@etalon/ui/checkbox'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { EmptyState } from '@etalon/ui/empty-state'
import { FailedState } from '@etalon/ui/failed-state'
import { useMessages } from '@etalon/ui/i18n'
import { LoadingBar } from '@etalon/ui/loading'
import { useCallback, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useAnswer } from '../work/record/use-answer.ts'
import * as styles from './ledger-dialog.css.ts'

export interface LedgerDialogProps {
  readonly dialog: DialogControl
  readonly enterId: string
  readonly onPicked: (instruments: readonly Instrument[]) => void
}

/** An enterprise's instruments, to pick from. */
export function LedgerDialog({ dialog, enterId, onPicked }: LedgerDialogProps) {
  const words = useWords(recordFormMessages)
  const common = useMessages()
  const { client } = useWorkspace()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        client.send(contract.enterprise.instruments, { query: {}, body: { enterId }, signal, quiet: true }),
      [client, enterId],
    ),
  )
  const instruments = answer.state === 'loaded' ? answer.value.records : []
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const pick = () => {
    onPicked(instruments.filter((one) => chosen.has(one.id)))
    setChosen(new Set())
    dialog.close('done')
  }
  return (
    <Dialog
      actor={dialog.actor}
      title={words.ledgerTitle}
      footer={
        <>
          <Button onPress={() => dialog.close('cancelled')}>{common.cancel}</Button>
          <Button kind="primary" onPress={pick} disabled={chosen.size === 0}>
            {words.pick(chosen.size)}
          </Button>
        </>
      }
    >
      {answer.state === 'loading' && <LoadingBar />}
      {answer.state === 'failed' && (
        <FailedState onRetry={reload} retrying={answer.isRetrying}>
          {answer.problem.message}
        </FailedState>
      )}
      {answer.state === 'loaded' && instruments.length === 0 && (
        <EmptyState title={words.ledgerEmpty}>{words.ledgerEmptyHint}</EmptyState>
      )}
      <ul className={styles.list}>
        {instruments.map((one) => (
          <li key={one.id} className={styles.row}>
            <Checkbox checked={chosen.has(one.id)} onChange={() => toggle(one.id)}>
              <span>
                <span className={styles.name}>{one.name}</span>
                <span className={styles.facts}>
                  {one.model} · {one.serial} · {one.range} · {one.manufacturer}
                </span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
