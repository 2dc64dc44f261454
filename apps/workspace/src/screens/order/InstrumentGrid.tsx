import { Button, IconButton } from '@etalon/ui/button'
import { Copy, PackagePlus } from 'lucide-react'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { AbilityCell, FigureCell, ReadCell, TypedCell } from '../rows/cells.tsx'
import { GridRow, RowGrid } from '../rows/RowGrid.tsx'
import { useGridRows } from '../rows/use-grid-rows.ts'
import { KindPicker } from './KindPicker.tsx'
import type { InstrumentRow, OrderFault } from './order-draft.ts'
import type { Kind } from './use-kinds.ts'

export interface InstrumentGridProps {
  readonly rows: readonly InstrumentRow[]
  /** What each costs. */
  readonly prices: readonly string[]
  readonly kinds: readonly Kind[]
  readonly faults: readonly OrderFault[]
  /** Why nothing can be picked from the ledger; undefined where it can. */
  readonly ledgerRefusal: string | undefined
  readonly onChange: (rows: readonly InstrumentRow[]) => void
  readonly onPick: () => void
}

const typedColumns = ['name', 'model', 'serial', 'manufacturer'] as const

/** The instruments of an order: typed, picked or copied, each row one piece. */
export function InstrumentGrid({ rows, prices, kinds, faults, ledgerRefusal, onChange, onPick }: InstrumentGridProps) {
  const words = useWords(orderMessages)
  const { columns } = words
  const { grid, change, remove } = useGridRows(rows, ({ key }) => key, onChange)
  const isFaulty = (field: string, row: number) => faults.some((fault) => fault.field === field && fault.row === row)
  const add = (kind: Kind) =>
    onChange([
      ...rows,
      {
        key: crypto.randomUUID(),
        kindCode: kind.code,
        name: kind.name,
        model: kind.code,
        serial: '',
        manufacturer: '',
        range: kind.range,
        accuracy: kind.accuracy,
        abilityType: kind.abilityTypes[0] ?? '1',
        regulation: kind.regulation,
        price: kind.price,
        abilityTypes: kind.abilityTypes,
      },
    ])
  return (
    <RowGrid
      grid={grid}
      name="instruments"
      title={words.sections.instruments}
      count={words.pieces(rows.length)}
      tools={
        <>
          <Button icon={PackagePlus} onPress={onPick} disabledReason={ledgerRefusal}>
            {words.pickFromLedger}
          </Button>
          <KindPicker kinds={kinds} label={words.addKind} placeholder={words.addKindPlaceholder} onPicked={add} />
        </>
      }
      heads={[...typedColumns, ...(['range', 'accuracy', 'ability', 'regulation'] as const)].map((name) => columns[name])}
      numericHeads={[columns.price]}
      actions={words.actions}
      empty={rows.length === 0 ? words.instrumentsEmpty : undefined}
    >
      {rows.map((row, index) => (
        <GridRow
          key={row.key}
          place={index}
          removeLabel={words.removeRow(index + 1)}
          onRemove={() => remove(index)}
          actions={
            <IconButton
              kind="quiet"
              size="small"
              icon={Copy}
              label={words.copyRow(index + 1)}
              onPress={() =>
                onChange([
                  ...rows.slice(0, index + 1),
                  { ...row, key: crypto.randomUUID(), serial: '' },
                  ...rows.slice(index + 1),
                ])
              }
            />
          }
        >
          {typedColumns.map((name) => (
            <TypedCell
              key={name}
              name={`${name}-${index}`}
              label={words.rowLabel(columns[name], index + 1)}
              value={row[name]}
              longest={100}
              isWrong={isFaulty(name, index)}
              onChange={(value) => change(row.key, { [name]: value })}
            />
          ))}
          <ReadCell>{row.range}</ReadCell>
          <ReadCell>{row.accuracy === '' ? '—' : row.accuracy}</ReadCell>
          <AbilityCell
            label={words.rowLabel(columns.ability, index + 1)}
            value={row.abilityType}
            types={row.abilityTypes}
            onChange={(abilityType) => change(row.key, { abilityType })}
          />
          <ReadCell>{row.regulation}</ReadCell>
          <FigureCell>{prices[index]}</FigureCell>
        </GridRow>
      ))}
    </RowGrid>
  )
}
