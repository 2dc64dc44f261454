import { ToggleButton } from 'react-aria-components'
import { useMessages } from '../i18n/index.ts'
import * as styles from './chart.css.ts'
import type { ChartPicture } from './chart-picture.ts'
import { Swatch } from './Swatch.tsx'
import { lookOf } from './series-look.ts'

/** What a legend takes. */
interface ChartLegendProps {
  picture: ChartPicture
  hidden: readonly number[]
  onToggle: (series: number) => void
}

const kindOf = { line: 'line', bar: 'fill', pie: 'fill', measurement: 'mark' } as const

/** Which mark belongs to which name. A series is hidden by pressing its name; the parts of a whole are not: it would be another whole. */
export function ChartLegend({ picture, hidden, onToggle }: ChartLegendProps) {
  const messages = useMessages()
  const { kind, series } = picture
  const limits = kind === 'measurement' ? picture.limits : []
  const limitLook = lookOf(0, 'danger')
  if (kind === 'pie') {
    return (
      // The table says it too, with its figures.
      <ul className={styles.legend} aria-hidden="true">
        {series.map(({ name, tone }, place) => (
          <li key={name} className={styles.fixedEntry}>
            <Swatch kind="fill" look={lookOf(place, tone)} />
            <span className={styles.entryWords}>{name}</span>
            <span className={styles.share}>{picture.shares[place]}</span>
          </li>
        ))}
      </ul>
    )
  }
  if (series.length < 2 && limits.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={styles.legend} role="group" aria-label={messages.chartSeries}>
      {series.map(({ name, tone }, place) =>
        series.length < 2 ? (
          <span key={name} className={styles.fixedEntry}>
            <Swatch kind={kindOf[kind]} look={lookOf(place, tone)} />
            <span className={styles.entryWords}>{name}</span>
          </span>
        ) : (
          <ToggleButton
            key={name}
            className={styles.toggle}
            isSelected={!hidden.includes(place)}
            onChange={() => onToggle(place)}
          >
            <Swatch kind={kindOf[kind]} look={lookOf(place, tone)} />
            <span className={styles.entryWords}>{name}</span>
          </ToggleButton>
        ),
      )}
      {limits.map(({ name }) => (
        <span key={name} className={styles.fixedEntry} data-limit="">
          <Swatch kind="limit" look={limitLook} />
          <span className={styles.entryWords}>{name}</span>
        </span>
      ))}
    </div>
  )
}
