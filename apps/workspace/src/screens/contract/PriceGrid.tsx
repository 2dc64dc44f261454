import { useLanguage } from '@etalon/ui/i18n'
import { contractMessages } from '../../messages/contract.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { PricedRows } from '../record-form/PricedRows.tsx'
import { useKinds } from '../record-form/use-kinds.ts'
import { AbilityCell, FigureCell, ReadCell, TypedCell } from '../rows/cells.tsx'
import { GridRow } from '../rows/RowGrid.tsx'
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
  const form = useWords(recordFormMessages)
  const kinds = useKinds()
  const { grid, change, remove, undo } = useGridRows(rows, ({ key }) => key, onChange)
  return (
    <PricedRows
      grid={grid}
      name="prices"
      title={words.prices}
      count={words.rows(rows.length)}
      heads={[words.kind, form.ability]}
      numericHeads={[words.listPrice, words.price]}
      empty={rows.length === 0 ? words.pricesEmpty : undefined}
      minWidth={560}
      kinds={kinds}
      onKeyDown={undo.press}
      onKind={(kind) => onChange([...rows, priceRowOf(kind)])}
    >
      {rows.map((row, place) => (
        <GridRow key={row.key} place={place} removeLabel={form.removeRow(place + 1)} onRemove={() => remove(place)}>
          <ReadCell>
            {inLanguage(language, row.kindName, row.kindNameEn)} · {row.kindCode}
          </ReadCell>
          <AbilityCell
            label={form.rowLabel(form.ability, place + 1)}
            value={row.abilityType}
            types={row.abilityTypes}
            onChange={(abilityType) => change(row.key, { abilityType })}
          />
          <FigureCell>{row.listPrice}</FigureCell>
          <TypedCell
            name={`price-${place}`}
            label={form.rowLabel(words.price, place + 1)}
            value={row.price}
            longest={12}
            isNumber
            isWrong={faults.some((fault) => fault.field === 'price' && fault.row === place)}
            onChange={(price) => change(row.key, { price })}
          />
        </GridRow>
      ))}
    </PricedRows>
  )
}
