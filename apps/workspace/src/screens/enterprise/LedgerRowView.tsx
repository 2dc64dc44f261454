import { IconButton } from '@etalon/ui/button'
import { Copy, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { useWords } from '../../messages/index.ts'
import { ledgerMessages } from '../../messages/ledger.ts'
import { ChosenCell } from '../rows/cells.tsx'
import * as styles from '../rows/row-grid.css.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import * as own from './enterprise.css.ts'
import { type DraftRow, type PastedColumn, plainDay } from './ledger-rows.ts'

/** A cell of the ledger's grid. */
export interface LedgerPlace {
  readonly row: number
  readonly column: PastedColumn
}

/** What can be done in a row; the same for all of them as long as the grid is there. */
export interface LedgerDeeds {
  readonly change: (row: DraftRow, values: Partial<DraftRow>) => void
  readonly choose: (row: DraftRow, code: string) => void
  readonly paste: (event: ClipboardEvent, at: LedgerPlace) => void
  readonly press: (event: KeyboardEvent, at: LedgerPlace) => void
  readonly copy: (row: DraftRow, index: number) => void
  readonly remove: (row: DraftRow, index: number) => void
}

/** The columns that are typed. */
export const typedColumns = ['name', 'model', 'serial', 'manufacturer', 'range', 'accuracy', 'place', 'lastTestedOn'] as const

interface LedgerRowViewProps {
  readonly row: DraftRow
  readonly index: number
  readonly kinds: readonly { readonly value: string; readonly label: string }[]
  /** The columns in which something is wrong, with a comma between them: a text, so that the row is drawn anew only where it is another. */
  readonly wrong: string
  readonly isFull: boolean
  readonly isOnly: boolean
  readonly deeds: LedgerDeeds
}

/** One instrument. A ledger may have hundreds, and only the one that is typed in is drawn anew. */
export const LedgerRowView = memo(({ row, index, kinds, wrong, isFull, isOnly, deeds }: LedgerRowViewProps) => {
  const words = useWords(ledgerMessages)
  const labels = useLabels()
  const isWrong = (column: PastedColumn) => wrong.split(',').includes(column)
  return (
    <tr>
      <td className={styles.cell}>{index + 1}</td>
      <ChosenCell
        className={own.kind}
        name={`kindCode-${index}`}
        label={words.cell(words.kind, index + 1)}
        emptyLabel={words.chooseKind}
        options={kinds}
        value={row.kindCode}
        error={isWrong('kindCode') ? words.chooseKind : undefined}
        onPaste={(event) => deeds.paste(event, { row: index, column: 'kindCode' })}
        onChange={(code) => deeds.choose(row, code)}
      />
      {typedColumns.map((column) => (
        <td key={column} className={styles.cell} data-typed="" data-value={row[column]}>
          <input
            className={styles.input}
            aria-label={words.cell(words[column], index + 1)}
            aria-invalid={isWrong(column)}
            data-field={`${column}-${index}`}
            value={row[column]}
            maxLength={100}
            autoComplete="off"
            {...(column === 'lastTestedOn' ? { placeholder: '2026-01-31', inputMode: 'numeric' as const } : {})}
            onPaste={(event) => deeds.paste(event, { row: index, column })}
            onKeyDown={(event) => deeds.press(event, { row: index, column })}
            onChange={(event) => deeds.change(row, { [column]: event.target.value })}
            onBlur={(event) => {
              if (column === 'lastTestedOn' && plainDay(event.target.value) !== row.lastTestedOn)
                deeds.change(row, { lastTestedOn: plainDay(event.target.value) })
            }}
          />
        </td>
      ))}
      <ChosenCell
        label={words.cell(words.ownCycle, index + 1)}
        emptyLabel={words.regulationCycle}
        options={labels.options('VERIFICATION_CYCLE')}
        value={row.ownCycle}
        onChange={(ownCycle) => deeds.change(row, { ownCycle })}
      />
      <ChosenCell
        label={words.cell(words.deviceState, index + 1)}
        options={labels.options('DEVICE_STATE')}
        value={row.deviceState}
        onChange={(deviceState) => deeds.change(row, { deviceState })}
      />
      <td className={styles.cell}>
        <IconButton
          kind="quiet"
          size="small"
          icon={Copy}
          label={words.copyRow(index + 1)}
          disabled={isFull}
          onPress={() => deeds.copy(row, index)}
        />
        <IconButton
          kind="quiet"
          size="small"
          icon={Trash2}
          label={words.removeRow(index + 1)}
          disabled={isOnly}
          onPress={() => deeds.remove(row, index)}
        />
      </td>
    </tr>
  )
})
