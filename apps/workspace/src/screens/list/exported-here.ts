import { type ExportSheetBody, encodeSearch, type PageRequest, type SheetCellKind } from '@etalon/api/contract'
import { type ExportFile, type ExportRowsRequest, isSelected, type TableRow } from '@etalon/machines/data-table'
import { type ColumnDefinition, type ExportTools, textOf } from '@etalon/ui/data-table'
import { questionOf } from './list-query.ts'

/** Rows that are asked for at a time. */
const batch = 1000

export interface ExportHere<Row extends TableRow> {
  readonly title: string
  readonly columns: readonly ColumnDefinition<Row>[]
  readonly always: Readonly<Record<string, unknown>>
  /** Makes an XLSX of all that it says: the server has what writes them. */
  readonly write: (sheet: ExportSheetBody, signal: AbortSignal) => Promise<Blob>
  readonly load: (request: PageRequest, signal: AbortSignal) => Promise<{ records: readonly Row[]; total: number }>
}

/** Makes a file of a small list, of which the server has no list of its own: the browser asks for all rows and writes what its columns say. */
export async function exportedHere<Row extends TableRow>(
  { title, columns, always, load, write }: ExportHere<Row>,
  { of, format, query, sort, selection, rows, columns: wanted }: ExportRowsRequest,
  { progress, signal }: ExportTools,
): Promise<ExportFile> {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const shown = wanted.flatMap(({ field, header }) => {
    const column = byKey.get(field)
    return column ? [{ header, isNumeric: column.numeric === true, textOf: (row: Row) => textOf(column, row) }] : []
  })
  const lines: string[][] = []
  const add = (some: readonly Row[]) => {
    for (const row of some) lines.push(shown.map((column) => column.textOf(row)))
    progress({ written: lines.length })
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
  if (format === 'xlsx') {
    const kinds = shown.map(({ isNumeric }, place) =>
      kindOf(
        lines.map((line) => line[place] ?? ''),
        isNumeric,
      ),
    )
    const heads = shown.map(({ header }, place) => ({ header, kind: kinds[place] ?? 'text' }))
    return { name: `${title}.xlsx`, content: await write({ title, columns: heads, rows: lines }, signal) }
  }
  const heads = shown.map(({ header }) => header)
  const text = `\ufeff${[heads, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`
  return { name: `${title}.csv`, content: new Blob([text], { type: 'text/csv;charset=utf-8' }) }
}

const nothing = /^[—-]?$/
/** What a column holds, by all that it says. A number of a telephone or a record has more digits than one would reckon with: it is a text. */
function kindOf(texts: readonly string[], isNumeric: boolean): SheetCellKind {
  const said = texts.filter((text) => !nothing.test(text))
  if (said.length === 0) return 'text'
  if (said.every((text) => /^\d{4}-\d\d-\d\d$/.test(text))) return 'day'
  if (said.every((text) => /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text))) return 'moment'
  return isNumeric && said.every((text) => /^-?(0|[1-9]\d{0,9})(\.\d+)?$/.test(text)) ? 'number' : 'text'
}

/** A text that a spreadsheet would run as a formula has an apostrophe before it; a number is a number. */
function cell(value: string): string {
  const isFormula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(value) && !/^-?\d{1,15}(\.\d{1,15})?$/.test(value)
  const text = isFormula ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
