import { BarChart, CustomChart, LineChart, PieChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TitleComponent, TooltipComponent } from 'echarts/components'
import { init as begin, type EChartsType, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// These and no others: the whole of ECharts weighs three times as much.
const parts = [
  BarChart,
  CustomChart,
  LineChart,
  PieChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  SVGRenderer,
]

export type { EChartsType }

/** Begins a drawing. Its parts are named here and not as this file is read: bundlers leave out what a package does as it is read. */
export function init(...given: Parameters<typeof begin>): EChartsType {
  use(parts)
  return begin(...given)
}
