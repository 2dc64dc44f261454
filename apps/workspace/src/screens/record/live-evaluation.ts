import {
  decimalOf,
  decimalPlaces,
  type Evaluation,
  evaluateIfPossible,
  gapsOf,
  limitAt,
  measurementOf,
  type ResultColumn,
  rowsWithoutUncertainty,
  type Sheet,
  type StandardInBudget,
  signedText,
  type TypedReadings,
} from '@etalon/api/domain'

/** What follows from one row of readings. */
export interface LiveRow {
  /** The computed cells in the order of the columns; undefined while the row has gaps. */
  readonly cells: readonly string[] | undefined
  /** `broken` where the readings cannot be true at all: a resistance that no temperature has. */
  readonly verdict: 'open' | 'pass' | 'fail' | 'none' | 'broken'
  /** Keys of the columns that exceed their limit. */
  readonly exceeding: readonly string[]
}

/** Everything that follows from what is typed so far. */
export interface LiveEvaluation {
  /** The columns that are computed, beside those that are typed. */
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly LiveRow[]
  /** Of the whole sheet; null while it has gaps, or no standard was chosen for an uncertainty. The server compares it with its own. */
  readonly evaluation: Evaluation | null
  /** Rows whose uncertainty would be 0, since nothing contributes to it: none is told. */
  readonly unstated: readonly number[]
}

type Readings = TypedReadings['readings']

/** The evaluation of some rows alone; undefined where their readings cannot be true. */
function evaluationOf(
  sheet: Sheet,
  rows: readonly number[],
  readings: Readings,
  standards: readonly StandardInBudget[],
): Evaluation | undefined {
  const part: Sheet = { ...sheet, points: rows.map((row) => sheet.points[row] ?? ''), observations: [] }
  const measurement = measurementOf(part, { readings: rows.map((row) => readings[row] ?? []), observations: {} }, standards)
  return measurement && evaluateIfPossible(measurement)
}

/** A column of the results that repeats what stands in the typed ones. */
function isTyped(sheet: Sheet, { key, meaning }: ResultColumn): boolean {
  if (key === 'nominal' || meaning === 'referenceValue') return true
  return sheet.method === 'platinum-resistance'
    ? false
    : meaning === 'measuredValue' && (sheet.method === 'pressure-gauge' || sheet.columns.length === 1)
}

/** Columns of the results, known before anything is typed: those of an instrument without any error. */
function resultColumns(sheet: Sheet, standards: readonly StandardInBudget[]): readonly ResultColumn[] {
  const perfect = sheet.points.map((point) =>
    sheet.columns.map((_, column) => (sheet.method === 'platinum-resistance' && column > 0 ? '100' : point)),
  )
  return (
    evaluationOf(
      sheet,
      sheet.points.map((_, row) => row),
      perfect,
      // Perfect readings do not differ: something has to contribute, so that there is the column of the uncertainty.
      [...standards, { zh: '', en: '', expanded: '1', coverageFactor: '2' }],
    )?.table.columns ?? []
  )
}

const exceedingKeys: Readonly<Record<string, readonly string[]>> = {
  zero: ['error'],
  error: ['error'],
  errorNearUpperLimit: ['error'],
  hysteresis: ['hysteresis'],
  deviation: ['deviation'],
}

function exceedingIn(sheet: Sheet, point: string, alone: Evaluation): readonly string[] {
  const failed = alone.items.filter((item) => !item.passes)
  const keys = failed.flatMap(({ key }) => exceedingKeys[key] ?? [])
  if (!sheet.limit || !failed.some(({ key }) => key === 'tapping')) return keys
  const half = limitAt(sheet.limit, point).dividedBy(2)
  const shifts = alone.table.columns.flatMap(({ key }, column) => {
    const cell = alone.table.rows[0]?.[column] ?? '0'
    return (key === 'shiftUp' || key === 'shiftDown') && decimalOf(cell).greaterThan(half) ? [key] : []
  })
  return [...keys, ...shifts]
}

