import type { FoundSample } from '@etalon/api/contract'
import { useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { useLabelScanner } from './use-label-scanner.tsx'

const found = (id: string, sampleNo: string | null): FoundSample => ({
  ...{ id, sampleNo, name: '压力表', model: 'YB-60', serial: '2101148' },
  ...{ enterName: '星麓机械有限公司', orderNo: 'WT2026110001', receivedAt: null, returnedAt: null },
})

/** A screen on which a hand scanner is listened for. */
function Listening() {
  const { find, choice } = useLabelScanner()
  const { pathname, search } = useLocation()
  return (
    <>
      <button type="button" onClick={() => void find('2101148')}>
        Find
      </button>
      <output>{`${pathname}${search}`}</output>
      {choice}
    </>
  )
}

async function show(samples: readonly FoundSample[]) {
  const heard = serve(({ path }) => (path === 'sample/find' ? { samples } : { records: [] }))
  await render(
    <InWorkspace>
      <Listening />
    </InWorkspace>,
  )
  return heard
}

test('[BIZ-3] the serial number of an instrument leads to its sample; where several bear it the one that is meant is chosen', async () => {
  await show([found('52', null), found('51', 'YP261100136')])
  await page.getByRole('button', { name: 'Find' }).click()
  const dialog = page.getByRole('dialog', { name: '找到 2 件样品，请选一件' })
  await expect.element(dialog.getByRole('link', { name: '待编号' })).toBeVisible()
  await dialog.getByRole('link', { name: 'YP261100136' }).click()
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('/order/sample-detail/index?id=51')
  await expect.element(dialog).not.toBeInTheDocument()
})

/** Keys come as a scanner types them, however long the machine takes to bring each of them here. */
function atSpeedOfScanner(): void {
  const began = performance.now()
  const known = new WeakMap<Event, number>()
  let keys = 0
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(function at(this: Event) {
    if (!known.has(this)) {
      keys += 1
      known.set(this, began + keys * 8)
    }
    return known.get(this) ?? began
  })
  onTestFinished(() => clock.mockRestore())
}

test('[BIZ-3] a hand scanner that reads what one sample alone bears opens it, and asks nothing', async () => {
  const heard = await show([found('51', 'YP261100136')])
  atSpeedOfScanner()
  await userEvent.keyboard('{Tab}2101163{Enter}')
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('/order/sample-detail/index?id=51')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  // Its Enter pressed no button.
  expect(heard.flatMap(({ path, query }) => (path === 'sample/find' ? [query] : []))).toEqual([{ code: '2101163' }])
})
