import { Toasts } from '@etalon/ui/toast'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { useWorkspace } from '../../workspace/index.ts'
import { VisitSection } from './VisitSection.tsx'
import { newTraffic, newVisit, type VisitDraft } from './visit-draft.ts'

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

function Subject({ begun, see }: { readonly begun: VisitDraft; readonly see: (plan: VisitDraft | null) => void }) {
  const [plan, setPlan] = useState<VisitDraft | null>(begun)
  const { toasts } = useWorkspace()
  const change = (next: VisitDraft | null) => {
    setPlan(next)
    see(next)
  }
  return (
    <main>
      <VisitSection visit={plan} order={nobody} errorOf={nothing} onChange={change} />
      <Toasts centre={toasts} />
    </main>
  )
}

test('[REG-1] a plan on site that was taken out comes back with every word, and a vehicle where it stood', async () => {
  const driven = ['甲', '乙'].map((driverUserId) => ({ ...newTraffic(), driverUserId }))
  const whole = { ...newVisit(nobody, '氧气站现场检测'), needs: '须吊装', traffics: driven }
  let now: VisitDraft | null = whole
  const see = (plan: VisitDraft | null) => {
    now = plan
  }
  serve(({ path }) => (path.endsWith('list') ? { records: [], total: 0 } : []))
  await render(
    <InWorkspace>
      <Subject begun={whole} see={see} />
    </InWorkspace>,
  )
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('移除第 1 辆车')
  await expect.poll(() => now?.traffics).toEqual([driven[1]])
  page.getByRole('button', { name: '移除第 1 辆车' }).element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => now?.traffics).toEqual(driven)
  await press('取消安排')
  await expect.poll(() => now).toBe(null)
  await press('撤销')
  await expect.poll(() => now).toEqual(whole)
})
