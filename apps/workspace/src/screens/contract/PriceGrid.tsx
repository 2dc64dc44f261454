import { IconButton } from '@etalon/ui/button'
import { ComboBox } from '@etalon/ui/combo-box'
import { useLanguage } from '@etalon/ui/i18n'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { contractMessages } from '../../messages/contract.ts'
import { useWords } from '../../messages/index.ts'
import * as styles from '../order/order-registration.css.ts'
import { useKinds } from '../order/use-kinds.ts'
import { number } from '../quote/quote.css.ts'
import { useLabels } from '../work/use-labels.ts'
import { type ContractFault, type ContractPriceRow, priceRowOf } from './contract-draft.ts'

export interface PriceGridProps {
  readonly rows: readonly ContractPriceRow[]
  readonly faults: readonly ContractFault[]
  readonly onChange: (rows: readonly ContractPriceRow[]) => void
}

/** The prices of a list contract, each beside what the price list says. */
export function PriceGrid({ rows, faults, onChange }: PriceGridProps) {
  const words = useWords(contractMessages)
  const labels = useLabels()
  const language = useLanguage()
  const kinds = useKinds()
  const [picks, setPicks] = useState(0)
  const change = (key: string, values: Partial<ContractPriceRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))
  return (
    <section className={styles.instruments} aria-labelledby="contract-prices-title" data-field="prices">
      <div className={styles.instrumentsHead}>
        <h2 id="contract-prices-title" className={styles.heading} tabIndex={-1}>
          {words.prices}
          <span className={styles.quiet}>{words.rows(rows.length)}</span>
        </h2>
        <div className={styles.picker}>
          <ComboBox
            // A new box after each pick: it is a way to add, and holds no value of its own.
            key={picks}
            autoFocus={picks > 0}
            label={words.addKind}
            labelPosition="hidden"
            placeholder={words.addKindPlaceholder}
            options={kinds.map((kind) => ({ value: kind.code, label: kind.label, note: `${kind.code} · ${kind.range}` }))}
            value={null}
            onChange={(code) => {
              const kind = kinds.find((one) => one.code === code)
              if (!kind) return
              setPicks(picks + 1)
              onChange([...rows, priceRowOf(kind)])
            }}
          />
        </div>
      </div>
      <div className={styles.frame}>
        <table className={styles.grid} style={{ minWidth: 560 }}>
          <thead>
            <tr>
              {['#', words.kind, words.ability].map((head) => (
                <th key={head} className={styles.head} scope="col">
                  {head}
                </th>
              ))}
              {[words.listPrice, words.price].map((head) => (
                <th key={head} className={styles.head} scope="col" data-numeric="">
                  {head}
                </th>
              ))}
              <th className={styles.head} scope="col">
                <span className={styles.forEars}>{words.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.length === 0 && (
              <tr>
                <td className={styles.cell} colSpan={6}>
                  {words.pricesEmpty}
                </td>
              </tr>
            )}
            {rows.map((row, place) => (
              <tr key={row.key}>
                <td className={styles.cell}>{place + 1}</td>
                <td className={styles.cell}>
                  {language === 'en' && row.kindNameEn !== '' ? row.kindNameEn : row.kindName} · {row.kindCode}
                </td>
                <td className={styles.cell} data-typed={row.abilityTypes.length > 1 ? '' : undefined}>
                  {row.abilityTypes.length > 1 ? (
                    <select
                      className={styles.input}
                      aria-label={words.rowLabel(words.ability, place + 1)}
                      value={row.abilityType}
                      onChange={(event) => change(row.key, { abilityType: event.target.value })}
                    >
                      {row.abilityTypes.map((ability) => (
                        <option key={ability} value={ability}>
                          {labels.of('ability_type', ability)}
                        </option>
                      ))}
                    </select>
                  ) : (
                    labels.of('ability_type', row.abilityType)
                  )}
                </td>
                <td className={styles.cell} data-numeric="">
                  {row.listPrice}
                </td>
                <td className={styles.cell} data-typed="">
                  <input
                    className={`${styles.input} ${number}`}
                    aria-label={words.rowLabel(words.price, place + 1)}
                    aria-invalid={faults.some((fault) => fault.field === 'price' && fault.row === place)}
                    data-field={`price-${place}`}
                    value={row.price}
                    maxLength={12}
                    inputMode="decimal"
                    autoComplete="off"
                    onChange={(event) => change(row.key, { price: event.target.value })}
                  />
                </td>
                <td className={styles.cell}>
                  <IconButton
                    kind="quiet"
                    size="small"
                    icon={Trash2}
                    label={words.removeRow(place + 1)}
                    onPress={() => onChange(rows.filter((one) => one.key !== row.key))}
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
