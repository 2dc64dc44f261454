import { CallProblem } from '@etalon/api/client'
import { type BoardItem, contract } from '@etalon/api/contract'
import { type ReactNode, useState } from 'react'
import { dispatchMessages } from '../../messages/dispatch.ts'
import { commonMessages, useWords } from '../../messages/index.ts'
import { sayProblem, useWorkspace } from '../../workspace/index.ts'
import { ManyDialog, useMany } from '../many/index.ts'
import type { ResourceRow, RowAction } from '../resource/index.ts'

/** A piece of work, and to whom it goes. */
export type Assignment = ResourceRow & {
  readonly item: BoardItem
  readonly staffId: string
  readonly staffName: string
}

interface Assigning {
  /** Gives work away, and says of each piece what came of it. */
  readonly assign: (assignments: readonly Assignment[]) => Promise<void>
  readonly isBusy: boolean
  /** The report of many, to be shown on the page. */
  readonly report: ReactNode
}

/** @param onAssigned something moved, or somebody else was faster: the board is asked for anew */
export function useAssigning(onAssigned: () => void): Assigning {
  const { client, toasts } = useWorkspace()
  const words = useWords(dispatchMessages)
  const common = useWords(commonMessages)
  const many = useMany<Assignment>(onAssigned)
  const [isBusy, setBusy] = useState(false)
  const action: RowAction<Assignment> = {
    key: 'assign',
    label: words.assign,
    call: contract.item.move,
    // What was not dispatched to a laboratory yet is dispatched on its way: two moves, each on record.
    run: async (to, { item, staffId }) => {
      const move = async (version: number, step: { action: string; assignee?: string }) =>
        await to.send(contract.item.move, {
          body: { id: item.id, version, ...step },
          idempotencyKey: crypto.randomUUID(),
          quiet: true,
        })
      const version = item.state === '100' ? (await move(item.version, { action: 'dispatch' })).version : item.version
      await move(version, { action: 'assign', assignee: staffId })
      return undefined
    },
    done: ({ item, staffName }) => words.assigned(item.itemNo, staffName),
  }
  const assign = async (assignments: readonly Assignment[]) => {
    const [only] = assignments
    if (!only || isBusy) return
    setBusy(true)
    try {
      if (assignments.length > 1) return await many.begin(action, assignments)
      await action.run(client, only)
      toasts.show({ tone: 'success', title: action.done(only) })
      onAssigned()
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      toasts.show({ tone: 'danger', title: sayProblem(error, common) })
      onAssigned()
    } finally {
      setBusy(false)
    }
  }
  return { assign, isBusy, report: <ManyDialog many={many} nameOf={({ item }) => `${item.itemNo} ${item.instrumentName}`} /> }
}
