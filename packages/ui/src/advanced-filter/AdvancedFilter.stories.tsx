import {
  type AdvancedFilterActorRef,
  type FilterField,
  type SavedFilter,
  type SearchCondition,
  standingConditions,
} from '@etalon/machines/advanced-filter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { advancedFilterReference } from './advanced-filter.reference.ts'
import { AdvancedFilter, type FilterStore, useAdvancedFilter, useMatchCount } from './index.ts'

const states = { zh: ['待审核', '检测中', '已完成'], en: ['To be audited', 'Testing', 'Completed'] }
const fieldsIn = (language: 'zh' | 'en'): readonly FilterField[] => {
  const label = (zh: string, en: string) => ({ label: language === 'zh' ? zh : en, chineseLabel: zh })
  return [
    { prop: 'billDate', ...label('登记日期', 'Registered') },
    {
      prop: 'state',
      ...label('单据状态', 'State'),
      type: 'select',
      data: ['100', '300', '1000'].map((dictKey, place) => ({ dictKey, dictValue: states[language][place] })),
    },
    { prop: 'enterName', ...label('委托单位', 'Customer') },
    { prop: 'amount', ...label('金额', 'Amount') },
    { prop: 'arrived', ...label('到样时间', 'Arrived'), type: 'dateTime' },
  ]
}

const text = (searchFilter: string, searchOp: '>=' | 'LIKE', searchValue: string): SearchCondition => ({
  searchType: 'and',
  searchFilter,
  searchOp,
  searchValue,
  valueType: 'text',
  isSearchTime: false,
  startTime: null,
  endTime: null,
})
const span: SearchCondition = {
  ...text('billDate', 'LIKE', ''),
  searchOp: 'BETWEEN',
  searchValue: null,
  valueType: 'date',
  isSearchTime: true,
  startTime: '2026-11-01',
  endTime: '2026-11-20',
}
const chosen: SearchCondition = { ...text('state', 'LIKE', ''), searchOp: 'IN', searchValue: ['300', '100'], valueType: 'select' }
const filter = (...conditions: SearchCondition[]): SavedFilter => ({ version: 1, conditions })
const four = filter(span, chosen, text('enterName', 'LIKE', '长沙'), {
  ...text('amount', '>=', '2000.00'),
  searchType: 'or',
})
const times = filter(
  { ...span, searchFilter: 'arrived', startTime: '2026-11-01 08:00:00', endTime: '2026-11-20 18:30:00' },
  { ...text('billDate', '>=', '2026-11-01'), valueType: 'date' },
)

const named: FilterStore = {
  load: async () => [
    { name: '本月长沙在检', filter: four },
    { name: '现场超期', filter: filter(span) },
  ],
  save: async () => undefined,
  remove: async () => undefined,
}
const offline: FilterStore = { ...named, load: async () => Promise.reject(new Error('offline')) }

interface PanelProps {
  saved?: SavedFilter
  store?: FilterStore
  /** What a person does at the start. */
  begin?: (actor: AdvancedFilterActorRef) => void
}

function Filter({ saved, store, begin, onSaid = () => {} }: PanelProps & { onSaid?: (text: string) => void }) {
  const language = useLanguage()
  const actor = useAdvancedFilter({
    fields: fieldsIn(language),
    ...(saved ? { saved } : {}),
    ...(store ? { store, resCode: 'order' } : {}),
    onSearched: ({ conditions }) => onSaid(JSON.stringify(conditions.map(({ searchFilter }) => searchFilter))),
  })
  useEffect(() => actor.send({ type: 'FIELDS.CHANGED', fields: fieldsIn(language) }), [actor, language])
  useEffect(() => begin?.(actor), [actor, begin])
  return <AdvancedFilter actor={actor} onShare={onSaid} />
}

function Panel(given: PanelProps) {
  const [said, setSaid] = useState('')
  return (
    <div style={{ minHeight: 320 }}>
      <Filter {...given} onSaid={setSaid} />
      <output style={{ display: 'block', overflowWrap: 'anywhere' }}>{said}</output>
    </div>
  )
}

