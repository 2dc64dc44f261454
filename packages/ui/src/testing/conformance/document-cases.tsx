import type { SignatureValue } from '@etalon/machines/signature'
import { CartPanel } from '../../cart-panel/index.ts'
import { BarChart, LineChart, MeasurementChart, PieChart, PlainBarChart } from '../../chart/index.ts'
import { CodeScanner } from '../../code-scanner/index.ts'
import { storyScan, storyScans, storyWords } from '../../code-scanner/story-scans.ts'
import { FieldFrame } from '../../field/index.ts'
import { FormulaInput } from '../../formula-input/index.ts'
import { Graph } from '../../graph/index.ts'
import { PdfPreview } from '../../pdf-preview/index.ts'
import { RichText, RichTextView } from '../../rich-text/index.ts'
import { Signature, SignatureField } from '../../signature/index.ts'
import { type ConformanceCase, nothing } from './conformance-case.ts'

const cart = [{ id: '1', name: '一般压力表检定', note: 'JJG 52-2013', quantity: '12', unit: '件', amount: '720.00' }]
const signed: SignatureValue = {
  kind: 'drawn',
  strokes: [[0, 1, 2, 3].map((step) => ({ x: 100 + step * 60, y: 100, time: step * 16, pressure: 0.5 }))],
}
/** What is fetched when it is needed does not come here: it is the component that is measured, in whatever state. */
const never = () => new Promise<never>(() => {})

const chart = { label: '签发的证书', unit: '份', categoryLabel: '月份', loadPencil: never }
const lines = { ...chart, categories: ['10月', '11月'], series: [{ name: '检定', values: ['12', '18'] }] }

/** What documents and charts are made with, and what is ordered. */
export const documentCases: readonly ConformanceCase[] = [
  {
    name: 'cart-panel/CartPanel',
    show: (root) => <CartPanel {...root} items={cart} total="720.00 元" onRemove={nothing} onOrder={nothing} />,
  },
  {
    name: 'code-scanner/CodeScanner',
    show: (root) => (
      <CodeScanner {...root} actor={storyScan(...storyScans.refused)} label="扫描样品标签" words={storyWords((zh) => zh)} />
    ),
  },
  {
    name: 'chart/PlainBarChart',
    show: (root) => <PlainBarChart {...root} label="近 14 天" loading="加载中" series={['收样', '发证']} />,
  },
  { name: 'chart/BarChart', show: (root) => <BarChart {...root} {...lines} /> },
  { name: 'chart/LineChart', show: (root) => <LineChart {...root} {...lines} /> },
  {
    name: 'chart/MeasurementChart',
    show: (root) => (
      <MeasurementChart
        {...root}
        label="示值误差"
        unit="MPa"
        atLabel="标称值"
        atUnit="MPa"
        valueLabel="示值误差"
        series={[]}
        loadPencil={never}
      />
    ),
  },
  {
    name: 'chart/PieChart',
    show: (root) => <PieChart {...root} {...chart} valueLabel="证书" slices={[{ name: '力学', value: '12' }]} />,
  },
  {
    name: 'field/FieldFrame',
    show: (root) => (
      <FieldFrame options={{ label: '结论', hint: '按规程', ...root }} onLabel={nothing}>
        {() => null}
      </FieldFrame>
    ),
  },
  {
    name: 'graph/Graph',
    show: (root) => (
      <Graph
        {...root}
        label="溯源"
        nodes={[
          { id: 'a', title: '国家基准' },
          { id: 'b', title: '工作标准' },
        ]}
        edges={[{ from: 'a', to: 'b' }]}
        loadPencil={never}
      />
    ),
  },
  {
    name: 'pdf-preview/PdfPreview',
    show: (root) => <PdfPreview {...root} source="/certificate.pdf" name="LX-2026-003187" load={never} loadEngine={never} />,
  },
  {
    name: 'rich-text/RichText',
    show: (root) => (
      <RichText
        {...root}
        label="说明"
        value="<p>示值误差</p>"
        onChange={nothing}
        characters={{ common: [] }}
        formulas={{ groups: [] }}
        load={never}
      />
    ),
  },
  { name: 'rich-text/RichTextView', show: (root) => <RichTextView {...root} html="<p>示值误差</p>" /> },
  {
    name: 'signature/Signature',
    show: (root) => <Signature {...root} label="检定员" value={{ kind: 'typed', name: '贺文舟' }} />,
  },
  { name: 'signature/SignatureField', show: (root) => <SignatureField {...root} label="客户签名" value={signed} /> },
  {
    name: 'formula-input/FormulaInput',
    show: (root) => <FormulaInput {...root} label="计算公式" groups={[]} value="u_c" onChange={nothing} load={never} />,
  },
]
