import { chartReadingMachine } from '@etalon/machines/chart-reading'
import { useActorRef, useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { FigureFailed, FigureFrame, FigureInstead, type FigureOptions } from '../figure-frame/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useOnDemand } from '../on-demand/index.ts'
import { ChartCanvas } from './ChartCanvas.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartTable } from './ChartTable.tsx'
import { ChartTools } from './ChartTools.tsx'
import * as styles from './chart.css.ts'
import { type ChartPicture, drawnPoints } from './chart-picture.ts'
import type { ChartFacts } from './chart-table.ts'
import type { ChartDrawing, SavedPicture } from './drawing/index.ts'
import { readingEvent } from './reading-keys.ts'
import { Waiting } from './Waiting.tsx'

/** What draws charts: a module of its own, which is fetched with the first chart of a page. */
export interface ChartPencil {
  /** Draws into an element, and follows its size and its colours. */
  drawIn: (host: HTMLElement) => ChartDrawing
  /** A picture as the text of an SVG file. */
  svgOf: (picture: SavedPicture) => string
  /** Of a saved picture, in pixels. */
  savedSize: { readonly width: number; readonly height: number }
}

/** What all charts take. */
export interface ChartProps extends FigureOptions {
  /** The unit of all values, beside the heading and in the table. @default none */
  unit?: string
  /** The height of the drawing in pixels; the width is that of the place it stands in. @default 280 */
  height?: number
  /** Whether its table is seen at first; read aloud it is always. @default false */
  tableShown?: boolean
  /** The name of saved files, without an ending. @default the label */
  saveAs?: string
  /** Fetches what draws; for pages that bundle it in a way of their own, and for tests. @default an import of it */
  loadPencil?: () => Promise<ChartPencil>
  /** Gets what went wrong when that could not be fetched, for the error log. */
  onPencilFailed?: (error: unknown) => void
}

/** What each chart hands to the frame, besides what it was given. */
interface ChartFrameProps {
  chart: ChartProps
  picture: ChartPicture
  facts: ChartFacts
  /** What is to be seen, in one sentence. */
  summary: string
}

const fetchPencil = (): Promise<ChartPencil> => import('./drawing/index.ts')

/** A chart with its heading, its legend, its tools, and its table, in all its states. */
export function ChartFrame({ chart, picture, facts, summary }: ChartFrameProps) {
  const { label, unit, height = 280, loading = false, failed = false } = chart
  const messages = useMessages()
  const ids = { table: useId(), summary: useId(), keys: useId() }
  const [tableShown, setTableShown] = useState(chart.tableShown ?? false)
  const canvas = useRef<HTMLDivElement>(null)
  const pencil = useOnDemand(chart.loadPencil ?? fetchPencil, chart.onPencilFailed)

  const points = useMemo(() => drawnPoints(picture), [picture])
  const actor = useActorRef(chartReadingMachine, { input: { points } })
  useEffect(() => {
    if (actor.getSnapshot().context.points !== points) actor.send({ type: 'POINTS.GIVEN', points })
  }, [actor, points])
  const at = useSelector(actor, ({ context }) => context.at)
  const hidden = useSelector(actor, ({ context }) => context.hidden, sameNumbers)

  const isEmpty = facts.rows.length === 0
  const hasDrawing = points.some((one) => one.includes(true))
  const onKeyDown = (event: KeyboardEvent) => {
    const sent = readingEvent(event, picture)
    if (!sent) return
    event.preventDefault()
    actor.send(sent)
  }

  if (loading || failed || isEmpty) {
    return (
      <FigureFrame options={chart} height={height} unit={unit}>
        <FigureInstead
          options={chart}
          waiting={<Waiting label={`${label} ${messages.loading}`} />}
          emptyTitle={messages.chartEmpty}
        />
      </FigureFrame>
    )
  }

  const isPencilFailed = pencil.state === 'failed'
  // Where nothing can be drawn the table is what there is to see.
  const isTableSeen = tableShown || isPencilFailed || !hasDrawing
  const tools = (
    <ChartTools
      title={unit === undefined || unit === '' ? label : `${label} (${unit})`}
      saveAs={chart.saveAs ?? label}
      facts={facts}
      picture={picture}
      hidden={hidden}
      canvas={canvas}
      pencil={pencil.state === 'ready' && hasDrawing ? pencil.part : undefined}
      tableId={ids.table}
      tableSeen={isTableSeen}
      {...(isPencilFailed || !hasDrawing ? {} : { onTable: () => setTableShown(!tableShown) })}
    />
  )
  return (
    <FigureFrame options={chart} height={height} unit={unit} tools={tools}>
      {hasDrawing && !isPencilFailed && (
        <ChartLegend picture={picture} hidden={hidden} onToggle={(series) => actor.send({ type: 'SERIES.TOGGLED', series })} />
      )}
      {isPencilFailed && (
        <FigureFailed title={messages.chartNotDrawn} onRetry={pencil.retry}>
          {messages.chartNotDrawnHint}
        </FigureFailed>
      )}
      {!isPencilFailed && hasDrawing && (
        // An application, or a screen reader would keep the arrow keys to itself; the table is there for reading on.
        <div
          role="application"
          aria-roledescription={messages.chartRole}
          aria-label={label}
          aria-describedby={`${ids.summary} ${ids.keys}`}
          className={styles.stage}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its points are walked by keys
          tabIndex={0}
          onKeyDown={onKeyDown}
          onBlur={() => actor.send({ type: 'LEFT' })}
        >
          {pencil.state === 'ready' ? (
            <ChartCanvas ref={canvas} pencil={pencil.part} picture={picture} hidden={hidden} at={at} />
          ) : (
            <Waiting label={`${label} ${messages.loading}`} />
          )}
        </div>
      )}
      {!isPencilFailed && !hasDrawing && <p className={styles.nothing}>{messages.chartNothingDrawn}</p>}
      <p id={ids.summary} className={styles.said}>
        {summary}
      </p>
      <p id={ids.keys} className={styles.said}>
        {messages.chartKeys}
      </p>
      <p role="status" className={styles.said}>
        {at && messages.chartPointSaid(picture.tip([at]).split('\n'))}
      </p>
      <ChartTable id={ids.table} label={label} facts={facts} shown={isTableSeen} />
    </FigureFrame>
  )
}

const sameNumbers = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((number, place) => number === other[place])
