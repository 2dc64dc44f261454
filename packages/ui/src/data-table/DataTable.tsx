// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
import type { ColumnSettingsActorRef } from '@etalon/machines/column-settings'
import {
  type Cell,
  cellRange,
  type DataTableActorRef,
  isSelected,
  keyOf,
  keysOf,
  pageSelection,
  type TableRow,
} from '@etalon/machines/data-table'
import { useSelector } from '@xstate/react'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import { Button } from '../button/index.ts'
import { ContextMenuPanel } from '../context-menu/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { FailedState } from '../failed-state/index.ts'
import { useHiddenSides } from '../hidden-sides/index.ts'
import { useCount, useMessages } from '../i18n/index.ts'
import { LoadingBar } from '../loading/index.ts'
import { Note } from '../note/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { type ColumnDefinition, type LaidColumn, layOut, textOf } from './column.ts'
import * as styles from './data-table.css.ts'
import { Pager } from './Pager.tsx'
import { PrintedTable } from './PrintedTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRowView } from './TableRowView.tsx'
import { useColumnTools } from './use-column-tools.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { usePrinting } from './use-printing.ts'

/** What {@link DataTable} takes. */
export interface DataTableProps<Row extends TableRow> extends RootProps<HTMLDivElement> {
  /** The rows, their order, the page, the selection and where the focus stands. */
  actor: DataTableActorRef
  /** The table's name. */
  label: string
  /** The columns in their order: where the value comes from, how it is written and how wide it is. */
  columns: readonly ColumnDefinition<Row>[]
  /**
   * The settings of its columns, where people may draw them wider and pin them in the head. The columns themselves are arranged by
   * what the settings tell: `arrangeColumns`.
   */
  settings?: ColumnSettingsActorRef
  /** Shows the number of each row, 50 px wide. @default true */
  numbered?: boolean
  /** Shows ticks. @default false */
  selectable?: boolean
  /** What names a row, for its tick. @default the first column's text */
  rowLabel?: (row: Row) => string
  /** Buttons for the selected rows. */
  bulkActions?: ReactNode
  /** What an empty table says. @default from the catalogue */
  empty?: { title: string; text?: string; actions?: ReactNode }
  /** What a failure says, from the error that `loadPage` gave. @default from the catalogue */
  failure?: (error: unknown) => string
  /** Whether it has the pagination bar. @default true */
  paged?: boolean
  /** Beside the total, such as how long the search took. */
  pagerNote?: ReactNode
}

/**
 * Rows of data as an ARIA grid: arrows go from cell to cell, Enter uses what stands in one, Space selects its row. Only the
 * rows in sight are drawn; on paper all that are loaded. Below 768 px each row is an entry of two columns.
 */
