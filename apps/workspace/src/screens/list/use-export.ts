import { CallProblem, type Client } from '@etalon/api/client'
import {
  contract,
  type ExportedResource,
  type ExportState,
  type ExportWishBody,
  encodeSearch,
  mostChosenRows,
  type SearchQuestion,
} from '@etalon/api/contract'
import type { DataTableActorRef, ExportColumn, ExportFile, ExportRowsRequest, Selection } from '@etalon/machines/data-table'
import type { ExportTools } from '@etalon/ui/data-table'
import { useEffect, useEffectEvent, useRef } from 'react'
import { saveFrom, useWorkspace } from '../../workspace/index.ts'

/** The server has not written a file, and says why. */
class NotWritten extends Error {
  override readonly name = 'NotWritten'
}

/** Milliseconds between two looks at how far a file is. */
const pause = 600

export interface ListExport {
  readonly title: string
  /** Under which a file that is being written is remembered over a reload. */
  readonly resCode: string
  /** What the server calls the list. */
  readonly resource: ExportedResource
  /** What the rows of the table are at the server. */
  readonly ask: (query: ExportRowsRequest['query']) => Pick<SearchQuestion, 'filter' | 'op' | 'rows'>
}

/** How a list becomes a file: the server writes it, whether or not this page waits. */
export interface ListExporter {
  /** The port of a table. */
  readonly exportRows: (request: ExportRowsRequest, tools: ExportTools) => Promise<ExportFile>
  /** Hands a written file to the person. */
  readonly onExported: (file: ExportFile) => void
  /** Tells the server that the file is not wanted any more. */
  readonly onCancelled: () => void
}

/** Lets the server write a list into a file. */
export function useExporter({ title, resCode, resource, ask }: ListExport): ListExporter {
  const { client, exports } = useWorkspace()
  /** Whether it was cancelled before the server had said which file it is. */
  const isUnwanted = useRef(false)
  const stop = async (id: string) => void (await client.send(contract.export.cancel, { body: { id }, quiet: true }))
  return {
    async exportRows(request, { progress, signal }) {
      isUnwanted.current = false
      const wish = (): ExportWishBody => ({
        resource,
        format: request.format,
        title,
        search: encodeSearch({
          current: 1,
          size: 1,
          ...ask(request.query),
          sort: request.sort.map(({ field, direction }) => ({ prop: field, direction })),
        }),
        columns: request.columns.map(({ field, header }) => ({ field, header })),
        ...rowsOf(request),
      })
      // One that was begun before a reload, or before another tab was looked at, goes on.
      const known = exports.read(resCode)?.id
      const id = known ?? (await client.send(contract.export.submit, { body: wish(), quiet: true })).id
      if (isUnwanted.current) {
        await stop(id)
        throw new NotWritten('cancelled')
      }
      exports.write(resCode, { id, format: request.format, of: request.of })
      try {
        const { name } = await followed(client, id, signal, progress)
        const { ticket } = await client.send(contract.file.ticket, { body: { id, kind: 'export' }, quiet: true })
        // Whoever has left meanwhile gets it when they come back.
        signal.throwIfAborted()
        exports.remove(resCode)
        return { name, content: `${contract.file.download.path}?${new URLSearchParams({ fileId: id, ticket })}` }
      } catch (error) {
        // What cannot be reached, or is only left for a while, goes on at the server: trying again looks for it.
        if (error instanceof NotWritten || (error instanceof CallProblem && error.code === 404)) exports.remove(resCode)
        throw error
      }
    },
    onCancelled() {
      isUnwanted.current = true
      const kept = exports.read(resCode)
      exports.remove(resCode)
      // One that has ended meanwhile needs no stopping.
      if (kept) void stop(kept.id).catch(() => undefined)
    },
    onExported({ name, content }) {
      saveFrom(String(content), name)
    },
  }
}

/**
 * Tells the server where an export is cancelled, and takes up the one that a reload has left.
 * @param columns those of the file, as the table shows them
 */
export function useKeptExport(
  table: DataTableActorRef,
  resCode: string,
  columns: readonly ExportColumn[],
  onCancelled: ListExporter['onCancelled'],
): void {
  const { exports } = useWorkspace()
  const cancel = useEffectEvent(() => onCancelled())
  const shown = useEffectEvent(() => columns)
  const wasTakenUp = useRef(false)
  useEffect(() => {
    const cancelled = table.on('exportCancelled', () => cancel())
    const loaded = table.on('loaded', () => {
      const kept = exports.read(resCode)
      if (wasTakenUp.current || !kept || table.getSnapshot().matches({ export: 'writing' })) return
      wasTakenUp.current = true
      table.send({
        type: 'EXPORT.START',
        of: kept.of === 'selected' ? 'matching' : kept.of,
        format: kept.format,
        columns: shown(),
      })
    })
    return () => {
      cancelled.unsubscribe()
      loaded.unsubscribe()
    }
  }, [table, exports, resCode])
}

/** Waits until a file is written. @throws where it is not, with the server's words */
async function followed(
  client: Client,
  id: string,
  signal: AbortSignal,
  progress: ExportTools['progress'],
): Promise<ExportState> {
  for (;;) {
    const state = await client.send(contract.export.detail, { query: { id }, quiet: true, signal })
    const { written, expected } = state
    progress({ written, ...(expected === null ? {} : { expected }) })
    if (state.state === 'done') return state
    if (state.state === 'failed' || state.state === 'cancelled') throw new NotWritten(state.reason ?? state.state)
    await rest(signal)
  }
}

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pause)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** The rows that were chosen; nothing for all that match. */
function rowsOf({ of, rows, selection }: ExportRowsRequest): Pick<ExportWishBody, 'rows'> {
  if (of === 'matching') return {}
  const chosen: Selection = of === 'shown' ? { mode: 'these', keys: new Set(rows.map(({ id }) => String(id))) } : selection
  if (chosen.keys.size > mostChosenRows) throw new Error('More rows are chosen than can be named.')
  return { rows: { mode: chosen.mode, ids: [...chosen.keys] } }
}
