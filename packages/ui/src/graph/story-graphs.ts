import type { GraphLine, GraphNode } from './index.ts'

const valid = { word: '有效', tone: 'success' } as const
const due = { word: '30 天内到期', tone: 'warning', shape: { part: 0.9 } } as const
const expired = { word: '已过期', tone: 'danger', shape: 'locked' } as const

/** Pressure, from the national standard to gauges in use (JJG 2023-89). */
export const standards: readonly GraphNode[] = [
  { id: 'national', title: '国家压力基准', note: '中国计量科学研究院', state: valid },
  { id: 'reference', title: '活塞式压力计', note: '0.005 级，编号 Y-0012', state: valid },
  { id: 'spare', title: '活塞式压力计（备用）', note: '0.02 级，编号 Y-0047', state: due },
  { id: 'working', title: '数字压力计', note: '0.05 级，编号 Y-0133', state: valid },
  { id: 'precise', title: '精密压力表', note: '0.4 级，编号 Y-0209', state: expired },
  { id: 'gauge', title: '弹性元件式一般压力表', note: '1.6 级，样品 S-2026-001877' },
  { id: 'transmitter', title: '压力变送器', note: '0.5 级，样品 S-2026-001902' },
]
export const calibrations: readonly GraphLine[] = [
  { from: 'national', to: 'reference', label: 'NIM-2025-10421' },
  { from: 'national', to: 'spare', label: 'NIM-2024-08812' },
  { from: 'reference', to: 'working', label: 'LX-2026-000215' },
  { from: 'reference', to: 'precise', label: 'LX-2025-001140' },
  { from: 'spare', to: 'precise', label: 'LX-2025-001141' },
  { from: 'working', to: 'transmitter', label: 'LX-2026-003190' },
  { from: 'precise', to: 'gauge', label: 'LX-2026-003187' },
]

const english: Readonly<Record<string, string>> = {
  有效: 'Valid',
  '30 天内到期': 'Due within 30 days',
  已过期: 'Expired',
  国家压力基准: 'National standard of pressure',
  中国计量科学研究院: 'National Institute of Metrology',
  活塞式压力计: 'Pressure balance',
  '0.005 级，编号 Y-0012': 'class 0.005, no. Y-0012',
  '活塞式压力计（备用）': 'Pressure balance (spare)',
  '0.02 级，编号 Y-0047': 'class 0.02, no. Y-0047',
  数字压力计: 'Digital pressure gauge',
  '0.05 级，编号 Y-0133': 'class 0.05, no. Y-0133',
  精密压力表: 'Precision pressure gauge',
  '0.4 级，编号 Y-0209': 'class 0.4, no. Y-0209',
  弹性元件式一般压力表: 'General pressure gauge',
  '1.6 级，样品 S-2026-001877': 'class 1.6, sample S-2026-001877',
  压力变送器: 'Pressure transmitter',
  '0.5 级，样品 S-2026-001902': 'class 0.5, sample S-2026-001902',
}

/** The standards, in the language of the picture. */
export function standardsIn(say: (zh: string, en: string) => string): GraphNode[] {
  const words = (chinese: string) => say(chinese, english[chinese] ?? chinese)
  return standards.map((one) => ({
    ...one,
    title: words(one.title),
    ...(one.note === undefined ? {} : { note: words(one.note) }),
    ...(one.state === undefined ? {} : { state: { ...one.state, word: words(one.state.word) } }),
  }))
}

/** As many as an institute has: one standard, ten below it, and thirty below each of those but one. */
export function many(): { nodes: GraphNode[]; edges: GraphLine[] } {
  const nodes: GraphNode[] = [{ id: 'n', title: '国家基准' }]
  const edges: GraphLine[] = []
  for (let group = 0; group < 10; group += 1) {
    nodes.push({ id: `g${group}`, title: `工作基准 ${group + 1}`, state: valid })
    edges.push({ from: 'n', to: `g${group}` })
  }
  for (let place = 0; place < 289; place += 1) {
    nodes.push({ id: `i${place}`, title: `器具 ${place + 1}`, note: `S-2026-${String(place).padStart(6, '0')}` })
    edges.push({ from: `g${place % 10}`, to: `i${place}`, label: `LX-2026-${String(place).padStart(6, '0')}` })
  }
  return { nodes, edges }
}
