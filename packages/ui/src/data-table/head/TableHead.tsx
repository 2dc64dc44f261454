// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
import { type DataTableActorRef, selectionOfPage, type TableRow } from '@etalon/machines/data-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Icon } from '../../icon/index.ts'
import { type LaidColumn, pinnedAt } from '../column.ts'
import * as styles from '../data-table.css.ts'
import { useTablePart } from '../use-table-part.ts'
import type { useColumnTools } from './use-column-tools.ts'

export interface TableHeadProps<Row extends TableRow> {
  actor: DataTableActorRef
  columns: readonly LaidColumn<Row>[]
  /** The columns that are drawn, by their places. @default all */
  drawn?: readonly number[] | undefined
  onSort: (field: string, additive: boolean) => void
  /** What can be done with a column besides. */
  tools?: Pick<ReturnType<typeof useColumnTools>, 'handle' | 'trigger'>
}

/** The tick of a page: whether all of its rows are selected, some, or none. */
function PageTick({ actor, label }: { actor: DataTableActorRef; label: string }) {
  const rows = useTablePart(actor, (context) => context.rows)
  const rowKey = useTablePart(actor, (context) => context.rowKey)
  const selection = useTablePart(actor, (context) => context.selection)
  const state = useMemo(() => selectionOfPage({ selection, rows, rowKey }), [selection, rows, rowKey])
  const tick = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (tick.current) tick.current.indeterminate = state === 'some'
  }, [state])
  return (
    <input
      ref={tick}
      type="checkbox"
      className={styles.tick}
      tabIndex={-1}
      aria-label={label}
      checked={state === 'all'}
      onChange={() => actor.send({ type: 'PAGE.TOGGLED' })}
    />
  )
}

function Head<Row extends TableRow>({ actor, columns, drawn, onSort, tools }: TableHeadProps<Row>) {
  const messages = useMessages()
  const sort = useTablePart(actor, (context) => context.sort)
  const cursor = useTablePart(actor, ({ rows, active }) => (active.row === -1 || rows.length === 0 ? active.column : -1))
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.row} aria-rowindex={1} data-head="" data-row={-1}>
        {columns.map((laid, column) => {
          if (drawn && !drawn.includes(column)) return null
          const data = laid.kind === 'data' ? laid.column : undefined
          const rule = data ? sort.find((one) => one.field === data.key) : undefined
          const align =
            data?.align ?? (data?.numeric || laid.kind === 'index' ? 'end' : laid.kind === 'selection' ? 'center' : undefined)
          return (
            <div
              key={data?.key ?? laid.kind}
              role="columnheader"
              className={styles.cell}
              aria-colindex={column + 1}
              tabIndex={cursor === column ? 0 : -1}
              data-column={column}
              data-head=""
              {...(data?.sortable ? { 'data-sortable': '', 'aria-sort': rule?.direction ?? ('none' as const) } : {})}
              {...(align ? { 'data-align': align } : {})}
              {...(drawn && column > 0 && !drawn.includes(column - 1) ? { style: { gridColumnStart: column + 1 } } : {})}
              {...pinnedAt(laid, column)}
              {...(data?.sortable ? { onClick: (event) => onSort(data.key, event.shiftKey) } : {})}
              {...(data ? tools?.trigger(data.key) : {})}
            >
              {laid.kind === 'index' ? (
                <>
                  <span aria-hidden="true">#</span>
                  <span className={styles.spoken}>{messages.rowNumber}</span>
                </>
              ) : laid.kind === 'selection' ? (
                <PageTick actor={actor} label={messages.selectAll} />
              ) : (
                <>
                  <span className={styles.text}>
                    {laid.column.header}
                    {laid.column.unit && <span className={styles.unit}> {laid.column.unit}</span>}
                  </span>
                  {rule && (
                    <span className={styles.sort}>
                      <Icon icon={rule.direction === 'ascending' ? ArrowUp : ArrowDown} size={12} />
                    </span>
                  )}
                  {rule && sort.length > 1 && <span className={styles.order}>{sort.indexOf(rule) + 1}</span>}
                  {tools && (
                    <span className={styles.handle} data-handle="" aria-hidden="true" {...tools.handle(laid.column.key)} />
                  )}
                </>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** The head of a table: it stays in sight, and sorts. */
export const TableHead = memo(Head) as typeof Head
