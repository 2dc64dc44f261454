import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { Tree, type TreeItem, type TreeMove, type TreeProps, TreeView } from './index.ts'
import { laboratory, neverLoads, provinces, storyRegions } from './story-items.ts'
import { treeReference } from './tree.reference.ts'

interface LiveProps extends Omit<TreeProps, 'items' | 'label'> {
  items?: TreeProps['items']
  width?: number
}

function Live({ items, width = 360, ...rest }: LiveProps) {
  const language = useLanguage()
  return (
    <div style={{ maxWidth: width, minHeight: 240 }}>
      <Tree label={language === 'zh' ? '检测能力' : 'What is measured'} items={items ?? laboratory[language]} {...rest} />
    </div>
  )
}

const meta = {
  title: 'Data/Tree',
  component: Tree,
  subcomponents: { TreeView },
  parameters: { reference: treeReference },
  render: (args: LiveProps) => <Live {...args} />,
  args: { defaultExpanded: ['force', 'heat', 'temperature'] },
} satisfies Meta
export default meta
type Story = StoryObj<LiveProps>

const row = (canvasElement: HTMLElement, name: string | RegExp) => within(canvasElement).getByRole('row', { name })

/** Moves an item where it was told to; an app asks its server. */
const movedTo = (items: readonly TreeItem[], { id, parentId, before }: TreeMove): readonly TreeItem[] => {
  const found = (some: readonly TreeItem[]): TreeItem | undefined =>
    some.find((one) => one.id === id) ?? some.map(({ children = [] }) => found(children)).find((one) => one !== undefined)
  const item = found(items)
  const place = (some: readonly TreeItem[], branch: string | null): readonly TreeItem[] => {
    const rest = some
      .filter((one) => one.id !== id)
      .map((one) => (one.children || one.id === parentId ? { ...one, children: place(one.children ?? [], one.id) } : one))
    if (branch !== parentId || !item) return rest
    const at = rest.findIndex((one) => one.id === before)
    return rest.toSpliced(at < 0 ? rest.length : at, 0, item)
  }
  return place(items, null)
}
function Moving(args: LiveProps) {
  const language = useLanguage()
  const [items, setItems] = useState<readonly TreeItem[]>(laboratory[language])
  return <Live {...args} items={items} onMoved={(move) => setItems(movedTo(items, move))} />
}
/** Items are dragged before, behind or beneath another, or moved by Alt and an arrow. */
export const Movable: Story = {
  args: { mode: 'single' },
  render: (args) => <Moving {...args} />,
  play: async ({ canvasElement }) => {
    const mass = await within(canvasElement).findByRole('row', { name: /^(质量|Mass)/ })
    mass.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(row(canvasElement, /^(质量|Mass)/)).toHaveAttribute('aria-posinset', '1'))
    await expect(row(canvasElement, /^(质量|Mass)/)).toHaveFocus()
  },
}

/** Nothing to choose: a press or Enter opens and closes. */
export const Plain: Story = {
  args: { defaultExpanded: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(row(canvasElement, '力学室'))
    await expect(await within(canvasElement).findByRole('row', { name: '压力' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement).queryByRole('row', { name: '压力' })).toBeNull())
  },
}

/** Where an action is given, a press says which item it was. */
export const WithAction: Story = {
  args: { onAction: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(row(canvasElement, '质量'))
    await expect(args.onAction).toHaveBeenCalledWith('mass')
  },
}

