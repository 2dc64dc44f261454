import { printedNumber, type Sheet } from '@etalon/api/domain'
import { PointTip } from '@etalon/ui/point-tip'
import { type RefCallback, useCallback, useId, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { chartScale, paper } from './chart-scale.ts'
import * as styles from './error-chart.css.ts'
import type { ErrorPoint, ErrorSeries } from './live-evaluation.ts'

/** Upwards, downwards, and neither: told apart by shape as well as by colour. */
const shapes = {
  up: (x: number, y: number) => `M${x} ${y - 4.5}l4.5 7.5h-9z`,
  down: (x: number, y: number) => `M${x} ${y + 4.5}l4.5 -7.5h-9z`,
  error: (x: number, y: number) => `M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0`,
} as const

const pathOf = (points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** Narrower than this its points would stand in each other. */
const leastWidth = 280

/** How wide the paper is drawn: where it has less room than usual its numbers are not drawn smaller, but closer. */
function usePaperWidth(): { width: number; frame: RefCallback<HTMLElement> } {
  const [width, setWidth] = useState<number>(paper.width)
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => setWidth(Math.min(paper.width, Math.max(leastWidth, element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, frame }
}

function Key({ shape }: { shape: ErrorSeries['key'] }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" className={styles.series} data-series={shape} aria-hidden="true">
      <path className={styles.mark} d={shapes[shape](5, 5)} />
    </svg>
  )
}

/** Errors over the points, with the limits as a band. A picture of what the grid says in numbers. */
export function ErrorChart({ sheet, series }: { sheet: Sheet; series: readonly ErrorSeries[] }) {
  const words = useWords(recordMessages)
  const id = useId()
  const [pointed, setPointed] = useState<{ mark: Element; text: string } | null>(null)
  const { width, frame } = usePaperWidth()
  const scale = chartScale(sheet, series, width)
  const all = series.flatMap((one) => one.points.map((point) => ({ ...point, key: one.key })))
  const greatest = all.reduce<ErrorPoint | undefined>(
    (found, one) => (found && Math.abs(found.error) >= Math.abs(one.error) ? found : one),
    undefined,
  )
  const worst = all
    .filter(({ beyond }) => beyond !== undefined)
    .reduce<(typeof all)[number] | undefined>(
      (found, one) => (found && Number(found.beyond) >= Number(one.beyond) ? found : one),
      undefined,
    )
  const at = (row: number) => `${sheet.points[row] ?? ''} ${sheet.unit}`
  const told = (key: ErrorSeries['key'], { row, text, uncertainty }: ErrorPoint) =>
    words.pointTold(
      [key === 'error' ? '' : words.series[key], at(row)].filter(Boolean).join(' '),
      `${printedNumber(text)} ${sheet.unit}`,
      uncertainty === undefined ? undefined : `U = ${uncertainty} ${sheet.unit}`,
    )
  const middle = scale.y(0)
  // Where the limit changes from point to point, the widest one is written.
  const named =
    scale.onlyLimit === undefined ? scale.limits.toSorted((one, other) => one.upper - other.upper)[0] : scale.limits[0]
  const limitText = named?.text
  const edge = Number(limitText ?? scale.round)
  const edges = [
    { y: scale.y(edge), text: `+${limitText ?? scale.round}` },
    { y: scale.y(-edge), text: `−${limitText ?? scale.round}` },
  ]
  return (
    <section ref={frame} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {words.chart}
        </h2>
        {series.length > 1 &&
          series.map(({ key }) => (
            <span key={key} className={styles.key}>
              <Key shape={key} />
              {words.series[key]}
            </span>
          ))}
        {scale.limits.length > 0 && (
          <span className={styles.key}>
            <svg width="14" height="10" viewBox="0 0 14 10" aria-hidden="true">
              <path className={styles.limit} d="M0 5h14" />
            </svg>
            {words.limit}
          </span>
        )}
        {all.some(({ uncertainty }) => uncertainty !== undefined) && (
          <span className={styles.key}>
            <svg width="4" height="12" viewBox="0 0 4 12" className={styles.series} aria-hidden="true">
              <path className={styles.bar} d="M2 0v12" />
            </svg>
            {words.uncertainty} U (k=2)
          </span>
        )}
      </header>
      {greatest === undefined ? (
        <p className={styles.empty}>{words.chartEmpty}</p>
      ) : (
        <svg
          className={styles.chart}
          viewBox={`0 0 ${width} ${paper.height}`}
          role="img"
          aria-label={
            limitText === undefined
              ? words.chartSummaryOpen(`${printedNumber(greatest.text)} ${sheet.unit}`)
              : words.chartSummary(`${printedNumber(greatest.text)} ${sheet.unit}`, `±${limitText} ${sheet.unit}`)
          }
        >
          {scale.limits.length > 0 && (
            <>
              <path
                className={styles.band}
                d={`${pathOf(scale.limits.map(({ x, upper }) => [x, upper]))}${pathOf(scale.limits.toReversed().map(({ x, lower }) => [x, lower])).replace('M', 'L')}Z`}
              />
              <path className={styles.limit} d={pathOf(scale.limits.map(({ x, upper }) => [x, upper]))} />
              <path className={styles.limit} d={pathOf(scale.limits.map(({ x, lower }) => [x, lower]))} />
            </>
          )}
          <line className={styles.axis} x1={paper.left} x2={width - paper.right} y1={middle} y2={middle} />
          <text className={styles.text} x={paper.left - 8} y={middle + 4} textAnchor="end">
            0
          </text>
          {edges.map(({ y, text }) => (
            <text key={text} className={styles.text} x={paper.left - 8} y={y + 4} textAnchor="end">
              {text}
            </text>
          ))}
          {sheet.points.map((point) => {
            const x = scale.x(Number(point))
            const foot = paper.height - paper.bottom
            return (
              <g key={point}>
                <line className={styles.axis} x1={x} x2={x} y1={foot + 4} y2={foot + 8} />
                <text className={styles.text} x={x} y={foot + 22} textAnchor="middle">
                  {printedNumber(point)}
                </text>
              </g>
            )
          })}
          {series.map(({ key, points }) => (
            <g key={key} className={styles.series} data-series={key}>
              <path className={styles.line} d={pathOf(points.map((point) => [scale.x(point.at), scale.y(point.error)]))} />
              {points.map((point) => {
                const [x, y] = [scale.x(point.at), scale.y(point.error)]
                return (
                  <g
                    key={point.row}
                    onPointerEnter={({ currentTarget }) => setPointed({ mark: currentTarget, text: told(key, point) })}
                    onPointerLeave={() => setPointed(null)}
                  >
                    <circle className={styles.reach} cx={x} cy={y} r={12} />
                    {point.uncertainty !== undefined && (
                      <path
                        className={styles.bar}
                        d={`M${x} ${scale.y(point.error + point.uncertainty)}V${scale.y(point.error - point.uncertainty)}`}
                      />
                    )}
                    <path
                      className={styles.mark}
                      d={shapes[key](x, y)}
                      {...(point.beyond === undefined ? {} : { 'data-beyond': '' })}
                    />
                  </g>
                )
              })}
            </g>
          ))}
          {worst && (
            <text className={styles.text} data-call="" x={width - paper.right} y={10} textAnchor="end">
              {words.beyond(
                at(worst.row),
                worst.key === 'error' ? '' : words.series[worst.key],
                printedNumber(worst.text),
                worst.beyond ?? '',
              )}
            </text>
          )}
        </svg>
      )}
      <PointTip anchor={pointed?.mark ?? null}>{pointed?.text}</PointTip>
    </section>
  )
}
