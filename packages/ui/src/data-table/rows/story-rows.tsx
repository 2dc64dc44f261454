import type { DataTableActorRef, TableRow } from '@etalon/machines/data-table'
import { useMemo } from 'react'
import { type ColumnDefinition, DataTable, type DataTableProps, useDataTable } from '../index.ts'

/** A row that knows its number, so that millions of them are made at once. */
export interface Numbered extends TableRow {
  readonly id: number
}

const columnOf = (place: number): ColumnDefinition<Numbered> => ({
  key: `column${place}`,
  header: `列${place}`,
  width: 100,
  sortable: true,
  text: ({ id }) => `${id}.${place}`,
})

interface ManyRowsProps extends Partial<DataTableProps<Numbered>> {
  count: number
  /** How many columns there are. @default 20 */
  wide?: number
  /** Is given the actor. */
  onActor?: (actor: DataTableActorRef) => void
}

/** A table of many rows and columns, 1280 px wide and 720 px high. */
export function ManyRows({ count, wide = 20, onActor, ...props }: ManyRowsProps) {
  const rows = useMemo(() => Array.from({ length: count }, (_, id): Numbered => ({ id })), [count])
  const columns = useMemo(() => Array.from({ length: wide }, (_, place) => columnOf(place)), [wide])
  const actor = useDataTable({
    size: count,
    sizes: [count],
    loadPage: async ({ sort: [rule] }) => ({ rows: rule?.direction === 'descending' ? rows.toReversed() : rows, total: count }),
  })
  onActor?.(actor)
  return (
    <div style={{ display: 'flex', width: 1280, height: 720 }}>
      <DataTable<Numbered> actor={actor} label="很多行" columns={columns} selectable paged={false} {...props} />
    </div>
  )
}
