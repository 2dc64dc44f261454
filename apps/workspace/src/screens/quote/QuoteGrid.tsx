import { Button, IconButton } from '@etalon/ui/button'
import { ComboBox } from '@etalon/ui/combo-box'
import { PackagePlus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import * as styles from '../order/order-registration.css.ts'
import type { Kind } from '../order/use-kinds.ts'
import { useLabels } from '../work/use-labels.ts'
import * as own from './quote.css.ts'
import { linesOf, type QuoteDraftLine, type QuoteFault, workedLine } from './quote-draft.ts'

export interface QuoteGridProps {
  readonly lines: readonly QuoteDraftLine[]
  readonly kinds: readonly Kind[]
  readonly faults: readonly QuoteFault[]
  /** Why nothing can be picked from the ledger; undefined where it can. */
  readonly ledgerRefusal: string | undefined
  readonly onChange: (lines: readonly QuoteDraftLine[]) => void
  readonly onPick: () => void
}

const words = ['name', 'model'] as const
const numbers = ['price', 'quantity', 'percent'] as const

/** The lines of a quote: typed, picked or put in from the cart; what each comes to stands beside it as one types. */
export function QuoteGrid({ lines, kinds, faults, ledgerRefusal, onChange, onPick }: QuoteGridProps) {
  const messages = useWords(quoteMessages)
  const { columns } = messages
  const labels = useLabels()
  const [picks, setPicks] = useState(0)
  const grid = useRef<HTMLElement>(null)
  const removed = useRef<number | null>(null)
  // The button of a removed line goes away with it: the next line's takes the focus, and after the last one the heading.
  useLayoutEffect(() => {
    if (removed.current === null) return
    const place = Math.min(removed.current, lines.length - 1)
    removed.current = null
    const target = grid.current?.querySelector<HTMLElement>(
      lines.length === 0 ? 'h2' : `tr[data-place="${place}"] [data-remove] button`,
    )
    target?.focus()
  }, [lines])
  const change = (key: string, values: Partial<QuoteDraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...values } : line)))
  const headOf = (name: (typeof words)[number] | (typeof numbers)[number]) => columns[name === 'percent' ? 'share' : name]
  const field = (line: QuoteDraftLine, row: number, name: (typeof words)[number] | (typeof numbers)[number]) => {
    const isNumber = numbers.some((one) => one === name)
    return (
      <td key={name} className={styles.cell} data-typed="" data-value={line[name]}>
        <input
          className={isNumber ? `${styles.input} ${own.number}` : styles.input}
          aria-label={messages.rowLabel(headOf(name), row + 1)}
          aria-invalid={faults.some((fault) => fault.field === name && fault.row === row)}
          data-field={`${name}-${row}`}
          value={line[name]}
          maxLength={isNumber ? 12 : 100}
          inputMode={isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          onChange={(event) => change(line.key, { [name]: event.target.value })}
        />
      </td>
    )
  }
  const add = (kind: Kind) => {
    setPicks(picks + 1)
    onChange([...lines, ...linesOf([{ ...kind, kindCode: kind.code, model: kind.code, serial: '', manufacturer: '' }])])
  }
  const heads = [columns.name, columns.model, columns.serials, columns.range, columns.ability, columns.regulation]
  return (
    <section ref={grid} className={styles.instruments} aria-labelledby="quote-lines-title" data-field="lines">
      <div className={styles.instrumentsHead}>
        <h2 id="quote-lines-title" className={styles.heading} tabIndex={-1}>
          {messages.sections.lines}
          <span className={styles.quiet}>{messages.rows(lines.length)}</span>
        </h2>
        <Button icon={PackagePlus} onPress={onPick} disabledReason={ledgerRefusal}>
          {messages.pickFromLedger}
        </Button>
        <div className={styles.picker}>
          <ComboBox
            // A new box after each pick: it is a way to add, and holds no value of its own. Whoever adds one may add another.
            key={picks}
            autoFocus={picks > 0}
            label={messages.addKind}
            labelPosition="hidden"
            placeholder={messages.addKindPlaceholder}
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
              {heads.map((head) => (
                <th key={head} className={styles.head} scope="col">
                  {head}
                </th>
              ))}
              {[...numbers.map(headOf), columns.unit, columns.amount].map((head) => (
                <th key={head} className={styles.head} scope="col" data-numeric="">
                  {head}
                </th>
              ))}
              <th className={styles.head} scope="col">
                <span className={styles.forEars}>{messages.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.length === 0 && (
              <tr>
                <td className={styles.cell} colSpan={13}>
                  {messages.linesEmpty}
                </td>
              </tr>
            )}
            {lines.map((line, row) => {
              const worked = workedLine(line)
              const [first = ''] = line.serials
              return (
                <tr key={line.key} data-place={row}>
                  <td className={styles.cell}>{row + 1}</td>
                  {words.map((name) => field(line, row, name))}
                  <td className={styles.cell} title={line.serials.join('、')}>
                    {line.serials.length > 1 ? messages.serialsMore(first, line.serials.length) : first || '—'}
                  </td>
                  <td className={styles.cell}>{line.range}</td>
                  <td className={styles.cell} data-typed={line.abilityTypes.length > 1 ? '' : undefined}>
                    {line.abilityTypes.length > 1 ? (
                      <select
                        className={styles.input}
                        aria-label={messages.rowLabel(columns.ability, row + 1)}
                        value={line.abilityType}
                        onChange={(event) => change(line.key, { abilityType: event.target.value })}
                      >
                        {line.abilityTypes.map((ability) => (
                          <option key={ability} value={ability}>
                            {labels.of('ability_type', ability)}
                          </option>
                        ))}
                      </select>
                    ) : (
                      labels.of('ability_type', line.abilityType)
                    )}
                  </td>
                  <td className={styles.cell}>{line.regulation}</td>
                  {numbers.map((name) => field(line, row, name))}
                  <td className={styles.cell} data-numeric="">
                    {worked?.unit ?? '—'}
                  </td>
                  <td className={styles.cell} data-numeric="">
                    {worked?.amount ?? '—'}
                  </td>
                  <td className={styles.cell}>
                    <span data-remove="">
                      <IconButton
                        kind="quiet"
                        size="small"
                        icon={Trash2}
                        label={messages.removeRow(row + 1)}
                        onPress={() => {
                          removed.current = row
                          onChange(lines.filter((one) => one.key !== line.key))
                        }}
                      />
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className={own.hint}>{messages.shareHint}</p>
    </section>
  )
}
