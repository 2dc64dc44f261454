import { type InstrumentKind, mostWrittenAtOnce } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { useLanguage } from '@etalon/ui/i18n'
import { Plus } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { inLanguage, useWords } from '../../messages/index.ts'
import { ledgerMessages } from '../../messages/ledger.ts'
import { rowsMessages } from '../../messages/rows.ts'
import * as styles from '../rows/row-grid.css.ts'
import { usePastedRows } from '../rows/use-pasted-rows.ts'
import { useRowUndo } from '../rows/use-row-undo.ts'
import { type LedgerDeeds, type LedgerPlace, LedgerRowView, typedColumns } from './LedgerRowView.tsx'
import { copyOf, type DraftRow, emptyRow, type LedgerFault, ledgerPasting, type PastedColumn, withKind } from './ledger-rows.ts'

export interface LedgerGridProps {
  readonly rows: readonly DraftRow[]
  readonly kinds: readonly InstrumentKind[]
  readonly faults: readonly LedgerFault[]
  readonly onChange: (rows: readonly DraftRow[]) => void
}

/** Instruments row by row. Enter leads to the next row, a block from a spreadsheet is pasted into any cell. */
export function LedgerGrid({ rows, kinds, faults, onChange }: LedgerGridProps) {
  const words = useWords(ledgerMessages)
  const shared = useWords(rowsMessages)
  const language = useLanguage()
  const grid = useRef<HTMLTableSectionElement>(null)
  const [goal, setGoal] = useState<LedgerPlace | null>(null)
  useLayoutEffect(() => {
    if (goal === null) return
    const field = grid.current?.querySelector<HTMLElement>(`[data-field="${goal.column}-${goal.row}"]`)
    // What is chosen is a field around its button.
    const button = field?.querySelector('button')
    ;(button ?? field)?.focus()
    setGoal(null)
  }, [goal])
  const headOf = (column: PastedColumn) => (column === 'kindCode' ? words.kind : words[column])
  const choices = useMemo(
    () => kinds.map(({ code, name, nameEn }) => ({ value: code, label: `${inLanguage(language, name, nameEn)} · ${code}` })),
    [kinds, language],
  )
  const wrongIn = (row: number) =>
    faults
      .filter((fault) => fault.row === row)
      .map(({ column }) => column)
      .join(',')
  const insert = (place: number, row: DraftRow, column: PastedColumn) => {
    onChange([...rows.slice(0, place), row, ...rows.slice(place)])
    setGoal({ row: place, column })
  }
  const change = ({ key }: DraftRow, values: Partial<DraftRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const undo = useRowUndo(rows, ({ key }) => key, onChange)
  const pasted = usePastedRows(rows, ledgerPasting(kinds), onChange, undo)
  const done: LedgerDeeds = {
    change,
    choose(row, chosen) {
      const kind = kinds.find(({ code }) => code === chosen)
      change(row, kind ? withKind(row, kind) : { kindCode: '' })
    },
    paste: pasted.paste,
    press(event, at) {
      // Enter that ends a composition chooses characters.
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
      event.preventDefault()
      const next = event.shiftKey ? at.row - 1 : at.row + 1
      if (next < 0) return
      if (next < rows.length) setGoal({ row: next, column: at.column })
      else if (rows.length < mostWrittenAtOnce) insert(next, emptyRow(), at.column)
    },
    copy(row, index) {
      undo.putIn(index + 1, copyOf(row), () => setGoal({ row: index, column: 'serial' }))
      setGoal({ row: index + 1, column: 'serial' })
    },
    remove(_row, index) {
      undo.takeOut(index, shared.removedRow(index + 1), (row) => setGoal({ row, column: 'kindCode' }))
      setGoal({ row: Math.min(index, rows.length - 2), column: 'kindCode' })
    },
  }
  const latest = useRef(done)
  useLayoutEffect(() => {
    latest.current = done
  })
  const deeds = useMemo(
    (): LedgerDeeds => ({
      change: (row, values) => latest.current.change(row, values),
      choose: (row, code) => latest.current.choose(row, code),
      paste: (event, at) => latest.current.paste(event, at),
      press: (event, at) => latest.current.press(event, at),
      copy: (row, index) => latest.current.copy(row, index),
      remove: (row, index) => latest.current.remove(row, index),
    }),
    [],
  )
  const isFull = rows.length >= mostWrittenAtOnce
  return (
    <section className={styles.part} aria-labelledby="ledger-grid-title" onKeyDown={undo.press}>
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
              <LedgerRowView
                key={row.key}
                row={row}
                index={index}
                kinds={choices}
                wrong={wrongIn(index)}
                isFull={isFull}
                isOnly={rows.length === 1}
                deeds={deeds}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
