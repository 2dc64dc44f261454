import type { Page } from 'playwright'
import { createBladeX, listen } from '../../packages/api/src/testing/index.ts'
import { by, type Eye, press, type Scene, visible } from './scene.ts'

const field = (page: Page, name: RegExp) => visible(page.getByRole('textbox', { name }))
const words = {
  send: /^(登录|Sign in)$/,
  user: /^(用户名|User name)/,
  password: /^(密码|Password)/,
  mobile: /^(手机号|Mobile number)/,
  newPassword: /^(设置密码|New password)/,
  again: /^(再次输入密码|The password again)/,
  code: /^(短信验证码|Code from the text message)/,
} as const

/** What the server would say of a call, so that a picture needs no gateway and is the same in every way. */
const answer = (page: Page, path: string, data: unknown) =>
  page.route(path, (route) => route.fulfill({ json: { code: 200, success: true, data, msg: '' } }))
const refuse = (page: Page, path: string, msg: string) =>
  page.route(path, (route) => route.fulfill({ status: 400, json: { code: 400, success: false, data: null, msg } }))
const calls = {
  smsRequired: '**/blade-auth/isSmsRequired**',
  code: '**/self-service/sms/**',
  token: '**/blade-auth/oauth/token**',
  fromElsewhere: '**/blade-auth/third/oauth/token**',
  register: '**/blade-user/register',
  forgotten: '**/blade-user/forget-password',
  registrations: '**/blade-user/register/page',
  outbox: '**/blade-resource/sms/outbox',
} as const
const codeWanted = async (page: Page) => {
  await answer(page, calls.smsRequired, true)
  await answer(page, calls.code, { sentTo: '138****3312', waitSeconds: 60, livesSeconds: 300 })
}

/** Opens an address anew, in the language of whoever looks, which the page keeps. */
const open = async ({ page, zh, etalon }: Eye, path: string) => {
  await page.goto(`${etalon.workspaceUrl}${path}`)
  await page.waitForLoadState('networkidle')
  const english = page.getByRole('button', { name: 'English', exact: true })
  if (!zh && (await english.isVisible())) await english.click()
}

const fillRegistration = async (page: Page) => {
  await field(page, /^(单位名称|Organisation)/).fill('长沙湘水仪表有限公司')
  await field(page, /^(统一社会信用代码|Unified)/).fill('91350100M000100Y43')
  await field(page, /^(姓名|Your name)/).fill('欧阳修远')
  await field(page, words.mobile).fill('13974903316')
  await field(page, words.user).fill('ouyang')
  await field(page, words.newPassword).fill('Xiangshui-26')
  await field(page, words.again).fill('Xiangshui-26')
}

