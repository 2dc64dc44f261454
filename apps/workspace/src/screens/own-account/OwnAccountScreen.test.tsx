import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { type Heard, InWorkspace, serve } from '../../testing/in-workspace.tsx'
import OwnAccountScreen from './OwnAccountScreen.tsx'

const me = {
  ...{ id: '7', tenantId: '000000', account: 'reception', name: '周岚', realName: '周岚', nameEn: 'Zhou Lan' },
  ...{ deptName: '业务受理厅', deptNameEn: 'Reception', phone: '', email: '' },
  ...{ roles: ['reception', 'issuer'], enterpriseId: null, passwordChangeRequired: true },
}
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const place = (sign: string, more: object) => ({
  family: `${sign.repeat(8)}-0000-0000-0000-000000000000`,
  ...{ beganAt: '2026-11-20T01:00:00Z', renewedAt: '2026-11-20T03:30:00Z', userAgent: chrome, isLocked: false, isThis: false },
  ...more,
})
const places = [place('a', { userAgent: phone, isLocked: true }), place('b', { isThis: true }), place('c', { userAgent: '' })]

const answers =
  (more: (heard: Heard) => unknown = () => undefined) =>
  (heard: Heard): unknown => {
    const { path } = heard
    if (path.endsWith('blade-user/info')) return me
    if (path.endsWith('oauth/sessions')) return places
    return more(heard)
  }
const shown = (query: Record<string, string> = {}) =>
  render(
    <InWorkspace>
      <OwnAccountScreen query={query} />
    </InWorkspace>,
  )
const field = (name: string) => page.getByLabelText(name, { exact: true })
const change = page.getByRole('button', { name: '修改密码' })
async function fill(old: string, password: string, again = password) {
  await field('当前密码').fill(old)
  await field('新密码').fill(password)
  await field('再次输入密码').fill(again)
  await change.click()
}

test('[SES-13] who has to choose another password is told why, and has the keyboard there', async () => {
  serve(answers())
  await shown({ activeName: 'password' })
  await expect.element(field('当前密码')).toHaveFocus()
  await expect.element(page.getByText('现在的密码是管理员设置的，请改成只有您知道的密码。')).toBeVisible()
  await expect.element(page.getByText('受理员、发证员')).toBeVisible()
})

test('[SES-13][BIZ-16] a password that breaks a rule is not sent, what the server refuses is said at its field, and once it is changed the fields are empty', async () => {
  let isWrong = true
  const heard = serve(
    answers(() =>
      isWrong
        ? Response.json({ code: 409, success: false, data: { reason: 'password.wrong' }, msg: '当前密码不正确' }, { status: 409 })
        : true,
    ),
  )
  const sent = () => heard.filter(({ path }) => path.endsWith('update-password')).map(({ body }) => body)
  await shown()
  await expect.element(page.getByRole('region', { name: '登录的设备' }).getByText('当前')).toBeVisible()
  await fill('Old-secret-1', 'short')
  await expect.element(field('新密码')).toHaveAccessibleDescription(/8–64 位/)
  await fill('Old-secret-1', 'Old-secret-1')
  await expect.element(page.getByText('新密码不能与当前密码相同').first()).toBeVisible()
  await fill('Old-secret-1', 'New-secret-26', 'New-secret-27')
  await expect.element(page.getByText('两次输入的密码不一致').first()).toBeVisible()
  expect(sent()).toEqual([])
  await fill('Old-secret-1', 'New-secret-26')
  await expect.element(field('当前密码')).toHaveAccessibleDescription(/当前密码不正确/)
  await expect.element(field('新密码')).toHaveValue('New-secret-26')
  isWrong = false
  await fill('Old-secret-2', 'New-secret-26')
  await expect.element(field('新密码')).toHaveValue('')
  expect(sent().at(-1)).toEqual({ oldPassword: 'Old-secret-2', newPassword: 'New-secret-26' })
})

test('[SRV-5] one sees where one is signed in, this place first, and ends one of them, or all others', async () => {
  const heard = serve(answers(({ body }) => ('family' in body ? 1 : 2)))
  const ended = () => heard.filter(({ path }) => path.endsWith('end-sessions')).map(({ body }) => body)
  await shown()
  const items = page.getByRole('region', { name: '登录的设备' }).getByRole('listitem')
  await expect
    .poll(() => items.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Chrome 156 · Windows当前登录于 2026-11-20 09:00最近活动 2026-11-20 11:30',
      'Safari 18 · iOS已锁屏登录于 2026-11-20 09:00最近活动 2026-11-20 11:30结束',
      '未知设备登录于 2026-11-20 09:00最近活动 2026-11-20 11:30结束',
    ])
  expect(items.nth(0).getByRole('button').elements()).toEqual([])
  await page.getByRole('button', { name: '结束 Safari 18 · iOS' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
  expect(ended()).toEqual([])
  await page.getByRole('button', { name: '结束 Safari 18 · iOS' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '结束' }).click()
  await expect.poll(ended).toEqual([{ family: places[0]?.family }])
  await page.getByRole('button', { name: '结束其他登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '结束' }).click()
  await expect.poll(ended).toEqual([{ family: places[0]?.family }, {}])
})
