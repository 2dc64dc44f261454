import { type InstrumentKind, mostWrittenAtOnce } from '@etalon/api/contract'
import { Button, IconButton } from '@etalon/ui/button'
import { useLanguage } from '@etalon/ui/i18n'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { ledgerMessages } from '../../messages/ledger.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as styles from '../rows/row-grid.css.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import * as own from './enterprise.css.ts'
import { ledgerHeaders } from './ledger-headers.ts'
import {
  copyOf,
  type DraftRow,
  emptyRow,
  type LedgerFault,
  type PastedColumn,
  pastedCells,
  pasteInto,
  plainDay,
  withKind,
} from './ledger-rows.ts'

export interface LedgerGridProps {
  readonly rows: readonly DraftRow[]
  readonly kinds: readonly InstrumentKind[]
  readonly faults: readonly LedgerFault[]
  readonly onChange: (rows: readonly DraftRow[]) => void
}

const typedColumns = ['name', 'model', 'serial', 'manufacturer', 'range', 'accuracy', 'place', 'lastTestedOn'] as const

/** Where the focus goes once the rows are drawn. */
interface Goal {
  readonly row: number
  readonly column: PastedColumn
}

/** Instruments row by row. Enter leads to the next row, a block from a spreadsheet is pasted into any cell. */
export function LedgerGrid({ rows, kinds, faults, onChange }: LedgerGridProps) {
  const { toasts } = useWorkspace()
  const words = useWords(ledgerMessages)
  const labels = useLabels()
  const language = useLanguage()
  const grid = useRef<HTMLTableSectionElement>(null)
  const [goal, setGoal] = useState<Goal | null>(null)
  useLayoutEffect(() => {
    if (goal === null) return
    grid.current?.querySelector<HTMLElement>(`[data-field="${goal.column}-${goal.row}"]`)?.focus()
    setGoal(null)
  }, [goal])
  const headOf = (column: PastedColumn) => (column === 'kindCode' ? words.kind : words[column])
  const change = (key: string, values: Partial<DraftRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const isFaulty = (column: PastedColumn, row: number) => faults.some((fault) => fault.column === column && fault.row === row)
  const cellProps = (column: PastedColumn, row: number) => ({
    className: styles.input,
    'aria-label': words.cell(headOf(column), row + 1),
    'aria-invalid': isFaulty(column, row),
    'data-field': `${column}-${row}`,
  })
  const pasted = (event: ClipboardEvent, at: Goal) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (!cells) return
    event.preventDefault()
    const next = pasteInto(rows, at, cells, kinds, ledgerHeaders)
    onChange(next.rows)
    const remarks = [
      ...(next.unknown > 0 ? [words.pastedUnknown(next.unknown)] : []),
      ...(next.isTooMuch ? [words.pastedTooMany(mostWrittenAtOnce)] : []),
    ]
    toasts.show({
      tone: remarks.length > 0 ? 'warning' : 'success',
      title: words.pasted(next.count),
      ...(remarks.length > 0 ? { detail: remarks.join(' ') } : {}),
    })
  }
  const insert = (place: number, row: DraftRow, column: PastedColumn) => {
    onChange([...rows.slice(0, place), row, ...rows.slice(place)])
    setGoal({ row: place, column })
  }
  const pressed = (event: KeyboardEvent, at: Goal) => {
    // Enter that ends a composition chooses characters.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    event.preventDefault()
    const next = event.shiftKey ? at.row - 1 : at.row + 1
    if (next < 0) return
    if (next < rows.length) setGoal({ row: next, column: at.column })
    else if (rows.length < mostWrittenAtOnce) insert(next, emptyRow(), at.column)
  }
  const isFull = rows.length >= mostWrittenAtOnce
  return (
    <section className={styles.part} aria-labelledby="ledger-grid-title">
      <div className={styles.partHead}>
        <h2 id="ledger-grid-title" className={styles.heading} tabIndex={-1}>
          {words.grid}
          <span className={styles.quiet}>{words.pieces(rows.length)}</span>
        </h2>
        <Button icon={Plus} disabled={isFull} onPress={() => insert(rows.length, emptyRow(), 'kindCode')}>
          {words.addRow}
        </Button>
      </div>
      <div className={styles.frame}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th className={styles.head} scope="col">
                #
              </th>
              {[words.kind, ...typedColumns.map(headOf), words.ownCycle, words.deviceState].map((head) => (
                <th key={head} className={styles.head} scope="col">
                  {head}
                </th>
              ))}
              <th className={styles.head} scope="col">
                {words.actions}
              </th>
            </tr>
          </thead>
          <tbody ref={grid}>
            {rows.map((row, index) => (
              <tr key={row.key}>
                <td className={styles.cell}>{index + 1}</td>
                <td className={styles.cell} data-typed="">
                  <select
                    {...cellProps('kindCode', index)}
                    className={`${styles.input} ${own.kind}`}
                    value={row.kindCode}
                    onPaste={(event) => pasted(event, { row: index, column: 'kindCode' })}
                    onChange={({ target: { value } }) => {
                      const kind = kinds.find(({ code }) => code === value)
                      change(row.key, kind ? withKind(row, kind) : { kindCode: '' })
                    }}
                  >
                    <option value="">{words.chooseKind}</option>
                    {kinds.map((kind) => (
                      <option key={kind.code} value={kind.code}>
                        {language === 'en' ? kind.nameEn : kind.name} · {kind.code}
                      </option>
                    ))}
                  </select>
                </td>
                {typedColumns.map((column) => (
                  <td key={column} className={styles.cell} data-typed="" data-value={row[column]}>
                    <input
                      {...cellProps(column, index)}
                      value={row[column]}
                      maxLength={100}
                      autoComplete="off"
                      {...(column === 'lastTestedOn' ? { placeholder: '2026-01-31', inputMode: 'numeric' as const } : {})}
                      onPaste={(event) => pasted(event, { row: index, column })}
                      onKeyDown={(event) => pressed(event, { row: index, column })}
                      onChange={(event) => change(row.key, { [column]: event.target.value })}
                      onBlur={(event) => {
                        if (column === 'lastTestedOn' && plainDay(event.target.value) !== row.lastTestedOn)
                          change(row.key, { lastTestedOn: plainDay(event.target.value) })
                      }}
                    />
                  </td>
                ))}
                <td className={styles.cell} data-typed="">
                  <select
                    className={styles.input}
                    aria-label={words.cell(words.ownCycle, index + 1)}
                    value={row.ownCycle}
                    onChange={(event) => change(row.key, { ownCycle: event.target.value })}
                  >
                    <option value="">{words.regulationCycle}</option>
                    {labels.options('VERIFICATION_CYCLE').map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </td>
                <td className={styles.cell} data-typed="">
                  <select
                    className={styles.input}
                    aria-label={words.cell(words.deviceState, index + 1)}
                    value={row.deviceState}
                    onChange={(event) => change(row.key, { deviceState: event.target.value })}
                  >
                    {labels.options('DEVICE_STATE').map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </td>
                <td className={styles.cell}>
                  <IconButton
                    kind="quiet"
                    size="small"
                    icon={Copy}
                    label={words.copyRow(index + 1)}
                    disabled={isFull}
                    onPress={() => insert(index + 1, copyOf(row), 'serial')}
                  />
                  <IconButton
                    kind="quiet"
                    size="small"
                    icon={Trash2}
                    label={words.removeRow(index + 1)}
                    disabled={rows.length === 1}
                    onPress={() => {
                      onChange(rows.filter(({ key }) => key !== row.key))
                      setGoal({ row: Math.min(index, rows.length - 2), column: 'kindCode' })
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