/** What is seen of a workspace in front of a BladeX that wants a picture to be read. */
async function beforeBladeX(eye: Eye): Promise<void> {
  const { page } = eye
  const back = await listen(createBladeX({ kind: 'flat', captcha: true }).listener)
  await page.route('**/login', async (route) => {
    const response = await route.fetch()
    const settings = JSON.stringify({ kind: 'bladex-flat', client: 'saber:saber_secret', password: 'md5', captcha: true })
    await route.fulfill({ response, body: (await response.text()).replace(/(id="back-end">)\{\}/, `$1${settings}`) })
  })
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${back.url}${pathname.replace(/^\/api/, '')}${search}` }) })
  })
  await open(eye, '/login')
  await field(page, words.user).fill('zhao')
  await field(page, words.password).fill('Xiangjiang-1')
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: /^(图中的验证码|Picture with a code)$/ }).waitFor()
  await page.unrouteAll()
  await back.close()
}

/** Screens for those who are not signed in. */
export const beforeSigningIn: readonly Scene[] = [
  { name: 'login', path: '/login', act: ({ page, zh }) => (zh ? Promise.resolve() : press(page, /^English$/)) },
  { name: 'login-empty', act: ({ page }) => press(page, words.send) },
  {
    name: 'login-wrong',
    async act({ page }) {
      await field(page, words.user).fill('admin')
      await field(page, words.password).fill('nope')
      await page.keyboard.press('Enter')
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'login1', act: (eye) => open(eye, '/login1') },
  { name: 'login-picture', act: beforeBladeX },
  {
    name: 'login-code',
    async act(eye) {
      await open(eye, '/login')
      await codeWanted(eye.page)
      await eye.page.route(calls.token, (route) =>
        route.fulfill({ json: { error_code: 428, error_description: 'A code is needed.' } }),
      )
      await field(eye.page, words.user).fill('cashier')
      await field(eye.page, words.password).fill('Etalon-demo-1')
      await eye.page.keyboard.press('Enter')
      await field(eye.page, words.code).waitFor()
    },
  },
  {
    name: 'login-code-wrong',
    async act({ page, zh }) {
      await page.unroute(calls.token)
      const said = zh ? '验证码不正确，请重新输入' : 'The code is wrong. Please type it again.'
      await page.route(calls.token, (route) => route.fulfill({ json: { error_code: 422, error_description: said } }))
      await field(page, words.code).fill('000000')
      await page.keyboard.press('Enter')
      await page.getByText(said).waitFor()
      await page.unrouteAll()
    },
  },
  { name: 'register', act: (eye) => open(eye, '/register') },
  { name: 'register-empty', act: ({ page }) => press(page, /^(注册账号|Register)$/) },
  {
    name: 'register-taken',
    async act(eye) {
      await codeWanted(eye.page)
      await open(eye, '/register')
      await fillRegistration(eye.page)
      await press(eye.page, /^(发送验证码|Send a code)$/)
      await field(eye.page, words.code).fill('123456')
      const said = eye.zh ? '申请次数过多，请 10 分钟后再试' : 'Too many requests. Please try again in 10 minutes.'
      await refuse(eye.page, calls.register, said)
      await press(eye.page, /^(注册账号|Register)$/)
      await eye.page.getByText(said).waitFor()
    },
  },
  {
    name: 'registered',
    async act({ page }) {
      await page.unroute(calls.register)
      await answer(page, calls.register, true)
      await press(page, /^(注册账号|Register)$/)
      await page.getByText(/^(申请已提交|Your request was sent)/).waitFor()
      await page.unrouteAll()
    },
  },
  { name: 'forgotten', act: (eye) => open(eye, '/forgetPassword') },
  { name: 'forgotten-empty', act: ({ page }) => press(page, /^(申请重置密码|Ask for a new password)$/) },
  {
    name: 'forgotten-asked',
    async act({ page }) {
      await answer(page, calls.forgotten, { outcome: 'asked' })
      await field(page, words.user).fill('tester')
      await field(page, words.mobile).fill('13874903311')
      await page.keyboard.press('Enter')
      await page.getByText(/^(已通知管理员|The administrators were told)/).waitFor()
      await page.unrouteAll()
    },
  },
  {
    name: 'forgotten-code',
    async act(eye) {
      await codeWanted(eye.page)
      await open(eye, '/forgetPassword')
      await press(eye.page, /^(设置新密码|Set new password)$/)
    },
  },
  {
    name: 'forgotten-code-sent',
    async act({ page }) {
      await field(page, words.user).fill('cashier')
      await field(page, words.mobile).fill('13874903312')
      await press(page, /^(发送验证码|Send a code)$/)
      await field(page, words.code).fill('123456')
      await field(page, words.newPassword).fill('Anew-password-1')
      await field(page, words.again).fill('Anew-password-1')
    },
  },
  {
    name: 'forgotten-changed',
    async act({ page }) {
      await answer(page, calls.forgotten, { outcome: 'changed' })
      await page.keyboard.press('Enter')
      await page.getByText(/^(密码已更改|The password was changed)/).waitFor()
      await page.unrouteAll()
    },
  },
  { name: 'sso-incomplete', act: (eye) => open(eye, '/sso/login?tenantId=000000') },
  {
    name: 'sso-refused',
    async act({ page, zh, etalon }) {
      const said = zh
        ? '来源系统的签名无效：链接可能已经用过或过期。请回到来源系统重新打开，或在此登录'
        : 'The signature of the other system does not hold: its link was used before, or is too old. Open it there again, or sign in here.'
      await page.route(calls.fromElsewhere, (route) => route.fulfill({ json: { error_code: 400, error_description: said } }))
      const handOver = { tenantId: '000000', username: 'reception', password: 'x', accessKeyId: 'lims', signature: '1.a' }
      await page.goto(`${etalon.workspaceUrl}/sso/login?${new URLSearchParams(handOver)}`)
      await page.getByText(said).waitFor()
      await page.unrouteAll()
    },
  },
  { name: 'api-docs', act: (eye) => eye.page.goto(docsOf(eye, '')).then(() => undefined) },
  { name: 'api-docs-area', act: (eye) => eye.page.goto(docsOf(eye, '/registration')).then(() => undefined) },
  { name: 'api-docs-nothing', act: (eye) => eye.page.goto(`${docsOf(eye, '')}&q=zzz`).then(() => undefined) },
  {
    name: 'sso-coming',
    // The last one of all: its call is never answered.
    async act({ page, etalon }) {
      await page.route(calls.fromElsewhere, () => undefined)
      const handOver = { tenantId: '000000', username: 'reception', password: 'x', accessKeyId: 'lims', signature: '1.a' }
      await page.goto(`${etalon.workspaceUrl}/sso/login?${new URLSearchParams(handOver)}`)
      await page.getByText(/^(正在从其他系统登录|Signing in from)/).waitFor()
    },
  },
]

const docsOf = ({ etalon, zh }: Eye, area: string) => `${etalon.workspaceUrl}/api-docs${area}?lang=${zh ? 'zh' : 'en'}`

const page = (records: readonly unknown[]) => ({
  records,
  total: records.length,
  size: 20,
  current: 1,
  pages: records.length > 0 ? 1 : 0,
})
const asking = (at: number, state: '1' | '2' | '3', knownAs: string) => ({
  id: String(7000 + at),
  account: `ouyang${at}`,
  name: at % 2 === 0 ? '欧阳修远' : '何冰',
  phone: `1397490331${at}`,
  enterpriseName: at % 2 === 0 ? '长沙湘水仪表有限公司' : '中国航发南方工业有限公司株洲计量检测与热工校准中心',
  socialNumber: '91350100M000100Y43',
  enterpriseId: null,
  knownAs,
  phoneProved: at % 2 === 0,
  state,
  reason: state === '3' ? '不是本院客户' : '',
  createTime: '2026-05-04 09:12:00',
})
const sent = (at: number) => ({
  id: String(8000 + at),
  phone: `1387490331${at}`,
  text:
    at % 2 === 0
      ? '【示例计量检测研究院】验证码 384120，5 分钟内有效，请勿告诉他人。'
      : '【示例计量检测研究院】您的注册已通过审核，请用填写的用户名和密码登录。',
  createTime: '2026-05-04 09:12:00',
  provider: at === 2 ? 'aliyun' : 'outbox',
})
const failing = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: { code: 500, success: false, data: null, msg: '' } }))

/** A list that answers as given. */
const listed = (name: string, path: string, call: string, records: readonly unknown[]): Scene => ({
  name,
  async act({ page: seen, etalon }) {
    await seen.unrouteAll()
    await answer(seen, call, page(records))
    await seen.goto(`${etalon.workspaceUrl}${path}`)
    await seen.waitForLoadState('networkidle')
  },
})
const failed = (name: string, path: string, call: string): Scene => ({
  name,
  async act({ page: seen, etalon }) {
    await seen.unrouteAll()
    await failing(seen, call)
    await seen.goto(`${etalon.workspaceUrl}${path}`)
    await visible(seen.getByRole('button', { name: /^(重试|Try again|Retry)$/ })).waitFor()
  },
})

/** Screens of administrators. */
export const atAdministration = by('admin', [
  listed('registrations', '/system/registration/index', calls.registrations, [
    asking(0, '1', ''),
    asking(1, '1', '南方工业'),
    asking(2, '2', '长沙湘水仪表有限公司'),
    asking(3, '3', ''),
  ]),
  {
    name: 'registration-admit',
    act: ({ page: seen }) => press(seen, /^(通过|Admit)$/),
  },
  {
    name: 'registration-refuse',
    async act({ page: seen }) {
      await visible(seen.getByRole('alertdialog').getByRole('button', { name: /^(取消|Cancel)$/ })).click()
      await press(seen, /^(驳回|Refuse)$/)
      await visible(seen.getByRole('alertdialog').getByRole('button', { name: /^(驳回|Refuse)$/ })).click()
    },
  },
  listed('registrations-empty', '/system/registration/index', calls.registrations, []),
  failed('registrations-failed', '/system/registration/index', calls.registrations),
  listed('text-messages', '/system/text-message/index', calls.outbox, [0, 1, 2, 3, 4].map(sent)),
  listed('text-messages-empty', '/system/text-message/index', calls.outbox, []),
  failed('text-messages-failed', '/system/text-message/index', calls.outbox),
])
