import { contract } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import PeriodScreen from './PeriodScreen.tsx'

const month = (name: string, unfiled: number) => ({
  ...{ month: name, settled: '1220.00', charged: '630.00', invoiced: '0.00', unfiled },
  standing: { state: '0', version: 0, duties: {}, facts: { monthOver: true, allFiled: unfiled === 0 } },
})

test('[BIZ-7] payments that keep a month from being closed are found from there, and its sums say their unit', async () => {
  serve(({ path }) => (contract.period.list.path.endsWith(path) ? [month('2026-10', 2), month('2026-09', 0)] : undefined))
  const user = { id: '9', tenantId: '000000', name: '邓可', roles: ['cashier'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  await render(
    <InWorkspace language="en">
      <PeriodScreen />
    </InWorkspace>,
  )
  const left = page.getByRole('link', { name: '2', exact: true })
  await expect.element(left).toHaveAttribute('href', '/charging/settlement/index?view=unfiled')
  expect(page.getByRole('table').getByRole('link').elements()).toHaveLength(1)
  await expect.element(page.getByRole('columnheader', { name: 'Settled CNY', exact: true })).toBeVisible()
})
