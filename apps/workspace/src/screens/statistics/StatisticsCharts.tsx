import type { StatisticsSums } from '@etalon/api/contract'
import { printedMoney } from '@etalon/api/domain'
import { Card } from '@etalon/ui/card'
import { BarChart, LineChart } from '@etalon/ui/chart'
import { EmptyState } from '@etalon/ui/empty-state'
import { useCount } from '@etalon/ui/i18n'
import { StatGrid, StatTile } from '@etalon/ui/stat-tile'
import { useMemo } from 'react'
import { useWords } from '../../messages/index.ts'
import { statisticsMessages } from '../../messages/statistics.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import * as styles from './statistics.css.ts'

/** Bars that have room beside each other; what is beyond stands in one more. */
const mostBars = 12

/** The figures of work: as tiles, as lines and bars, and each chart as a table. */
export function StatisticsCharts({ sums }: { sums: StatisticsSums }) {
  const words = useWords(statisticsMessages)
  if (sums.items === 0) {
    return (
      <Card>
        <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>
      </Card>
    )
  }
  return (
    <>
      <Tiles sums={sums} />
      <div className={styles.charts}>
        <Months sums={sums} />
        <States sums={sums} />
        <Areas sums={sums} />
        <Staff sums={sums} />
      </div>
    </>
  )
}

interface PartProps {
  sums: StatisticsSums
}

function Tiles({ sums: { items, amount, byMonth } }: PartProps) {
  const words = useWords(statisticsMessages)
  const write = useCount()
  const done = byMonth.reduce((sum, one) => sum + one.done, 0)
  const months = byMonth.slice(-12)
  return (
    <StatGrid label={words.overview}>
      <StatTile
        label={words.items}
        value={write(items)}
        unit={words.pieces}
        trend={{ label: words.byMonth, values: months.map((one) => one.items) }}
      />
      <StatTile
        label={words.done}
        value={write(done)}
        unit={words.pieces}
        trend={{ label: words.byMonth, values: months.map((one) => one.done) }}
      />
      <StatTile label={words.share} value={`${((done / items) * 100).toFixed(1)}%`} />
      <StatTile label={words.perMonth} value={write(Math.round(items / Math.max(1, byMonth.length)))} unit={words.pieces} />
      {/* Last: on a phone the sum has a line of its own, with none half empty above. */}
      <StatTile label={words.amount} value={printedMoney(amount)} unit={words.yuan} />
    </StatGrid>
  )
}

function Months({ sums: { byMonth } }: PartProps) {
  const words = useWords(statisticsMessages)
  const { categories, series } = useMemo(
    () => ({
      categories: byMonth.map(({ month }) => month),
      series: [
        { name: words.items, values: byMonth.map(({ items }) => String(items)) },
        { name: words.done, values: byMonth.map(({ done }) => String(done)) },
      ],
    }),
    [byMonth, words],
  )
  return (
    <Card className={styles.wide}>
      <LineChart fromZero label={words.byMonth} categoryLabel={words.month} categories={categories} series={series} />
    </Card>
  )
}

function States({ sums: { byState } }: PartProps) {
  const words = useWords(statisticsMessages)
  const labels = useLabels()
  return (
    <Bars
      label={words.byState}
      what={words.state}
      rows={useMemo(
        () => byState.map(({ state, ...sum }) => ({ name: labels.of('item_state', state), ...sum })),
        [byState, labels],
      )}
    />
  )
}

function Areas({ sums: { byArea } }: PartProps) {
  const words = useWords(statisticsMessages)
  return (
    <Bars
      label={words.byArea}
      what={words.area}
      rows={useMemo(() => byArea.map(({ area, ...sum }) => ({ name: area || words.noArea, ...sum })), [byArea, words])}
    />
  )
}

function Staff({ sums: { byStaff } }: PartProps) {
  const words = useWords(statisticsMessages)
  const nameOf = useNameOf()
  const rows = useMemo(() => named(byStaff, words.nobody, nameOf), [byStaff, words, nameOf])
  return <Bars label={words.byStaff} what={words.staff} rows={rows} />
}

/** Two people of one name are told apart by their numbers. */
function named(byStaff: StatisticsSums['byStaff'], nobody: string, nameOf: (name: string) => string): readonly Row[] {
  const names = byStaff.map(({ name }) => nameOf(name))
  return byStaff.map(({ testerId, name: kept, ...sum }) => {
    const name = nameOf(kept)
    const isOnly = names.indexOf(name) === names.lastIndexOf(name)
    return { name: testerId === '0' ? nobody : isOnly ? name : `${name} ${testerId}`, ...sum }
  })
}

interface Row {
  readonly name: string
  readonly items: number
}

interface BarsProps {
  label: string
  /** What the bars are of. */
  what: string
  rows: readonly Row[]
}

function Bars({ label, what, rows }: BarsProps) {
  const words = useWords(statisticsMessages)
  const { categories, series } = useMemo(() => {
    const rest = rows.slice(mostBars)
    const others = { name: words.others(rest.length), items: rest.reduce((sum, { items }) => sum + items, 0) }
    const shown = [...rows.slice(0, mostBars), ...(rest.length === 0 ? [] : [others])]
    return {
      categories: shown.map(({ name }) => name),
      series: [{ name: words.items, values: shown.map(({ items }) => String(items)) }],
    }
  }, [rows, words])
  return (
    <Card>
      <BarChart label={label} categoryLabel={what} categories={categories} series={series} horizontal />
    </Card>
  )
}
