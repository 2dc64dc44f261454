import type { SettlementDetail } from '@etalon/api/contract'
import type { Language } from '@etalon/ui/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { SettlementLines } from './SettlementLines.tsx'

const line = {
  ...{ orderId: '1', itemId: '2', itemNo: 'XM2026110024-01', name: '弹性元件式精密压力表', model: 'YB-150', serial: '2101111' },
  ...{ abilityType: '1', regulation: 'JJG 49-2013', itemState: '600', isQuoted: false, byContract: false, price: '180.00' },
  ...{
    discounts: [{ type: '2', share: '0.8' }],
    discountsTaken: [{ type: '2', amount: '36.00' }],
    reductionsTaken: [],
    net: '144.00',
  },
}
const one = {
  standing: { state: '200', version: 2, duties: {}, facts: {} },
  ...{ amount: '144.00', lines: [line], orders: [{ orderId: '1', orderNo: 'WT2026110024' }] },
} as unknown as SettlementDetail

test.each<[Language, string]>([
  ['zh', '政策折扣：收 80%'],
  ['en', 'Policy discount: 80% is paid'],
])('[BIZ-7] what a discount leaves to pay is not read as what it takes off (%s)', async (language, words) => {
  serve(() => undefined)
  await render(
    <InWorkspace language={language}>
      <SettlementLines one={one} />
    </InWorkspace>,
  )
  await expect.element(page.getByRole('cell', { name: words, exact: true })).toBeVisible()
})

test('[BIZ-7][NUM-2] a reduction that took nothing of an item is not told with it', async () => {
  serve(() => undefined)
  const part = (itemId: string, amount: string) => ({ ...line, itemId, reductionsTaken: [{ type: '3', amount, reason: '抹零' }] })
  await render(
    <InWorkspace language="zh">
      <SettlementLines one={{ ...one, lines: [part('2', '0.01'), part('3', '0.00')] } as SettlementDetail} />
    </InWorkspace>,
  )
  await expect.element(page.getByText(/−0\.01/)).toBeVisible()
  await expect.element(page.getByText(/−0\.00/)).not.toBeInTheDocument()
  expect(page.getByText('抹零').elements()).toHaveLength(1)
})
