import type { LoadPageRequest, SortRule, TableRow } from '@etalon/machines/data-table'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns3, Download, Ellipsis, Plus, Printer } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/index.ts'
import { ListPage } from '../card/index.ts'
import { Formula } from '../formula/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { Meter } from '../meter/index.ts'
import { SearchBar, useSearchBar } from '../search-bar/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { StatePill } from '../state-pill/index.ts'
import { Cell, inEveryLook, inItsOwnWindow, MatrixGrid } from '../testing/matrix/index.ts'
import { dataTableReference } from './data-table.reference.ts'
import { type ColumnDefinition, DataTable, Pager, SelectionBar, useDataTable } from './index.ts'
import { Instruments } from './story-columns.tsx'

interface Order extends TableRow {
  id: string
  orderNo: string
  enterprise: string
  service: string
  samples: number
  done: number
  state: 'begun' | 'audit' | 'testing' | 'done' | 'void'
  amount: string
  due: string
}

const enterprises = [
  '湘润一禾生物医药有限公司',
  '株洲启衡轨道装备有限公司',
  '湖南惠泽医院',
  '长沙星麓精工机械有限公司',
  '岳阳云浦石化设备有限公司',
  '湘衡检测技术服务中心',
]
const states: Order['state'][] = ['begun', 'audit', 'audit', 'testing', 'testing', 'testing', 'done', 'void']

const orders: Order[] = Array.from({ length: 1286 }, (_, place) => {
  const state = states[place % states.length] ?? 'begun'
  const samples = 1 + ((place * 7) % 36)
  return {
    id: String(place),
    orderNo: `WT20261${String(10142 - place).padStart(5, '0')}`,
    enterprise: enterprises[(place * 5) % enterprises.length] ?? '',
    service: place % 3 === 0 ? '现场检测' : '送检',
    samples,
    done: state === 'done' ? samples : state === 'testing' ? Math.floor(samples / 2) : 0,
    state,
    amount: `${((place * 370) % 9000) + 60}.00`.replace(/(\d)(?=(\d{3})+\.)/g, '$1,'),
    due: `12-${String(1 + (place % 28)).padStart(2, '0')}`,
  }
})

const pills = {
  begun: { tone: 'neutral', shape: 'begun', word: '业务登记' },
  audit: { tone: 'warning', shape: { part: 0.25 }, word: '待审核' },
  testing: { tone: 'info', shape: { part: 0.5 }, word: '检测中' },
  done: { tone: 'success', shape: 'done', word: '已完成' },
  void: { tone: 'neutral', shape: 'void', word: '已作废' },
} as const

const columns: ColumnDefinition<Order>[] = [
  {
    key: 'orderNo',
    header: '委托单号',
    width: 128,
    sortable: true,
    phone: 'start',
    render: (row) => <a href={`#${row.orderNo}`}>{row.orderNo}</a>,
  },
  { key: 'enterprise', header: '委托单位', minWidth: 180, sortable: true, phone: 'title' },
  { key: 'service', header: '服务方式', width: 80 },
  { key: 'samples', header: '样品', width: 64, numeric: true },
  {
    key: 'progress',
    header: '项目进度',
    width: 120,
    phone: 'start',
    text: (row) => `${row.done}/${row.samples}`,
    render: (row) => <Meter label="项目进度" value={row.done} max={row.samples} />,
  },
  {
    key: 'state',
    header: '状态',
    width: 100,
    phone: 'aside',
    text: (row) => pills[row.state].word,
    render: (row) => {
      const { tone, shape, word } = pills[row.state]
      return (
        <StatePill tone={tone} shape={shape}>
          {word}
        </StatePill>
      )
    },
  },
  { key: 'amount', header: '金额', unit: '元', width: 104, numeric: true, sortable: true, phone: 'end' },
  { key: 'due', header: '期望完成', width: 88, numeric: true, phone: 'end' },
  {
    key: 'actions',
    header: '操作',
    width: 104,
    pinned: 'end',
    text: () => '',
    render: (row) => (
      <>
        <a href={`#audit-${row.id}`}>审核</a>
        <IconButton icon={Ellipsis} label={`更多操作 ${row.orderNo}`} size="small" tooltip={false} />
      </>
    ),
  },
]

