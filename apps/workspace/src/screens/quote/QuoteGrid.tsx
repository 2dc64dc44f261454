import { printedMoney } from '@etalon/api/domain'
import { useWords } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { quoteMessages } from '../../messages/quote.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { PricedRows } from '../record-form/PricedRows.tsx'
import { type Kind, useKinds } from '../record-form/use-kinds.ts'
import { AbilityCell, FigureCell, ReadCell, TypedCell } from '../rows/cells.tsx'
import { GridRow } from '../rows/RowGrid.tsx'
import { useGridRows } from '../rows/use-grid-rows.ts'
import * as own from './quote.css.ts'
import { linesOf, type QuoteDraftLine, type QuoteFault, workedLine } from './quote-draft.ts'

export interface QuoteGridProps {
  readonly lines: readonly QuoteDraftLine[]
  /** Of whose instruments some can be picked; empty while no enterprise is chosen. */
  readonly enterId: string
  readonly faults: readonly QuoteFault[]
  readonly onChange: (lines: readonly QuoteDraftLine[]) => void
}

const words = ['name', 'model'] as const
const numbers = ['price', 'quantity', 'percent'] as const

/** The lines of a quote: typed, picked or put in from the cart; what each comes to stands beside it as one types. */
export function QuoteGrid({ lines, enterId, faults, onChange }: QuoteGridProps) {
  const messages = useWords(quoteMessages)
  const marks = useWords(punctuation)
  const form = useWords(recordFormMessages)
  const { columns } = messages
  const kinds = useKinds()
  const { grid, change, remove, undo } = useGridRows(lines, ({ key }) => key, onChange)
  const headOf = (name: (typeof words)[number] | (typeof numbers)[number]) => columns[name === 'percent' ? 'share' : name]
  const field = (line: QuoteDraftLine, row: number, name: (typeof words)[number] | (typeof numbers)[number]) => {
    const isNumber = numbers.some((one) => one === name)
    return (
      <TypedCell
        key={name}
        name={`${name}-${row}`}
        label={form.rowLabel(headOf(name), row + 1)}
        value={line[name]}
        longest={isNumber ? 12 : 100}
        isNumber={isNumber}
        isWrong={faults.some((fault) => fault.field === name && fault.row === row)}
        onChange={(value) => change(line.key, { [name]: value })}
      />
    )
  }
  const add = (more: Parameters<typeof linesOf>[0]) => onChange([...lines, ...linesOf(more)])
  const addKind = (kind: Kind) => add([{ ...kind, kindCode: kind.code, model: kind.code, serial: '', manufacturer: '' }])
  return (
    <div className={own.lines}>
      <PricedRows
        grid={grid}
        name="lines"
        title={messages.sections.lines}
        count={messages.rows(lines.length)}
        heads={[columns.name, columns.model, columns.serials, columns.range, columns.ability, columns.regulation]}
        numericHeads={[...numbers.map(headOf), columns.unit, columns.amount]}
        empty={lines.length === 0 ? messages.linesEmpty : undefined}
        kinds={kinds}
        onKeyDown={undo.press}
        onKind={addKind}
        ledger={{
          enterId,
          onPicked: add,
          isTaken: ({ kindCode, serial }) => lines.some((line) => line.kindCode === kindCode && line.serials.includes(serial)),
        }}
      >
        {lines.map((line, row) => {
          const worked = workedLine(line)
          const [first = ''] = line.serials
          return (
            <GridRow key={line.key} place={row} removeLabel={form.removeRow(row + 1)} onRemove={() => remove(row)}>
              {words.map((name) => field(line, row, name))}
              <ReadCell title={marks.listed(line.serials)}>
                {line.serials.length > 1 ? messages.serialsMore(first, line.serials.length) : first || '—'}
              </ReadCell>
              <ReadCell>{line.range}</ReadCell>
              <AbilityCell
                label={form.rowLabel(columns.ability, row + 1)}
                value={line.abilityType}
                types={line.abilityTypes}
                onChange={(abilityType) => change(line.key, { abilityType })}
              />
              <ReadCell>{line.regulation}</ReadCell>
              {numbers.map((name) => field(line, row, name))}
              <FigureCell>{printedMoney(worked?.unit ?? '—')}</FigureCell>
              <FigureCell>{printedMoney(worked?.amount ?? '—')}</FigureCell>
            </GridRow>
          )
        })}
      </PricedRows>
      <p className={own.hint}>{messages.shareHint}</p>
    </div>
  )
}
