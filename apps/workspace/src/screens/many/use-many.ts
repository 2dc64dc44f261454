import { CallProblem, type Client } from '@etalon/api/client'
import { useConfirm } from '@etalon/ui/confirm'
import { type DialogControl, useDialog } from '@etalon/ui/dialog'
import { useRef, useState } from 'react'
import { commonMessages, useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { sayProblem, useWorkspace } from '../../workspace/index.ts'
import type { RowAction } from '../resource/index.ts'

/** What is done with many records: an action of a row, without what is asked and said of one alone. */
export type ManyAction<Row> = Omit<RowAction<Row>, 'key' | 'call' | 'done' | 'question'>

/** What came of one of many. */
export interface Result<Row> {
  readonly row: Row
  /** Why it was not done; undefined where it was. */
  readonly refusal: string | undefined
}

/** Something that is done with many records, and how far it is. */
export interface ManyRun<Row> {
  readonly action: ManyAction<Row>
  readonly rows: readonly Row[]
  readonly results: readonly Result<Row>[]
  readonly isEnded: boolean
}

export interface Many<Row> {
  readonly dialog: DialogControl
  readonly run: ManyRun<Row> | undefined
  /** Asks, and does it with one after the other. */
  readonly start: (action: ManyAction<Row>, rows: readonly Row[]) => Promise<void>
  /** The same where all that had to be asked was asked already. */
  readonly begin: (action: ManyAction<Row>, rows: readonly Row[]) => Promise<void>
  /** Leaves those that were not looked at as they are. */
  readonly stop: () => void
}

/** Does something with many records and remembers of each what came of it; what was done can be taken back as one. */
export function useMany<Row>(onChanged: () => void): Many<Row> {
  const { client, toasts } = useWorkspace()
  const words = useWords(resourceMessages)
  const common = useWords(commonMessages)
  const confirm = useConfirm()
  const dialog = useDialog('medium')
  const [run, setRun] = useState<ManyRun<Row>>()
  const isStopped = useRef(false)
  // The report says of each what was wrong.
  const quiet: Client = { send: (call, parts) => client.send(call, { ...parts, quiet: true }) }
  const refusalOf = (action: ManyAction<Row>, row: Row): string | undefined =>
    action.isOffered?.(row) === false ? words.reportNotOffered : action.refusal?.(row)
  const one = async (action: ManyAction<Row>, row: Row): Promise<Result<Row>> => {
    const refusal = refusalOf(action, row)
    if (refusal !== undefined) return { row, refusal }
    try {
      await action.run(quiet, row)
      return { row, refusal: undefined }
    } catch (error) {
      if (error instanceof CallProblem) return { row, refusal: sayProblem(error, common) }
      throw error
    }
  }
  const offerUndo = (action: ManyAction<Row>, done: readonly Row[], refused: number) => {
    const { undo } = action
    if (!undo || done.length === 0) return
    const takeBack = async () => {
      let count = 0
      try {
        for (const row of done) {
          await undo(client, row)
          count += 1
        }
      } catch (error) {
        if (!(error instanceof CallProblem)) throw error
      }
      toasts.show({ tone: 'success', title: words.undoneMany(count) })
      onChanged()
    }
    toasts.show({
      tone: 'success',
      title: words.reportDone(done.length, refused),
      action: { label: words.undo, onAction: () => void takeBack() },
    })
  }
  const begin = async (action: ManyAction<Row>, rows: readonly Row[]) => {
    isStopped.current = false
    let results: readonly Result<Row>[] = []
    setRun({ action, rows, results, isEnded: false })
    dialog.open()
    for (const row of rows) {
      if (isStopped.current) break
      results = [...results, await one(action, row)]
      setRun({ action, rows, results, isEnded: false })
    }
    setRun({ action, rows, results, isEnded: true })
    onChanged()
    const done = results.filter(({ refusal }) => refusal === undefined).map(({ row }) => row)
    offerUndo(action, done, rows.length - done.length)
  }
  return {
    dialog,
    run,
    begin,
    async start(action, rows) {
      const question = action.many === true ? { title: words.manyTitle(action.label, rows.length) } : action.many?.(rows.length)
      if (!question) return
      // Where nothing can be done there is nothing to ask: the report says why.
      const isAsked = rows.some((row) => refusalOf(action, row) === undefined)
      if (isAsked && !(await confirm({ ...question, confirmLabel: action.label, danger: action.danger ?? false }))) return
      await begin(action, rows)
    },
    stop() {
      isStopped.current = true
    },
  }
}
