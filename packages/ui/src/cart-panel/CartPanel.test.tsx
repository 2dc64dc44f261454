import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { cartPanelReference } from './cart-panel.reference.ts'
import { type CartItem, CartPanel } from './index.ts'

const gauge: CartItem = { id: '1', name: '压力表检定', quantity: '12', unit: '件', amount: '720.00' }
const scale: CartItem = { id: '2', name: '天平校准', quantity: '1', unit: '台' }

function Cart({ told, first = [gauge, scale] }: { told: (...what: unknown[]) => void; first?: readonly CartItem[] }) {
  const [items, setItems] = useState(first)
  return (
    <MessagesProvider language="zh">
      <CartPanel
        items={items}
        total="720.00 元"
        onQuantity={(item, quantity) => {
          told('quantity', item.id, quantity)
          setItems((before) => before.map((one) => (one.id === item.id ? { ...one, quantity } : one)))
        }}
        onRemove={(item) => setItems((before) => before.filter(({ id }) => id !== item.id))}
        onPutBack={(item) => setItems((before) => [...before, item])}
        onOrder={() => told('order')}
        onQuote={() => told('quote')}
      />
      <button type="button">elsewhere</button>
    </MessagesProvider>
  )
}

const button = (count: string) => page.getByRole('button', { name: `购物车，${count}`, exact: true })
const panel = () => page.getByRole('dialog', { name: '购物车' })

const opened = async (first?: readonly CartItem[]) => {
  const told = vi.fn()
  await render(<Cart told={told} {...(first ? { first } : {})} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel()).toBeVisible()
  return told
}
const remove = (name: string) => panel().getByRole('button', { name: `移除${name}` })
/** By keyboard, until a button has the focus. */
const tabTo = async (element: Element) => {
  for (let press = 0; press < 12 && document.activeElement !== element; press += 1) await userEvent.tab()
  expect(document.activeElement).toBe(element)
}

