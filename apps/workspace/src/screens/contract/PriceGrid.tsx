import { useLanguage } from '@etalon/ui/i18n'
import { contractMessages } from '../../messages/contract.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { KindPicker } from '../order/KindPicker.tsx'
import { useKinds } from '../order/use-kinds.ts'
import { AbilityCell, FigureCell, ReadCell, TypedCell } from '../rows/cells.tsx'
import { GridRow, RowGrid } from '../rows/RowGrid.tsx'
import { useGridRows } from '../rows/use-grid-rows.ts'
import { type ContractFault, type ContractPriceRow, priceRowOf } from './contract-draft.ts'

export interface PriceGridProps {
  readonly rows: readonly ContractPriceRow[]
  readonly faults: readonly ContractFault[]
  readonly onChange: (rows: readonly ContractPriceRow[]) => void
}

/** The prices of a list contract, each beside what the price list says. */
export function PriceGrid({ rows, faults, onChange }: PriceGridProps) {
  const words = useWords(contractMessages)
  const language = useLanguage()
  const kinds = useKinds()
  const { grid, change, remove } = useGridRows(rows, ({ key }) => key, onChange)
  return (
    <RowGrid
      grid={grid}
      name="prices"
      title={words.prices}
      count={words.rows(rows.length)}
      tools={
        <KindPicker
          kinds={kinds}
          label={words.addKind}
          placeholder={words.addKindPlaceholder}
          onPicked={(kind) => onChange([...rows, priceRowOf(kind)])}
        />
      }
      heads={[words.kind, words.ability]}
      numericHeads={[words.listPrice, words.price]}
      actions={words.actions}
      empty={rows.length === 0 ? words.pricesEmpty : undefined}
      minWidth={560}
    >
      {rows.map((row, place) => (
        <GridRow key={row.key} place={place} removeLabel={words.removeRow(place + 1)} onRemove={() => remove(place)}>
          <ReadCell>
            {inLanguage(language, row.kindName, row.kindNameEn)} · {row.kindCode}
          </ReadCell>
          <AbilityCell
            label={words.rowLabel(words.ability, place + 1)}
            value={row.abilityType}
            types={row.abilityTypes}
            onChange={(abilityType) => change(row.key, { abilityType })}
          />
          <FigureCell>{row.listPrice}</FigureCell>
          <TypedCell
            name={`price-${place}`}
            label={words.rowLabel(words.price, place + 1)}
            value={row.price}
            longest={12}
            isNumber
            isWrong={faults.some((fault) => fault.field === 'price' && fault.row === place)}
            onChange={(price) => change(row.key, { price })}
          />
        </GridRow>
      ))}
    </RowGrid>
  )
}
