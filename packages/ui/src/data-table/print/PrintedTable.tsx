import { type DataTableActorRef, keyOf, type TableRow } from '@etalon/machines/data-table'
import { useMessages } from '../../i18n/index.ts'
import { type LaidColumn, shownText, textOf } from '../column.ts'
import { useTablePart } from '../use-table-part.ts'
import * as styles from './printed-table.css.ts'

interface PrintedTableProps<Row extends TableRow> {
  actor: DataTableActorRef
  label: string
  columns: readonly LaidColumn<Row>[]
}

/**
 * The table on paper: every row that is loaded, its head on each page. What can only be used, such as ticks and columns of buttons, is
 * left out; so is what a column shows without saying it.
 */
export function PrintedTable<Row extends TableRow>({ actor, label, columns }: PrintedTableProps<Row>) {
  const messages = useMessages()
  const rows = useTablePart(actor, (context) => context.rows) as readonly Row[]
  const rowKey = useTablePart(actor, (context) => context.rowKey)
  const from = useTablePart(actor, (context) => context.before + 1)
  const isNumbered = columns.some(({ kind }) => kind === 'index')
  const printed = columns.flatMap((laid) =>
    laid.kind === 'data' && (!laid.column.render || rows.some((row) => textOf(laid.column, row) !== '')) ? [laid.column] : [],
  )
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {isNumbered && <th scope="col">{messages.rowNumber}</th>}
          {printed.map(({ key, header, unit, numeric }) => (
            <th key={key} scope="col" {...(numeric ? { 'data-align': 'end' } : {})}>
              {header}
              {unit && ` ${unit}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={keyOf({ rowKey }, row)}>
            {isNumbered && <td data-align="end">{from + place}</td>}
            {printed.map((column) => (
              <td key={column.key} {...(column.numeric ? { 'data-align': 'end' } : {})}>
                {column.render ? column.render(row) : shownText(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
