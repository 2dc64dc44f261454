import type { Client } from '@etalon/api/client'
import { contract, encodeSearch } from '@etalon/api/contract'
import { expect as same, test } from 'vitest'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 30 })

const first = encodeSearch({ current: 1, size: 1, filter: {} })

/** The screens that the main job passes, by who is at them; a record is the first of its list. */
const passed: readonly (readonly [account: string, path: string, record?: (client: Client) => Promise<string | undefined>])[] = [
  ['reception', '/wel/index'],
  ['reception', '/order/order-registration/index'],
  ['reception', '/order/order-list/index'],
  [
    'reception',
    '/order/order-detail/index',
    async (client) => (await client.send(contract.order.page, { body: first })).records[0]?.id,
  ],
  ['reception', '/order/sample/index'],
  ['dispatcher', '/testing/dispatch/index'],
  ['tester', '/testing/task/index'],
  [
    'tester',
    '/testing/original-record/index',
    async (client) => (await client.send(contract.item.page, { body: first })).records[0]?.id,
  ],
  ['issuer', '/report/report-list/index'],
  [
    'issuer',
    '/report/report-detail/index',
    async (client) => (await client.send(contract.report.page, { body: first })).records[0]?.id,
  ],
]

test.for(['reception', 'dispatcher', 'tester', 'issuer'])(
  '[A11Y-1][NAV-2] the screens that the main job passes answer, and axe has nothing against them: %s',
  async (account) => {
    const client = await clientOf(product.workspaceUrl, account)
    const { page, leave } = await product.enter(account)
    await withAxe(page)
    const faults: string[] = []
    for (const [, path, record] of passed.filter(([who]) => who === account)) {
      const id = await record?.(client)
      if (record) same(id, path).toBeDefined()
      await page.goto(`${product.workspaceUrl}${path}${id === undefined ? '' : `?id=${id}`}`)
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.getByText('加载中……').first()).toBeHidden()
      faults.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`))
    }
    same(faults).toEqual([])
    await leave()
  },
)