export const Single: Story = {
  args: { mode: 'single', defaultChosen: ['mass'], onChosen: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(row(canvasElement, '质量')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(row(canvasElement, '压力'))
    await expect(args.onChosen).toHaveBeenLastCalledWith(['pressure'], 'toggled')
    await userEvent.click(row(canvasElement, '硬度'))
    await expect(args.onChosen).toHaveBeenCalledTimes(1)
    await expect(row(canvasElement, '质量')).toHaveAttribute('aria-selected', 'false')
  },
}

/** A branch is a way only: pressed, it opens. */
export const SingleLeaf: Story = {
  args: { mode: 'single', leavesOnly: true, defaultExpanded: [], onChosen: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(row(canvasElement, '力学室'))
    await userEvent.click(row(canvasElement, '质量'))
    await expect(args.onChosen).toHaveBeenLastCalledWith(['mass'], 'toggled')
  },
}

/** A branch stands for the leaves beneath it. */
export const Cascade: Story = {
  args: { mode: 'multiple', defaultChosen: ['glass'], onChosen: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('checkbox', { name: '选择 热学室' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 力学室' }))
    await expect(args.onChosen).toHaveBeenLastCalledWith(['glass', 'pressure', 'mass'], 'toggled')
    await expect(canvas.getByRole('checkbox', { name: '选择 力学室' })).toBePartiallyChecked()
    await userEvent.click(row(canvasElement, '热学室'))
    await expect(canvas.getByRole('checkbox', { name: '选择 热学室' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 力学室' }))
    await expect(args.onChosen).toHaveBeenLastCalledWith(['glass', 'platinum', 'humidity'], 'toggled')
  },
}
export const CascadeInTheDark: Story = { args: { mode: 'multiple', defaultChosen: ['glass'] }, globals: { scheme: 'dark' } }
export const CascadeInEnglish: Story = {
  args: { mode: 'multiple', defaultChosen: ['glass'], filterable: true, expandable: true },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter' }), 'thermo')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 found')
    await expect(canvas.queryByRole('row', { name: 'Humidity' })).toBeNull()
  },
}

/** Every item on its own. */
export const WithoutCascade: Story = {
  args: { mode: 'multiple', cascade: false, defaultChosen: ['heat'], onChosen: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: '选择 湿度' })).not.toBeChecked()
    await userEvent.click(row(canvasElement, '质量'))
    await expect(args.onChosen).toHaveBeenLastCalledWith(['heat', 'mass'], 'toggled')
  },
}

/** What fits stays with the way to it, marked; what was open before comes back. */
export const Filtered: Story = {
  args: { mode: 'multiple', filterable: true, expandable: true, defaultExpanded: ['heat'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const filter = canvas.getByRole('textbox', { name: '筛选' })
    await userEvent.type(filter, '天平')
    await expect(canvas.getAllByRole('row').map((one) => one.ariaLabel)).toEqual(['力学室', '质量'])
    await expect(canvas.getByText('天平', { selector: 'mark' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(row(canvasElement, '力学室')).toHaveFocus()
    await userEvent.clear(filter)
    await expect(row(canvasElement, '湿度')).toBeVisible()
    await expect(canvas.queryByRole('row', { name: '质量' })).toBeNull()
    await userEvent.type(filter, '压力')
  },
}

export const NothingFits: Story = {
  args: { filterable: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '筛选' }), '声级计')
    await expect(within(canvasElement).getByText('没有包含“声级计”的项')).toBeVisible()
  },
}

export const ExpandAndCollapse: Story = {
  args: { expandable: true, defaultExpanded: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '全部展开' }))
    await expect(row(canvasElement, '工业铂热电阻')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '全部收起' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4))
  },
}