const meta = {
  title: 'Data/AdvancedFilter',
  component: AdvancedFilter,
  parameters: { reference: advancedFilterReference },
  render: (args: ComponentProps<typeof Panel>) => <Panel {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Panel>

const press = async (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }))
const choose = async (canvasElement: HTMLElement, field: string, option: string) => {
  await press(canvasElement, new RegExp(field))
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

export const TwoRows: Story = {}
export const Filled: Story = { args: { saved: four } }
export const FilledInEnglish: Story = { args: { saved: four }, globals: { locale: 'en' } }
export const FilledInTheDark: Story = { args: { saved: four, store: named }, globals: { scheme: 'dark' } }
export const TimesOfDay: Story = { args: { saved: times } }

/** A pair is wanted while a row is incomplete. */
export const IncompleteRow: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '添加一组')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('请先完善当前列信息')
  },
}
export const ValueWithoutField: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '条件 2 值' }), '长沙{Enter}')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('请完善数据查询信息，请选择查询字段')
  },
}
export const DateWithoutSpan: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '条件 1 字段', '登记日期')
    await press(canvasElement, '查询')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('时间查询请选择一个时间段进行查询')
  },
}
const sameDay = (actor: AdvancedFilterActorRef) => {
  actor.send({ type: 'FIELD.CHOSEN', row: 0, field: 'billDate' })
  actor.send({ type: 'SPAN.CHANGED', row: 0, start: '2026-11-20', end: '2026-11-20' })
  actor.send({ type: 'SEARCH' })
}
export const EndNotAfterStart: Story = { args: { begin: sameDay } }
export const BetweenOnText: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Condition 1 Operator', 'Between')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Only dates and times')
    await expect(within(canvasElement).getByRole('button', { name: /Condition 1 Operator/ })).toHaveTextContent('Contains')
  },
}
export const OperatorsOfAText: Story = {
  args: { saved: filter(text('enterName', 'LIKE', '长沙')) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /条件 1 运算/)
    await expect(await screen.findByRole('option', { name: /在\.\.\.之间/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Full: Story = {
  args: { saved: filter(...Array.from({ length: 32 }, () => text('enterName', 'LIKE', '长沙'))) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('32 / 32 个条件')).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: '添加一组' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const SavedUnderNames: Story = {
  args: { store: named },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '本月长沙在检' }))
    await expect(within(canvasElement).getByRole('textbox', { name: '条件 3 值' })).toHaveValue('长沙')
  },
}
export const Naming: Story = {
  args: { saved: four, store: named },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '现场超期' })
    await press(canvasElement, '保存条件')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '保存' }))
    await expect(await within(screen.getByRole('dialog')).findByText('请填写 1 至 50 字的名称')).toBeVisible()
  },
}
const offersCount = (many: number) => async () => many
const pending = () => new Promise<number>(() => {})
const lost = () => Promise.reject<number>(new Error('offline'))

interface CountedProps extends PanelProps {
  /** How many records the conditions find. */
  count: (conditions: readonly SearchCondition[]) => Promise<number>
}

function Counted({ saved, store, begin, count }: CountedProps) {
  const language = useLanguage()
  const actor = useAdvancedFilter({
    fields: fieldsIn(language),
    ...(saved ? { saved } : {}),
    ...(store ? { store, resCode: 'order' } : {}),
    onSearched: () => {},
  })
  useEffect(() => actor.send({ type: 'FIELDS.CHANGED', fields: fieldsIn(language) }), [actor, language])
  useEffect(() => begin?.(actor), [actor, begin])
  const conditions = useSelector(actor, ({ context }) => standingConditions(context))
  const matches = useMatchCount({ question: conditions, count })
  return <AdvancedFilter actor={actor} matches={matches} onShare={() => {}} />
}
const status = (canvasElement: HTMLElement) => within(canvasElement).getByRole('status')
/** What the foot says in the end. */
const says =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(status(canvasElement)).toHaveTextContent(words), { timeout: 5000 })
  }

