import { printedNumber, type Sheet, type SheetColumn } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { Icon } from '@etalon/ui/icon'
import { Check, CircleAlert } from 'lucide-react'
import { type ClipboardEvent, type CompositionEvent, Fragment, type KeyboardEvent, useRef, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { type Cell, cellAfter, outsideOf, pastedBlock, plainReading, withBlock, withReading } from './cell-moves.ts'
import { type GridColumn, gridColumns, headsOf } from './grid-columns.ts'
import type { LiveEvaluation } from './live-evaluation.ts'
import * as styles from './reading-grid.css.ts'
import type { RecordFault } from './record-draft.ts'

type Readings = readonly (readonly string[])[]

const isSame = (one: Readings, other: Readings) =>
  one.every((cells, row) => cells.every((cell, column) => cell === other[row]?.[column]))
const isUndo = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z'
const isRedo = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === (shiftKey ? 'z' : 'y')

export interface ReadingGridProps {
  readonly sheet: Sheet
  readonly label: string
  readonly readings: Readings
  readonly live: LiveEvaluation
  /** Faults to be shown; empty cells are among them only after an attempt to hand in. */
  readonly faults: readonly RecordFault[]
  /** Left out where nobody may type. */
  readonly onChange?: ((readings: Readings) => void) | undefined
}

/** Points and readings as a grid for the keyboard, and beside them what follows from each row. */
export function ReadingGrid({ sheet, label, readings, live, faults, onChange }: ReadingGridProps) {
  const words = useWords(recordMessages)
  const language = useLanguage()
  const table = useRef<HTMLTableElement>(null)
  // Of the last block that was pasted: the readings before and after it, and how many of its own had no cell.
  const [lastPaste, setLastPaste] = useState<{ before: Readings; after: Readings; outside: number } | null>(null)
  const standsAsBefore = lastPaste !== null && isSame(lastPaste.before, readings)
  const standsAsPasted = lastPaste !== null && isSame(lastPaste.after, readings)
  const size = { rows: sheet.points.length, columns: sheet.columns.length }
  const columns = gridColumns(sheet, live.columns, language)
  const isJudged = sheet.limit !== undefined || live.rows.some(({ verdict }) => verdict === 'broken')
  const cellFaults = faults.flatMap((fault) => (fault.field === 'reading' ? [fault] : []))
  const cellLabel = (column: SheetColumn, point: string) => words.cell(column[language], `${point} ${sheet.unit}`)
  const faultText = (fault: (typeof cellFaults)[number]) => {
    const column = sheet.columns[fault.column]
    const what = fault.kind === 'too-fine' ? words.cellFault['too-fine'](column?.places ?? 0) : words.cellFault[fault.kind]
    return column ? words.faultAt(cellLabel(column, sheet.points[fault.row] ?? ''), what) : what
  }
  const firstFault = cellFaults.find(({ kind }) => kind !== 'empty')

  const focus = ({ row, column }: Cell) => {
    const input = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`)
    input?.focus()
    input?.select()
  }
  const pressed = (event: KeyboardEvent<HTMLInputElement>, at: Cell) => {
    // The browser knows nothing of cells that a block filled in, and cannot take it back.
    if (isUndo(event) && standsAsPasted && onChange) {
      event.preventDefault()
      onChange(lastPaste.before)
      return
    }
    if (isRedo(event) && standsAsBefore && onChange) {
      event.preventDefault()
      onChange(lastPaste.after)
      return
    }
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const caret = { start: selectionStart ?? 0, end: selectionEnd ?? 0, length: value.length }
    const next = cellAfter(at, size, event.key, event.shiftKey, caret)
    if (next || event.key === 'Enter') event.preventDefault()
    if (next) focus(next)
  }
  const pasted = (event: ClipboardEvent<HTMLInputElement>, at: Cell) => {
    const block = pastedBlock(event.clipboardData.getData('text/plain'))
    if (!block || !onChange) return
    event.preventDefault()
    const after = withBlock(readings, at, block)
    setLastPaste({ before: readings, after, outside: outsideOf(size, at, block) })
    onChange(after)
  }
  const typedCell = (column: SheetColumn, row: number, index: number, edge: boolean) => {
    const at = { row, column: index }
    const value = readings[row]?.[index] ?? ''
    const edged = edge ? { 'data-edge': '' } : {}
    if (!onChange)
      return (
        <td key={column.key} className={styles.typed} data-read="" {...edged}>
          {value === '' ? '—' : printedNumber(value)}
        </td>
      )
    const isWrong = cellFaults.some((fault) => fault.row === row && fault.column === index)
    return (
      <td key={column.key} className={styles.typed} {...edged}>
        <input
          className={styles.input}
          aria-label={cellLabel(column, sheet.points[row] ?? '')}
          aria-invalid={isWrong}
          data-cell={`${row}-${index}`}
          data-field={`reading-${row}-${index}`}
          value={value}
          size={8}
          maxLength={24}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target, nativeEvent }) => {
            // What an input method is still composing is not ours to change.
            const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
            onChange(withReading(readings, at, composing ? target.value : plainReading(target.value)))
          }}
          onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
            onChange(withReading(readings, at, plainReading(currentTarget.value)))
          }
          onKeyDown={(event) => pressed(event, at)}
          onPaste={(event) => pasted(event, at)}
        />
      </td>
    )
  }
  const heads = headsOf(columns)
  const lines = heads.some(({ group }) => group !== undefined) ? 2 : 1
  const headCell = (column: GridColumn) => (
    <>
      {column.label}
      {column.unit !== '' && column.unit !== sheet.unit && <span className={styles.unit}> {column.unit}</span>}
    </>
  )
  return (
    <>
      <div className={styles.frame}>
        <table ref={table} className={styles.grid} aria-label={label}>
          <thead>
            <tr>
              <th className={styles.head} scope="col" rowSpan={lines} data-fixed="">
                {words.point}
              </th>
              {heads.map((entry) =>
                entry.group === undefined ? (
                  <Fragment key={entry.key}>
                    {entry.columns.map((column) => (
                      <th
                        key={column.key}
                        className={styles.head}
                        scope="col"
                        rowSpan={lines}
                        data-wrap=""
                        {...(column.edge ? { 'data-edge': '' } : {})}
                      >
                        {headCell(column)}
                      </th>
                    ))}
                  </Fragment>
                ) : (
                  <th key={entry.key} className={styles.head} scope="colgroup" colSpan={entry.columns.length} data-group="">
                    {entry.group}
                  </th>
                ),
              )}
              {isJudged && (
                <th className={styles.head} scope="col" rowSpan={lines} data-words="">
                  {words.judged}
                </th>
              )}
            </tr>
            {lines === 2 && (
              <tr>
                {heads
                  .filter((entry) => entry.group !== undefined)
                  .flatMap((entry) => entry.columns)
                  .map((column) => (
                    <th
                      key={column.key}
                      className={styles.head}
                      scope="col"
                      data-wrap=""
                      {...(column.edge ? { 'data-edge': '' } : {})}
                    >
                      {headCell(column)}
                    </th>
                  ))}
              </tr>
            )}
          </thead>
          <tbody>
            {sheet.points.map((point, row) => {
              const { cells, verdict, exceeding } = live.rows[row] ?? {
                cells: undefined,
                verdict: 'open' as const,
                exceeding: [],
              }
              return (
                <tr key={point} data-verdict={verdict}>
                  <th className={styles.point} scope="row">
                    {printedNumber(point)}
                  </th>
                  {sheet.columns.map((column, index) => typedCell(column, row, index, columns[index]?.edge ?? false))}
                  {live.columns.map((column, index) => (
                    <td
                      key={column.key}
                      className={styles.computed}
                      {...(columns[sheet.columns.length + index]?.edge ? { 'data-edge': '' } : {})}
                      {...(exceeding.includes(column.key) ? { 'data-exceeds': '' } : {})}
                    >
                      {printedNumber(cells?.[index] ?? '')}
                    </td>
                  ))}
                  {isJudged && (
                    <td className={styles.computed} data-words="">
                      {verdict === 'pass' && (
                        <span className={styles.verdict}>
                          <Icon icon={Check} size={14} />
                          {words.pass}
                        </span>
                      )}
                      {(verdict === 'fail' || verdict === 'broken') && (
                        <span className={styles.verdict} data-tone="danger">
                          <Icon icon={CircleAlert} size={14} />
                          {verdict === 'fail' ? words.exceeds : words.impossible}
                        </span>
                      )}
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {onChange && (
        <p className={styles.fault} role="status">
          {firstFault ? faultText(firstFault) : standsAsPasted && lastPaste.outside > 0 && words.pastedOutside(lastPaste.outside)}
        </p>
      )}
    </>
  )
}
