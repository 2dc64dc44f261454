import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { Routing } from '../shell/Routing.tsx'
import { type Heard, InWorkspace, serve } from '../testing/in-workspace.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const password = (name: string) => page.getByLabelText(name, { exact: true })
const refusal = (msg: string) => Response.json({ code: 400, success: false, data: null, msg }, { status: 400 })

/** Somebody who is not signed in comes to an address. */
const visit = (path: string) =>
  render(
    <InWorkspace path={path}>
      <Routing />
    </InWorkspace>,
  )

/** An institute that sends codes, and answers other calls as given. */
const withCodes =
  (answer: (heard: Heard) => unknown) =>
  (heard: Heard): unknown => {
    if (heard.path.endsWith('isSmsRequired')) return true
    if (heard.path.includes('self-service/sms/')) return { sentTo: '138****3312', waitSeconds: 60, livesSeconds: 300 }
    return answer(heard)
  }

async function fillRegistration() {
  await field('单位名称').fill('长沙湘水仪表有限公司')
  await field('统一社会信用代码').fill('91350100M000100Y43')
  await field('姓名').fill('欧阳修远')
  await field('手机号').fill('13974903316')
  await field('用户名').fill('ouyang')
  await password('设置密码').fill('Xiangshui-26')
  await password('再次输入密码').fill('Xiangshui-26')
}

test('[SES-12] what the server refuses is said beside the button that was pressed, on a phone too, and what was typed stays', async () => {
  await page.viewport(390, 844)
  serve(({ path }) => (path.endsWith('/register') ? refusal('申请次数过多，请稍后再试') : false))
  await visit('/register')
  await fillRegistration()
  await userEvent.keyboard('{Enter}')
  const told = page.getByRole('alert')
  await expect.element(told).toHaveTextContent('申请次数过多，请稍后再试')
  const send = page.getByRole('button', { name: '注册账号' })
  await send.click()
  await expect.element(told).toBeInViewport({ ratio: 1 })
  await expect.element(field('姓名')).toHaveValue('欧阳修远')
  await expect.element(password('设置密码')).toHaveValue('Xiangshui-26')
})

test('[SES-12][A11Y-2] once somebody has registered, the way back has the keyboard, and leads to signing in', async () => {
  serve(({ path }) => path.endsWith('/register'))
  await visit('/register')
  await fillRegistration()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText(/^申请已提交/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '返回登录' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: '登录工作台' })).toBeVisible()
  await expect.element(field('用户名')).toHaveFocus()
})

test('[SES-12] a password that was not typed again is asked for, as every other field is', async () => {
  serve(() => false)
  await visit('/register')
  await page.getByRole('button', { name: '注册账号' }).click()
  await expect.element(password('再次输入密码')).toHaveAccessibleDescription('请再次输入密码')
})

test('[SES-12] where a code is sent after it was missed, where it went is said instead of what was wrong; a second try says both', async () => {
  serve(withCodes(() => undefined))
  await visit('/forgetPassword')
  await field('用户名').fill('cashier')
  await field('手机号').fill('13874903312')
  await page.getByRole('button', { name: '设置新密码' }).click()
  await expect.element(field('短信验证码')).toHaveAccessibleDescription('验证码是 6 位数字')
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect.element(field('短信验证码')).toHaveAccessibleDescription('验证码已发送至 138****3312，5 分钟内有效')
  await page.getByRole('button', { name: '设置新密码' }).click()
  await expect
    .element(field('短信验证码'))
    .toHaveAccessibleDescription('验证码已发送至 138****3312，5 分钟内有效 验证码是 6 位数字')
})

test('[SES-12] a code that is wrong is said, and the form is kept; the right one changes the password', async () => {
  let right = false
  const heard = serve(
    withCodes(({ path }) =>
      path.endsWith('/forget-password') ? (right ? { outcome: 'changed' } : refusal('验证码不正确')) : undefined,
    ),
  )
  await visit('/forgetPassword')
  await field('用户名').fill('cashier')
  await field('手机号').fill('13874903312')
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect.element(field('短信验证码')).toHaveFocus()
  await field('短信验证码').fill('000000')
  await password('设置密码').fill('Anew-password-1')
  await password('再次输入密码').fill('Anew-password-1')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('验证码不正确')
  await expect.element(password('设置密码')).toHaveValue('Anew-password-1')
  right = true
  await field('短信验证码').fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText(/^密码已更改/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '返回登录' })).toHaveFocus()
  expect(heard.findLast(({ path }) => path.endsWith('/forget-password'))?.body).toMatchObject({ smsCode: '123456' })
})
