import { type Cell, cellRange, type DataTableActorRef, keyOf, type TableRow } from '@etalon/machines/data-table'
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { type LaidColumn, textOf } from '../column.ts'
import { moveOf, usableIn } from './cell-keys.ts'

const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null

/** The place of a cell's element in the grid. */
function placeOf(element: HTMLElement): Cell {
  return { row: Number(element.closest<HTMLElement>('[data-row]')?.dataset.row ?? 0), column: Number(element.dataset.column) }
}

interface GridKeysOptions<Row extends TableRow> {
  actor: DataTableActorRef
  columns: readonly LaidColumn<Row>[]
  selectable: boolean
  onSort: (field: string, additive: boolean) => void
  /**
   * Leads the focus to a cell, which may have to be scrolled into sight first, or to the next on a side where it is not shown. An end
   * of the columns is scrolled to, also where the cell there is pinned and seen anyway.
   */
  focusCell: (cell: Cell, side?: 1 | -1, end?: 'start' | 'end') => void
}

/** Keyboard, pointer and clipboard of the grid; what they mean is the machine's matter. */
export function useGridKeys<Row extends TableRow>({ actor, columns, selectable, onSort, focusCell }: GridKeysOptions<Row>) {
  const context = () => actor.getSnapshot().context
  const toggleRow = (place: number) => {
    const row = context().rows[place]
    if (selectable && row) actor.send({ type: 'ROW.TOGGLED', key: keyOf(context(), row) })
  }

  const enter = (cell: HTMLElement, place: Cell, event: KeyboardEvent) => {
    const laid = columns[place.column]
    if (place.row === -1 && laid?.kind === 'data') {
      if (laid.column.sortable) onSort(laid.column.key, event.shiftKey)
      return
    }
    const [first, ...others] = usableIn(cell)
    if (!first) return
    // One link, button or tick is used at once; among several, Tab chooses.
    if (others.length === 0 && event.key === 'Enter' && !first.matches('input:not([type=checkbox]), textarea, select'))
      first.click()
    else {
      actor.send({ type: 'CELL.ENTERED' })
      for (const item of [first, ...others]) item.tabIndex = 0
      first.focus()
    }
  }

  const leave = (cell: HTMLElement) => {
    actor.send({ type: 'CELL.LEFT' })
    for (const item of usableIn(cell)) item.tabIndex = -1
    cell.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell) return
    const isInside = actor.getSnapshot().matches({ grid: 'inside' })
    const isWithin = isInside || event.target !== cell
    if (isWithin && (event.key === 'Escape' || (event.key === 'F2' && event.target !== cell))) {
      leave(cell)
      event.preventDefault()
      event.stopPropagation()
      return
    }
    // Whoever has ticked a row by the pointer goes on from there: a tick has no use of its own for arrows and pages.
    const isTick = event.target instanceof Element && event.target.matches('input[type=checkbox]')
    const move =
      !isInside && (event.target === cell || isTick) ? moveOf(event, getComputedStyle(cell).direction === 'rtl') : undefined
    if (isWithin && !move) return
    const place = placeOf(cell)
    if (move) {
      actor.send({ type: 'CELL.MOVED', move, extend: event.shiftKey })
      const end = move.endsWith('Start') ? 'start' : move.endsWith('End') ? 'end' : undefined
      focusCell(context().active, move === 'left' || end === 'end' ? -1 : 1, end)
    } else if (event.key === 'Enter' || event.key === 'F2') enter(cell, place, event)
    // With Control it would choose a column, which cannot be chosen here.
    else if (event.key === ' ' && place.row >= 0 && !event.ctrlKey && !event.metaKey) toggleRow(place.row)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selectable) actor.send({ type: 'PAGE.TOGGLED' })
    else return
    event.preventDefault()
  }

  const onMouseDown = (event: MouseEvent) => {
    const cell = cellOf(event.target)
    if (!cell || event.button !== 0) return
    const onWidget =
      event.target instanceof Element && event.target.closest('a, button, input, select, textarea, [role=button]') !== null
    const extend = event.shiftKey && !onWidget
    const place = placeOf(cell)
    // A cell can have the focus once the machine stands there and it is drawn so.
    flushSync(() => actor.send({ type: 'CELL.FOCUSED', cell: place, extend }))
    if (!extend) return
    // The browser would select the text from one cell to the other, across whole rows, and copy that.
    event.preventDefault()
    document.getSelection()?.removeAllRanges()
    focusCell(place)
  }

  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target)
    if (!cell || event.target !== cell) return
    const place = placeOf(cell)
    const { active } = context()
    // What one was in has gone, or gave the focus back.
    if (actor.getSnapshot().matches({ grid: 'inside' })) actor.send({ type: 'CELL.LEFT' })
    if (active.row !== place.row || active.column !== place.column) actor.send({ type: 'CELL.FOCUSED', cell: place })
  }

  const onCopy = (event: ClipboardEvent) => {
    if (cellOf(event.target) !== event.target || document.getSelection()?.isCollapsed === false) return
    const { top, bottom, left, right } = cellRange(context())
    const { active, anchor, before } = context()
    const chosen = columns.slice(left, right + 1).filter((laid) => laid.kind !== 'selection')
    // A column of ticks has nothing to copy, and what was copied before is kept.
    if (chosen.length === 0) return
    const line = (said: (laid: LaidColumn<Row>) => string) =>
      chosen.map((laid) => said(laid).replaceAll(/[\t\r\n]+/g, ' ')).join('\t')
    const head = Math.min(active.row, anchor.row) < 0 ? [line((laid) => (laid.kind === 'data' ? laid.column.header : '#'))] : []
    const body = (context().rows as readonly Row[]).slice(top, bottom + 1).map((row, place) => {
      const number = String(before + top + place + 1)
      return line((laid) => (laid.kind === 'data' ? textOf(laid.column, row) : number))
    })
    event.clipboardData.setData('text/plain', [...head, ...body].join('\n'))
    event.preventDefault()
  }

  const onClick = (event: MouseEvent) => {
    const cell = cellOf(event.target)
    if (!cell || !(event.target instanceof Element) || !event.target.matches('[data-tick]')) return
    const row = context().rows[placeOf(cell).row]
    if (row) actor.send({ type: event.shiftKey ? 'ROWS.RANGE_SELECTED' : 'ROW.TOGGLED', key: keyOf(context(), row) })
  }

  /** What is cut off is read whole where the pointer rests. */
  const onMouseOver = (event: MouseEvent) => {
    const cell = cellOf(event.target)
    if (!cell?.matches('[role=gridcell]')) return
    const laid = columns[placeOf(cell).column]
    if (laid?.kind !== 'data' || laid.column.render) return
    const words = cell.querySelector(':scope > span') ?? cell
    if (words.scrollWidth > words.clientWidth) cell.title = cell.textContent
    else cell.removeAttribute('title')
  }

  return { onKeyDown, onMouseDown, onFocus, onCopy, onClick, onMouseOver }
}
