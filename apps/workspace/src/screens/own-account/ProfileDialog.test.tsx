import type { Language } from '@etalon/ui/i18n'
import { Toasts } from '@etalon/ui/toast'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { type Heard, InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import { useOwnName, useWorkspace } from '../../workspace/index.ts'
import OwnAccountScreen from './OwnAccountScreen.tsx'

const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
const user = { id: '7', tenantId: '000000', name: '周岚', nameEn: 'Zhou Lan', roles: ['reception'] }

/** What the top bar shows, and what the workspace says in passing. */
function Around() {
  const { toasts } = useWorkspace()
  return (
    <>
      <p data-testid="own-name">{useOwnName()}</p>
      <Toasts centre={toasts} />
    </>
  )
}

/** Somebody before the own account. @param refuse answers instead of the server where it refuses what is handed in */
async function account(language: Language, refuse: (body: Heard['body']) => Response | undefined = () => undefined) {
  const me: Record<string, unknown> = {
    ...{ id: '7', tenantId: '000000', account: 'reception', name: '周岚', realName: '周岚', nameEn: 'Zhou Lan' },
    ...{ phone: '13874903318', email: '', deptName: '业务受理厅', deptNameEn: 'Front desk' },
    ...{ roles: ['reception'], enterpriseId: null, passwordChangeRequired: false },
  }
  const heard = serve(({ path, body }) => {
    if (path.endsWith('blade-user/info')) return me
    if (path.endsWith('oauth/sessions')) return []
    if (!path.endsWith('update-info')) return undefined
    const refusal = refuse(body)
    if (refusal) return refusal
    Object.assign(me, body)
    return true
  })
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  await render(
    <InWorkspace language={language}>
      <OwnAccountScreen query={{}} />
      <Around />
    </InWorkspace>,
  )
  return () => heard.filter(({ path }) => path.endsWith('update-info')).map(({ body }) => body)
}

const field = (name: string) => page.getByRole('dialog').getByLabelText(name, { exact: true })
const press = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const facts = () =>
  page
    .getByRole('region', { name: /个人信息|About you/ })
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent)

test('[BIZ-16][I18N-1] who one is stands there in the language in force, with the name in the other one beside it', async () => {
  await account('en')
  await expect.poll(facts).toEqual(['Zhou Lan', '周岚', 'reception', 'Front desk', 'Reception', '13874903318', '—', '000000'])
})

test('[BIZ-16] one changes the own English name, telephone and e-mail: it is said, shown, and the name at the top is the new one', async () => {
  const sent = await account('en')
  await expect.element(page.getByTestId('own-name')).toHaveTextContent('Zhou Lan')
  await page.getByRole('button', { name: 'Edit' }).click()
  await field('Name in English').fill(' Lan Zhou ')
  await field('Mobile').fill('138')
  await field('E-mail').fill('nobody')
  await press('Save')
  await expect.element(field('Mobile')).toHaveAccessibleDescription(/mobile/i)
  await expect.element(field('E-mail')).toHaveAccessibleDescription(/e-mail/i)
  expect(sent()).toEqual([])
  await field('Mobile').fill('13874903319')
  await field('E-mail').fill('lan@example.com')
  await press('Save')
  // Codes to sign in go there: it takes the password.
  await expect.element(field('Current password')).toHaveAccessibleDescription(/current password/i)
  expect(sent()).toEqual([])
  await field('Current password').fill('Etalon-demo-1')
  await press('Save')
  await expect.element(page.getByText('Your details are saved').first()).toBeVisible()
  expect(sent()).toEqual([{ nameEn: 'Lan Zhou', phone: '13874903319', email: 'lan@example.com', password: 'Etalon-demo-1' }])
  await expect.element(page.getByTestId('own-name')).toHaveTextContent('Lan Zhou')
  await expect.poll(facts).toContain('lan@example.com')
  expect(page.getByRole('dialog').elements()).toEqual([])
  // The next opening begins with what is there by now.
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(field('Name in English')).toHaveValue('Lan Zhou')
  await press('Cancel')
})

test('[BIZ-16] what the server refuses is said at its field, or above them; what was typed stands', async () => {
  const refusals = [
    { code: 409, data: { reason: 'account.phone-needed' }, msg: '账号须登记手机号' },
    { code: 409, data: { reason: 'password.wrong' }, msg: '当前密码不正确' },
    { code: 400, data: { reason: 'fields', fields: [{ path: 'email', message: '邮箱已停用' }] }, msg: '填写有误' },
    { code: 409, data: { reason: 'other' }, msg: '现在不能修改' },
  ]
  const sent = await account('zh', () => {
    const next = refusals.shift()
    return next && Response.json({ success: false, ...next }, { status: next.code })
  })
  await page.getByRole('button', { name: '编辑' }).click()
  await field('手机号').fill('')
  await field('当前密码').fill('Wrong-1-secret')
  await press('保存')
  await expect.element(field('手机号')).toHaveAccessibleDescription(/账号须登记手机号/)
  await field('手机号').fill('13874903319')
  await press('保存')
  await expect.element(field('当前密码')).toHaveAccessibleDescription(/当前密码不正确/)
  await field('当前密码').fill('Etalon-demo-1')
  await press('保存')
  await expect.element(field('邮箱')).toHaveAccessibleDescription(/邮箱已停用/)
  await field('邮箱').fill('lan@example.com')
  await press('保存')
  await expect.element(page.getByRole('dialog').getByText('现在不能修改')).toBeVisible()
  await expect.element(field('手机号')).toHaveValue('13874903319')
  await press('保存')
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  expect(sent()).toHaveLength(5)
})

test('[BIZ-16] leaving asks first where something was changed, and what is given up is gone', async () => {
  const sent = await account('zh')
  const question = page.getByRole('alertdialog', { name: '放弃未保存的内容？' })
  await page.getByRole('button', { name: '编辑' }).click()
  await press('取消')
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  await page.getByRole('button', { name: '编辑' }).click()
  await field('英文姓名').fill('Somebody')
  await press('关闭')
  await question.getByRole('button', { name: '继续填写' }).click()
  await expect.element(field('英文姓名')).toHaveValue('Somebody')
  await press('取消')
  await question.getByRole('button', { name: '放弃' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  expect(sent()).toEqual([])
  await page.getByRole('button', { name: '编辑' }).click()
  await expect.element(field('英文姓名')).toHaveValue('Zhou Lan')
  await press('取消')
})
