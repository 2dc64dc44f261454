import { CallProblem } from '@etalon/api/client'
import { contract, type IssueBatchState, mostInBatch, type PageRequest } from '@etalon/api/contract'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import { Button } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import { useDialog } from '@etalon/ui/dialog'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { issueBatchMessages } from '../../messages/issue-batch.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { countSelected } from './count-selected.ts'
import { IssueBatchDialog, isUnderWay } from './IssueBatchDialog.tsx'

/** Milliseconds between two looks at how far a batch is. */
const pause = 800

interface IssueBatching {
  /** Issues the selected rows; undefined for whoever may not issue. */
  readonly bulkAction: ReactNode
  /** The way to one's own batches, also after a reload; undefined where there is none. */
  readonly wayBack: ReactNode
  readonly dialog: ReactNode
}

interface IssueBatchOptions {
  readonly table: RefObject<DataTableActorRef | null>
  /** What the list asked last. */
  readonly asked: RefObject<PageRequest | undefined>
  /** Certificates were issued: the list is asked for anew. */
  readonly onIssued: () => void
}

/** Issues many certificates by a job of the server, and follows it wherever it was begun. */
export function useIssueBatch({ table, asked, onIssued }: IssueBatchOptions): IssueBatching {
  const { client, toasts } = useWorkspace()
  const words = useWords(issueBatchMessages)
  const confirm = useConfirm()
  const dialog = useDialog('medium')
  const mayIssue = useAllowed()(contract.issueBatch.submit)
  /** One's own, the newest first. */
  const [batches, setBatches] = useState<readonly IssueBatchState[]>([])
  const [chosen, choose] = useState<string>()
  const [turn, setTurn] = useState(0)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!mayIssue) return
    const leaving = new AbortController()
    client
      .send(contract.issueBatch.list, { quiet: true, signal: leaving.signal })
      .then((all) => setBatches((known) => [...known, ...all.filter(({ id }) => !known.some((one) => one.id === id))]))
      // Without it there is no way back to them, and nothing else is lost.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [client, mayIssue])

  const [newest] = batches
  const batch = batches.find(({ id }) => id === chosen) ?? newest
  const keep = (now: IssueBatchState) =>
    setBatches((known) =>
      known.some(({ id }) => id === now.id) ? known.map((one) => (one.id === now.id ? now : one)) : [now, ...known],
    )

  const told = useEffectEvent((now: IssueBatchState) => {
    keep(now)
    if (!isUnderWay(now)) onIssued()
  })
  // One person has one under way.
  const followed = batches.find(isUnderWay)?.id
  useEffect(() => {
    if (followed === undefined) return
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      while (!signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, pause))
        if (signal.aborted) return
        try {
          told(await client.send(contract.issueBatch.detail, { query: { id: followed }, quiet: true, signal }))
        } catch (error) {
          // It goes on at the server; the next look says how far it is.
          if (!(error instanceof CallProblem) && !signal.aborted) throw error
        }
      }
    }
    void look()
    return () => leaving.abort()
  }, [client, followed])

  /** Sends what changes the batch. The client has said what happened where it is refused. */
  const send = async (work: () => Promise<IssueBatchState>): Promise<void> => {
    setBusy(true)
    try {
      const now = await work()
      keep(now)
      choose(now.id)
      if (isUnderWay(now)) {
        setTurn((count) => count + 1)
        dialog.open()
      } else onIssued()
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setBusy(false)
    }
  }
  const issue = async () => {
    const context = table.current?.getSnapshot().context
    const question = asked.current
    if (!context || !question || isBusy) return
    const { selection } = context
    let count: number
    setBusy(true)
    try {
      const load = (body: PageRequest) => client.send(contract.report.page, { body })
      count = await countSelected(context, question, { most: mostInBatch, load })
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
      return
    } finally {
      setBusy(false)
    }
    if (count > mostInBatch) {
      toasts.show({ tone: 'warning', title: words.tooMany(mostInBatch) })
      return
    }
    if (
      count === 0 ||
      !(await confirm({ title: words.question(count), consequence: words.consequence, confirmLabel: words.confirm }))
    )
      return
    const { after: _after, ...rest } = question
    const body = { search: { ...rest, current: 1, size: 1 }, rows: { mode: selection.mode, ids: [...selection.keys] } }
    await send(() => client.send(contract.issueBatch.submit, { body, idempotencyKey: crypto.randomUUID() }))
  }
  const again = () =>
    batch &&
    void send(() => client.send(contract.issueBatch.retry, { body: { id: batch.id }, idempotencyKey: crypto.randomUUID() }))
  const stop = () => batch && void send(() => client.send(contract.issueBatch.cancel, { body: { id: batch.id } }))

  if (!mayIssue) return { bulkAction: undefined, wayBack: undefined, dialog: undefined }
  return {
    bulkAction: (
      <Button size="small" pending={isBusy} onPress={() => void issue()}>
        {words.issue}
      </Button>
    ),
    wayBack: newest && (
      <Button
        onPress={() => {
          choose(newest.id)
          dialog.open()
        }}
      >
        {isUnderWay(newest) ? words.open(newest.issued + newest.refused, newest.total) : words.result}
      </Button>
    ),
    dialog: batch && (
      <IssueBatchDialog
        key={turn}
        dialog={dialog}
        batch={batch}
        batches={batches}
        onChosen={choose}
        isBusy={isBusy}
        onStop={stop}
        onAgain={again}
      />
    ),
  }
}
