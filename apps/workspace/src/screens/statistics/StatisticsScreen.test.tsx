import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
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
