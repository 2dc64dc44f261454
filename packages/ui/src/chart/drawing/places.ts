import type { ChartPlace } from '@etalon/machines/chart-reading'

/** What ECharts tells of a point, read here once. */
function placeOf(params: unknown): ChartPlace | undefined {
  if (typeof params !== 'object' || params === null) return undefined
  const { seriesId, dataIndex } = { seriesId: undefined, dataIndex: undefined, ...params } as {
    seriesId: unknown
    dataIndex: unknown
  }
  // Ids of series are their places; what is drawn besides them has other ids.
  const series = typeof seriesId === 'string' ? Number.parseInt(seriesId, 10) : Number.NaN
  return Number.isInteger(series) && typeof dataIndex === 'number' ? { series, point: dataIndex } : undefined
}

/** The points of which ECharts wants a tip: one, or all at a place of an axis. */
export function placesOf(params: unknown): ChartPlace[] {
  return (Array.isArray(params) ? params : [params]).flatMap((one) => placeOf(one) ?? [])
}