/** What lies in a branch is loaded when it is opened; what did not come can be tried again. */
export const OnDemand: Story = {
  render: (args) => {
    const [load] = useState(storyRegions)
    return <Live {...args} items={provinces} loadChildren={load} />
  },
  args: { mode: 'multiple', defaultExpanded: [], onChosen: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 湖南省' }))
    await expect(args.onChosen).toHaveBeenLastCalledWith(['43'], 'toggled')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('row', { name: '长沙市' })).toBeVisible()
    await expect(args.onChosen).toHaveBeenLastCalledWith(['4301', '4302'], 'loaded')
    await expect(canvas.getByRole('status')).toHaveTextContent('湖南省 有 2 个下级')
    row(canvasElement, '北京市').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('row', { name: '北京市 的下级没有加载出来' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('row', { name: '东城区' })).toBeVisible()
    await expect(row(canvasElement, '北京市')).toHaveFocus()
  },
}
export const Loading: Story = {
  args: { items: provinces, loadChildren: neverLoads, defaultExpanded: ['43'] },
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText('加载中……')
    await expect(words).toBeVisible()
    // It stands where the children will: further in than their branch, behind a ring that is whole.
    const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? Number.NaN
    const ring = words.previousElementSibling
    await expect(left(ring)).toBeGreaterThan(left(within(canvasElement).getByText('湖南省')))
    await expect(left(words) - left(ring)).toBeGreaterThanOrEqual(12)
    await expect(canvasElement.querySelector('[aria-busy=true]')).toContainElement(within(canvasElement).getByRole('treegrid'))
  },
}
export const Failed: Story = {
  args: { items: provinces, loadChildren: async () => Promise.reject(new Error('offline')), defaultExpanded: ['43'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('加载失败')).toBeVisible()
  },
}

export const Empty: Story = { args: { items: [], expandable: true } }
export const LongLabels: Story = {
  args: {
    width: 320,
    mode: 'multiple',
    defaultExpanded: ['a'],
    items: [
      {
        id: 'a',
        label: '示例计量检测研究院力学计量检测所压力真空与流量实验室（含高新区分部）',
        children: [
          {
            id: 'b',
            label: 'JJG-52-2013-elastic-element-pressure-gauges-pressure-vacuum-gauges-and-vacuum-gauges',
            note: '弹性元件式一般压力表、压力真空表和真空表检定规程',
          },
        ],
      },
    ],
  },
}

/** Deep down the indent stops growing: at 320 px the words still have room. */
export const DeepOnPhone: Story = {
  args: {
    width: 288,
    mode: 'multiple',
    items: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].reduce<TreeProps['items']>(
      (children, level) => [{ id: `level ${level}`, label: `第 ${level} 级机构`, children }],
      [{ id: 'leaf', label: '最末一级的检测项目' }],
    ),
    defaultExpanded: Array.from({ length: 12 }, (_, place) => `level ${place + 1}`),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const leaf = row(canvasElement, '最末一级的检测项目')
    await expect(leaf).toHaveAttribute('aria-level', '13')
    await expect(leaf.scrollWidth).toBeLessThanOrEqual(leaf.clientWidth)
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: ({ defaultExpanded = [] }) => (
    <MatrixGrid>
      <Cell caption={{ zh: '单选', en: 'One' }}>
        <Live mode="single" defaultChosen={['mass']} defaultExpanded={defaultExpanded} />
      </Cell>
      <Cell caption={{ zh: '多选，上下相连', en: 'Several, branches with leaves' }}>
        <Live mode="multiple" defaultChosen={['glass']} defaultExpanded={defaultExpanded} />
      </Cell>
      <Cell caption={{ zh: '筛选与展开', en: 'To filter and unfold' }}>
        <Live mode="multiple" filterable expandable defaultExpanded={['heat']} />
      </Cell>
      <Cell caption={{ zh: '加载中', en: 'Loading' }}>
        <Live items={provinces} loadChildren={neverLoads} defaultExpanded={['43']} />
      </Cell>
      <Cell caption={{ zh: '失败', en: 'Failed' }}>
        <Live items={provinces} loadChildren={async () => Promise.reject(new Error('offline'))} defaultExpanded={['43']} />
      </Cell>
      <Cell caption={{ zh: '空', en: 'Empty' }}>
        <Live items={[]} expandable />
      </Cell>
      <Cell caption={{ zh: '长文字', en: 'Long words' }}>
        <Live {...LongLabels.args} />
      </Cell>
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/加载失败|could not be loaded|Loading failed/)).toBeVisible()
  },
}
