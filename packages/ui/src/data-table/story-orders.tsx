import type { DataTableActorRef, LoadPageRequest, SortRule, TableRow } from '@etalon/machines/data-table'
import { Columns3, Download, Ellipsis, Plus, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { ListPage } from '../card/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { Meter } from '../meter/index.ts'
import { SearchBar, useSearchBar } from '../search-bar/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { StatePill } from '../state-pill/index.ts'
import { type ColumnDefinition, DataTable, useDataTable } from './index.ts'

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

type Situation = 'loaded' | 'loading' | 'empty' | 'failed' | 'long' | 'slow' | 'stopped' | 'slowAtFirst' | 'stoppedAtFirst'

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
  slow: (request) => (request.requestId === 1 ? answers.loaded(request) : answers.loading(request)),
  stopped: (request) => answers.slow(request),
  slowAtFirst: () => new Promise(() => {}),
  stoppedAtFirst: () => new Promise(() => {}),
}

/** Asks for more than soon comes once the first rows are there, and stops it, as somebody would. */
function useImpatience(table: DataTableActorRef, situation: Situation) {
  useEffect(() => {
    const loaded = table.on('loaded', () => {
      if (situation === 'slow' || situation === 'stopped') table.send({ type: 'SORT.TOGGLED', field: 'amount' })
    })
    const slow = table.on('slow', () => {
      if (situation === 'stopped' || situation === 'stoppedAtFirst') table.send({ type: 'LOAD.CANCEL' })
    })
    return () => {
      loaded.unsubscribe()
      slow.unsubscribe()
    }
  }, [table, situation])
}

const aDay = 86_400_000

interface OrdersProps {
  situation?: Situation
  whole?: boolean
  label?: string
}

/** The list of orders in one of its situations, as a page or alone. */
export function Orders({ situation = 'loaded', whole = true, label = '委托单' }: OrdersProps) {
  const inEnglish = useLanguage() === 'en'
  // What takes long does so at once; what is only loading stays so however late it is looked at.
  const table = useDataTable({ loadPage: answers[situation], patience: situation === 'loading' ? aDay : 0 })
  useImpatience(table, situation)
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
