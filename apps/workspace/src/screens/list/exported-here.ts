import { encodeSearch, type PageRequest } from '@etalon/api/contract'
import { type ExportFile, type ExportRowsRequest, isSelected, type TableRow } from '@etalon/machines/data-table'
import { type ColumnDefinition, type ExportTools, textOf } from '@etalon/ui/data-table'
import { saveFile } from '@etalon/ui/saved-file'
import { questionOf } from './list-query.ts'

/** Rows that are asked for at a time. */
const batch = 1000

export interface ExportHere<Row extends TableRow> {
  readonly title: string
  readonly columns: readonly ColumnDefinition<Row>[]
  readonly always: Readonly<Record<string, unknown>>
  readonly load: (request: PageRequest, signal: AbortSignal) => Promise<{ records: readonly Row[]; total: number }>
}

/** Writes a small list into a CSV in the browser: one that the server does not write. */
export async function exportedHere<Row extends TableRow>(
  { title, columns, always, load }: ExportHere<Row>,
  { of, query, sort, selection, rows, columns: wanted }: ExportRowsRequest,
  { progress, signal }: ExportTools,
): Promise<ExportFile> {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const shown = wanted.flatMap(({ field, header }) => {
    const column = byKey.get(field)
    return column ? [{ header, textOf: (row: Row) => textOf(column, row) }] : []
  })
  const lines = [shown.map(({ header }) => header)]
  const add = (some: readonly Row[]) => {
    for (const row of some) lines.push(shown.map((column) => column.textOf(row)))
    progress({ written: lines.length - 1 })
  }
  // Rows of the page are rows of this list: the table has them from its port.
  if (of === 'shown') add(rows as readonly Row[])
  else {
    for (let current = 1; ; current += 1) {
      const question = {
        current,
        size: batch,
        ...questionOf(query, always),
        sort: sort.map(({ field, direction }) => ({ prop: field, direction })),
      }
      const { records } = await load(encodeSearch(question), signal)
      add(of === 'selected' ? records.filter(({ id }) => isSelected(selection, String(id))) : records)
      if (records.length < batch) break
    }
  }
  const text = `\ufeff${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`
  return { name: `${title}.csv`, content: new Blob([text], { type: 'text/csv;charset=utf-8' }) }
}

/** Hands such a file to the person. */
export const handOver = ({ name, content }: ExportFile): void => {
  if (content instanceof Blob) saveFile(content, name)
}

/** A text that a spreadsheet would run as a formula has an apostrophe before it; a number is a number. */
function cell(value: string): string {
  const isFormula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(value) && !/^-?\d{1,15}(\.\d{1,15})?$/.test(value)
  const text = isFormula ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
