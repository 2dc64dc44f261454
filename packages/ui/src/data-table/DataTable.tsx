// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
import type { ColumnSettingsActorRef } from '@etalon/machines/column-settings'
import type { Cell, DataTableActorRef, TableRow } from '@etalon/machines/data-table'
import { useSelector } from '@xstate/react'
import { type CSSProperties, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PlainButton } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { FailedState } from '../failed-state/index.ts'
import { useHiddenSides } from '../hidden-sides/index.ts'
import { useCount, useMessages } from '../i18n/index.ts'
import { LoadingBar } from '../loading/index.ts'
import { Note } from '../note/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { type ColumnDefinition, type LaidColumn, layOut, pinVariables, placedOnPhones, textOf, wordsAt } from './column.ts'
import { revealColumn } from './columns/column-window.ts'
import { useRowColumns } from './columns/row-columns.ts'
import { useColumnWindow } from './columns/use-column-window.ts'
import * as styles from './data-table.css.ts'
import { useFindKeys } from './find/use-find-keys.ts'
import { useTableFind } from './find/use-table-find.ts'
import { seenCell } from './grid/cell-keys.ts'
import { useGridKeys } from './grid/use-grid-keys.ts'
import { useGridSize } from './grid/use-grid-size.ts'
import { TableHead } from './head/TableHead.tsx'
import { useColumnTools } from './head/use-column-tools.ts'
import { ColumnMenu, FindBar, fetchToolsInPeace, Pager } from './on-demand.ts'
import { PrintedTable } from './print/PrintedTable.tsx'
import { usePrinting } from './print/use-printing.ts'
import { FocusInRows } from './rows/FocusInRows.tsx'
import { cellAt, GridRows } from './rows/GridRows.tsx'
import type { KeptScroll } from './rows/row-scroll.ts'
import type { RowsHandle } from './rows/ScrolledRows.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { SlowSearch } from './stop/SlowSearch.tsx'
import { StoppedNote, StoppedState } from './stop/StoppedSearch.tsx'
import * as stopStyles from './stop/stop.css.ts'
import { useSearchStop } from './stop/use-search-stop.ts'
import { useTablePart } from './use-table-part.ts'

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
  /** Where it stood when it was shown before, and who remembers where it stands. Read once, with the first rows. */
  keptScroll?: KeptScroll
}

