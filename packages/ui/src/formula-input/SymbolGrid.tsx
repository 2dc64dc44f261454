import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../button/index.ts'
import { Formula } from '../formula/index.ts'
import { useMessages } from '../i18n/index.ts'
import * as styles from './formula-input.css.ts'
import { type FormulaSymbol, isLatexCode, shownCode } from './symbol-groups.ts'
import { useColumns } from './use-columns.ts'

/** So many are drawn before one asks for more: twenty rows of eight. */
const shownAtFirst = 160

/** The cells of the grid are its buttons. */
const cell = { role: 'gridcell' } as const

/** Presses of a pointer leave the focus where it is: in the formula. */
export const keepFocus = { onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault() }

/** What {@link SymbolGrid} takes. */
export interface SymbolGridProps {
  /** What the symbols are, read aloud. */
  label: string
  /** In the order in which they stand. */
  symbols: readonly FormulaSymbol[]
  /** A symbol was pressed; with the space bar the focus stays where it is. */
  onPress: (code: string, takeFocus: boolean) => void
  /** They are a person's own, who wants to see to them: a button beneath them says so. @default no such button */
  onManage?: () => void
}

/** Symbols in rows of eight, or of as many as fit; arrow keys go from one to the next, and the last that had the focus keeps its place. */
export function SymbolGrid({ label, symbols, onPress, onManage }: SymbolGridProps) {
  const messages = useMessages()
  const [shown, setShown] = useState(shownAtFirst)
  const [cursor, setCursor] = useState(0)
  const { columns, grid } = useColumns()
  const id = useId()
  const last = Math.min(shown, symbols.length) - 1
  const focused = Math.min(cursor, last)
  const moved = (event: KeyboardEvent<HTMLElement>, place: number) => {
    const start = place - (place % columns)
    const next = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1,
      ArrowDown: place + columns,
      ArrowUp: place - columns,
      Home: event.ctrlKey ? 0 : start,
      End: event.ctrlKey ? last : Math.min(start + columns - 1, last),
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    if (next < 0 || next > last) return
    setCursor(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  const key = (symbol: FormulaSymbol, place: number): ReactNode => (
    <button
      key={place}
      type="button"
      {...cell}
      id={`${id}-${place}`}
      className={styles.key}
      aria-label={symbol.name ?? symbol.code}
      {...(symbol.name === undefined ? {} : { title: symbol.name })}
      tabIndex={place === focused ? 0 : -1}
      onFocus={() => setCursor(place)}
      onKeyDown={(event) => {
        moved(event, place)
        if (event.key !== ' ') return
        event.preventDefault()
        onPress(symbol.code, false)
      }}
      // The space bar is heard above, where its release does nothing more.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onClick={() => onPress(symbol.code, true)}
      {...keepFocus}
    >
      {isLatexCode(symbol.code) ? <Formula tex={shownCode(symbol.code)} plain={symbol.code} /> : symbol.code}
    </button>
  )
  const gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`
  const rows = Array.from({ length: Math.ceil((last + 1) / columns) }, (_, row) => row * columns)
  return (
    <>
      {symbols.length === 0 ? (
        <p className={styles.empty}>{messages.noSymbols}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: keys in rows, not a table
        <div ref={grid} className={styles.grid} role="grid" aria-label={label} tabIndex={-1}>
          {rows.map((from) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
            <div key={from} className={styles.row} style={{ gridTemplateColumns }} role="row">
              {symbols.slice(from, Math.min(from + columns, last + 1)).map((symbol, place) => key(symbol, from + place))}
            </div>
          ))}
        </div>
      )}
      {symbols.length > last + 1 && (
        <div className={styles.more}>
          <Button kind="text" size="small" onPress={() => setShown(shown + shownAtFirst)}>
            {messages.showMore(symbols.length - last - 1)}
          </Button>
        </div>
      )}
      {onManage && (
        <div className={styles.more}>
          <Button kind="text" size="small" onPress={onManage}>
            {messages.managePersonalSymbols}
          </Button>
        </div>
      )}
    </>
  )
}
