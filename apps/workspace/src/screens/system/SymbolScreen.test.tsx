import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import SymbolScreen from './SymbolScreen.tsx'

const administrator = { id: '7', tenantId: '000000', name: '陈默', roles: ['admin'] }
const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }

test('[SYS-4][MATH-3] pages have twenty symbols; of more symbols than a page holds, the one that was just made is seen, and stands last on the keyboard', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => ({
    ...{ id: String(index + 1), code: `x_{${index + 1}}`, name: `第${index + 1}个`, nameEn: `no. ${index + 1}`, sort: index + 1 },
  }))
  serve(({ path, query, body }) => {
    if (path === '/api/symbol/submit') {
      const made = { id: '81', code: String(body.code), name: String(body.name), nameEn: '', sort: rows.length + 1 }
      rows.push(made)
      return made
    }
    if (path !== '/api/symbol/commonList') return undefined
    const [current, size] = [Number(query.current), Number(query.size)]
    const records = rows.slice((current - 1) * size, current * size)
    return { records, total: rows.length, size, current, pages: Math.ceil(rows.length / size) }
  })
  writeSession({ tokens, user: administrator, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  const value = '/system/symbol/index'
  await render(
    <InWorkspace path={value}>
      <div style={{ height: 600, display: 'grid' }}>
        <OpenTab value={{ key: value, value, query: {} }}>
          <SymbolScreen />
        </OpenTab>
      </div>
    </InWorkspace>,
  )
  await expect.element(page.getByRole('gridcell', { name: '第80个', exact: true })).toBeVisible()
  await expect.element(page.getByTitle('20 条/页')).toBeVisible()
  await page.getByRole('button', { name: '新增符号' }).click()
  const field = (name: RegExp) => page.getByRole('dialog').getByRole('textbox', { name })
  await field(/^符号/).fill('\\oiint_{#?}')
  await field(/^名称/).fill('曲面积分')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByRole('gridcell', { name: '曲面积分', exact: true })).toBeVisible()
  expect(rows.at(-1)).toMatchObject({ code: '\\oiint_{#?}', sort: 81 })
})
