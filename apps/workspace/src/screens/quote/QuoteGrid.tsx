import { Button } from '@etalon/ui/button'
import { PackagePlus } from 'lucide-react'
import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import { KindPicker } from '../order/KindPicker.tsx'
import type { Kind } from '../order/use-kinds.ts'
import { AbilityCell, FigureCell, ReadCell, TypedCell } from '../rows/cells.tsx'
import { GridRow, RowGrid } from '../rows/RowGrid.tsx'
import { useGridRows } from '../rows/use-grid-rows.ts'
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
  const { grid, change, remove } = useGridRows(lines, ({ key }) => key, onChange)
  const headOf = (name: (typeof words)[number] | (typeof numbers)[number]) => columns[name === 'percent' ? 'share' : name]
  const field = (line: QuoteDraftLine, row: number, name: (typeof words)[number] | (typeof numbers)[number]) => {
    const isNumber = numbers.some((one) => one === name)
    return (
      <TypedCell
        key={name}
        name={`${name}-${row}`}
        label={messages.rowLabel(headOf(name), row + 1)}
        value={line[name]}
        longest={isNumber ? 12 : 100}
        isNumber={isNumber}
        isWrong={faults.some((fault) => fault.field === name && fault.row === row)}
        onChange={(value) => change(line.key, { [name]: value })}
      />
    )
  }
  const add = (kind: Kind) =>
    onChange([...lines, ...linesOf([{ ...kind, kindCode: kind.code, model: kind.code, serial: '', manufacturer: '' }])])
  return (
    <div className={own.lines}>
      <RowGrid
        grid={grid}
        name="lines"
        title={messages.sections.lines}
        count={messages.rows(lines.length)}
        tools={
          <>
            <Button icon={PackagePlus} onPress={onPick} disabledReason={ledgerRefusal}>
              {messages.pickFromLedger}
            </Button>
            <KindPicker kinds={kinds} label={messages.addKind} placeholder={messages.addKindPlaceholder} onPicked={add} />
          </>
        }
        heads={[columns.name, columns.model, columns.serials, columns.range, columns.ability, columns.regulation]}
        numericHeads={[...numbers.map(headOf), columns.unit, columns.amount]}
        actions={messages.actions}
        empty={lines.length === 0 ? messages.linesEmpty : undefined}
      >
        {lines.map((line, row) => {
          const worked = workedLine(line)
          const [first = ''] = line.serials
          return (
            <GridRow key={line.key} place={row} removeLabel={messages.removeRow(row + 1)} onRemove={() => remove(row)}>
              {words.map((name) => field(line, row, name))}
              <ReadCell title={line.serials.join('、')}>
                {line.serials.length > 1 ? messages.serialsMore(first, line.serials.length) : first || '—'}
              </ReadCell>
              <ReadCell>{line.range}</ReadCell>
              <AbilityCell
                label={messages.rowLabel(columns.ability, row + 1)}
                value={line.abilityType}
                types={line.abilityTypes}
                onChange={(abilityType) => change(line.key, { abilityType })}
              />
              <ReadCell>{line.regulation}</ReadCell>
              {numbers.map((name) => field(line, row, name))}
              <FigureCell>{worked?.unit ?? '—'}</FigureCell>
              <FigureCell>{worked?.amount ?? '—'}</FigureCell>
            </GridRow>
          )
        })}
      </RowGrid>
      <p className={own.hint}>{messages.shareHint}</p>
    </div>
  )
}
