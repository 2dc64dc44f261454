import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { VisitSection } from './VisitSection.tsx'
import { newTraffic, newVisit } from './visit-draft.ts'

const nobody = { address: '', applicant: '', mobile: '' }
const visit = { ...newVisit(nobody, ''), traffics: [newTraffic()] }
const nothing = () => undefined

const box = (name: RegExp) => page.getByRole('button', { name }).element().getBoundingClientRect()

test('[REG-1][A11Y-2] on a phone a vehicle and who drives it have a line each, as wide as each other, and the row is taken out beside the last', async () => {
  await page.viewport(390, 800)
  serve(({ path }) => (path.endsWith('list') ? { records: [], total: 0 } : []))
  await render(
    <InWorkspace>
      <main>
        <VisitSection visit={visit} order={nobody} errorOf={nothing} onChange={nothing} />
      </main>
    </InWorkspace>,
  )
  await expect.element(page.getByRole('button', { name: '移除第 1 辆车' })).toBeVisible()
  const [car, driver, remove] = [box(/车辆，第 1 行/), box(/司机，第 1 行/), box(/移除第 1 辆车/)]
  expect(driver.width).toBe(car.width)
  expect(driver.top).toBeGreaterThan(car.bottom)
  expect(remove.left).toBeGreaterThan(driver.right)
  expect(Math.abs(remove.bottom - driver.bottom)).toBeLessThan(2)
})
