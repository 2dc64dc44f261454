import { printedMoney } from '@etalon/api/domain'
import type { TableRow } from '@etalon/machines/data-table'
import { type ColumnDefinition, textOf } from '@etalon/ui/data-table'

/** A column of amounts, read with their thousands apart; what is copied stays a number that a spreadsheet reads. */
export const moneyColumn = <Row extends TableRow>(column: ColumnDefinition<Row>): ColumnDefinition<Row> => ({
  ...column,
  numeric: true,
  render: (row) => printedMoney(textOf(column, row)),
})
