import type { TableRow } from '@etalon/machines/data-table'
import { useMemo, useState } from 'react'
import { type ColumnDefinition, type LaidColumn, pinnedAt } from '../column.ts'

/** A column as rows need it: what every cell of it has, written once. */
export interface RowColumn<Row extends TableRow> {
  /** Unlike that of every other column. */
  readonly key: string
  readonly kind: LaidColumn<Row>['kind']
  readonly data: ColumnDefinition<Row> | undefined
  /** What all its cells have. */
  readonly attributes: Readonly<Record<string, unknown>>
}

const dataOf = <Row extends TableRow>(laid: LaidColumn<Row>) => (laid.kind === 'data' ? laid.column : undefined)

function rowColumn<Row extends TableRow>(laid: LaidColumn<Row>, place: number): RowColumn<Row> {
  const data = dataOf(laid)
  const align = data?.align ?? (data?.numeric ? 'end' : laid.kind === 'selection' ? 'center' : undefined)
  return {
    key: data?.key ?? laid.kind,
    kind: laid.kind,
    data,
    attributes: {
      'aria-colindex': place + 1,
      'data-column': place,
      ...(align ? { 'data-align': align } : {}),
      ...(laid.kind === 'index' ? { 'data-index': '' } : {}),
      ...pinnedAt(laid, place),
      ...(data?.phone ? { 'data-phone': data.phone } : {}),
      ...(data?.phone && data.numeric ? { 'data-label': data.header } : {}),
    },
  }
}

/** Whether rows look the same with both: how wide a column is is no matter of theirs, and hardly what its head says. */
function isSameForRows<Row extends TableRow>(one: readonly LaidColumn<Row>[], other: readonly LaidColumn<Row>[]): boolean {
  return (
    one.length === other.length &&
    one.every((laid, place) => {
      const [mine, theirs] = [dataOf(laid), other[place] && dataOf(other[place])]
      return (
        laid.kind === other[place]?.kind &&
        mine?.key === theirs?.key &&
        mine?.render === theirs?.render &&
        mine?.text === theirs?.text &&
        mine?.align === theirs?.align &&
        mine?.numeric === theirs?.numeric &&
        mine?.pinned === theirs?.pinned &&
        mine?.phone === theirs?.phone &&
        // A phone says beside a number what it is.
        (!mine?.phone || !mine.numeric || mine.header === theirs?.header)
      )
    })
  )
}

/** The columns as rows need them: the same as before, unless rows have to be drawn anew. */
export function useRowColumns<Row extends TableRow>(laid: readonly LaidColumn<Row>[]): readonly RowColumn<Row>[] {
  const [kept, setKept] = useState(laid)
  const isKept = kept === laid || isSameForRows(kept, laid)
  if (!isKept) setKept(laid)
  const now = isKept ? kept : laid
  return useMemo(() => now.map(rowColumn), [now])
}
