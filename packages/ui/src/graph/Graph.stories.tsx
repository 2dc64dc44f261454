import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { graphReference } from './graph.reference.ts'
import { Graph, type GraphPencil, type GraphProps } from './index.ts'
import { calibrations, many, standards, standardsIn } from './story-graphs.ts'

function Chosen(props: GraphProps) {
  const [selected, setSelected] = useState(props.selected ?? 'working')
  return (
    <Graph
      {...props}
      selected={selected}
      onSelect={(id) => {
        setSelected(id)
        props.onSelect?.(id)
      }}
    />
  )
}

const meta = {
  title: 'Data/Graph',
  component: Graph,
  parameters: { reference: graphReference },
  args: { label: '压力标准的溯源', nodes: standards, edges: calibrations, onSelect: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Graph>
export default meta
type Story = StoryObj<typeof meta>

/** Everything has its place. */
const laid = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-laid=true]')).not.toBeNull(), { timeout: 10_000 })

export const Down: Story = {
  play: async ({ canvasElement }) => {
    await laid(canvasElement)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('list', { name: '压力标准的溯源' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '显示列表' }))
    await expect(canvas.getByRole('region', { name: '压力标准的溯源，列表' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '隐藏列表' }))
  },
}
export const Right: Story = { args: { direction: 'right' }, play: ({ canvasElement }) => laid(canvasElement) }
/** Along the lines by the arrow keys, and chosen by Enter. */
export const Walked: Story = {
  play: async ({ canvasElement, args }) => {
    await laid(canvasElement)
    within(canvasElement)
      .getByRole('button', { name: /^国家压力基准/ })
      .focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}')
    await expect(within(canvasElement).getByRole('button', { name: /^精密压力表/ })).toHaveFocus()
    await expect(args.onSelect).toHaveBeenCalledWith('precise')
  },
}
export const WithList: Story = { args: { listShown: true }, play: ({ canvasElement }) => laid(canvasElement) }
/** Without a choice nodes can be walked and read. */
export const ToRead: Story = {
  render: ({ onSelect: _, ...args }) => <Graph {...args} selected="reference" />,
  play: ({ canvasElement }) => laid(canvasElement),
}
/** A mistake in the records: it is drawn, and said. */
export const Circle: Story = {
  args: { edges: [...calibrations, { from: 'precise', to: 'reference', label: 'LX-2026-000016' }] },
  play: async ({ canvasElement }) => {
    await laid(canvasElement)
    await expect(within(canvasElement).getByText('有循环，会回到起点：活塞式压力计 → 精密压力表 → 活塞式压力计')).toBeVisible()
  },
}
/** Lines to what is not there, and a node without lines. */
export const LostAndAlone: Story = {
  args: {
    nodes: [...standards, { id: 'alone', title: '真空计', note: '尚未溯源', state: { word: '停用', shape: 'void' } }],
    edges: [...calibrations, { from: 'working', to: 'S-2019-000001', label: 'LX-2019-000007' }],
  },
  play: async ({ canvasElement }) => {
    await laid(canvasElement)
    await expect(within(canvasElement).getByText(/^有连线指向不存在的节点，没有画出：数字压力计 → S-2019-000001/)).toBeVisible()
  },
}
export const One: Story = { args: { nodes: standards.slice(0, 1), edges: [] }, play: ({ canvasElement }) => laid(canvasElement) }
export const Many: Story = { args: { label: '全部标准', ...many() }, play: ({ canvasElement }) => laid(canvasElement) }
export const Empty: Story = { args: { nodes: [], edges: [], empty: '登记标准器后，这里会有它们的溯源。' } }
export const Loading: Story = { args: { loading: true } }
export const Failed: Story = { args: { failed: true, onRetry: fn() } }
export const PencilOnItsWay: Story = { args: { loadPencil: () => new Promise<GraphPencil>(() => {}) } }
/** It did not come: the list says everything, and it can be tried again. */
export const PencilMissing: Story = {
  args: {
    loadPencil: async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('region', { name: '压力标准的溯源，列表' })).toBeVisible()
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid cells="wide">
      {(say) => (
        <>
          <Cell whole>
            <Chosen
              {...args}
              label={say('压力标准的溯源', 'Traceability of pressure standards')}
              nodes={standardsIn(say)}
              listShown
              height={480}
            />
          </Cell>
          <Chosen {...args} label={say('加载中', 'Loading')} loading height={240} />
          <Chosen {...args} label={say('失败', 'Failed')} failed onRetry={fn()} height={240} />
          <Chosen
            {...args}
            label={say('空', 'Empty')}
            nodes={[]}
            edges={[]}
            empty={say('登记标准器后，这里会有它们的溯源。', 'Their traceability is drawn once standards are registered.')}
            height={240}
          />
          <Chosen
            {...args}
            label={say('有循环', 'With a cycle')}
            direction="right"
            nodes={standardsIn(say)}
            edges={[...calibrations, { from: 'precise', to: 'reference', label: 'LX-2026-000016' }]}
            height={320}
          />
        </>
      )}
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) =>
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-laid=true]')).toHaveLength(2), { timeout: 10_000 }),
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: {
    label: 'Traceability of pressure standards',
    listShown: true,
    selected: 'b',
    nodes: [
      { id: 'a', title: 'National standard', note: 'National Institute of Metrology', state: { word: 'Valid', tone: 'success' } },
      { id: 'b', title: 'Pressure balance', note: 'class 0.005, no. Y-0012', state: { word: 'Valid', tone: 'success' } },
      { id: 'c', title: 'Digital pressure gauge with a long name', note: 'class 0.05, no. Y-0133' },
    ],
    edges: [
      { from: 'a', to: 'b', label: 'NIM-2025-10421' },
      { from: 'b', to: 'c', label: 'LX-2026-000215' },
      { from: 'c', to: 'b', label: 'LX-2026-000216' },
    ],
  },
  play: async ({ canvasElement }) => {
    await laid(canvasElement)
    await expect(within(canvasElement).getByText(/^Leads back to where it began/)).toBeVisible()
  },
}