const isEmptyOf = ({ rows }: { rows: readonly TableRow[] }) => rows.length === 0

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
    keptScroll,
  } = props
  const messages = useMessages()
  const write = useCount()
  const isLoading = useSelector(
    actor,
    (snapshot) => snapshot.matches({ content: 'loading' }) || snapshot.matches({ content: 'idle' }),
  )
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ content: 'empty' }))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ content: 'failed' }))
  const total = useTablePart(actor, (context) => context.total)
  const totalIsCapped = useTablePart(actor, (context) => context.totalIsCapped)
  const error = useTablePart(actor, (context) => context.error)
  const wasEmpty = useTablePart(actor, isEmptyOf)

  const [spoken, setSpoken] = useState('')
  const { drawn: columns, ...tools } = useColumnTools({ settings, columns: given, say: setSpoken })
  const laid = useMemo<readonly LaidColumn<Row>[]>(
    () => [
      ...(numbered ? [{ kind: 'index', width: 50 } as const] : []),
      ...(selectable ? [{ kind: 'selection', width: 36 } as const] : []),
      ...placedOnPhones(columns).map((column) => ({ kind: 'data', column }) as const),
    ],
    [columns, numbered, selectable],
  )
  const { tracks, total: least, sides, pins, least: widths } = useMemo(() => layOut(laid), [laid])
  const places = useMemo(() => ({ widths, pinned: sides }), [sides, widths])
  useEffect(() => actor.send({ type: 'COLUMNS.CHANGED', count: laid.length }), [actor, laid.length])

  const { ref, sized } = useGridSize(actor)
  const scroller = sized?.element ?? null
  const drawn = useColumnWindow(actor, sized, places)
  const rowColumns = useRowColumns(laid)
  useHiddenSides(scroller)
  const body = useRef<RowsHandle>(null)
  useEffect(() => {
    const loaded = actor.on('loaded', ({ count, reason }) => {
      setSpoken(messages.rowsLoaded(write(count)))
      // Another page or order is read from its top; the first rows, from where they were left.
      if (reason === 'refresh' || reason === 'first') return
      keptScroll?.set(0)
      body.current?.toTop()
    })
    const slow = actor.on('slow', () => setSpoken(messages.searchIsSlowSpoken))
    const stopped = actor.on('stopped', () => {
      const { rows } = actor.getSnapshot().context
      setSpoken(rows.length === 0 ? messages.searchStopped : messages.searchStoppedEarlierRows)
    })
    // Why it failed is said where the rows would stand; that the search goes on is no longer true.
    const failed = actor.on('failed', () => setSpoken(''))
    return () => {
      for (const heard of [loaded, slow, stopped, failed]) heard.unsubscribe()
    }
  }, [actor, messages, write, keptScroll])

  const showCell = useCallback(
    (cell: Cell, end?: 'start' | 'end') => {
      if (!scroller) return
      if (cell.row >= 0) body.current?.reveal(cell.row)
      const way = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
      const left = Math.abs(scroller.scrollLeft)
      const most = scroller.scrollWidth - scroller.clientWidth
      const ends = { start: 0, end: most }
      const nextLeft = end ? ends[end] : revealColumn(places, cell.column, left, scroller.clientWidth)
      if (nextLeft !== left && most > 0) scroller.scrollLeft = nextLeft * way
    },
    [scroller, places],
  )
  const focusCell = useCallback(
    (cell: Cell, side: 1 | -1 = 1, end?: 'start' | 'end') => {
      showCell(cell, end)
      // What the machine told is drawn now.
      flushSync(() => {})
      let tries = 0
      const focus = () => {
        const element = cellAt(scroller, cell)
        tries += 1
        if (element) {
          const seen = seenCell(element, side)
          // A cell can have the focus once the machine stands there and it is drawn so.
          if (seen !== element)
            flushSync(() => actor.send({ type: 'CELL.FOCUSED', cell: { row: cell.row, column: Number(seen.dataset.column) } }))
          seen.focus({ preventScroll: true })
        }
        // Entries of a phone are drawn once it is known how high they are.
        else if (tries < 30) requestAnimationFrame(focus)
      }
      focus()
    },
    [actor, scroller, showCell],
  )
  const stop = useSearchStop(actor, focusCell)
  const find = useTableFind({ actor, columns: laid, show: showCell })

  const onSort = useCallback(
    (field: string, additive: boolean) => {
      actor.send({ type: 'SORT.TOGGLED', field, additive })
      const rule = actor.getSnapshot().context.sort.find((one) => one.field === field)
      const header = columns.find((column) => column.key === field)?.header ?? field
      setSpoken(messages.sortedBy(header, rule?.direction ?? null))
    },
    [actor, columns, messages],
  )
  const keys = useGridKeys({ actor, columns: laid, selectable, onSort, focusCell })
  const [first] = given
  const nameOf = useCallback(
    (row: Row) => messages.selectRow(rowLabel ? rowLabel(row) : first ? textOf(first, row) : ''),
    [messages, rowLabel, first],
  )
  const finding = useFindKeys({ actor, find, scroller })
  useEffect(fetchToolsInPeace, [])
  const wantsMenu = tools.menu.place !== null
  const [hasMenu, setHasMenu] = useState(wantsMenu)
  if (wantsMenu && !hasMenu) setHasMenu(true)
  const says = failure && hasFailed ? failure(error) : messages.failedTitle
  const retry = () => actor.send({ type: 'RETRY' })
  const isPrinting = usePrinting()
  const style = { [styles.tracks]: tracks, [styles.least]: `${least}px`, ...pinVariables(pins) } as CSSProperties

  return (
    <div {...onRoot(props, styles.root)} onKeyDownCapture={finding.onKeyDownCapture}>
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
          onCleared={() => focusCell(actor.getSnapshot().context.active)}
        />
      )}
      {hasFailed && !wasEmpty && (
        <Note
          tone="danger"
          live
          action={
            <PlainButton
              size="small"
              onPress={() => {
                // The button goes away with the failure.
                focusCell(actor.getSnapshot().context.active)
                retry()
              }}
            >
              {messages.retry}
            </PlainButton>
          }
        >
          {says}
        </Note>
      )}
      {stop.isStopped && !wasEmpty && (
        <div {...stop.keepsFocus}>
          <StoppedNote again={stop.again} onAgain={retry} />
        </div>
      )}
      {finding.isOpen && (
        <Suspense>
          <FindBar
            find={find}
            input={finding.input}
            wordsAt={(place) => wordsAt(laid, actor.getSnapshot().context.rows as readonly Row[], place)}
            onClosed={() => focusCell(actor.getSnapshot().context.active)}
          />
        </Suspense>
      )}
      {stop.isSlow && (
        <div className={stopStyles.place} {...stop.keepsFocus}>
          <SlowSearch onStop={() => actor.send({ type: 'LOAD.CANCEL' })} />
        </div>
      )}
      <div
        ref={ref}
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
        <span className={styles.probe} data-probe="" aria-hidden="true" />
        <TableHead actor={actor} columns={laid} drawn={drawn} onSort={onSort} {...(settings ? { tools } : {})} />
        {isLoading && wasEmpty && <SkeletonRows columns={laid} />}
        {!wasEmpty && sized && (
          <GridRows
            actor={actor}
            sized={sized}
            columns={rowColumns}
            drawn={drawn}
            selectable={selectable}
            nameOf={nameOf}
            keptScroll={keptScroll}
            find={find}
            handle={body}
          />
        )}
        {scroller && <FocusInRows actor={actor} scroller={scroller} focusCell={focusCell} />}
      </div>
      {isPrinting && !wasEmpty && <PrintedTable actor={actor} label={label} columns={laid} />}
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
      {stop.isStopped && wasEmpty && (
        <div className={styles.blank} {...stop.keepsFocus}>
          <StoppedState again={stop.again} onAgain={retry} />
        </div>
      )}
      {hasMenu && (
        <Suspense>
          <ColumnMenu {...tools.menu} />
        </Suspense>
      )}
      <span className={styles.spoken} role="status">
        {spoken}
      </span>
      {paged && !((hasFailed || stop.isStopped) && wasEmpty) && (
        <Suspense fallback={<div className={styles.pager} />}>
          <Pager actor={actor} {...(pagerNote === undefined ? {} : { note: pagerNote })} />
        </Suspense>
      )}
    </div>
  )
}