function ordered(sort: readonly SortRule[]): Order[] {
  const rule = sort[0]
  if (!rule) return orders
  const sign = rule.direction === 'ascending' ? 1 : -1
  return orders.toSorted((one, other) => sign * String(one[rule.field]).localeCompare(String(other[rule.field]), 'zh'))
}

const page = ({ page: number, size, sort }: LoadPageRequest) => ({
  rows: ordered(sort).slice((number - 1) * size, number * size),
  total: orders.length,
})

type Situation = 'loaded' | 'loading' | 'empty' | 'failed' | 'long'

const longNames = [
  '岳阳云浦石化设备有限公司第二分公司检验检测中心压力仪表班',
  'Yueyang Yunpu Petrochemical Equipment, Second Branch, Inspection and Testing Centre',
]

const answers: Record<Situation, (request: LoadPageRequest) => Promise<{ rows: Order[]; total: number }>> = {
  loaded: async (request) => page(request),
  loading: () => new Promise(() => {}),
  long: async () => ({
    rows: orders
      .slice(0, 2)
      .map((order, place) => ({ ...order, enterprise: longNames[place] ?? '', amount: '1,234,567,890.00' })),
    total: 2,
  }),
  empty: async () => ({ rows: [], total: 0 }),
  failed: async () => Promise.reject(new Error('请求超时,请重试~~~')),
}

interface OrdersProps {
  situation?: Situation
  whole?: boolean
  label?: string
}

function Orders({ situation = 'loaded', whole = true, label = '委托单' }: OrdersProps) {
  const inEnglish = useLanguage() === 'en'
  const table = useDataTable({ loadPage: answers[situation] })
  const search = useSearchBar({
    fields: [
      { prop: 'orderNo', label: '委托单号' },
      { prop: 'enterprise', label: '委托单位' },
      { prop: 'state', label: '单据状态', type: 'select', data: [{ dictKey: 'audit', dictValue: '待审核' }] },
    ],
    advanced: {},
    onSearched: ({ request }) => table.send({ type: 'QUERY.CHANGED', query: request.searchParam }),
  })
  const grid = (
    <DataTable
      actor={table}
      label={label}
      columns={columns}
      selectable
      rowLabel={(row) => row.orderNo}
      failure={(error) => (inEnglish || !(error instanceof Error) ? 'The orders could not be loaded' : error.message)}
      bulkActions={
        <Button size="small" icon={Printer}>
          {inEnglish ? 'Print labels' : '打印标签'}
        </Button>
      }
      pagerNote={inEnglish ? 'found in 38 ms' : '检索用时 38 ms'}
    />
  )
  if (!whole) return <div style={{ height: 480, display: 'flex', minWidth: 0 }}>{grid}</div>
  return (
    <div style={{ height: '100dvh' }}>
      <ListPage
        title="委托单"
        beside={
          <SegmentedControl
            label="视图"
            value="all"
            onChange={() => {}}
            segments={[
              { value: 'all', label: '全部', count: 1286 },
              { value: 'audit', label: '待审核', count: 18 },
              { value: 'testing', label: '检测中', count: 143 },
            ]}
          />
        }
        actions={
          <>
            <Button kind="quiet" icon={Download} iconOnPhone>
              导出
            </Button>
            <Button kind="quiet" icon={Columns3} iconOnPhone>
              列设置
            </Button>
            <Button kind="primary" icon={Plus}>
              新增
            </Button>
          </>
        }
      >
        <SearchBar actor={search} label="查询委托单" />
        {grid}
      </ListPage>
    </div>
  )
}

const meta = {
  title: 'Data/DataTable',
  component: DataTable,
  subcomponents: { SelectionBar, Pager },
  parameters: { layout: 'fullscreen', reference: dataTableReference, ...inItsOwnWindow(640) },
} satisfies Meta
export default meta
type Story = StoryObj

export const Loaded: Story = {
  render: () => <Orders />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('WT2026110142')).toBeVisible())
  },
}
export const Selected: Story = {
  render: () => <Orders />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('WT2026110142')).toBeVisible())
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 WT2026110139' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 WT2026110138' }))
    await waitFor(() => expect(canvas.getByText('已选 2 项')).toBeInTheDocument())
  },
}