/** How many records the conditions would find is known before the search. */
export const Matches: Story = {
  render: () => <Counted saved={four} store={named} count={offersCount(1286)} />,
  play: says('符合 1,286 条，查询后生效'),
}
export const MatchesInEnglish: Story = {
  ...Matches,
  globals: { locale: 'en' },
  play: says('1,286 match; search to apply'),
}
export const NoneMatch: Story = {
  render: () => <Counted saved={four} count={offersCount(0)} />,
  play: says('符合 0 条，查询后生效'),
}
const searchAtOnce = (actor: AdvancedFilterActorRef) => actor.send({ type: 'SEARCH' })
/** What was searched already is not in force only once it is searched. */
export const MatchesInForce: Story = {
  render: () => <Counted saved={four} count={offersCount(31)} begin={searchAtOnce} />,
  play: says(/^符合 31 条$/),
}
export const Counting: Story = { render: () => <Counted saved={four} count={pending} />, play: says('正在计数……') }
/** Without a number, the foot says what it says where nobody counts. */
export const CountFailed: Story = {
  render: () => <Counted saved={four} count={lost} />,
  play: says('条件已改动，查询后生效'),
}
export const NamesFailed: Story = { args: { store: offline } }

const foreign = (actor: AdvancedFilterActorRef) => actor.send({ type: 'FILTER.RESTORED', saved: 'rubbish' })
export const UnfitFilter: Story = { args: { begin: foreign } }
const longWords = filter(
  text('enterName', 'LIKE', '岳阳云浦石化设备有限公司第二分公司检验检测中心压力仪表班'),
  text('enterName', 'LIKE', 'Yueyang Yunpu Petrochemical Equipment, Second Branch, Inspection and Testing Centre'),
)
/** A row is wanted before the first is complete: it says so. */
const incomplete = (actor: AdvancedFilterActorRef) => actor.send({ type: 'PAIR.ADDED' })
export const Matrix: Story = {
  ...inEveryLook,
  // What is counted is said before the picture is taken.
  play: async ({ canvasElement }) => {
    for (const words of [/1,286/, /^(符合 1 条|1 matches)$/, /^(正在计数……|Counting…)$/])
      await within(canvasElement).findByText(words, {}, { timeout: 5000 })
  },
  render: () => (
    <MatrixGrid cells="whole">
      <Cell caption={{ zh: '已填，有保存的条件', en: 'Filled in, with saved conditions' }}>
        <Filter saved={four} store={named} />
      </Cell>
      <Cell caption={{ zh: '查询前的条数', en: 'How many match before the search' }}>
        <Counted saved={four} count={offersCount(1286)} />
      </Cell>
      <Cell caption={{ zh: '已查询的条数', en: 'How many match what was searched' }}>
        <Counted saved={filter(text('enterName', 'LIKE', '长沙'))} count={offersCount(1)} begin={searchAtOnce} />
      </Cell>
      <Cell caption={{ zh: '正在计数', en: 'Counting' }}>
        <Counted saved={filter(span)} count={pending} />
      </Cell>
      <Cell caption={{ zh: '条数没有数出来', en: 'The count failed' }}>
        <Counted saved={filter(chosen)} count={lost} />
      </Cell>
      <Cell caption={{ zh: '时刻与日期', en: 'Times and days' }}>
        <Filter saved={times} />
      </Cell>
      <Cell caption={{ zh: '没有填完', en: 'Incomplete' }}>
        <Filter begin={incomplete} />
      </Cell>
      <Cell caption={{ zh: '日期颠倒', en: 'Days the wrong way round' }}>
        <Filter begin={sameDay} />
      </Cell>
      <Cell caption={{ zh: '长文字，保存的条件没有加载出来', en: 'Long words; the saved conditions did not come' }}>
        <Filter saved={longWords} store={offline} />
      </Cell>
    </MatrixGrid>
  ),
}
