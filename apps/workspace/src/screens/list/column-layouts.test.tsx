import type { SaveSettingsRequest } from '@etalon/machines/column-settings'
import { ColumnSettings } from '@etalon/ui/column-settings'
import { useRef, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useColumnLayout } from './use-column-layout.ts'

const columns = [
  { key: 'orderNo', label: '委托单号' },
  { key: 'enterName', label: '委托单位' },
  { key: 'amount', label: '金额' },
]
const text = (...hidden: string[]) =>
  JSON.stringify({ version: 1, columns: columns.map(({ key }) => ({ key, visible: !hidden.includes(key) })) })

/** A server's table of layouts, which can be cut off. */
class Kept {
  readonly layouts = new Map<string, string>()
  readonly sent: SaveSettingsRequest[] = []
  online = true

  of(personId: string) {
    return {
      personId,
      elementId: 'order',
      load: async (elementId: string) => {
        if (!this.online) throw new Error('offline')
        const parameter = this.layouts.get(`${personId} ${elementId}`)
        return parameter === undefined ? null : { parameter }
      },
      save: async (request: SaveSettingsRequest) => {
        this.sent.push(request)
        if (!this.online) throw new Error('offline')
        this.layouts.set(`${personId} ${request.elementId}`, request.parameter)
      },
    }
  }
}

function List({ kept, personId = '2001' }: { kept: Kept; personId?: string }) {
  const [input] = useState(() => kept.of(personId))
  const { actor, layout } = useColumnLayout(columns, input)
  const keys = layout.filter(({ visible }) => visible).map(({ key }) => key)
  const seen = useRef<string[]>([])
  if (seen.current.at(-1) !== keys.join(' ')) seen.current.push(keys.join(' '))
  return (
    <>
      <ColumnSettings actor={actor} />
      <output data-testid="shown">{keys.join(' ')}</output>
      <output data-testid="seen">{seen.current.join(', ')}</output>
    </>
  )
}

const shown = () => page.getByTestId('shown')
const hide = async (label: string) => {
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('row', { name: label }).getByText(label).click()
  await page.getByRole('button', { name: '保存' }).click()
}
const here = () => localStorage.getItem('search-order')

beforeEach(() => localStorage.clear())

test('[COL-1][COL-2] a saved layout is at the server and under search-{resCode}, and there again on another device', async () => {
  const kept = new Kept()
  const first = await render(<List kept={kept} />)
  await hide('金额')
  await expect.element(page.getByText('保存成功')).toBeVisible()
  expect(kept.sent).toEqual([{ elementId: 'order', parameter: text('amount') }])
  await expect.poll(here).toBe(text('amount'))
  await first.unmount()
  localStorage.clear()
  await render(<List kept={kept} />)
  await expect.element(shown()).toHaveTextContent('orderNo enterName')
  expect(here()).toBe(text('amount'))
})

test('[COL-2] what the server did not take stays in force on this device, and is sent when the list is next opened', async () => {
  const kept = new Kept()
  kept.layouts.set('2001 order', text('enterName'))
  const first = await render(<List kept={kept} />)
  await expect.element(shown()).toHaveTextContent('orderNo amount')
  kept.online = false
  await hide('金额')
  await expect.element(page.getByText(/已在本机生效/)).toBeVisible()
  await expect.element(shown()).toHaveTextContent('orderNo')
  await expect.poll(here).toBe(text('enterName', 'amount'))
  await first.unmount()
  kept.online = true
  const second = await render(<List kept={kept} />)
  await expect.element(shown()).toHaveTextContent('orderNo')
  await expect.poll(() => kept.layouts.get('2001 order')).toBe(text('enterName', 'amount'))
  // From now on the server's word counts again.
  await second.unmount()
  kept.layouts.set('2001 order', text('orderNo'))
  await render(<List kept={kept} />)
  await expect.element(shown()).toHaveTextContent('enterName amount')
})

test('[COL-2] without the server the layout of this device shows; of somebody else on this device it does not', async () => {
  const kept = new Kept()
  const first = await render(<List kept={kept} />)
  await hide('金额')
  await expect.poll(here).toBe(text('amount'))
  await first.unmount()
  kept.online = false
  const second = await render(<List kept={kept} />)
  await expect.element(shown()).toHaveTextContent('orderNo enterName')
  await second.unmount()
  await render(<List kept={kept} personId="2002" />)
  await page.getByRole('button', { name: '列设置' }).click()
  await expect.element(page.getByText('显示 3 / 3')).toBeVisible()
})

test('[COL-3] a factory reset that the server did not hear of holds, and is told to it later', async () => {
  const kept = new Kept()
  kept.layouts.set('2001 order', text('amount'))
  const first = await render(<List kept={kept} />)
  await expect.element(shown()).toHaveTextContent('orderNo enterName')
  kept.online = false
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('button', { name: '恢复' }).click()
  await page.getByRole('menuitem', { name: '恢复出厂设置' }).click()
  await expect.element(shown()).toHaveTextContent('orderNo enterName amount')
  await expect.poll(here).toBeNull()
  await first.unmount()
  kept.online = true
  await render(<List kept={kept} />)
  await expect.poll(() => kept.layouts.get('2001 order')).toBe('{"version":1,"columns":[]}')
})

test('[COL-2] opened again, a list stands as it was left at once, also while the server is silent; then the server’s word counts', async () => {
  const kept = new Kept()
  const first = await render(<List kept={kept} />)
  await hide('金额')
  await expect.poll(here).toBe(text('amount'))
  await first.unmount()
  const second = await render(<List kept={kept} />)
  await page.getByRole('button', { name: '列设置' }).click()
  await expect.element(page.getByText('显示 2 / 3')).toBeVisible()
  expect(page.getByTestId('seen').element().textContent).toBe('orderNo enterName')
  await second.unmount()
  kept.layouts.clear()
  await render(<List kept={kept} />)
  await expect.element(page.getByTestId('seen')).toHaveTextContent('orderNo enterName, orderNo enterName amount')
})

test.each(['{"version":1', '{"version":1,"columns":[{"key":"amount"}]}', '[[[[', '"x"'])(
  '[COL-4] rubbish is ignored, from the device and from the server: %s',
  async (rubbish) => {
    localStorage.setItem('search-order', rubbish)
    localStorage.setItem('etalon.columns.order', rubbish)
    const kept = new Kept()
    kept.online = false
    const first = await render(<List kept={kept} />)
    await page.getByRole('button', { name: '列设置' }).click()
    await expect.element(page.getByText('显示 3 / 3')).toBeVisible()
    await first.unmount()
    kept.online = true
    kept.layouts.set('2001 order', rubbish)
    await render(<List kept={kept} />)
    await page.getByRole('button', { name: '列设置' }).click()
    await expect.element(page.getByText('显示 3 / 3')).toBeVisible()
  },
)
