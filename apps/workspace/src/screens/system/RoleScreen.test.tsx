import { contract } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import RoleScreen from './RoleScreen.tsx'

const built = (roleAlias: string, roleNameEn: string) => ({
  ...{ id: '', tenantId: '000000', roleName: roleNameEn, roleNameEn, roleAlias, madeOf: [roleAlias], sort: 0, remark: '' },
  ...{ isBuiltIn: true, people: 1, dataScope: 'tenant' },
})

test('[SYS-1][PERM-3] of customers the list of roles says that they reach their enterprise, not the institute', async () => {
  serve(({ path }) =>
    contract.role.list.path.endsWith(path) ? [built('cashier', 'Cashier'), built('customer', 'Customer')] : undefined,
  )
  const user = { id: '9', tenantId: '000000', name: '管理员', roles: ['admin'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  const value = '/system/role/index'
  await render(
    <InWorkspace language="en" path={value}>
      <div style={{ height: 600, display: 'grid' }}>
        <OpenTab value={{ key: value, value, query: {} }}>
          <RoleScreen />
        </OpenTab>
      </div>
    </InWorkspace>,
  )
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`${name} `) })
  await expect.element(row('Customer').getByRole('gridcell', { name: 'Their enterprise', exact: true })).toBeVisible()
  await expect.element(row('Cashier').getByRole('gridcell', { name: 'The institute', exact: true })).toBeVisible()
})
