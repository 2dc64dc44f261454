/** What charts and graphs say. */
export interface ChartMessages {
  // charts
  /** What the drawing is, read aloud after its name. */
  chartRole: string
  chartKinds: Readonly<Record<'line' | 'bar' | 'pie' | 'measurement', string>>
  /** What is to be seen, in one sentence; `ends` are the least and the greatest value, with their unit. */
  chartSummary: (
    kind: string,
    series: number,
    points: number,
    ends: { readonly low: string; readonly high: string } | undefined,
  ) => string
  chartKeys: string
  /** A point as it is read aloud: what it is, then its values. */
  chartPointSaid: (parts: readonly string[]) => string
  chartValueOf: (name: string, value: string) => string
  /** Stands where there is no value. */
  chartMissing: string
  /** Heads of a table's columns. */
  chartValue: string
  chartShare: string
  chartSeriesName: string
  chartNote: string
  expandedUncertainty: (factor: string) => string
  /** Names the names that show and hide what belongs to them. */
  chartSeries: string
  chartTableOf: (label: string) => string
  showChartTable: string
  hideChartTable: string
  saveChart: string
  saveCsv: string
  fileNotSaved: string
  chartEmpty: string
  /** What draws could not be loaded. */
  chartNotDrawn: string
  chartNotDrawnHint: string
  /** There are values, and none of them is a number. */
  chartNothingDrawn: string

  // graphs
  graphRole: string
  /** What is to be seen, in one sentence. */
  graphSummary: (nodes: number, edges: number) => string
  graphKeys: string
  graphEmpty: string
  graphNotDrawn: string
  graphNotDrawnHint: string
  showGraphList: string
  hideGraphList: string
  graphListOf: (label: string) => string
  zoomIn: string
  zoomOut: string
  showWholeGraph: string
  /** Ways that lead back to where they began; each is written already. */
  graphCircles: (circles: readonly string[], more: number) => string
  /** Lines that begin or end at nothing. */
  graphLostEdges: (edges: readonly string[], more: number) => string
  /** In a list: what follows was told further up. */
  graphToldAbove: string
  /** In a list: one is on the way from there. */
  graphLeadsBack: string
  /** Read aloud of a node: what leads to it, and what it leads to. */
  graphNodeWays: (from: number, to: number) => string
}

export const chartsZh: ChartMessages = {
  // charts
  chartRole: '图表',
  chartKinds: { line: '折线图', bar: '柱状图', pie: '占比图', measurement: '测量结果图' },
  chartSummary: (kind, series, points, ends) =>
    `${kind}：${series > 1 ? `${series} 个系列，每个最多 ${points} 个值` : `${points} 个值`}${ends ? `，最小 ${ends.low}，最大 ${ends.high}` : ''}。数据表在图的后面。`,
  chartKeys: '用方向键逐点读取。',
  chartPointSaid: (parts) => parts.join('，'),
  chartValueOf: (name, value) => `${name}：${value}`,
  chartMissing: '—',
  chartValue: '数值',
  chartShare: '占比',
  chartSeriesName: '系列',
  chartNote: '说明',
  expandedUncertainty: (factor) => `扩展不确定度 U（k = ${factor}）`,
  chartSeries: '显示的系列',
  chartTableOf: (label) => `${label}，数据表`,
  showChartTable: '显示数据表',
  hideChartTable: '隐藏数据表',
  saveChart: '下载',
  saveCsv: '下载数据（CSV）',
  fileNotSaved: '没有存下来，请再试一次',
  chartEmpty: '还没有数据',
  chartNotDrawn: '图没有加载出来',
  chartNotDrawnHint: '数据都在下面的表里。再试不行，请刷新页面。',
  chartNothingDrawn: '没有可以画出来的数值，原文见下表。',

  // graphs
  graphRole: '关系图',
  graphSummary: (nodes, edges) => `${nodes} 个节点，${edges} 条连线。同样的内容在图后面的列表里。`,
  graphKeys: '用方向键沿着连线移动，按回车选择。',
  graphEmpty: '还没有节点',
  graphNotDrawn: '图没有加载出来',
  graphNotDrawnHint: '内容都在下面的列表里。再试不行，请刷新页面。',
  showGraphList: '显示列表',
  hideGraphList: '隐藏列表',
  graphListOf: (label) => `${label}，列表`,
  zoomIn: '放大',
  zoomOut: '缩小',
  showWholeGraph: '显示全图',
  graphCircles: (circles, more) => `有循环，会回到起点：${circles.join('；')}${more > 0 ? `；另有 ${more} 处` : ''}`,
  graphLostEdges: (edges, more) => `有连线指向不存在的节点，没有画出：${edges.join('；')}${more > 0 ? `；另有 ${more} 条` : ''}`,
  graphToldAbove: '下级见上文',
  graphLeadsBack: '循环，回到上级',
  graphNodeWays: (from, to) => `上级 ${from}，下级 ${to}`,
}

export const chartsEn: ChartMessages = {
  // charts
  chartRole: 'chart',
  chartKinds: { line: 'Line chart', bar: 'Bar chart', pie: 'Pie chart', measurement: 'Chart of measurement results' },
  chartSummary: (kind, series, points, ends) =>
    `${kind}: ${series > 1 ? `${series} series of up to ${points} values` : `${points} ${points === 1 ? 'value' : 'values'}`}${ends ? `, from ${ends.low} to ${ends.high}` : ''}. The table is after the drawing.`,
  chartKeys: 'Arrow keys read point by point.',
  chartPointSaid: (parts) => parts.join(', '),
  chartValueOf: (name, value) => `${name}: ${value}`,
  chartMissing: '—',
  chartValue: 'Value',
  chartShare: 'Share',
  chartSeriesName: 'Series',
  chartNote: 'Note',
  expandedUncertainty: (factor) => `Expanded uncertainty U (k = ${factor})`,
  chartSeries: 'Series shown',
  chartTableOf: (label) => `${label}, table`,
  showChartTable: 'Show the table',
  hideChartTable: 'Hide the table',
  saveChart: 'Save',
  saveCsv: 'Save the data (CSV)',
  fileNotSaved: 'Not saved; try again',
  chartEmpty: 'No data yet',
  chartNotDrawn: 'The drawing could not be loaded',
  chartNotDrawnHint: 'All data is in the table below. If trying again does not help, reload the page.',
  chartNothingDrawn: 'No value can be drawn; they stand in the table as they are written.',

  // graphs
  graphRole: 'graph',
  graphSummary: (nodes, edges) =>
    `${nodes} ${nodes === 1 ? 'node' : 'nodes'}, ${edges} ${edges === 1 ? 'line' : 'lines'}. The list after the drawing says the same.`,
  graphKeys: 'Arrow keys go along the lines, Enter chooses.',
  graphEmpty: 'No nodes yet',
  graphNotDrawn: 'The drawing could not be loaded',
  graphNotDrawnHint: 'Everything is in the list below. If trying again does not help, reload the page.',
  showGraphList: 'Show the list',
  hideGraphList: 'Hide the list',
  graphListOf: (label) => `${label}, list`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showWholeGraph: 'Show everything',
  graphCircles: (circles, more) => `Leads back to where it began: ${circles.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
  graphLostEdges: (edges, more) =>
    `Not drawn, for they lead to something that is not there: ${edges.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
  graphToldAbove: 'continues as above',
  graphLeadsBack: 'leads back',
  graphNodeWays: (from, to) => `from ${from}, to ${to}`,
}
