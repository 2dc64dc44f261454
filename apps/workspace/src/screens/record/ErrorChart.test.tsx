import { sheetFor } from '@etalon/api/domain'
import { MessagesProvider } from '@etalon/ui/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { ErrorChart } from './ErrorChart.tsx'

const sheet = sheetFor('YB-60', '1')
if (!sheet) throw new Error('gauges have a sheet')
const point = { row: 1, at: 0.4, error: 0.005, text: '+0.005', beyond: undefined, uncertainty: undefined }

test.each([358, 716, 1000])(
  '[BIZ-4] in a frame of %i px the numbers of the curve are no smaller than they are written',
  async (width) => {
    await page.viewport(1100, 600)
    await render(
      <MessagesProvider language="zh">
        <div style={{ width }}>
          <ErrorChart sheet={sheet} series={[{ key: 'up', points: [point] }]} />
        </div>
      </MessagesProvider>,
    )
    await expect.element(page.getByRole('img')).toBeVisible()
    await expect
      .poll(() => Math.round(document.querySelector('section svg text')?.getBoundingClientRect().height ?? 0))
      .toBeGreaterThanOrEqual(12)
  },
)
