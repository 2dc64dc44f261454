import { contract } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import StatisticsScreen from './StatisticsScreen.tsx'

const tooLong = '查询用时过长，已停止，没有结果。请增加条件或缩小日期范围后重试'

test('[BIZ-13][TBL-5] items that could not be had within the time say so, and what to do', async () => {
  const sums = { total: 0, amount: '0.00', states: [], areas: [], staff: [], months: [] }
  serve(({ path }) => {
    if (path.endsWith('statistics/items'))
      return Response.json({ code: 503, success: false, data: { reason: 'took-too-long' }, msg: tooLong }, { status: 503 })
    return path.endsWith('statistics/sums') ? sums : null
  })
  await render(
    <InWorkspace path="/statistics/work/index">
      <main style={{ height: 800, display: 'grid' }}>
        <StatisticsScreen />
      </main>
    </InWorkspace>,
  )
  await expect.element(page.getByRole('alert').filter({ hasText: tooLong })).toBeVisible()
})

test('[BIZ-13][I18N-1] in English the chart of people reads them by their English names, as the items do', async () => {
  const sum = { items: 2, amount: '120.00' }
  const sums = {
    ...{ ...sum, byState: [{ state: '300', ...sum }], byArea: [], byMonth: [{ month: '2026-11', done: 0, ...sum }] },
    byStaff: [{ testerId: '8', name: '沈砚', ...sum }],
  }
  const shen = {
    id: '8',
    account: 'tester',
    name: '沈砚',
    nameEn: 'Shen Yan',
    deptId: null,
    deptName: '',
    deptNameEn: '',
    roles: [],
  }
  serve(({ path }) => {
    if (contract.account.staffByDepartment.path.endsWith(path))
      return { records: [shen], total: 1, size: 9999, current: 1, pages: 1 }
    if (path.endsWith('statistics/items')) return { records: [], total: 0, size: 5000, current: 1, pages: 1 }
    return path.endsWith('statistics/sums') ? sums : null
  })
  const user = { id: '9', tenantId: '000000', name: '邓可', roles: ['cashier'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  await render(
    <InWorkspace language="en" path="/statistics/work/index">
      <main style={{ height: 800, display: 'grid' }}>
        <StatisticsScreen />
      </main>
    </InWorkspace>,
  )
  const people = page.getByRole('figure', { name: 'By tester' })
  await people.getByRole('button', { name: /table/i }).click()
  await expect.element(people.getByRole('table').getByText('Shen Yan')).toBeInTheDocument()
})