export function DataTable<Row extends TableRow = TableRow>(props: DataTableProps<Row>) {
  const {
    actor,
    label,
    columns: given,
    settings,
    numbered = true,
    selectable = false,
    rowLabel,
    bulkActions,
    empty,
    failure,
    paged = true,
    pagerNote,
  } = props
  const messages = useMessages()
  const write = useCount()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const isLoading = useSelector(
    actor,
    (snapshot) => snapshot.matches({ content: 'loading' }) || snapshot.matches({ content: 'idle' }),
  )
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ content: 'empty' }))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ content: 'failed' }))
  const { total, totalIsCapped, page, size, sort, selection, active, anchor } = context
  // The rows of an actor are what the `loadPage` given to it answers, which is what these columns were written for.
  const rows = context.rows as readonly Row[]

  const [spoken, setSpoken] = useState('')
  const { drawn: columns, ...tools } = useColumnTools({ settings, columns: given, say: setSpoken })
  const laid = useMemo<readonly LaidColumn<Row>[]>(
    () => [
      ...(numbered ? [{ kind: 'index', width: 50 } as const] : []),
      ...(selectable ? [{ kind: 'selection', width: 36 } as const] : []),
      ...columns.map((column) => ({ kind: 'data', column }) as const),
    ],
    [columns, numbered, selectable],
  )
  const { tracks, total: least, pins } = useMemo(() => layOut(laid), [laid])
  useEffect(() => actor.send({ type: 'COLUMNS.CHANGED', count: laid.length }), [actor, laid.length])

  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  useHiddenSides(scroller)
  const list = useRef<VirtuosoHandle>(null)
  useEffect(() => {
    const loaded = actor.on('loaded', ({ count, reason }) => {
      setSpoken(messages.rowsLoaded(write(count)))
      // Another page or order is read from its top.
      if (reason !== 'refresh') scroller?.scrollTo({ top: 0 })
    })
    return () => loaded.unsubscribe()
  }, [actor, messages, write, scroller])

  useEffect(() => {
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      const rowHeight = scroller.querySelector('[role=row][data-row="0"]')?.getBoundingClientRect().height ?? 32
      actor.send({ type: 'VIEWPORT.CHANGED', rows: Math.max(1, Math.floor((scroller.clientHeight - 32) / rowHeight)) })
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [actor, scroller])

  const focusCell = useCallback(
    ({ row, column }: Cell) => {
      const find = () => scroller?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)
      const focus = (cell: HTMLElement) => {
        cell.focus({ preventScroll: true })
        if (row >= 0) list.current?.scrollIntoView({ index: row, behavior: 'auto' })
        cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
      const cell = find()
      if (cell) {
        focus(cell)
        return
      }
      list.current?.scrollToIndex({ index: row, align: 'center' })
      let tries = 0
      const again = () => {
        const late = find()
        tries += 1
        if (late) focus(late)
        else if (tries < 30) requestAnimationFrame(again)
      }
      requestAnimationFrame(again)
    },
    [scroller],
  )

  const onSort = useCallback(
    (field: string, additive: boolean) => {
      actor.send({ type: 'SORT.TOGGLED', field, additive })
      const rule = actor.getSnapshot().context.sort.find((one) => one.field === field)
      const header = columns.find((column) => column.key === field)?.header ?? field
      setSpoken(messages.sortedBy(header, rule?.direction ?? null))
    },
    [actor, columns, messages],
  )
  const onToggle = useCallback(
    (place: number, range: boolean) => {
      const now = actor.getSnapshot().context
      const row = now.rows[place]
      if (row) actor.send({ type: range ? 'ROWS.RANGE_SELECTED' : 'ROW.TOGGLED', key: keyOf(now, row) })
    },
    [actor],
  )
  const keys = useGridKeys({ actor, columns: laid, selectable, rows, onSort, focusCell })
  const range = cellRange({ active, anchor })
  const isRange = active.row !== anchor.row || active.column !== anchor.column
  const name = (row: Row) => (rowLabel ? rowLabel(row) : columns[0] ? textOf(columns[0], row) : '')
  const says = failure && hasFailed ? failure(context.error) : messages.failedTitle
  const retry = () => actor.send({ type: 'RETRY' })
  const wasEmpty = rows.length === 0
  const isPrinting = usePrinting()
  const style = { [styles.tracks]: tracks, [styles.least]: `${least}px` } as CSSProperties

  return (
    <div {...onRoot(props, styles.root)}>
      {isLoading && !wasEmpty && (
        <div className={styles.progress}>
          <LoadingBar />
        </div>
      )}
      {selectable && (
        <SelectionBar
          className={styles.selectionOfTable}
          actor={actor}
          actions={bulkActions}
          onCleared={() => focusCell(active)}
        />
      )}
      {hasFailed && !wasEmpty && (
        <Note
          tone="danger"
          live
          action={
            <Button
              size="small"
              onPress={() => {
                // The button goes away with the failure.
                focusCell(active)
                retry()
              }}
            >
              {messages.retry}
            </Button>
          }
        >
          {says}
        </Note>
      )}
      <div
        ref={setScroller}
        role="grid"
        className={styles.grid}
        aria-label={label}
        // Where counting stopped, nobody knows it.
        aria-rowcount={totalIsCapped ? -1 : total + 1}
        aria-colcount={laid.length}
        aria-busy={isLoading}
        aria-multiselectable={selectable}
        {...(wasEmpty && !isLoading ? { 'data-bare': '' } : {})}
        style={style}
        {...keys}
      >
        <TableHead
          columns={laid}
          pins={pins}
          sort={sort}
          cursor={active.row === -1 || wasEmpty ? active.column : null}
          page={wasEmpty ? null : pageSelection(selection, keysOf(context))}
          onTogglePage={() => actor.send({ type: 'PAGE.TOGGLED' })}
          onSort={onSort}
          {...(settings ? { tools } : {})}
        />
        {isLoading && wasEmpty && <SkeletonRows columns={laid} />}
        {!wasEmpty && scroller && (
          <div role="rowgroup">
            <Virtuoso
              ref={list}
              customScrollParent={scroller}
              data={rows}
              computeItemKey={(_, row) => keyOf(context, row)}
              increaseViewportBy={{ top: 320, bottom: 640 }}
              defaultItemHeight={32}
              itemContent={(place, row) => (
                <TableRowView
                  row={row}
                  place={place}
                  number={(page - 1) * size + place + 1}
                  columns={laid}
                  pins={pins}
                  selectable={selectable}
                  selected={selectable && isSelected(selection, keyOf(context, row))}
                  cursor={active.row === place ? active.column : null}
                  range={isRange && place >= range.top && place <= range.bottom ? range : null}
                  selectLabel={messages.selectRow(name(row))}
                  onToggle={onToggle}
                />
              )}
            />
          </div>
        )}
      </div>
      {isPrinting && !wasEmpty && (
        <PrintedTable
          label={label}
          columns={laid}
          rows={rows}
          keyOf={(row) => keyOf(context, row)}
          from={(page - 1) * size + 1}
        />
      )}
      {isEmpty && (
        <div className={styles.blank}>
          <EmptyState
            title={empty?.title ?? messages.emptyTitle}
            {...(empty?.actions === undefined ? {} : { actions: empty.actions })}
          >
            {empty ? empty.text : messages.emptyHint}
          </EmptyState>
        </div>
      )}
      {hasFailed && wasEmpty && (
        <div className={styles.blank}>
          <FailedState
            title={says}
            onRetry={() => {
              focusCell({ row: -1, column: 0 })
              retry()
            }}
          />
        </div>
      )}
      {settings && <ContextMenuPanel {...tools.menu} />}
      <span className={styles.spoken} role="status">
        {spoken}
      </span>
      {paged && !(hasFailed && wasEmpty) && <Pager actor={actor} {...(pagerNote === undefined ? {} : { note: pagerNote })} />}
    </div>
  )
}
