import type { DataTableContext, DataTableExport, ExportProgress, ExportRowsRequest, ExportWish } from './data-table.types.ts'
import { selectedCount } from './selection.ts'

/** Whether a wish would make a file of nothing. What matches is the server's to know, also before the first page came. */
export function isNothing(context: DataTableContext, { of, columns }: ExportWish): boolean {
  if (columns.length === 0) return true
  return of !== 'matching' && rowsExpected(context, of) === 0
}

/** An export as it begins. */
export function beginExport(context: DataTableContext, { of, format, columns }: ExportWish): DataTableExport {
  const { query, sort, selection, knownRows } = context
  const exportId = context.exportId + 1
  const rows = of === 'shown' ? knownRows : []
  return begun({ exportId, of, format, columns, query, sort, selection, rows, expected: rowsExpected(context, of) })
}

/** The same export once more. */
export function repeatExport({ request }: DataTableExport, exportId: number): DataTableExport {
  return begun({ ...request, exportId })
}

/** What is written only grows, and is never more than what is expected. */
export function noteWritten(going: DataTableExport, { written, expected = going.expected }: ExportProgress): DataTableExport {
  return { ...going, written, expected: Math.max(expected, written) }
}

/** Whether a word of progress is one. */
export function isFurther({ written }: DataTableExport, progress: ExportProgress): boolean {
  const { expected = 0 } = progress
  return Number.isFinite(progress.written) && Number.isFinite(expected) && progress.written > written
}

function begun(request: ExportRowsRequest): DataTableExport {
  return { request, written: 0, expected: request.expected, error: undefined }
}

function rowsExpected(context: DataTableContext, of: ExportWish['of']): number {
  const counts = { shown: context.knownRows.length, matching: context.total, selected: selectedCount(context) }
  return counts[of]
}
