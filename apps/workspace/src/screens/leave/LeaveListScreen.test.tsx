import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { tick } from '../../testing/tick.ts'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import LeaveListScreen from './LeaveListScreen.tsx'

test('[BIZ-14] where no leave waits for somebody, the list says that, and not how to ask for one', async () => {
  serve(({ path }) => (path === 'leave/page' ? { records: [], total: 0, size: 20, current: 1, pages: 0 } : undefined))
  const user = { id: '9', tenantId: '000000', name: '林可', roles: ['tester'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  const value = '/leave/index'
  await render(
    <InWorkspace language="en" path={value}>
      <div style={{ height: 600, display: 'grid' }}>
        <OpenTab value={{ key: value, value, query: {} }}>
          <LeaveListScreen />
        </OpenTab>
      </div>
    </InWorkspace>,
  )
  await expect.element(page.getByText('There is no leave', { exact: true })).toBeVisible()
  await tick(page.getByRole('radio', { name: 'Waiting for me' }))
  await expect.element(page.getByText('No leave waits for you', { exact: true })).toBeVisible()
  await expect.element(page.getByText('There is no leave', { exact: true })).not.toBeInTheDocument()
})
