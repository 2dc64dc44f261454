import {
  type DataTableActorRef,
  type DataTableInput,
  dataTableMachine,
  type ExportFile,
  type ExportProgress,
  type ExportRowsRequest,
  type LoadPageAnswer,
  type LoadPageRequest,
  type SaveRowAnswer,
  type SaveRowRequest,
} from '@etalon/machines/data-table'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { fromAsked } from '../asked/index.ts'

/** What an export tells how far it is by, and by what it hears that it is cancelled. */
export interface ExportTools {
  readonly progress: (progress: ExportProgress) => void
  readonly signal: AbortSignal
}

/** What `useDataTable` takes: where the machine begins, how pages are loaded, rows saved and exported. */
export interface DataTableOptions extends DataTableInput {
  /**
   * Answers a page. A request that a newer one replaces, or that somebody stops, is aborted by its signal; its answer would be dropped
   * anyway. Hand the signal on, so that the server stops, too.
   */
  loadPage: (request: LoadPageRequest, signal: AbortSignal) => Promise<Omit<LoadPageAnswer, 'requestId'>>
  /** Saves changed fields of a row; rejects where the server refuses, and the row is shown as before. Needed for rows that are edited. */
  saveRow?: (request: SaveRowRequest, signal: AbortSignal) => Promise<SaveRowAnswer>
  /** Writes the file of an export. Needed where there is an `ExportButton`. */
  exportRows?: (request: ExportRowsRequest, tools: ExportTools) => Promise<ExportFile>
  /** Whether it loads at once. @default true */
  immediate?: boolean
}

/** Makes and owns the actor of a data table. */
export function useDataTable({ loadPage, saveRow, exportRows, immediate = true, ...input }: DataTableOptions): DataTableActorRef {
  const load = useEffectEvent(loadPage)
  const save = useEffectEvent((request: SaveRowRequest, signal: AbortSignal) => {
    if (!saveRow) throw new Error('useDataTable: give saveRow, which saves the changed fields of one row.')
    return saveRow(request, signal)
  })
  const write = useEffectEvent(async (request: ExportRowsRequest, tools: ExportTools) => {
    if (!exportRows) throw new Error('useDataTable: give exportRows, which writes a file of rows.')
    return exportRows(request, tools)
  })
  const [machine] = useState(() =>
    dataTableMachine.provide({
      actors: {
        loadPage: fromAsked<LoadPageAnswer, LoadPageRequest>(async (request, signal) => ({
          ...(await load(request, signal)),
          requestId: request.requestId,
        })),
        saveRow: fromPromise<SaveRowAnswer, SaveRowRequest>(async ({ input: request, signal }) => save(request, signal)),
        exportRows: fromCallback<{ type: 'nothing' }, ExportRowsRequest>(({ input: request, sendBack }) => {
          const { exportId } = request
          const cancelled = new AbortController()
          const progress = (told: ExportProgress) => sendBack({ type: 'EXPORT.PROGRESS', exportId, ...told })
          // Hidden, it is given up; shown again, it is asked anew, and hears nothing of the one before.
          const isHeard = () => !cancelled.signal.aborted
          write(request, { progress, signal: cancelled.signal }).then(
            (file) => isHeard() && sendBack({ type: 'EXPORT.DONE', exportId, file }),
            (error: unknown) => isHeard() && sendBack({ type: 'EXPORT.FAILED', exportId, error }),
          )
          return () => cancelled.abort()
        }),
      },
    }),
  )
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    if (immediate) actor.send({ type: 'LOAD' })
  }, [actor, immediate])
  return actor
}
