import { contract } from '@etalon/api/contract'
import { useEffect, useState } from 'react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../../workspace/browser-session/saved-session.ts'
import { useWorkspace } from '../../../workspace/index.ts'
import { HistoryList } from '../history/HistoryList.tsx'
import { useDepartmentNameOf, useNameOf } from './use-name-of.ts'

const member = (id: string, name: string, nameEn: string, deptName: string, deptNameEn: string) => ({
  ...{ id, account: `a${id}`, name, nameEn },
  ...{ deptId: '3', deptName, deptNameEn, roles: [] },
})
const staff = [
  member('8', '秦岳', 'Qin Yue', '热工室', 'Thermal laboratory'),
  // Two of one name who are called by different ones.
  member('9', '李静', 'Li Jing', '热工室', 'Thermal laboratory'),
  member('10', '李静', 'Grace Li', '化学室', ''),
  member('11', '方若谷', '', '', ''),
]
const staffPath = contract.account.staffByDepartment.path.replace('/api/hm-metrology/', '')

const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
const user = { id: '21', tenantId: '000000', name: '贺文舟', nameEn: 'He Wenzhou', roles: ['customer'] }
const me = {
  ...{ ...user, account: 'customer', realName: '贺文舟', phone: '', email: '', deptName: '', deptNameEn: '' },
  ...{ enterpriseId: '12', passwordChangeRequired: false },
}
// The workspace of this file's page is made with the first test, for whoever is signed in by then.
beforeAll(() => writeSession({ tokens, user, locked: false, mustChangePassword: false }))
afterAll(removeSession)

let forget = () => {}

function OwnName() {
  const { people } = useWorkspace()
  forget = people.forget
  const [isKnown, know] = useState(false)
  useEffect(() => void people.loadUserInfo().then(() => know(true)), [people])
  return isKnown ? <Told /> : null
}
function Told() {
  const nameOf = useNameOf()
  return <output>{['贺文舟', '秦岳'].map(nameOf).join(' · ')}</output>
}

function Names() {
  const { people } = useWorkspace()
  forget = people.forget
  const nameOf = useNameOf()
  const departmentOf = useDepartmentNameOf()
  return (
    <>
      <output>{['秦岳', '李静', '方若谷', '许知远'].map(nameOf).join(' · ')}</output>
      <p data-testid="departments">{['热工室', '化学室', '力学室', ''].map(departmentOf).join(' · ')}</p>
      <HistoryList
        entries={[
          {
            ...{ id: '1', recordKind: 'report', recordId: '7', reason: null, action: 'draft', from: '300', to: '400' },
            ...{ byName: '秦岳', at: '2026-11-20T02:00:00Z' },
          },
        ]}
        dictionary="report_state"
      />
    </>
  )
}
const show = (language: 'zh' | 'en') => {
  const heard = serve(({ path }) =>
    path === staffPath ? { records: staff, total: staff.length, size: 9999, current: 1, pages: 1 } : undefined,
  )
  onTestFinished(() => forget())
  const screen = render(
    <InWorkspace language={language}>
      <Names />
    </InWorkspace>,
  )
  return { heard, screen }
}

test('[I18N-1] in English people are called by the English name of their account, unless nobody knows which of them it is', async () => {
  const { screen } = show('en')
  await expect.element((await screen).getByRole('status')).toHaveTextContent('Qin Yue · 李静 · 方若谷 · 许知远')
  await expect.element((await screen).getByText(/Qin Yue · 2026/)).toBeVisible()
})

test('[I18N-1] departments are called in English by what those who work there tell of them', async () => {
  const { screen } = show('en')
  await expect.element((await screen).getByTestId('departments')).toHaveTextContent('Thermal laboratory · 化学室 · 力学室 ·')
})

test('[I18N-1][PERM-3] a customer in English is called by the own English name, and asks for nobody else’s', async () => {
  const heard = serve(({ path }) => (path.endsWith('blade-user/info') ? me : undefined))
  onTestFinished(() => forget())
  const screen = await render(
    <InWorkspace language="en">
      <OwnName />
    </InWorkspace>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('He Wenzhou · 秦岳')
  expect(heard.filter(({ path }) => path === staffPath)).toEqual([])
})

test('[I18N-1] in Chinese the names stay as they are kept, and nobody asks for others', async () => {
  const { screen, heard } = show('zh')
  await expect.element((await screen).getByRole('status')).toHaveTextContent('秦岳 · 李静 · 方若谷 · 许知远')
  await expect.element((await screen).getByTestId('departments')).toHaveTextContent('热工室 · 化学室 · 力学室 ·')
  expect(heard.filter(({ path }) => path === staffPath)).toEqual([])
})
