import { CallProblem } from '@etalon/api/client'
import { contract, type Period } from '@etalon/api/contract'
import { periodProgression, printedMoney } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { Dialog, useDialog } from '@etalon/ui/dialog'
import { EmptyState } from '@etalon/ui/empty-state'
import { Note } from '@etalon/ui/note'
import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as page from '../order/order-detail.css.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { RowActions } from '../work/moves/RowActions.tsx'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useAllowedMove } from '../work/people/use-allowed.ts'
import { FrameTable, figureHeads } from '../work/record/FrameTable.tsx'
import { settlementListPath } from './places.ts'

/** The months of the books: what each comes to, closing, and opening again. */
export default function PeriodScreen() {
  const { client } = useWorkspace()
  const words = useWords(settlementMessages)
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.period.list, { signal, quiet: true }), [client]),
  )
  const [shown, setShown] = useState('')
  const history = useDialog('medium')
  return (
    <Page title={words.periods}>
      <div className={page.body}>
        <Note>{words.closeHint}</Note>
        <Answered answer={answer} reload={reload}>
          {(months) => (
            <Card title={words.month} flush>
              <Months
                months={months}
                reload={reload}
                onHistory={(month) => {
                  setShown(month)
                  history.open()
                }}
              />
            </Card>
          )}
        </Answered>
      </div>
      <Dialog
        actor={history.actor}
        title={words.historyOf(shown)}
        views={false}
        footer={<Button onPress={() => history.close('done')}>{words.save}</Button>}
      >
        {shown !== '' && <MonthHistory key={shown} month={shown} />}
      </Dialog>
    </Page>
  )
}

function MonthHistory({ month }: { readonly month: string }) {
  const { client } = useWorkspace()
  const words = useWords(settlementMessages)
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) => client.send(contract.period.history, { query: { month }, signal, quiet: true }),
      [client, month],
    ),
  )
  return (
    <Answered answer={answer} reload={reload}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={words.noHistory}>{words.noHistoryHint}</EmptyState>
        ) : (
          <HistoryList entries={entries} dictionary="period_state" />
        )
      }
    </Answered>
  )
}

interface MonthsProps {
  readonly months: readonly Period[]
  readonly reload: () => void
  readonly onHistory: (month: string) => void
}

function Months({ months, reload, onHistory }: MonthsProps) {
  const { client, toasts, session } = useWorkspace()
  const words = useWords(settlementMessages)
  const mayMove = useAllowedMove()
  const confirm = useConfirm()
  const userId = useSelector(session, ({ context }) => context.user?.id)
  const [busy, setBusy] = useState('')
  const move = async ({ month, standing }: Period, action: 'close' | 'reopen') => {
    const answer = await confirm(
      action === 'close'
        ? { title: words.closeOf(month), consequence: words.closeConsequence, confirmLabel: words.close }
        : { title: words.reopenOf(month), consequence: words.reopenConsequence, confirmLabel: words.reopen, reason: true },
    )
    if (!answer) return
    setBusy(month)
    try {
      const body = { month, version: standing.version, action, ...(action === 'reopen' ? { reason: answer.reason } : {}) }
      await client.send(contract.period.move, { body, idempotencyKey: crypto.randomUUID() })
      toasts.show({ tone: 'success', title: action === 'close' ? words.closed(month) : words.reopened(month) })
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setBusy('')
      reload()
    }
  }
  const refusalOf = ({ standing }: Period): string | undefined => {
    if (standing.facts.monthOver !== true) return words.notNow.monthOver
    return standing.facts.allFiled === true ? undefined : words.notNow.allFiled
  }
  return (
    <FrameTable
      label={words.periods}
      heads={[
        words.month,
        words.state,
        ...figureHeads(...[words.settledSum, words.chargedSum, words.invoicedSum].map(words.inYuan), words.unfiledCount),
        words.actions,
      ]}
    >
      {months.map((one) => (
        <tr key={one.month}>
          <td>{one.month}</td>
          <td>
            <WorkState dictionary="period_state" state={one.standing.state} />
          </td>
          <td data-numeric="">{printedMoney(one.settled)}</td>
          <td data-numeric="">{printedMoney(one.charged)}</td>
          <td data-numeric="">{printedMoney(one.invoiced)}</td>
          <td data-numeric="">{one.unfiled === 0 ? 0 : <Link to={`${settlementListPath}?view=unfiled`}>{one.unfiled}</Link>}</td>
          <td>
            <RowActions>
              {one.standing.state === '0' && mayMove(periodProgression, 'close') && (
                <Button
                  size="small"
                  kind="soft"
                  disabledReason={refusalOf(one)}
                  pending={busy === one.month}
                  onPress={() => void move(one, 'close')}
                >
                  {words.close}
                </Button>
              )}
              {one.standing.state === '1' && mayMove(periodProgression, 'reopen') && (
                <Button
                  size="small"
                  disabledReason={one.standing.duties.closer === userId ? words.notNow.fourEyes : undefined}
                  pending={busy === one.month}
                  onPress={() => void move(one, 'reopen')}
                >
                  {words.reopen}
                </Button>
              )}
              {one.standing.version > 0 && (
                <Button size="small" kind="text" onPress={() => onHistory(one.month)}>
                  {words.history}
                </Button>
              )}
            </RowActions>
          </td>
        </tr>
      ))}
    </FrameTable>
  )
}
