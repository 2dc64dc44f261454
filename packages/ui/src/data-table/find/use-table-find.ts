import type { Cell, DataTableActorRef, TableRow } from '@etalon/machines/data-table'
import { type FindPortEvent, type FindRequest, type TableFindActorRef, tableFindMachine } from '@etalon/machines/table-find'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromCallback } from 'xstate'
import { type LaidColumn, wordsAt } from '../column.ts'
import { useTablePart } from '../use-table-part.ts'
import { lookThrough } from './look-through.ts'

interface TableFindOptions<Row extends TableRow> {
  actor: DataTableActorRef
  columns: readonly LaidColumn<Row>[]
  /** Brings a cell into sight; the focus stays where it is. */
  show: (cell: Cell) => void
}

/** What finds words in the rows of a table, drawn or not. */
export function useTableFind<Row extends TableRow>({ actor, columns, show }: TableFindOptions<Row>): TableFindActorRef {
  const look = useEffectEvent((request: FindRequest, say: (word: FindPortEvent) => void, isStopped: () => boolean) => {
    const rows = actor.getSnapshot().context.rows as readonly Row[]
    const textAt = (row: number, column: number) => wordsAt(columns, rows, { row, column })
    const told = columns.flatMap(({ kind }, column) => (kind === 'data' ? [column] : []))
    return lookThrough(
      { rows: rows.length, columns: told, textAt },
      { ...request, isStopped, found: (places) => say({ type: 'PLACES.FOUND', places }) },
    )
  })
  const [machine] = useState(() =>
    tableFindMachine.provide({
      actors: {
        search: fromCallback<{ type: 'nothing' }, FindRequest>(({ input: request, sendBack }) => {
          let isStopped = false
          // A column whose words cannot be told ends the search with what was found before.
          look(request, sendBack, () => isStopped)
            .catch(() => undefined)
            .then(() => sendBack({ type: 'SEARCH.ENDED' }))
          return () => {
            isStopped = true
          }
        }),
      },
    }),
  )
  const find = useActorRef(machine, { input: {} })
  const stand = useEffectEvent((place: Cell) => {
    actor.send({ type: 'CELL.FOCUSED', cell: place })
    show(place)
  })
  useEffect(() => {
    const moved = find.on('moved', ({ place }) => stand(place))
    return () => moved.unsubscribe()
  }, [find])
  const rows = useTablePart(actor, (context) => context.rows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows and columns are looked through anew
  useEffect(() => find.send({ type: 'CONTENT.CHANGED' }), [find, rows, columns.length])
  return find
}
