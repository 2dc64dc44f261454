import { contract } from '@etalon/api/contract'
import { useDialog } from '@etalon/ui/dialog'
import { applyTheme } from '@etalon/ui/theme'
import { Toasts } from '@etalon/ui/toast'
import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { recordFormMessages } from '../../messages/record-form.ts'
import { type Heard, InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { MatrixDialog } from './MatrixDialog.tsx'
import { PermissionMatrix } from './PermissionMatrix.tsx'

const roleOf = (roleAlias: string, roleName: string, roleNameEn: string) => ({
  ...{ id: '', tenantId: '000000', roleName, roleNameEn, roleAlias, madeOf: [roleAlias], sort: 0, remark: '' },
  ...{ isBuiltIn: true, people: 1, dataScope: 'tenant' },
})
const roles = [
  roleOf('cashier', '收费', 'Cashier'),
  roleOf('tester', '检测', 'Tester'),
  roleOf('admin', '管理员', 'Administrator'),
]
const names: Readonly<Record<string, readonly [string, string]>> = {
  1: ['委托', 'Orders'],
  2: ['结算', 'Settlements'],
  3: ['统计', 'Statistics'],
}
let opened = new Map<string, readonly string[]>()
beforeEach(() => {
  opened = new Map([
    ['cashier', ['2']],
    ['tester', ['1']],
    ['admin', ['1', '2', '3']],
  ])
})

const isAlike = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join()

/** What stands where the server is: it takes nothing from whoever saw something else than is saved. */
function answer({ path, body }: Heard): unknown {
  if (contract.role.list.path.endsWith(path)) return roles
  if (contract.menu.list.path.endsWith(path))
    return Object.entries(names).map(([id, [name, nameEn]]) => ({
      ...{ id, parentId: '0', code: `m${id}`, name, nameEn, alias: '', path: `/${id}`, source: '', sort: 0, category: 1 },
      ...{ action: 0, isOpen: 1, remark: '', isDeleted: 0, hasChildren: false },
      roles: [...opened].flatMap(([role, ids]) => (ids.includes(id) ? [role] : [])),
    }))
  if (contract.role.grant.path.endsWith(path)) {
    const { roleAlias, menuIds, seenIds } = body as { roleAlias: string; menuIds: string[]; seenIds: string[] }
    if (!isAlike(seenIds, opened.get(roleAlias) ?? []))
      return Response.json(
        { code: 409, success: false, data: { reason: 'edited-meanwhile' }, msg: '这条记录刚被他人修改' },
        { status: 409 },
      )
    opened.set(roleAlias, menuIds)
    return true
  }
  return undefined
}

let clearToasts = () => {}
function Said() {
  const { toasts } = useWorkspace()
  clearToasts = toasts.clear
  return <Toasts centre={toasts} />
}

async function show(language: 'zh' | 'en', matrix: ReactNode = <PermissionMatrix onSaved={() => {}} />) {
  const heard = serve(answer)
  const user = { id: '9', tenantId: '000000', name: '管理员', roles: ['admin'] }
  writeSession({
    tokens: { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() },
    user,
    locked: false,
    mustChangePassword: false,
  })
  onTestFinished(() => {
    removeSession()
    clearToasts()
  })
  await render(
    <InWorkspace language={language}>
      {matrix}
      <Said />
    </InWorkspace>,
  )
  await page.getByRole('button', { name: language === 'zh' ? '权限矩阵' : 'Permissions' }).click()
  return heard
}
const cell = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name, exact: true })
const save = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const dialog = () => page.getByRole('dialog')

test('[FLOW-3] of two administrators at one role nobody writes over the other: what was ticked stands on what the other saved, and both are told', async () => {
  await show('en')
  await cell('Cashier: Statistics').click({ force: true })
  await cell('Tester: Settlements').click({ force: true })
  opened.set('tester', ['1', '3'])
  await save('Save')
  await expect
    .element(dialog().getByRole('listitem'))
    .toMatchTextContent(/^Tester\s*Saved: ticked Statistics\s*Yours: ticked Settlements/)
  expect(opened.get('tester')).toEqual(['1', '3'])
  await expect.element(cell('Tester: Settlements')).toBeChecked()
  await expect.element(cell('Tester: Statistics')).toBeChecked()
  // What was saved before is not told as somebody else's.
  expect(opened.get('cashier')).toEqual(['2', '3'])
  await save('Save')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(opened.get('tester')?.toSorted()).toEqual(['1', '2', '3'])
})

test('[FLOW-3] a role may be left as the other saved it', async () => {
  const heard = await show('zh')
  await cell('检测：结算').click({ force: true })
  opened.set('tester', [])
  await save('保存')
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/检测\s*已保存： 取消 委托\s*您的： 勾选 结算/)
  await dialog().getByRole('button', { name: '检测：用已保存的' }).click()
  await expect.element(cell('检测：结算')).not.toBeChecked()
  await expect.element(dialog().getByRole('button', { name: '保存', exact: true })).toBeDisabled()
  expect(heard.filter(({ path }) => contract.role.grant.path.endsWith(path))).toHaveLength(1)
  expect(opened.get('tester')).toEqual([])
})

/** A matrix that is not made anew where it is opened again. */
function KeptMatrix() {
  const matrix = useDialog()
  return (
    <>
      <button type="button" onClick={matrix.open}>
        Permissions
      </button>
      <MatrixDialog dialog={matrix} onSaved={() => {}} />
    </>
  )
}

test('[FLOW-3] what was ticked and is discarded is gone, and so is what was told of somebody else', async () => {
  const told = () => dialog().getByText(recordFormMessages.en.changedMeanwhile)
  await show('en', <KeptMatrix />)
  await cell('Tester: Settlements').click({ force: true })
  opened.set('tester', ['1', '3'])
  await save('Save')
  await expect.element(told()).toBeVisible()
  await save('Cancel')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Permissions' }).click()
  await expect.element(cell('Tester: Statistics')).toBeChecked()
  await expect.element(cell('Tester: Settlements')).not.toBeChecked()
  await expect.element(told()).not.toBeInTheDocument()
})

test('[A11Y-2] on a phone the boxes of the roles pass beneath the names of the menus, which lie in the colour of the dialog', async () => {
  await page.viewport(320, 640)
  applyTheme(document.documentElement, { scheme: 'dark' })
  onTestFinished(async () => {
    applyTheme(document.documentElement, {})
    await page.viewport(1280, 800)
  })
  await show('en')
  const name = dialog().getByRole('rowheader', { name: 'Orders' })
  await expect.element(name).toBeVisible()
  const table = name.element().closest('table')
  const frame = table?.parentElement
  frame?.scrollTo({ left: 100 })
  const box = cell('Cashier: Orders').element().closest('label')?.getBoundingClientRect()
  if (!box) throw new Error('the box has a label')
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  expect(x).toBeLessThan(name.element().getBoundingClientRect().right)
  expect(document.elementFromPoint(x, y)).toBe(name.element())
  const colourOf = (of: Element | null | undefined) => (of ? getComputedStyle(of).backgroundColor : '')
  expect(colourOf(name.element())).toBe(colourOf(dialog().element().querySelector(':scope > div')))
})
