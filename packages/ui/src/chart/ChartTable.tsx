import { memo, useDeferredValue } from 'react'
import { useMessages } from '../i18n/index.ts'
import * as styles from './chart.css.ts'
import type { ChartFacts } from './chart-table.ts'

/** What a chart's table takes. */
interface ChartTableProps {
  id: string
  label: string
  facts: ChartFacts
  /** Whether it is seen; read aloud it is always. */
  shown: boolean
}

/** So many rows are written at once; more come when the drawing is there. */
const atOnce = 500

/** The facts of a chart, a row for each point. Written again for other facts alone: thousands of rows take a while. */
export const ChartTable = memo(function ChartTable({ id, label, facts: given, shown }: ChartTableProps) {
  const messages = useMessages()
  const facts = useDeferredValue(given, given.rows.length > atOnce ? { ...given, rows: given.rows.slice(0, atOnce) } : given)
  const numeric = (column: number) => (facts.columns[column]?.numeric ? { 'data-numeric': '' } : {})
  const table = (
    <table className={styles.table}>
      <caption className={styles.said}>{label}</caption>
      <thead>
        <tr>
          {facts.columns.map(({ name, unit }, column) => (
            <th key={name} scope="col" className={styles.headCell} {...numeric(column)}>
              {name}
              {unit !== undefined && unit !== '' && <span className={styles.unit}>{unit}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.rows.map(([first, ...others], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none of them keeps anything
          <tr key={row}>
            <th scope="row" className={styles.rowHead}>
              {first}
            </th>
            {others.map((text, place) => {
              const column = place + 1
              const isMissing = text === undefined || text === ''
              return (
                <td
                  key={facts.columns[column]?.name}
                  className={styles.bodyCell}
                  {...numeric(column)}
                  {...(isMissing ? { 'data-missing': '' } : {})}
                >
                  {isMissing ? messages.chartMissing : text}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!shown) {
    return (
      <div id={id} className={styles.tableUnseen}>
        {table}
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
    <section id={id} className={styles.tableFrame} tabIndex={0} aria-label={messages.chartTableOf(label)}>
      {table}
    </section>
  )
})
