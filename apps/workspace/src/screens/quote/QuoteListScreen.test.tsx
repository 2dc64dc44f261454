import type { QuoteRow } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import QuoteListScreen from './QuoteListScreen.tsx'

const enterName = '湖南湘江精密量仪集团有限责任公司'
const quote = (id: string, state: string, quoteStatus: string): QuoteRow => ({
  ...{ id, quoteNo: `BJ202611000${id}`, enterId: '7', enterName, discountType: '1', quoteStatus, validUntil: '2026-12-31' },
  standing: { state, version: 1, duties: {}, facts: {} },
  ...{ lineCount: 1, gross: '180.00', amount: '180.00', createStaffName: '周岚', createDate: '2026-11-20' },
  ...{ acceptedByName: '', acceptedAt: null, order: null },
})

test('[BIZ-6] a quote that ran out or was used looks void, one that holds does not, and one whose audit is not over is neither; whose it is can be read', async () => {
  const records = [quote('1', '100', '200'), quote('2', '300', '100'), quote('3', '300', '200')]
  serve(({ path }) => (path === 'quote/page' ? { records, total: 3, size: 20, current: 1, pages: 1 } : { records: [], total: 0 }))
  await page.viewport(1280, 800)
  await render(
    <InWorkspace>
      <div style={{ height: 700, width: 1072 }}>
        <QuoteListScreen />
      </div>
    </InWorkspace>,
  )
  const rowOf = (id: string) => page.getByRole('row', { name: new RegExp(`BJ202611000${id}`) })
  await expect.element(rowOf('3').getByText('不可用')).toBeVisible()
  await expect.element(rowOf('2').getByText('可用', { exact: true })).toBeVisible()
  await expect.element(rowOf('1').getByText('不可用')).not.toBeInTheDocument()
  const name = rowOf('3').getByText(enterName).element()
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
})
