import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { PlanGrid } from './PlanGrid.tsx'

const line = {
  ...{ standardId: '7', number: 'XY-0021', name: '血压计标准器', nameEn: 'Sphygmomanometer standard', range: '(0~40) kPa' },
  ...{ accuracy: '±0.1 kPa', dueOn: '2027-04-26', checkWay: '1', institution: '中国计量科学研究院', plannedOn: '2027-03-27' },
  remark: '',
}
const draft = { name: '', periodFrom: '2026-11-30', periodTo: '2027-05-01', remark: '', lines: [line] }

test('[BIZ-9] the day on which a standard is to be traced is read whole in its row', async () => {
  await page.viewport(1280, 800)
  serve(() => undefined)
  await render(
    <InWorkspace language="en">
      <div style={{ width: 1048 }}>
        <PlanGrid draft={draft} faults={[]} onChange={() => {}} />
      </div>
    </InWorkspace>,
  )
  const planned = page.getByRole('group', { name: 'Planned on, row 1' })
  const day = planned.getByRole('spinbutton', { name: /^day/ })
  await expect.element(day).toBeVisible()
  const calendar = planned.getByRole('button').element().getBoundingClientRect()
  expect(day.element().getBoundingClientRect().right).toBeLessThanOrEqual(calendar.left)
})