/** Computes what can be computed: each complete row at once, the whole when nothing is missing. With the server's own functions. */
export function evaluateLive(sheet: Sheet, typed: TypedReadings, standards: readonly StandardInBudget[]): LiveEvaluation {
  const all = resultColumns(sheet, standards)
  const columns = all.filter((column) => !isTyped(sheet, column))
  // Without that of the standards the uncertainty would be told too small.
  const isUncertain = sheet.withUncertainty && standards.length === 0
  const found = gapsOf(sheet, typed)
  const gaps = new Set(found.map((gap) => gap.row))
  const unfinished = new Set(found.flatMap((gap) => (gap.kind === 'impossible' ? [] : [gap.row])))
  const unstated = rowsWithoutUncertainty(sheet, typed, standards)
  const bare: Sheet = { ...sheet, withUncertainty: false }
  const alone = new Map<number, Evaluation>()
  for (const row of sheet.points.keys()) {
    const by = unstated.includes(row) ? bare : sheet
    const evaluation = gaps.has(row) ? undefined : evaluationOf(by, [row], typed.readings, standards)
    if (evaluation) alone.set(row, evaluation)
  }
  // Together, so that all rows have the same number of places, as they will be printed.
  const stated = [...alone.keys()].filter((row) => !unstated.includes(row))
  const together = evaluationOf(sheet, stated, typed.readings, standards)
  const apart = unstated.length === 0 ? undefined : evaluationOf(bare, unstated, typed.readings, standards)
  const rows = sheet.points.map((point, row): LiveRow => {
    const own = alone.get(row)
    const cells = unstated.includes(row) ? apart?.table.rows[unstated.indexOf(row)] : together?.table.rows[stated.indexOf(row)]
    if (!own || !cells) return { cells: undefined, verdict: unfinished.has(row) ? 'open' : 'broken', exceeding: [] }
    return {
      cells: all.flatMap((column, index) => {
        if (isTyped(sheet, column)) return []
        return [isUncertain && column.meaning === 'uncertainty' ? '' : (cells[index] ?? '')]
      }),
      verdict: own.verdict,
      exceeding: exceedingIn(sheet, point, own),
    }
  })
  const measurement = isUncertain ? undefined : measurementOf(sheet, typed, standards)
  return { columns, rows, evaluation: (measurement && evaluateIfPossible(measurement)) ?? null, unstated }
}

/** A point of the error chart. */
export interface ErrorPoint {
  readonly row: number
  readonly at: number
  readonly error: number
  /** As printed, with its sign. */
  readonly text: string
  /** By how much it exceeds its limit, as printed; undefined where it does not. */
  readonly beyond: string | undefined
  /** Half the length of its bar; undefined where nothing states an uncertainty. */
  readonly uncertainty: number | undefined
}

/** Points that belong together: a run upwards, a run downwards, or the only one. */
export interface ErrorSeries {
  readonly key: 'up' | 'down' | 'error'
  readonly points: readonly ErrorPoint[]
}

interface Deviation {
  readonly row: number
  /** As printed, with its sign. */
  readonly text: string
  /** Whether it exceeds its limit; undefined where what is printed decides it. */
  readonly exceeds?: boolean
  readonly uncertainty?: string | undefined
}

function pointOf(sheet: Sheet, { row, text, exceeds, uncertainty }: Deviation): ErrorPoint {
  const reference = sheet.points[row] ?? '0'
  const value = decimalOf(text.replace('+', ''))
  const excess = sheet.limit && value.abs().minus(limitAt(sheet.limit, reference))
  return {
    row,
    at: decimalOf(reference).toNumber(),
    error: value.toNumber(),
    text,
    beyond: excess && (exceeds ?? excess.greaterThan(0)) ? excess.abs().toFixed() : undefined,
    uncertainty: uncertainty === undefined ? undefined : decimalOf(uncertainty).toNumber(),
  }
}

/** The errors of all rows that are computed, as a chart shows them. */
export function errorSeriesOf(sheet: Sheet, { readings }: TypedReadings, live: LiveEvaluation): readonly ErrorSeries[] {
  const computed = live.rows.flatMap(({ cells }, row) => (cells ? [{ row, cells }] : []))
  if (sheet.method === 'pressure-gauge') {
    const places = Math.max(
      0,
      ...computed.flatMap(({ row }) => [sheet.points[row] ?? '', ...(readings[row] ?? [])].map(decimalPlaces)),
    )
    const run = (key: 'up' | 'down', column: number): ErrorSeries => ({
      key,
      points: computed.map(({ row }) => {
        const error = decimalOf(readings[row]?.[column] ?? '0').minus(sheet.points[row] ?? '0')
        return pointOf(sheet, { row, text: signedText(error, places) })
      }),
    })
    return [run('up', 1), run('down', 3)]
  }
  const errorAt = live.columns.findIndex((column) => column.meaning === 'measurementError')
  const uncertaintyAt = live.columns.findIndex((column) => column.meaning === 'uncertainty')
  return [
    {
      key: 'error',
      points: computed.map(({ row, cells }) =>
        pointOf(sheet, {
          row,
          text: cells[errorAt] ?? '0',
          // Judged by the full value, of which the cell may be a rounding.
          exceeds: live.rows[row]?.verdict === 'fail',
          uncertainty: cells[uncertaintyAt] || undefined,
        }),
      ),
    },
  ]
}
