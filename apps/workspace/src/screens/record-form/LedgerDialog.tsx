import { contract, type Instrument } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Checkbox } from '@etalon/ui/checkbox'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { EmptyState } from '@etalon/ui/empty-state'
import { FailedState } from '@etalon/ui/failed-state'
import { useLanguage, useMessages } from '@etalon/ui/i18n'
import { LoadingBar } from '@etalon/ui/loading'
import { TextField } from '@etalon/ui/text-field'
import { Search } from 'lucide-react'
import { useCallback, useState } from 'react'
import { StaleNote } from '../../answers/StaleNote.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as styles from './ledger-dialog.css.ts'

export interface LedgerDialogProps {
  readonly dialog: DialogControl
  readonly enterId: string
  readonly onPicked: (instruments: readonly Instrument[]) => void
  /** Whether one is a row of the form already; it is not picked a second time. @default none is */
  readonly isTaken?: (instrument: Instrument) => boolean
}

const neverTaken = () => false

/** As many as a dialog can show; a back end that is not asked for so many gives a page of a few. */
const most = 500
/** So many are found by looking. */
const few = 8

/** An enterprise's instruments, to pick from. */
export function LedgerDialog({ dialog, enterId, onPicked, isTaken = neverTaken }: LedgerDialogProps) {
  const words = useWords(recordFormMessages)
  const common = useMessages()
  const language = useLanguage()
  const { client } = useWorkspace()
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        client.send(contract.enterprise.instruments, {
          query: { current: 1, size: most },
          body: { enterId },
          signal,
          quiet: true,
        }),
      [client, enterId],
    ),
  )
  const instruments = answer.state === 'loaded' ? answer.value.records : []
  const parts = wanted.trim().toLowerCase().split(/\s+/)
  const shown = instruments.filter((one) => {
    const text = [one.name, one.nameEn, one.model, one.serial, one.range, one.manufacturer].join(' ').toLowerCase()
    return parts.every((part) => text.includes(part))
  })
  const free = shown.filter((one) => !isTaken(one))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  // A serial number that was read by a scanner ends with Enter: its instrument is taken, and the next can be read.
  const takeOnly = () => {
    const [only] = shown
    if (!only || shown.length > 1 || isTaken(only) || wanted.trim() === '') return
    setChosen(new Set([...chosen, only.id]))
    setWanted('')
  }
  const pick = () => {
    onPicked(instruments.filter((one) => chosen.has(one.id)))
    setChosen(new Set())
    setWanted('')
    dialog.close('done')
  }
  return (
    <Dialog
      actor={dialog.actor}
      title={words.ledgerTitle}
      unsaved={chosen.size > 0}
      onDiscarded={() => setChosen(new Set())}
      footer={(close) => (
        <>
          <Button onPress={close}>{common.cancel}</Button>
          <Button kind="primary" onPress={pick} disabled={chosen.size === 0}>
            {words.pick(chosen.size)}
          </Button>
        </>
      )}
    >
      <StaleNote answer={answer} reload={reload} />
      {answer.state === 'loading' && <LoadingBar />}
      {answer.state === 'failed' && (
        <FailedState onRetry={reload} retrying={answer.isRetrying}>
          {answer.problem.message}
        </FailedState>
      )}
      {answer.state === 'loaded' && instruments.length === 0 && (
        <EmptyState title={words.ledgerEmpty}>{words.ledgerEmptyHint}</EmptyState>
      )}
      {instruments.length > few && (
        <div className={styles.tools}>
          <TextField
            className={styles.filter}
            label={words.ledgerFilter}
            labelPosition="hidden"
            placeholder={words.ledgerFilter}
            icon={Search}
            clearable
            maxLength={64}
            value={wanted}
            onChange={setWanted}
            onEnter={takeOnly}
          />
          <Button
            size="small"
            disabled={free.length === 0}
            onPress={() => setChosen(new Set([...chosen, ...free.map(({ id }) => id)]))}
          >
            {words.pickShown(free.length)}
          </Button>
        </div>
      )}
      {instruments.length > 0 && shown.length === 0 && <p className={styles.none}>{words.ledgerNothing}</p>}
      <ul className={styles.list}>
        {shown.map((one) => (
          <li key={one.id} className={styles.row}>
            <Checkbox checked={chosen.has(one.id)} onChange={() => toggle(one.id)} disabled={isTaken(one)}>
              <span>
                <span className={styles.name}>{inLanguage(language, one.name, one.nameEn)}</span>
                <span className={styles.facts}>
                  {one.model} · {one.serial} · {one.range} · {one.manufacturer}
                </span>
                {isTaken(one) && <span className={styles.taken}>{words.ledgerTaken}</span>}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
