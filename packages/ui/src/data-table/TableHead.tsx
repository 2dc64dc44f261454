// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
import type { SortRule, TableRow } from '@etalon/machines/data-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { type LaidColumn, type Pin, pinnedAt } from './column.ts'
import * as styles from './data-table.css.ts'
import type { useColumnTools } from './use-column-tools.ts'

export interface TableHeadProps<Row extends TableRow> {
  columns: readonly LaidColumn<Row>[]
  pins: readonly Pin[]
  sort: readonly SortRule[]
  /** The column of the cell that Tab leads to, where it is in the head. */
  cursor: number | null
  /** How many rows of the page are selected; null where there are none to select. */
  page: 'all' | 'some' | 'none' | null
  onTogglePage: () => void
  onSort: (field: string, additive: boolean) => void
  /** What can be done with a column besides. */
  tools?: Pick<ReturnType<typeof useColumnTools>, 'handle' | 'trigger'>
}

function PageTick({ state, label, onToggle }: { state: TableHeadProps<TableRow>['page']; label: string; onToggle: () => void }) {
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
      onChange={onToggle}
    />
  )
}

/** The head of a table: it stays in sight, and sorts. */
export function TableHead<Row extends TableRow>({
  columns,
  pins,
  sort,
  cursor,
  page,
  onTogglePage,
  onSort,
  tools,
}: TableHeadProps<Row>) {
  const messages = useMessages()
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.row} aria-rowindex={1} data-head="" data-row={-1}>
        {columns.map((laid, column) => {
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
              {...pinnedAt(pins[column])}
              {...(data?.sortable ? { onClick: (event) => onSort(data.key, event.shiftKey) } : {})}
              {...(data ? tools?.trigger(data.key) : {})}
            >
              {laid.kind === 'index' ? (
                <>
                  <span aria-hidden="true">#</span>
                  <span className={styles.spoken}>{messages.rowNumber}</span>
                </>
              ) : laid.kind === 'selection' ? (
                <PageTick state={page} label={messages.selectAll} onToggle={onTogglePage} />
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
