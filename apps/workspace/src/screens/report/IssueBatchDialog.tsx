import { CallProblem } from '@etalon/api/client'
import { contract, type IssueBatchRow, type IssueBatchState } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { Meter } from '@etalon/ui/meter'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { Select } from '@etalon/ui/select'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useWords, type Words } from '../../messages/index.ts'
import { issueBatchMessages } from '../../messages/issue-batch.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { momentOf } from '../work/moments.ts'
import * as styles from './issue-batch.css.ts'
import { reportAddress } from './places.ts'

type Outcome = IssueBatchRow['outcome']
const outcomes = ['refused', 'issued', 'waiting'] as const

/** Whether a batch goes on by itself. */
export const isUnderWay = ({ state }: Pick<IssueBatchState, 'state'>): boolean => state === 'queued' || state === 'running'

interface IssueBatchDialogProps {
  readonly dialog: DialogControl
  /** The one that is shown. */
  readonly batch: IssueBatchState
  /** All of one's own, the newest first; chosen from where there are several. */
  readonly batches: readonly IssueBatchState[]
  readonly onChosen: (id: string) => void
  readonly isBusy: boolean
  readonly onStop: () => void
  readonly onAgain: () => void
}

/** How far a batch is, and what came of each of its reports. Closing it stops nothing. */
export function IssueBatchDialog({ dialog, batch, batches, onChosen, isBusy, onStop, onAgain }: IssueBatchDialogProps) {
  const words = useWords(issueBatchMessages)
  const goesOn = isUnderWay(batch)
  const left = batch.total - batch.issued
  const close = () => dialog.close('done')
  return (
    <Dialog
      actor={dialog.actor}
      title={words.title}
      views={false}
      onCloseRequested={close}
      footer={
        <>
          {goesOn && (
            <Button disabled={isBusy} onPress={onStop}>
              {words.stop}
            </Button>
          )}
          {!goesOn && left > 0 && (
            <Button disabled={isBusy} onPress={onAgain}>
              {words.again(left)}
            </Button>
          )}
          <Button kind="primary" onPress={close}>
            {words.close}
          </Button>
        </>
      }
    >
      <div className={styles.batch}>
        {batches.length > 1 && (
          <Select
            label={words.which}
            options={batches.map(({ id, createTime, issued, total }) => ({
              value: id,
              label: words.batchOf(momentOf(createTime), issued, total),
            }))}
            value={batch.id}
            onChange={(id) => id !== null && onChosen(id)}
          />
        )}
        <BatchView key={batch.id} batch={batch} onOpen={close} />
      </div>
    </Dialog>
  )
}

/** How one batch stands, and what came of each of its reports. */
function BatchView({ batch, onOpen }: { readonly batch: IssueBatchState; readonly onOpen: () => void }) {
  const words = useWords(issueBatchMessages)
  const [chosen, setChosen] = useState<Outcome>()
  const counts = { refused: batch.refused, issued: batch.issued, waiting: batch.total - batch.issued - batch.refused }
  const shown = chosen ?? (batch.refused > 0 ? 'refused' : 'issued')
  return (
    <>
      <p role="status">{standingOf(batch, words, counts.waiting)}</p>
      <Meter
        label={words.progress}
        value={counts.issued + counts.refused}
        max={batch.total}
        words={words.progressWords(counts.issued + counts.refused, batch.total)}
        {...(!isUnderWay(batch) && batch.issued < batch.total ? { tone: 'warning' as const } : {})}
        wide
      />
      <SegmentedControl
        label={words.outcomesLabel}
        segments={outcomes.map((value) => ({
          value,
          label: words.outcomeWith(words.outcomes[value], counts[value]),
        }))}
        value={shown}
        onChange={(value) => setChosen(outcomes.find((one) => one === value))}
      />
      <BatchRows key={shown} id={batch.id} outcome={shown} count={counts[shown]} onOpen={onOpen} />
    </>
  )
}

function standingOf(batch: IssueBatchState, words: Words<typeof issueBatchMessages>, waiting: number): string {
  switch (batch.state) {
    case 'queued':
      return words.queued
    case 'running':
      return words.running
    case 'done':
      return words.done(batch.issued, batch.refused)
    case 'cancelled':
      return words.cancelled(batch.issued, waiting)
    case 'failed':
      return words.failed(batch.issued, waiting)
  }
}

interface BatchRowsProps {
  readonly id: string
  readonly outcome: Outcome
  /** How many there are now: another number, and they are asked for anew. */
  readonly count: number
  readonly onOpen: () => void
}

/** The reports of one outcome, as many as were asked for. */
function BatchRows({ id, outcome, count, onOpen }: BatchRowsProps) {
  const { client } = useWorkspace()
  const words = useWords(issueBatchMessages)
  const [answer, setAnswer] = useState<{ rows: readonly IssueBatchRow[]; hasMore: boolean }>()
  const [isFailed, setFailed] = useState(false)
  const [parts, setParts] = useState(1)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const load = async () => {
      let rows: readonly IssueBatchRow[] = []
      let after: number | null = 0
      for (let part = 0; part < parts && after !== null && rows.length < count; part += 1) {
        const body: { id: string; outcome: Outcome; after: number } = { id, outcome, after }
        const told = await client.send(contract.issueBatch.rows, { body, quiet: true, signal })
        rows = [...rows, ...told.rows]
        after = told.next
      }
      setAnswer({ rows, hasMore: after !== null && rows.length < count })
      setFailed(false)
    }
    load().catch((error: unknown) => {
      if (signal.aborted) return
      if (!(error instanceof CallProblem)) throw error
      setFailed(true)
    })
    return () => leaving.abort()
  }, [client, id, outcome, count, parts])
  if (isFailed && !answer) return <p className={styles.none}>{words.loadFailed}</p>
  if (!answer) return <p className={styles.none}>…</p>
  if (answer.rows.length === 0) return <p className={styles.none}>{words.none[outcome]}</p>
  return (
    <>
      <ul className={styles.rows}>
        {answer.rows.map(({ place, reportId, reportNo, instrumentName, certificateNumber, reason }) => (
          <li key={place} className={styles.row}>
            <span>
              <Link to={reportAddress(reportId)} onClick={onOpen}>
                {reportNo}
              </Link>{' '}
              {instrumentName}
            </span>
            <span className={styles.outcome} data-refused={outcome === 'refused' || undefined}>
              {reason ?? certificateNumber ?? '—'}
            </span>
          </li>
        ))}
      </ul>
      {answer.hasMore && (
        <Button kind="text" onPress={() => setParts((so) => so + 1)}>
          {words.more}
        </Button>
      )}
    </>
  )
}
