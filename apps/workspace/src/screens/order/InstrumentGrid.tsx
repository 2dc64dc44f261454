import { Button, IconButton } from '@etalon/ui/button'
import { ComboBox } from '@etalon/ui/combo-box'
import { Copy, PackagePlus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { useLabels } from '../work/use-labels.ts'
import type { InstrumentRow, OrderFault } from './order-draft.ts'
import * as styles from './order-registration.css.ts'
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
  const labels = useLabels()
  const columns = words.columns
  const change = (key: string, values: Partial<InstrumentRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const isFaulty = (field: string, row: number) => faults.some((fault) => fault.field === field && fault.row === row)
  const [picks, setPicks] = useState(0)
  const grid = useRef<HTMLElement>(null)
  const removed = useRef<number | null>(null)
  // The button of a removed row goes away with it: the next row's takes the focus, and after the last one the heading.
  useLayoutEffect(() => {
    if (removed.current === null) return
    const place = Math.min(removed.current, rows.length - 1)
    removed.current = null
    const target = grid.current?.querySelector<HTMLElement>(
      rows.length === 0 ? 'h2' : `tr[data-place="${place}"] [data-remove] button`,
    )
    target?.focus()
  }, [rows])
  const remove = (row: InstrumentRow, index: number) => {
    removed.current = index
    onChange(rows.filter((one) => one.key !== row.key))
  }
  const add = (kind: Kind) => {
    setPicks(picks + 1)
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
  }
  return (
    <section ref={grid} className={styles.instruments} aria-labelledby="instruments-title" data-field="instruments">
      <div className={styles.instrumentsHead}>
        <h2 id="instruments-title" className={styles.heading} tabIndex={-1}>
          {words.sections.instruments}
          <span className={styles.quiet}>{words.pieces(rows.length)}</span>
        </h2>
        <Button icon={PackagePlus} onPress={onPick} disabledReason={ledgerRefusal}>
          {words.pickFromLedger}
        </Button>
        <div className={styles.picker}>
          <ComboBox
            // A new box after each pick: it is a way to add, and holds no value of its own. Whoever adds one may add another.
            key={picks}
            autoFocus={picks > 0}
            label={words.addKind}
            labelPosition="hidden"
            placeholder={words.addKindPlaceholder}
            options={kinds.map((kind) => ({ value: kind.code, label: kind.label, note: `${kind.code} · ${kind.range}` }))}
            value={null}
            onChange={(code) => {
              const kind = kinds.find((one) => one.code === code)
              if (kind) add(kind)
            }}
          />
        </div>
      </div>
      <div className={styles.frame}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th className={styles.head} scope="col">
                #
              </th>
              {typedColumns.map((name) => (
                <th key={name} className={styles.head} scope="col">
                  {columns[name]}
                </th>
              ))}
              {(['range', 'accuracy', 'ability', 'regulation'] as const).map((name) => (
                <th key={name} className={styles.head} scope="col">
                  {columns[name]}
                </th>
              ))}
              <th className={styles.head} scope="col" data-numeric="">
                {columns.price}
              </th>
              <th className={styles.head} scope="col">
                <span className={styles.forEars}>{words.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.length === 0 && (
              <tr>
                <td className={styles.cell} colSpan={11}>
                  {words.instrumentsEmpty}
                </td>
              </tr>
            )}
            {rows.map((row, index) => (
              <tr key={row.key} data-place={index}>
                <td className={styles.cell}>{index + 1}</td>
                {typedColumns.map((name) => (
                  <td key={name} className={styles.cell} data-typed="" data-value={row[name]}>
                    <input
                      className={styles.input}
                      aria-label={words.rowLabel(columns[name], index + 1)}
                      aria-invalid={isFaulty(name, index)}
                      data-field={`${name}-${index}`}
                      value={row[name]}
                      maxLength={100}
                      autoComplete="off"
                      onChange={(event) => change(row.key, { [name]: event.target.value })}
                    />
                  </td>
                ))}
                <td className={styles.cell}>{row.range}</td>
                <td className={styles.cell}>{row.accuracy === '' ? '—' : row.accuracy}</td>
                <td className={styles.cell} data-typed="">
                  {row.abilityTypes.length > 1 ? (
                    <select
                      className={styles.input}
                      aria-label={words.rowLabel(columns.ability, index + 1)}
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
                    <span className={styles.input} style={{ display: 'grid', alignItems: 'center' }}>
                      {labels.of('ability_type', row.abilityType)}
                    </span>
                  )}
                </td>
                <td className={styles.cell}>{row.regulation}</td>
                <td className={styles.cell} data-numeric="">
                  {prices[index]}
                </td>
                <td className={styles.cell}>
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
                  <span data-remove="">
                    <IconButton
                      kind="quiet"
                      size="small"
                      icon={Trash2}
                      label={words.removeRow(index + 1)}
                      onPress={() => remove(row, index)}
                    />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
