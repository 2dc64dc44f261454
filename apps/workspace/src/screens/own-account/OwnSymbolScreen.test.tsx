import { contract } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import OwnSymbolScreen from './OwnSymbolScreen.tsx'

const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
const tester = { id: '9', tenantId: '000000', name: '沈岩', roles: ['tester'] }

test('[MATH-3] somebody who is no administrator keeps symbols for themselves', async () => {
  const rows: object[] = []
  const heard = serve(({ path, body }) => {
    if (path === contract.personalSymbol.submit.path) {
      const made = { id: '1', code: String(body.code), name: '', nameEn: '', sort: 1 }
      rows.push(made)
      return made
    }
    if (path !== contract.personalSymbol.list.path) return undefined
    return { records: rows, total: rows.length, size: 50, current: 1, pages: 1 }
  })
  writeSession({ tokens, user: tester, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  const value = '/info/symbol/index'
  await render(
    <InWorkspace path={value}>
      <div style={{ height: 600, display: 'grid' }}>
        <OpenTab value={{ key: value, value, query: {} }}>
          <OwnSymbolScreen />
        </OpenTab>
      </div>
    </InWorkspace>,
  )
  await expect.element(page.getByRole('heading', { name: '我的符号' })).toBeVisible()
  await expect.element(page.getByText('新增的符号出现在您的公式键盘和特殊字符里，别人看不到。')).toBeVisible()
  await page.getByRole('button', { name: '新增符号' }).first().click()
  await page.getByRole('dialog').getByRole('textbox', { name: /^符号/ }).fill('㎥')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByRole('gridcell', { name: '㎥', exact: true }).first()).toBeVisible()
  expect(heard.filter(({ path }) => path === contract.symbol.list.path)).toEqual([])
})
