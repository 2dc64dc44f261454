import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { CartTool } from '../../shell/CartTool.tsx'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import { ListScreen } from './index.ts'

const columns = [
  { key: 'enterName', header: '委托单位' },
  { key: 'amount', header: '金额', width: 96, numeric: true },
]
const records = Array.from({ length: 12 }, (_, row) => ({ id: String(row + 1), enterName: '长沙星麓', amount: '123,456.00' }))

test('[SHELL-8] the cart lies beside the figures of a list at 1280 px, and over none of them', async () => {
  serve(({ path }) => (path.includes('cart') ? [] : null))
  const user = { id: '9', tenantId: '000000', name: '周岚', roles: ['reception'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  await page.viewport(1280, 800)
  await render(
    <InWorkspace>
      <div style={{ position: 'fixed', inset: 0, display: 'grid' }}>
        <OpenTab value={{ key: 'beside-cart', value: '/order/order-list/index', query: {} }}>
          <ListScreen
            title="委托单"
            resCode="order"
            fields={[]}
            columns={columns}
            load={async () => ({ records, total: records.length })}
          />
        </OpenTab>
      </div>
      <CartTool />
    </InWorkspace>,
  )
  const cart = page.getByRole('complementary')
  await expect.element(cart).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: '123,456.00' }).first()).toBeVisible()
  const { left } = cart.element().getBoundingClientRect()
  const ends = page
    .getByRole('gridcell', { name: '123,456.00' })
    .elements()
    .map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getBoundingClientRect().right
    })
  expect(Math.max(...ends)).toBeLessThanOrEqual(left)
})