async function findIn(canvasElement: HTMLElement, words: string) {
  const canvas = within(canvasElement)
  const [cell = canvasElement] = await canvas.findAllByText('送检')
  await userEvent.click(cell)
  await userEvent.keyboard('{Control>}f{/Control}')
  const bar = within(await canvas.findByRole('search', { name: /在表格中查找|Find in the table/ }))
  await userEvent.type(bar.getByRole('textbox'), words)
  return bar
}
/** Ctrl F: words in rows that are not drawn are found too. */
export const Find: Story = {
  render: () => <Orders />,
  play: async ({ canvasElement }) => {
    const bar = await findIn(canvasElement, '岳阳')
    await bar.findByText(/^1 \/ \d+$/)
    await userEvent.keyboard('{Enter}')
    await bar.findByText(/^2 \/ \d+$/)
  },
}
export const FindInEnglish: Story = { ...Find, globals: { locale: 'en' } }
export const FindNothing: Story = {
  render: () => <Orders />,
  play: async ({ canvasElement }) => {
    const bar = await findIn(canvasElement, 'XYZ')
    await waitFor(() => expect(bar.getAllByText('没有找到')[0]).toBeVisible())
  },
}
export const Loading: Story = { render: () => <Orders situation="loading" whole={false} /> }
export const Empty: Story = { render: () => <Orders situation="empty" whole={false} /> }
export const Failed: Story = { render: () => <Orders situation="failed" whole={false} /> }
const budget = [
  ['标准器', 'u_1 = \\frac{U}{k}', '0.021'],
  ['分辨力', 'u_2 = \\frac{\\delta}{2\\sqrt{3}}', '0.003'],
  ['重复性', 'u_3 = \\frac{s}{\\sqrt{n}}', '0.008'],
  ['合成', 'u_\\mathrm{c} = \\sqrt{u_1^2 + u_2^2 + u_3^2}', '0.023'],
  ['写错的', '\\frac{1', ''],
].map(([source = '', tex = '', value = '']) => ({ source, tex, value }))

function Budget() {
  const table = useDataTable({ rowKey: 'source', loadPage: async () => ({ rows: budget, total: budget.length }) })
  return (
    <div style={{ height: 260, display: 'flex', minWidth: 0 }}>
      <DataTable<(typeof budget)[number]>
        actor={table}
        label="不确定度分量"
        paged={false}
        columns={[
          { key: 'source', header: '来源', width: 96, phone: 'title' },
          { key: 'tex', header: '公式', phone: 'start', render: ({ tex }) => <Formula tex={tex} plain={tex} /> },
          { key: 'value', header: '数值', unit: 'kPa', width: 96, numeric: true, phone: 'end' },
        ]}
      />
    </div>
  )
}
/** Formulas in cells; copied, they are their source. */
export const FormulaCells: Story = { render: () => <Budget /> }
/** Its columns are drawn wider at the end of their heads, and pinned by the menu of a head. */
export const ColumnsToDraw: Story = { render: () => <Instruments /> }
export const HeadMenu: Story = {
  render: () => <Instruments />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('gridcell', { name: '器具0' })
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('columnheader', { name: /量程/ }) })
    await within(document.body).findByRole('menu')
  },
}

export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="wide">
      {(say) => (
        <>
          <Cell caption={{ zh: '已选两行', en: 'Two rows selected' }} whole>
            <Orders label={say('已选', 'Selected')} whole={false} />
          </Cell>
          <Cell caption={{ zh: '加载中', en: 'Loading' }}>
            <Orders label={say('加载中', 'Loading')} situation="loading" whole={false} />
          </Cell>
          <Cell caption={{ zh: '空', en: 'Empty' }}>
            <Orders label={say('空', 'Empty')} situation="empty" whole={false} />
          </Cell>
          <Cell caption={{ zh: '失败', en: 'Failed' }}>
            <Orders label={say('失败', 'Failed')} situation="failed" whole={false} />
          </Cell>
          <Cell caption={{ zh: '长文字', en: 'Long words' }}>
            <Orders label={say('长文字', 'Long words')} situation="long" whole={false} />
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement.querySelector('figure') ?? canvasElement)
    await waitFor(() => expect(table.getByText('WT2026110142')).toBeVisible())
    await userEvent.click(table.getByRole('checkbox', { name: /WT2026110139/ }))
    await userEvent.click(table.getByRole('checkbox', { name: /WT2026110138/ }))
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
  },
}
