import { Select } from '@etalon/ui/select'
import { type ClipboardEvent, type ReactNode, useId } from 'react'
import { useLabels } from '../work/moves/use-labels.ts'
import * as styles from './row-grid.css.ts'

/** A cell that is read. @param title all of it, where it is shortened */
export const ReadCell = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <td className={styles.cell} title={title}>
    {children}
  </td>
)

/** A figure that is read. */
export const FigureCell = ({ children }: { readonly children: ReactNode }) => (
  <td className={styles.cell} data-numeric="">
    {children}
  </td>
)

interface TypedCellProps {
  /** What a form calls it: the name of its column, and the place of its row. */
  readonly name: string
  readonly label: string
  readonly value: string
  readonly longest: number
  /** @default false */
  readonly isNumber?: boolean
  readonly isWrong: boolean
  readonly onPaste?: (event: ClipboardEvent) => void
  readonly onChange: (value: string) => void
}

/** A cell that is typed: what is typed makes its column as wide as it needs. */
export function TypedCell({ name, label, value, longest, isNumber = false, isWrong, ...on }: TypedCellProps) {
  return (
    <td className={styles.cell} data-typed="" data-value={value}>
      <input
        className={isNumber ? `${styles.input} ${styles.number}` : styles.input}
        aria-label={label}
        aria-invalid={isWrong}
        data-field={name}
        value={value}
        title={value === '' ? undefined : value}
        maxLength={longest}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        onPaste={on.onPaste}
        onChange={(event) => on.onChange(event.target.value)}
      />
    </td>
  )
}

interface ChosenCellProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What none is called, where none may be chosen: its value is an empty text. */
  readonly emptyLabel?: string
  /** What a form calls it. */
  readonly name?: string
  /** What is wrong with it, for ears: eyes read it above the grid. */
  readonly error?: string | undefined
  /** Whether it goes away once something is chosen: the focus goes on to the next that does. @default false */
  readonly isWanting?: boolean
  /** How many columns it takes. @default 1 */
  readonly span?: number
  /** Where its column has a width of its own. */
  readonly className?: string
  readonly onPaste?: (event: ClipboardEvent) => void
  readonly onChange: (value: string) => void
}

/** A cell in which one of several is chosen. */
export function ChosenCell(props: ChosenCellProps) {
  const { label, value, options, emptyLabel, name, error, isWanting = false, span, className = '', onPaste, onChange } = props
  const errorId = useId()
  return (
    <td
      className={`${styles.cell} ${styles.chosen} ${className}`}
      colSpan={span}
      data-typed=""
      {...(isWanting ? { 'data-wanting': '' } : {})}
      onPaste={onPaste}
    >
      <Select
        label={label}
        labelPosition="hidden"
        options={options}
        value={value === '' ? null : value}
        {...(emptyLabel === undefined ? {} : { emptyLabel })}
        {...(name === undefined ? {} : { name })}
        {...(error === undefined ? {} : { errorId })}
        onChange={(chosen) => {
          if (chosen !== null || emptyLabel !== undefined) onChange(chosen ?? '')
        }}
      />
      {error !== undefined && (
        <span id={errorId} className={styles.forEars}>
          {error}
        </span>
      )}
    </td>
  )
}

interface AbilityCellProps {
  readonly label: string
  /** A key of `ability_type`. */
  readonly value: string
  /** Those that its kind of instrument can be chosen for. */
  readonly types: readonly string[]
  readonly onChange: (value: string) => void
}

/** A cell that says what is done with an instrument: chosen where its kind leaves a choice, else read. */
export function AbilityCell({ label, value, types, onChange }: AbilityCellProps) {
  const labels = useLabels()
  if (types.length < 2) return <ReadCell>{labels.of('ability_type', value)}</ReadCell>
  const options = types.map((type) => ({ value: type, label: labels.of('ability_type', type) }))
  return <ChosenCell label={label} value={value} options={options} onChange={onChange} />
}
