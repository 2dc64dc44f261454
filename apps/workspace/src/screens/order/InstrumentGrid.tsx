import type { Instrument } from '@etalon/api/contract'
import { isSamePiece, printedMoney, rowsTwice } from '@etalon/api/domain'
import { IconButton } from '@etalon/ui/button'
import { Note } from '@etalon/ui/note'
import { Copy } from 'lucide-react'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { PricedRows } from '../record-form/PricedRows.tsx'
import { type Kind, useKinds } from '../record-form/use-kinds.ts'
import { AbilityCell, ChosenCell, FigureCell, ReadCell, TypedCell } from '../rows/cells.tsx'
import { GridRow } from '../rows/RowGrid.tsx'
import { quiet } from '../rows/row-grid.css.ts'
import { useGridRows } from '../rows/use-grid-rows.ts'
import { usePastedRows } from '../rows/use-pasted-rows.ts'
import { instrumentPasting, withKind } from './instrument-pasting.ts'
import { type InstrumentRow, type OrderFault, rowOf } from './order-draft.ts'

export interface InstrumentGridProps {
  readonly rows: readonly InstrumentRow[]
  /** What each costs. */
  readonly prices: readonly string[]
  /** Of whose instruments some can be picked; empty while no enterprise is chosen. */
  readonly enterId: string
  readonly faults: readonly OrderFault[]
  readonly onChange: (rows: readonly InstrumentRow[]) => void
}

const typedColumns = ['name', 'model', 'serial', 'manufacturer'] as const

/** The instruments of an order: typed, picked or copied, each row one piece. */
export function InstrumentGrid({ rows, prices, enterId, faults, onChange }: InstrumentGridProps) {
  const words = useWords(orderMessages)
  const form = useWords(recordFormMessages)
  const { columns } = words
  const { grid, change, fill, insert, remove, undo } = useGridRows(rows, ({ key }) => key, onChange)
  const isFaulty = (field: string, row: number) => faults.some((fault) => fault.field === field && fault.row === row)
  const addKind = (kind: Kind) =>
    onChange([...rows, rowOf({ ...kind, kindCode: kind.code, model: kind.code, serial: '', manufacturer: '' })])
  const addPicked = (picked: readonly Instrument[]) => onChange([...rows, ...picked.map(rowOf)])
  const kinds = useKinds()
  const pasted = usePastedRows(rows, instrumentPasting(kinds.kinds), onChange, undo)
  const chooseKind = (place: number, row: InstrumentRow, chosen: string) => {
    const kind = kinds.kinds.find(({ code }) => code === chosen)
    if (kind) fill(place, withKind(row, kind))
  }
  const twice = rowsTwice(rows)
  return (
    <>
      <PricedRows
        grid={grid}
        name="instruments"
        title={words.sections.instruments}
        count={words.pieces(rows.length)}
        heads={[...typedColumns, ...(['range', 'accuracy', 'ability', 'regulation'] as const)].map((name) => columns[name])}
        numericHeads={[columns.price]}
        empty={rows.length === 0 ? words.instrumentsEmpty : undefined}
        kinds={kinds}
        onPaste={(event) => pasted.paste(event, { row: rows.length, column: 'name' })}
        onKeyDown={undo.press}
        onKind={addKind}
        ledger={{ enterId, onPicked: addPicked, isTaken: (one) => rows.some((row) => isSamePiece(row, one)) }}
      >
        {rows.map((row, index) => (
          <GridRow
            key={row.key}
            place={index}
            removeLabel={form.removeRow(index + 1)}
            onRemove={() => remove(index)}
            actions={
              <IconButton
                kind="quiet"
                size="small"
                icon={Copy}
                label={words.copyRow(index + 1)}
                onPress={() => insert(index + 1, { ...row, key: crypto.randomUUID(), serial: '' })}
              />
            }
          >
            {typedColumns.map((name) => (
              <TypedCell
                key={name}
                name={`${name}-${index}`}
                label={form.rowLabel(columns[name], index + 1)}
                value={row[name]}
                longest={100}
                isWrong={isFaulty(name, index)}
                onPaste={(event) => pasted.paste(event, { row: index, column: name })}
                onChange={(value) => change(row.key, { [name]: value })}
              />
            ))}
            {row.kindCode === '' ? (
              <ChosenCell
                span={4}
                isWanting
                name={`kindCode-${index}`}
                label={form.rowLabel(words.kind, index + 1)}
                emptyLabel={words.chooseKind}
                options={kinds.kinds.map(({ code, label }) => ({ value: code, label: `${label} · ${code}` }))}
                value=""
                error={words.kindUnknown}
                onChange={(code) => chooseKind(index, row, code)}
              />
            ) : (
              <>
                <ReadCell>{row.range}</ReadCell>
                <ReadCell>{row.accuracy === '' ? '—' : row.accuracy}</ReadCell>
                <AbilityCell
                  label={form.rowLabel(columns.ability, index + 1)}
                  value={row.abilityType}
                  types={row.abilityTypes}
                  onChange={(abilityType) => change(row.key, { abilityType })}
                />
                <ReadCell>{row.regulation}</ReadCell>
              </>
            )}
            <FigureCell>{row.kindCode === '' ? '—' : printedMoney(prices[index] ?? '')}</FigureCell>
          </GridRow>
        ))}
      </PricedRows>
      <p className={quiet}>{words.pasteHint}</p>
      {twice.length > 0 && (
        <Note tone="warning" live>
          {words.rowsTwice(twice.map(({ row, first }) => words.rowTwice(row + 1, first + 1)))}
        </Note>
      )}
    </>
  )
}