provesKeys(cartPanelReference, {
  Enter: async () => {
    const told = await opened()
    await tabTo(panel().getByRole('button', { name: '生成委托单' }).element())
    await userEvent.keyboard('{Enter}')
    expect(told.mock.calls).toEqual([['order']])
  },
  Tab: async () => {
    await opened()
    await tabTo(remove('压力表检定').element())
    await userEvent.tab()
    await expect.element(panel().getByRole('button', { name: '压力表检定减少一' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(panel().getByRole('textbox', { name: '压力表检定的数量' })).toHaveFocus()
  },
  Escape: async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(button('2 项')).toHaveFocus()
  },
})

test('[A11Y-2] what is taken out is said, and the focus is on the next; put back, on what is there again', async () => {
  await opened()
  await tabTo(remove('压力表检定').element())
  await userEvent.keyboard('{Enter}')
  await expect.element(panel().getByRole('status')).toHaveTextContent('已移除“压力表检定”放回')
  await expect.element(remove('天平校准')).toHaveFocus()
  await tabTo(panel().getByRole('button', { name: '放回' }).element())
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('压力表检定')).toHaveFocus()
  await expect.element(panel().getByRole('status')).toHaveTextContent('已放回“压力表检定”')
})

test('[A11Y-2] with the last item taken out the focus stays in the cart, before the way back', async () => {
  await opened([gauge])
  await tabTo(remove('压力表检定').element())
  await userEvent.keyboard('{Enter}')
  await expect.element(panel().getByText('购物车是空的')).toBeVisible()
  expect(panel().element().contains(document.activeElement)).toBe(true)
  await userEvent.tab()
  await expect.element(panel().getByRole('button', { name: '放回' })).toHaveFocus()
})

test('[SHELL-8] at the right edge, 250 px from the top, a button tells how many items there are', async () => {
  const screen = await render(<Cart told={vi.fn()} />)
  const box = screen.container.querySelector('aside')?.getBoundingClientRect()
  // No wider than what a page and its cards leave at their edges, and wide enough to be hit.
  expect([box?.top, box?.right, box?.width]).toEqual([250, document.documentElement.clientWidth, 24])
  const count = screen.container.querySelector('[data-corner]')?.getBoundingClientRect()
  expect([count && count.left >= (box?.left ?? 0), count && count.right <= (box?.right ?? 0)]).toEqual([true, true])
  await expect.element(button('2 项')).toBeVisible()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('[SHELL-8] on a phone, whose pages go to the edge, it stands low: not over the head of a page, nor over the pagination', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const screen = await render(<Cart told={vi.fn()} />)
  const { bottom, right, height } = screen.container.querySelector('aside')?.getBoundingClientRect() ?? { bottom: 0, right: 0 }
  expect([bottom, right]).toEqual([innerHeight - 72, document.documentElement.clientWidth])
  expect(height).toBeGreaterThanOrEqual(44)
  await userEvent.click(button('2 项'))
  await expect.element(panel().getByText('720.00 元')).toBeInViewport()
})

test('[SHELL-8] an empty cart is not there on a phone, where it would lie over the last of a page; emptied while open it stays', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const empty = await render(<Cart told={vi.fn()} first={[]} />)
  await expect.element(empty.container.querySelector('aside')).not.toBeVisible()
  await empty.unmount()
  await render(<Cart told={vi.fn()} first={[gauge]} />)
  await userEvent.click(button('1 项'))
  await userEvent.click(panel().getByRole('button', { name: '移除压力表检定' }))
  await expect.element(panel().getByRole('button', { name: '放回' })).toBeVisible()
})

test('[SHELL-8] it opens by a press, and closes by Escape and by a press elsewhere; the focus goes back', async () => {
  await render(<Cart told={vi.fn()} />)
  await userEvent.click(button('2 项'))
  await expect.element(panel().getByText('720.00 元')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(button('2 项')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel()).toBeVisible()
  await userEvent.click(page.getByText('elsewhere'))
  await expect.element(panel()).not.toBeInTheDocument()
})

test('[SHELL-8] its items become an order or a quote', async () => {
  const told = vi.fn()
  await render(<Cart told={told} />)
  await userEvent.click(button('2 项'))
  await userEvent.click(panel().getByRole('button', { name: '生成报价单' }))
  await userEvent.click(panel().getByRole('button', { name: '生成委托单' }))
  expect(told.mock.calls).toEqual([['quote'], ['order']])
})

test('what was taken out can be put back, and the count follows', async () => {
  await render(<Cart told={vi.fn()} />)
  await userEvent.click(button('2 项'))
  await userEvent.click(panel().getByRole('button', { name: '移除天平校准' }))
  await expect.element(panel().getByText('天平校准', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('购物车，1 项')).toBeInTheDocument()
  await userEvent.click(panel().getByRole('button', { name: '放回' }))
  await expect.element(panel().getByText('天平校准', { exact: true })).toBeVisible()
  await expect.element(panel().getByText('已移除“天平校准”')).not.toBeInTheDocument()
})

test('a quantity is told once it is a whole number, and stays as it was where it is not', async () => {
  const told = vi.fn()
  await render(<Cart told={told} />)
  await userEvent.click(button('2 项'))
  const field = panel().getByLabelText('压力表检定的数量')
  await userEvent.fill(field, '0')
  await userEvent.tab()
  await expect.element(field).toHaveValue('12')
  await userEvent.fill(field, '1.5')
  await userEvent.tab()
  await expect.element(field).toHaveValue('12')
  await userEvent.fill(field, '15')
  await expect.element(field).toHaveValue('15')
  expect(told.mock.calls).toEqual([['quantity', '1', '15']])
})

test('an empty cart says what to do, and offers no order', async () => {
  await render(<Cart told={vi.fn()} first={[]} />)
  await userEvent.click(button('空'))
  await expect.element(panel().getByText('购物车是空的')).toBeVisible()
  await expect.element(panel().getByRole('button', { name: '生成委托单' })).not.toBeInTheDocument()
})

test('[SHELL-8] the sum is in sight beside what it may become, however long the list is', async () => {
  await opened(Array.from({ length: 30 }, (_, place) => ({ ...gauge, id: String(place), name: `项目 ${place}` })))
  await expect.element(panel().getByText('720.00 元')).toBeInViewport({ ratio: 1 })
  await expect.element(panel().getByRole('button', { name: '生成委托单' })).toBeInViewport({ ratio: 1 })
})

test('[SHELL-8] it is 320 px wide, and one more or one fewer is a press; there is always one at least', async () => {
  const told = await opened([{ ...gauge, quantity: '2' }])
  expect(panel().element().getBoundingClientRect().width).toBe(320)
  const fewer = panel().getByRole('button', { name: '压力表检定减少一' })
  await userEvent.click(panel().getByRole('button', { name: '压力表检定增加一' }))
  await userEvent.click(fewer)
  await userEvent.click(fewer)
  await expect.element(panel().getByLabelText('压力表检定的数量')).toHaveValue('1')
  // It stays where the focus is, and says why it does nothing.
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
  await expect.element(fewer).toHaveFocus()
  expect(told.mock.calls).toEqual([
    ['quantity', '1', '3'],
    ['quantity', '1', '2'],
    ['quantity', '1', '1'],
  ])
})
