import { contract } from '@etalon/api/contract'
import type { Language } from '@etalon/ui/i18n'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../workspace/browser-session/saved-session.ts'
import { useWorkspace } from '../workspace/index.ts'
import ApiLogScreen from './audit/ApiLogScreen.tsx'
import AuditScreen from './audit/AuditScreen.tsx'
import GroupScreen from './group/GroupScreen.tsx'
import LeaveListScreen from './leave/LeaveListScreen.tsx'
import NodeScreen from './route/NodeScreen.tsx'
import RoutePlanScreen from './route/RoutePlanScreen.tsx'
import NoticeScreen from './system/NoticeScreen.tsx'
import SymbolScreen from './system/SymbolScreen.tsx'

const at = '2026-11-20T02:00:00Z'
const shen = { name: '沈砚', nameEn: 'Shen Yan', deptName: '力学室', deptNameEn: 'Mechanics laboratory' }
const staff = [
  { ...shen, id: '8', account: 'tester', deptId: '3', roles: ['tester'] },
  ...[
    { id: '9', account: 'admin', name: '管理员', nameEn: 'Administrator', deptId: null, deptName: '', deptNameEn: '', roles: [] },
  ],
]
const account = {
  ...{ id: '8', tenantId: '000000', account: 'tester', name: '沈砚', realName: '沈砚', nameEn: 'Shen Yan', phone: '', email: '' },
  ...{ roles: ['tester'], roleName: '', deptId: '3', deptName: '力学室', enterpriseId: null, enterpriseName: '', status: '1' },
  passwordChangeRequired: false,
}
const notice = (id: string, createUserName: string) => ({
  ...{ id, title: `公告 ${id}`, content: '', releaseTime: at, createTime: at, isPublic: false, createUserName },
})
const kept: readonly (readonly [{ readonly path: string }, readonly object[]])[] = [
  [contract.account.staffByDepartment, staff],
  [contract.account.page, [account]],
  [contract.notice.list, [notice('1', '管理员'), notice('2', '')]],
  [contract.symbol.list, [{ id: '1', code: '\\pm', name: '', nameEn: '', sort: 1 }]],
  [
    contract.group.list,
    [
      {
        ...{ id: '1', version: 0, type: '1', code: 'LX', name: '力学组', nameEn: 'Mechanics group', status: '0', remark: '' },
        members: [{ accountId: '8', ...shen, enterName: '', phone: '', isClosed: false }],
        ...{ createUserName: '管理员', createTime: at },
      },
    ],
  ],
  [
    contract.apiLog.page,
    [
      {
        ...{ id: '1', requestId: 'r', at, method: 'GET', path: '/api/x', query: '', userName: '管理员', address: '127.0.0.1' },
        ...{ status: 200, duration: 1, reason: '' },
      },
    ],
  ],
  [
    contract.audit.page,
    [
      {
        ...{
          id: '1',
          sequence: '1',
          recordKind: 'staff_record',
          recordId: '8',
          recordName: '沈砚',
          action: 'edit',
          from: null,
          to: null,
        },
        ...{ byId: '9', byName: '管理员', at, reason: null },
      },
    ],
  ],
  [
    contract.leave.page,
    [
      {
        ...{
          id: '1',
          leaveNo: 'QJ1',
          kind: 'annual',
          fromDay: '2026-11-20',
          fromHalf: 'am',
          toDay: '2026-11-20',
          toHalf: 'pm',
          days: '1',
        },
        ...{ reason: '事', applicantId: '8', applicantName: '沈砚', deptName: '力学室', handlerName: '管理员', scope: 'mine' },
        ...{
          processInstanceId: 'p',
          taskId: null,
          createTime: at,
          standing: { state: '100', version: 1, duties: {}, facts: {} },
        },
      },
    ],
  ],
  [
    contract.routePlan.list,
    [
      {
        ...{
          id: '1',
          version: 0,
          code: 'R1',
          type: '1',
          name: '线',
          nameEn: 'Line',
          stops: [],
          carrierId: '8',
          carrierName: '沈砚',
        },
        ...{ state: '0', remark: '' },
      },
    ],
  ],
  [
    contract.node.list,
    [
      {
        ...{ id: '1', version: 0, code: 'SY1', name: '城南收样点', nameEn: 'South counter', attribute: '1', address: '' },
        ...{ remark: '', routes: 0 },
      },
    ],
  ],
]
const answers = new Map(kept.map(([call, records]) => [call.path.replace('/api/hm-metrology/', ''), records]))

let forget = () => {}
function Forgetting() {
  forget = useWorkspace().people.forget
  return null
}
let opened = 0

/** A screen before an administrator. */
async function show(screen: ReactNode, language: Language = 'en') {
  opened += 1
  serve(({ path }) => {
    const records = answers.get(path)
    return records && { records, total: records.length, size: 9999, current: 1, pages: 1 }
  })
  const user = { id: '9', tenantId: '000000', name: '管理员', roles: ['admin'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(() => {
    removeSession()
    forget()
  })
  const value = `/names/${opened}/index`
  await render(
    <InWorkspace language={language} path={value}>
      <Forgetting />
      <div style={{ height: 600, display: 'grid' }}>
        <OpenTab value={{ key: value, value, query: {} }}>{screen}</OpenTab>
      </div>
    </InWorkspace>,
  )
}
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })

test.each([
  ['who wrote a notice', <NoticeScreen key="" />, ['Administrator']],
  ['the members of a group', <GroupScreen key="" />, ['One person: Shen Yan']],
  ['who made a call', <ApiLogScreen key="" />, ['Administrator']],
  ['who did something, and to whose record', <AuditScreen key="" />, ['Administrator', 'Shen Yan']],
  ['who asks for leave, and who sees to it', <LeaveListScreen key="" />, ['Shen Yan', 'Administrator']],
  ['where things are brought', <NodeScreen key="" />, ['South counter']],
  ['who carries', <RoutePlanScreen key="" />, ['Shen Yan']],
])('[I18N-1] in English a list reads %s by the English name', async (_, screen, names) => {
  await show(screen)
  for (const name of names) await expect.element(cell(name).first()).toBeVisible()
})

test('[I18N-1] in Chinese they are read as they are kept', async () => {
  await show(<NoticeScreen />, 'zh')
  await expect.element(cell('管理员')).toBeVisible()
})

test('[I18N-1] people to choose from are named in English, with their department', async () => {
  await show(<RoutePlanScreen />)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Carried by/ })
    .click()
  await expect.element(page.getByRole('option', { name: /Shen Yan.*Mechanics laboratory/ })).toBeVisible()
})

test.each([
  ['who wrote a notice that nobody is known to have written', <NoticeScreen key="" />, 1],
  ['the names of a symbol that speaks for itself', <SymbolScreen key="" />, 2],
])('[TBL-4] a list shows a dash for %s', async (_, screen, count) => {
  await show(screen)
  await expect.poll(() => cell('—').elements().length).toBe(count)
})
