import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inEveryLook, inItsOwnWindow, useSay } from '../testing/matrix/index.ts'
import { cartPanelReference } from './cart-panel.reference.ts'
import { type CartItem, CartPanel, type CartPanelProps } from './index.ts'

const items: CartItem[] = [
  { id: '1', name: '一般压力表检定', note: '0～1.6 MPa，1.6 级，JJG 52-2013', quantity: '12', unit: '件', amount: '720.00' },
  { id: '2', name: '工作用玻璃液体温度计校准', note: '-30～300 ℃', quantity: '3', unit: '支', amount: '360.00' },
  { id: '3', name: '电子天平校准', note: '价格按量程商定', quantity: '1', unit: '台' },
]

const englishItems: CartItem[] = [
  {
    id: '1',
    name: 'Verification of pressure gauges',
    note: '0 to 1.6 MPa, class 1.6, JJG 52-2013',
    quantity: '12',
    unit: 'pcs',
    amount: '720.00',
  },
  {
    id: '2',
    name: 'Calibration of liquid-in-glass thermometers',
    note: '-30 to 300 ℃',
    quantity: '3',
    unit: 'pcs',
    amount: '360.00',
  },
  { id: '3', name: 'Calibration of an electronic balance', note: 'Priced by its range', quantity: '1', unit: 'pc' },
]
/** Longer than the panel is wide, in either language. */
const longItem: CartItem = {
  id: '4',
  name: 'Calibration of a digital multimeter with all its ranges of voltage, current and resistance',
  note: 'DC 0.1 mV to 1000 V, AC 10 Hz to 100 kHz, JJF 1587-2016',
  quantity: '150000',
  unit: 'pcs',
  amount: '12,345,000.00',
}

/** The cart as its owner keeps it. */
function Kept(props: CartPanelProps) {
  const [kept, setKept] = useState<readonly CartItem[]>(props.items)
  return (
    <CartPanel
      {...props}
      items={kept}
      onQuantity={(item, quantity) => {
        props.onQuantity?.(item, quantity)
        setKept((before) => before.map((one) => (one.id === item.id ? { ...one, quantity } : one)))
      }}
      onRemove={(item) => {
        props.onRemove(item)
        setKept((before) => before.filter(({ id }) => id !== item.id))
      }}
      onPutBack={(item) => setKept((before) => [...before, item])}
    />
  )
}

const meta = {
  title: 'Shell/CartPanel',
  component: CartPanel,
  parameters: { reference: cartPanelReference, ...inItsOwnWindow(480) },
  args: {
    items,
    total: '1,080.00 元，1 项未定价',
    onQuantity: fn(),
    onRemove: fn(),
    onOrder: fn(),
    onQuote: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CartPanel>
export default meta
type Story = StoryObj<typeof meta>

const openIt = async () => await userEvent.click(screen.getByRole('button', { name: /^(购物车|Cart)/ }))

export const Closed: Story = {}
export const Empty: Story = { args: { items: [] }, play: openIt }
export const Open: Story = {
  play: async ({ args }) => {
    await openIt()
    const panel = within(await screen.findByRole('dialog', { name: '购物车' }))
    await expect(panel.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(panel.getByRole('button', { name: '生成委托单' }))
    await expect(args.onOrder).toHaveBeenCalled()
  },
}
/** What was taken out can be put back, as long as the cart is open. */
export const TakenOut: Story = {
  play: async () => {
    await openIt()
    await userEvent.click(await screen.findByRole('button', { name: '移除电子天平校准' }))
    await expect(await screen.findByText('已移除“电子天平校准”')).toBeVisible()
    await waitFor(() => expect(screen.getByText('购物车', { selector: 'h2' })).toBeVisible())
  },
}
export const Ordering: Story = { args: { pending: 'order' }, play: openIt }
export const Refused: Story = { args: { error: '“电子天平校准”还没有定价，请先询价。' }, play: openIt }
/** Without prices, quotes and quantities to be changed. */
export const Plain: Story = {
  render: ({ items: given, onRemove, onOrder }) => (
    <CartPanel items={given.map(({ amount: _, ...item }) => item)} onRemove={onRemove} onOrder={onOrder} />
  ),
  play: openIt,
}
/** A cart in the language of the picture. */
function InLanguage(props: CartPanelProps) {
  const say = useSay()
  return (
    <Kept
      {...props}
      key={say('zh', 'en')}
      items={say([...items, longItem], [...englishItems, longItem])}
      total={say('12,346,080.00 元，1 项未定价', 'CNY 12,346,080.00, 1 item without a price')}
      error={say('保存失败，购物车还在这台电脑上。', 'It could not be saved. The cart is still on this computer.')}
    />
  )
}
export const Matrix: Story = { ...inEveryLook, render: (args) => <InLanguage {...args} />, play: openIt }
