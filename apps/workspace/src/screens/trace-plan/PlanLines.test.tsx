import type { TracePlanDetail, TracePlanLine } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import { PlanLines } from './PlanLines.tsx'

const certificate = {
  id: '1',
  certificateNumber: 'NIM-2026-1',
  calibratedOn: '2026-11-01',
  validUntil: '2027-11-01',
  result: '1',
}
const lineOf = (given: Pick<TracePlanLine, 'id' | 'number' | 'name'> & Partial<TracePlanLine>) => ({
  ...{ standardId: given.id, nameEn: '', dueOn: '2027-04-18', checkWay: '1', institution: '中国计量科学研究院' },
  ...{ plannedOn: '2027-03-02', remark: '', calibration: null, confirmation: '', confirmedByName: '', confirmedAt: null },
  ...given,
})
const plan = {
  standing: { state: '15', version: 2, duties: {}, facts: {} },
  lines: [
    lineOf({
      ...{ id: '1', number: 'HP-0206', name: '活塞式压力计', calibration: certificate, confirmation: '满足使用要求' },
      ...{ confirmedByName: '高嵘', confirmedAt: '2026-11-30T18:00:00Z' },
    }),
    lineOf({ id: '2', number: 'SY-1173', name: '数字压力计' }),
  ],
} as unknown as TracePlanDetail

test('[BIZ-9] of a plan on its way, all that is known of each standard is read beside its button, with nothing beneath it', async () => {
  serve(() => undefined)
  const user = { id: '9', tenantId: '000000', name: '高嵘', roles: ['dispatcher'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  await render(
    <InWorkspace>
      {/* As wide as it is beside the history, on a desk of 1280 pixels. */}
      <div style={{ width: 746 }}>
        <PlanLines plan={plan} reload={() => undefined} />
      </div>
    </InWorkspace>,
  )
  const row = page.getByRole('row').filter({ hasText: 'HP-0206' })
  const traced = row.getByRole('cell').filter({ hasText: 'NIM-2026-1' })
  await expect.element(traced.getByText('符合')).toBeVisible()
  await expect.element(row.getByText('满足使用要求')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '登记证书' })).toBeVisible()
  const frame = page.getByRole('table').element().parentElement
  expect(frame?.scrollWidth).toBe(frame?.clientWidth)
})
