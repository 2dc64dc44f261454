import type { SavedRecentSymbols } from '@etalon/machines/formula-keyboard'
import { useId, useState } from 'react'
import { FieldBox, FieldFrame, type FieldOptions, SubmittedValue } from '../field/index.ts'
import { Formula } from '../formula/index.ts'
import type { RootProps } from '../root/index.ts'
import { EditedFormula } from './EditedFormula.tsx'
import type { FormulaFieldPart } from './formula-field-part.ts'
import * as styles from './formula-input.css.ts'
import type { FormulaSymbol, SymbolGroup } from './symbol-groups.ts'

/** What {@link FormulaInput} takes. */
export interface FormulaInputProps extends FieldOptions, RootProps<HTMLDivElement> {
  /** The formula as LaTeX, where you keep that. */
  value?: string
  /** The formula as LaTeX at first, where the field keeps it itself. @default '' */
  defaultValue?: string
  /** Gets the formula as LaTeX after each change. */
  onChange?: (value: string) => void
  /** The field and its keyboard were left: the time to judge it. */
  onBlur?: () => void
  /** Stands in the empty field until the formula field is there; no replacement for its label. */
  placeholder?: string
  /** The common symbols in their groups, each with a tab. */
  groups: readonly SymbolGroup[]
  /** The person's own symbols, under a tab after the groups. @default no such tab */
  personal?: readonly FormulaSymbol[]
  /** The person wants to see to their own symbols: a button beneath them says so. @default no such button */
  onManagePersonal?: () => void
  /** What an earlier page kept of the symbols used last. Anything else than what `onKeepRecent` got counts as nothing. */
  keptRecent?: unknown
  /** What to keep of the symbols used last. */
  onKeepRecent?: (kept: SavedRecentSymbols) => void
  /** Fetches what draws the formula field. What it is at first counts. @default MathLive, by `import()` */
  load?: () => Promise<FormulaFieldPart>
}

/**
 * A formula, written as it looks and kept as LaTeX, with a keyboard of symbols beside it. What draws it is fetched with the first of
 * them; until it is there, and where it does not come, LaTeX is typed as text with a preview.
 *
 * Keys: in the keyboard arrows go from tab to tab and from symbol to symbol, Enter puts one in and goes back to the formula, the
 * space bar puts one in and stays, Escape closes.
 */
export function FormulaInput(props: FormulaInputProps) {
  const { label, name, value, defaultValue = '', onChange } = props
  const [own, setOwn] = useState(defaultValue)
  const tex = value ?? own
  const id = useId()
  const isFixed = props.disabled === true || props.readOnly === true
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  return (
    <FieldFrame
      options={props}
      onLabel={() => document.getElementById(id)?.querySelector<HTMLElement>('math-field, textarea')?.focus()}
    >
      {({ describedBy, isWrong }) => (
        <>
          {isFixed ? (
            <FieldBox
              area
              className={styles.stillBox}
              aria-label={label}
              isInvalid={isWrong}
              isDisabled={props.disabled ?? false}
              isReadOnly={props.readOnly ?? false}
            >
              <div className={styles.still}>{tex === '' ? null : <Formula tex={tex} plain={tex} block />}</div>
            </FieldBox>
          ) : (
            <EditedFormula id={id} options={props} value={tex} onChange={change} describedBy={describedBy} isWrong={isWrong} />
          )}
          <SubmittedValue name={name} value={tex} disabled={props.disabled ?? false} />
        </>
      )}
    </FieldFrame>
  )
}
