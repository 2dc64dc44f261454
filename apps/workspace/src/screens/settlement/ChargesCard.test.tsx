import type { Charge, SettlementDetail } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import { ChargesCard } from './ChargesCard.tsx'

const charge: Charge = {
  ...{
    id: '1',
    chargeType: '4',
    incomeSource: '3',
    amount: '134.00',
    chargedOn: '2026-11-30',
    remark: 'By the branch in Yueyang',
  },
  ...{ reversesId: null, reason: '', isReversed: false, receiptNo: 'SJ2026110001', status: '2', byName: '邓可' },
  at: '2026-11-30T01:02:00Z',
}
const one = {
  ...{ id: '7', standing: { state: '200', version: 2, duties: {}, facts: {} }, charges: [charge] },
} as unknown as SettlementDetail

test('[BIZ-7] who took a payment, where it comes from and its remark are read beside its buttons at 1280 pixels', async () => {
  await page.viewport(1280, 800)
  serve(() => undefined)
  const user = { id: '9', tenantId: '000000', name: '邓可', roles: ['cashier'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  await render(
    <InWorkspace language="en">
      <div style={{ width: 752 }}>
        <ChargesCard one={one} reload={() => {}} />
      </div>
    </InWorkspace>,
  )
  const row = page.getByRole('row').last()
  for (const name of ['2026-11-30 邓可', 'Transfer Commissioned inspection', 'Not filed'])
    await expect.element(row.getByRole('cell', { name, exact: true })).toBeVisible()
  const deeds = row.getByRole('cell').last().element().getBoundingClientRect()
  const remark = page.getByRole('cell', { name: charge.remark }).element().getBoundingClientRect()
  await expect.element(row.getByRole('button', { name: 'Take back' })).toBeVisible()
  expect(remark.right).toBeLessThanOrEqual(deeds.left + 1)
})
