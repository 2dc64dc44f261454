import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { deviationMessages } from '../../messages/deviation.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { report } from './report-in-tests.ts'

const temperature = {
  kind: 'condition',
  zh: '温度',
  en: 'Temperature',
  value: '40',
  unit: '℃',
  minimum: '15',
  maximum: '35',
} as const
const panel = (deviations: (typeof temperature)[]) => (
  <InWorkspace>
    <ReportPanel report={{ ...report, deviations }} history={[]} foot={undefined}>
      {undefined}
    </ReportPanel>
  </InWorkspace>
)

test('[BIZ-4] whoever audits a report reads beside it that its record departs from the method', async () => {
  serve(() => [])
  const { rerender } = await render(panel([temperature]))
  await expect.element(page.getByText(deviationMessages.zh.kept)).toBeVisible()
  await expect.element(page.getByText(/温度 40.℃，要求 15～35.℃/)).toBeVisible()
  await rerender(panel([]))
  await expect.element(page.getByText(deviationMessages.zh.kept)).not.toBeInTheDocument()
})
