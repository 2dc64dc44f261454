import { createHmac } from 'node:crypto'
import { type Client, createClient } from '@etalon/api/client'
import { contract, encodeSearch } from '@etalon/api/contract'
import type { BrowserContext, Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expectSoundInEachLook } from '../accessibility/every-look.ts'
import { withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import { takePicture } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })
const { account, message, open, parameter, sms } = contract

const openPages = (page: Page) => page.getByRole('tablist', { name: '已打开页面' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const password = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Somebody at a browser of their own, before signing in. */
async function visit(path: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await product.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(`${product.workspaceUrl}${path}`)
  return { page, context }
}

/** The administrator's calls, with the token of a signed-in page. */
async function asAdmin(work: (client: Client) => Promise<void>): Promise<void> {
  const { page, leave } = await product.enter('admin')
  const token = (await page.context().cookies()).find(({ name }) => name === 'x-access-token')?.value
  await work(createClient({ baseUrl: product.workspaceUrl, accessToken: () => token }))
  await leave()
}

async function fillSignIn(page: Page, user: string, word: string): Promise<void> {
  await field(page, '用户名').fill(user)
  await password(page, '密码').fill(word)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

const decide = (client: Client, paramKey: string, paramValue: string) =>
  client.send(parameter.submit, { body: { paramName: paramKey, paramKey, paramValue } })

test('[SES-12] somebody of an enterprise registers, is told what is missing, and signs in once an administrator has admitted them', async () => {
  const { page, context } = await visit('/login')
  await page.getByRole('link', { name: '注册账号' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '注册账号' })).toBeVisible()
  await expect(page).toHaveTitle(/注册账号/)
  const send = page.getByRole('button', { name: '注册账号' })
  await send.click()
  await expect(field(page, '单位名称')).toBeFocused()
  await expect(page.getByText('请输入单位名称')).toBeVisible()
  await field(page, '单位名称').fill('长沙湘水仪表有限公司')
  await field(page, '统一社会信用代码').fill('91350100M000100Y44')
  await field(page, '姓名').fill('欧阳修远')
  await field(page, '手机号').fill('13974903316')
  await field(page, '用户名').fill('ouyang')
  await password(page, '设置密码').fill('Xiangshui-26')
  await password(page, '再次输入密码').fill('Xiangshui-27')
  await send.click()
  await expect(field(page, '统一社会信用代码')).toBeFocused()
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
  await field(page, '统一社会信用代码').fill('91350100M000100Y43')
  await password(page, '再次输入密码').fill('Xiangshui-26')
  await takePicture(page, 'zh', 'register')
  await send.click()
  await expect(page.getByText(/^申请已提交/)).toBeVisible()

  await page.getByRole('link', { name: '返回登录' }).click()
  await fillSignIn(page, 'ouyang', 'Xiangshui-26')
  await expect(page.getByText('用户名或密码不正确')).toBeVisible()
  const admin = await product.enter('admin')
  await admin.open('系统管理', '注册审核')
  const row = admin.row('长沙湘水仪表有限公司')
  await expect(row).toContainText('13974903316')
  await expect(row).toContainText('新单位')
  await admin.picture('registrations')
  await row.getByRole('button', { name: '通过' }).click()
  await admin.agree('通过')
  await expect(admin.page.getByText('欧阳修远 的账号已开通')).toBeVisible()
  await expect(row).toHaveCount(0)
  await admin.open('系统管理', '短信发件箱')
  await expect(admin.row('13974903316')).toContainText('您的注册已通过审核')
  await admin.picture('text-messages')
  await admin.leave()
  await fillSignIn(page, 'ouyang', 'Xiangshui-26')
  await expect(openPages(page)).toBeVisible()
  await context.close()
})

test('[SES-12] a user name that is taken is said on the form, and what was typed stays', async () => {
  const { page, context } = await visit('/register')
  await field(page, '单位名称').fill('长沙湘水仪表有限公司')
  await field(page, '统一社会信用代码').fill('91350100M000100Y43')
  await field(page, '姓名').fill('欧阳修远')
  await field(page, '手机号').fill('13974903316')
  await field(page, '用户名').fill('reception')
  await password(page, '设置密码').fill('Xiangshui-26')
  await password(page, '再次输入密码').fill('Xiangshui-26')
  await page.getByRole('button', { name: '注册账号' }).click()
  await expect(field(page, '用户名')).toBeFocused()
  await expect(field(page, '用户名')).toHaveAccessibleDescription(/已有用户名「reception」/)
  await expect(field(page, '姓名')).toHaveValue('欧阳修远')
  await context.close()
})

test('[A11Y-1][A11Y-2] screens of administrators and the page of calls: no axe violation, and nothing sideways at 320 px', async () => {
  const { page, leave } = await product.enter('admin')
  await withAxe(page)
  for (const path of [
    '/system/registration/index',
    '/system/text-message/index',
    '/api-docs',
    '/api-docs/registration',
    '/api-docs?q=zzz',
  ]) {
    await page.goto(`${product.workspaceUrl}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectSoundInEachLook(page, path)
  }
  await leave()
})

test('[SES-12] where no codes are sent, whoever forgot the password asks, and the administrators are told', async () => {
  const { page, context } = await visit('/login')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await field(page, '用户名').fill('tester')
  await field(page, '手机号').fill('13874903311')
  await page.getByRole('button', { name: '申请重置密码' }).click()
  await expect(page.getByText(/^已通知管理员/)).toBeVisible()
  await takePicture(page, 'zh', 'forgotten-password-asked')
  await asAdmin(async (client) => {
    const { records } = await client.send(message.page, { query: {} })
    same(records.map(({ title }) => title)).toContain('有人忘记密码')
  })
  await context.close()
})

test('[SES-11] who comes from another system is signed in, and nothing of it stays in the address or the history', async () => {
  let secret = ''
  await asAdmin(async (client) => {
    await decide(client, 'system.sso', '1')
    const { records } = await client.send(account.page, { query: { account: 'reception' } })
    secret = (await client.send(open.admitApp, { body: { appId: 'lims', name: '业务系统', accountId: records[0]?.id ?? '' } }))
      .secret
  })
  const handOver = (signed: string) => {
    const now = String(Date.now())
    const signature = createHmac('sha256', signed).update(['000000', 'reception', now].join('\n')).digest('hex')
    return new URLSearchParams({
      tenantId: '000000',
      username: 'reception',
      password: 'Etalon-demo-1',
      accessKeyId: 'lims',
      signature: `${now}.${signature}`,
    })
  }
  const { page, context } = await visit(`/sso/login?${handOver(secret)}`)
  await expect(openPages(page)).toBeVisible()
  same(page.url()).not.toContain('Etalon-demo-1')
  await page.goBack()
  same(page.url()).not.toContain('Etalon-demo-1')
  await context.close()

  const wrong = await visit(`/sso/login?${handOver('another secret')}`)
  await expect(wrong.page.getByText(/^来源系统的签名无效.*重新打开/)).toBeVisible()
  await expect(wrong.page).toHaveURL(/\/login$/)
  await wrong.page.goto(`${product.workspaceUrl}/sso/login?tenantId=000000`)
  await expect(wrong.page.getByText(/^链接不完整/)).toBeVisible()
  await wrong.context.close()
})

test('[SES-11] 业务系统 opens the address of the LIMS in a new window, and says so where there is none', async () => {
  const { page, leave } = await product.enter('reception')
  const goOn = async () => {
    await page.getByRole('button', { name: /用户菜单/ }).click()
    await page.getByRole('menuitem', { name: '业务系统', exact: true }).click()
  }
  await goOn()
  await expect(page.getByText(/^系统「lims」尚未配置/).first()).toBeVisible()
  await asAdmin(async (client) => {
    const { records } = await client.send(account.page, { query: { account: 'reception' } })
    const { records: apps } = await client.send(open.apps, { query: { size: 100 } })
    if (!apps.some(({ appId }) => appId === 'lims'))
      await client.send(open.admitApp, { body: { appId: 'lims', name: '业务系统', accountId: records[0]?.id ?? '' } })
    await decide(client, 'sso.lims.url', `${product.workspaceUrl}/health/live?from=etalon`)
  })
  const opened = page.context().waitForEvent('page')
  await goOn()
  const lims = await opened
  await lims.waitForLoadState()
  const { searchParams } = new URL(lims.url())
  same(Object.fromEntries(searchParams)).toMatchObject({ from: 'etalon', tenantId: '000000', username: 'reception' })
  same(searchParams.get('signature')).toMatch(/^[\da-f]{64}$/)
  same(await lims.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await expect(openPages(page)).toBeVisible()
  await leave()
})

test('[SES-13][BIZ-16][SRV-5] who got a password from an administrator is taken to changing it, once, and ends the place where they are signed in besides', async () => {
  let given = ''
  await asAdmin(async (client) => {
    const { records } = await client.send(account.page, { query: { account: 'cashier' } })
    given = (await client.send(account.resetPassword, { query: { userId: records[0]?.id ?? '' } })).password
  })
  const { page, context } = await visit('/login')
  await fillSignIn(page, 'cashier', given)
  await expect(page).toHaveURL(/\/info\/index\?activeName=password$/)
  await expect(password(page, '当前密码')).toBeFocused()
  await expect(page.getByText('现在的密码是管理员设置的')).toBeVisible()
  await page.reload()
  await page.goto(`${product.workspaceUrl}/wel/index`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/wel\/index$/)

  await page.getByRole('button', { name: '用户菜单' }).click()
  await page.getByRole('menuitem', { name: '个人信息' }).click()
  await password(page, '当前密码').fill(given)
  await password(page, '新密码').fill('Kept-by-me-26')
  await password(page, '再次输入密码').fill('Kept-by-me-26')
  await page.keyboard.press('Enter')
  await expect(page.getByText('密码已修改，其他地方的登录已退出')).toBeVisible()
  await expect(page.getByText('现在的密码是管理员设置的')).toBeHidden()

  const elsewhere = await visit('/login')
  await fillSignIn(elsewhere.page, 'cashier', 'Kept-by-me-26')
  await expect(openPages(elsewhere.page)).toBeVisible()
  await expect(elsewhere.page).toHaveURL(/\/wel\/index$/)
  await page.reload()
  const places = page.getByRole('region', { name: '登录的设备' }).getByRole('listitem')
  await expect(places).toHaveCount(2)
  await expect(places.first()).toContainText('当前')
  await takePicture(page, 'zh', 'own-account')
  await places.last().getByRole('button').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '结束' }).click()
  await expect(places).toHaveCount(1)
  await elsewhere.page.reload()
  await expect(elsewhere.page).toHaveURL(/\/login/)

  const about = page.getByRole('region', { name: '个人信息' })
  await about.getByRole('button', { name: '编辑' }).click()
  const details = page.getByRole('dialog', { name: '编辑个人信息' })
  await details.getByRole('textbox', { name: '英文姓名' }).fill('Deng K.')
  await details.getByRole('textbox', { name: '手机号' }).fill('13874903311')
  // The number to which codes go is changed by whoever knows the password.
  await details.getByRole('button', { name: '保存' }).click()
  await expect(details.getByLabel('当前密码', { exact: true })).toBeFocused()
  await details.getByLabel('当前密码', { exact: true }).fill('Kept-by-me-26')
  await details.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('个人信息已保存')).toBeVisible()
  await page.reload()
  await expect(about).toContainText('Deng K.')
  await expect(about).toContainText('13874903311')
  await context.close()
  await elsewhere.context.close()
})

test('[SES-14][SES-12] where codes are required: a new password by one, and signing in by another; a wrong one is told', async () => {
  const phone = '13874903312'
  const { page: adminPage, leave } = await product.enter('admin')
  const token = (await adminPage.context().cookies()).find(({ name }) => name === 'x-access-token')?.value
  const admin = createClient({ baseUrl: product.workspaceUrl, accessToken: () => token })
  await admin.send(account.updateInfo, { body: { phone: '13874903310', password: 'Etalon-demo-1' } })
  const { records } = await admin.send(account.page, { query: { account: 'cashier' } })
  const [cashier] = records
  if (!cashier) throw new Error('the demonstration has a cashier')
  await admin.send(account.update, {
    body: {
      id: cashier.id,
      name: cashier.name,
      roles: cashier.roles,
      phone,
      ...(cashier.deptId ? { deptId: cashier.deptId } : {}),
    },
  })
  await decide(admin, 'system.sms-required', '1')
  await decide(admin, 'system.tenant-mode', '0')
  const codeSent = async () => {
    const { records: sent } = await admin.send(sms.outbox, { body: encodeSearch({ current: 1, size: 50, filter: { phone } }) })
    return /\d{6}/.exec(sent[0]?.text ?? '')?.[0] ?? ''
  }

  const { page, context } = await visit('/forgetPassword')
  // Everybody is of one institute: nobody asks which.
  await expect(field(page, '用户名')).toBeVisible()
  await expect(field(page, '租户编号')).toHaveCount(0)
  await field(page, '用户名').fill('cashier')
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(field(page, '手机号')).toBeFocused()
  // Nothing is wrong with the code yet: none was sent.
  await expect(page.getByText('验证码是 6 位数字')).toHaveCount(0)
  await field(page, '手机号').fill(phone)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText(/^验证码已发送至 138\*\*\*\*3312/)).toBeVisible()
  await expect(page.getByRole('button', { name: /秒后重新发送$/ })).toBeDisabled()
  await expect(field(page, '短信验证码')).toBeFocused()
  await field(page, '短信验证码').fill(await codeSent())
  await password(page, '设置密码').fill('Anew-password-1')
  await password(page, '再次输入密码').fill('Anew-password-1')
  await takePicture(page, 'zh', 'forgotten-password')
  await page.getByRole('button', { name: '设置新密码' }).click()
  await expect(page.getByText(/^密码已更改/)).toBeVisible()

  await page.getByRole('link', { name: '返回登录' }).click()
  // A wrong password is told at once: whoever has only a name makes no phone ring.
  const before = await codeSent()
  await fillSignIn(page, 'cashier', 'Anew-password-2')
  await expect(page.getByText(/^用户名或密码/)).toBeVisible()
  expect(await codeSent()).toBe(before)
  await fillSignIn(page, 'cashier', 'Anew-password-1')
  await expect(page.getByRole('heading', { level: 2, name: '输入短信验证码' })).toBeVisible()
  await expect(field(page, '短信验证码')).toBeFocused()
  await takePicture(page, 'zh', 'sign-in-code')
  const right = await codeSent()
  await field(page, '短信验证码').fill(right === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('验证码不正确')).toBeVisible()
  await field(page, '短信验证码').fill(right)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(openPages(page)).toBeVisible()
  await context.close()
  await leave()
})
