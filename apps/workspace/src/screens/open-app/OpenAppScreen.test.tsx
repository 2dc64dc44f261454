import type { Account, OpenApp, Parameter } from '@etalon/api/contract'
import { Toasts } from '@etalon/ui/toast'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { type Heard, InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { tick } from '../../testing/tick.ts'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import { useWorkspace } from '../../workspace/index.ts'
import OpenAppScreen from './OpenAppScreen.tsx'

const clients = '/api/blade-system/client'
const secret = 'Il1O0-secret_of-the_other-system-43-letters'
const account = (id: string, name: string, more: Partial<Account> = {}): Account => ({
  ...{ id, tenantId: '000000', account: `account${id}`, name, realName: name, nameEn: '', phone: '', email: '', roles: [] },
  ...{ roleName: '', deptId: null, deptName: '', enterpriseId: null, enterpriseName: '', status: '1' },
  ...{ passwordChangeRequired: false },
  ...more,
})
const accounts = [account('5', '秦岳', { deptName: '热工室' }), account('6', '贺文舟', { enterpriseName: '湘水仪表' })]
const lims: OpenApp = {
  ...{ id: '17001', version: 3, appId: 'lims', name: '业务系统', accountId: '5', account: 'account5' },
  ...{ accountName: '秦岳', accountNameEn: 'Qin Yue', accountEnabled: true, ssoUrl: 'https://lims.example.com/entry' },
  ...{ createTime: '2026-11-20T01:00:00Z', lastUsedTime: null },
}
const portal: OpenApp = {
  ...{ ...lims, id: '17002', appId: 'portal', name: '城市门户', accountId: '9', account: 'gone', accountName: '离职者' },
  ...{ accountEnabled: false, ssoUrl: '', lastUsedTime: '2026-11-24T03:30:00Z' },
}

interface Institute {
  apps: OpenApp[]
  /** The parameter system.sso; undefined where there is none. */
  sso: string | undefined
  /** Instead of doing what is asked. */
  refuses?: (heard: Heard) => Response | undefined
}
const refusal = (code: number, reason: string, msg: string, field?: string) => {
  const data = { reason, ...(field === undefined ? {} : { fields: [{ path: field, message: msg }] }) }
  return Response.json({ code, success: false, data, msg }, { status: code })
}

/** What stands where the server is. */
const answering =
  (institute: Institute) =>
  (heard: Heard): unknown => {
    const { path, query, body } = heard
    const refused = institute.refuses?.(heard)
    if (refused) return refused
    const paged = (records: readonly unknown[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })
    if (path === '/api/blade-user/page' || path.includes('blade-user')) return paged(accounts)
    if (path === '/api/blade-system/param/list') {
      const other = { id: '2', tenantId: '000000', paramName: '别的', paramKey: 'system.sso.note', remark: '', isDeleted: 0 }
      const set = institute.sso === undefined ? [] : [{ ...other, id: '1', paramKey: 'system.sso', paramValue: institute.sso }]
      return paged([{ ...other, paramValue: '1' }, ...set] satisfies Parameter[])
    }
    if (path === `${clients}/list`)
      return paged(
        institute.apps.filter(({ appId, name }) => appId.includes(query.appId ?? '') && name.includes(query.name ?? '')),
      )
    if (path === `${clients}/submit` || path === `${clients}/reset-secret`) return { id: String(body.id ?? '17003'), secret }
    if (path === `${clients}/update`) return { ...institute.apps.find(({ id }) => id === body.id), ...body }
    if (path === `${clients}/remove`) return true
    return undefined
  }

let opened = 0
let clearToasts = () => {}
function Said() {
  const { toasts } = useWorkspace()
  clearToasts = toasts.clear
  return <Toasts centre={toasts} />
}
const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
const administrator = { id: '7', tenantId: '000000', name: '陈默', roles: ['admin'] }

async function show(institute: Partial<Institute> = {}, language: 'zh' | 'en' = 'zh') {
  opened += 1
  const heard = serve(answering({ apps: [lims, portal], sso: '1', ...institute }))
  writeSession({ tokens, user: administrator, locked: false, mustChangePassword: false })
  onTestFinished(() => {
    removeSession()
    clearToasts()
  })
  const value = '/system/open-app/index'
  await render(
    <InWorkspace path={value} language={language}>
      <div style={{ height: 640, display: 'grid' }}>
        <OpenTab value={{ key: `open-app-${opened}`, value, query: {} }}>
          <OpenAppScreen />
        </OpenTab>
      </div>
      <Said />
    </InWorkspace>,
  )
  return (path: string) =>
    heard.filter((one) => one.path === `${clients}/${path}`).map(({ body, query }) => ({ ...query, ...body }))
}
const dialog = (name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name })
const field = (name: RegExp) => dialog().getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const save = () => dialog().getByRole('button', { name: '保存', exact: true }).click()
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const more = async (name: string, action: string) => {
  await button(`${name} 的更多操作`).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
async function chooseAccount(name: RegExp) {
  // The summary of what is wrong has a button of that name, too.
  await dialog()
    .getByRole('button', { name: /\s代表账号$/ })
    .click()
  await page.getByRole('option', { name }).click()
}

test('[SYS-2] each system is told with whom it acts for, where one goes on there, and when it last asked; one whose account is closed says so', async () => {
  await show()
  await expect
    .element(row('lims'))
    .toMatchTextContent(/业务系统.*秦岳.*https:\/\/lims\.example\.com\/entry.*2026-11-20 09:00.*尚未请求/)
  await expect.element(row('portal')).toMatchTextContent(/城市门户.*离职者.*账号已停用.*未设置.*2026-11-24 11:30/)
  await expect.element(page.getByText(/没有启用单点登录/)).not.toBeInTheDocument()
  await page.getByRole('columnheader', { name: '标识' }).click()
  await page.getByRole('columnheader', { name: '标识' }).click()
  await expect.poll(() => page.getByRole('row').elements()[1]?.textContent).toContain('portal')
})

test.each([
  ['is off', '0', '/system/parameter/index?search=%7B%22paramKey%22%3A%22system.sso%22%7D'],
  ['was never decided', undefined, '/system/parameter/index'],
])('[SES-11] where signing in from other systems %s, the list says so, and leads to the parameters', async (_how, sso, place) => {
  await show({ sso, apps: [] })
  await expect.element(page.getByText(/没有启用单点登录.*接受从其他系统带入的登录/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '参数设置' })).toHaveAttribute('href', place)
  await expect.element(page.getByText('还没有外部系统')).toBeVisible()
  await expect.element(page.getByText(/凭密钥取令牌查询报告/)).toBeVisible()
})

test('[SYS-2][SEC-3] a system is admitted by a form that says what is wrong where it is, and its secret is told once', async () => {
  let isTaken = true
  const asked = await show({
    refuses: ({ path }) =>
      isTaken && path === `${clients}/submit` ? refusal(409, 'open.taken', '已有应用 hr-2', 'appId') : undefined,
  })
  const begins = button('接入系统')
  await begins.click()
  await field(/^标识/).fill('hr 2')
  await field(/^单点登录地址/).fill('hr.example.com')
  await save()
  await expect.element(field(/^标识/)).toHaveAccessibleDescription(/3 至 56 个字符/)
  await expect.element(field(/^名称/)).toHaveAccessibleDescription(/请填写名称/)
  await expect.element(field(/^单点登录地址/)).toHaveAccessibleDescription(/http:\/\/ 或 https:\/\/ 开头/)
  expect(asked('submit')).toEqual([])
  await field(/^标识/).fill('hr-2')
  await field(/^名称/).fill('人事系统')
  await chooseAccount(/贺文舟/)
  await field(/^单点登录地址/).fill('')
  await save()
  await expect.element(field(/^标识/)).toHaveAccessibleDescription(/已有应用 hr-2/)
  await expect.element(field(/^名称/)).toHaveValue('人事系统')
  isTaken = false
  await field(/^标识/).fill('hr-3')
  await save()

  const told = dialog('「hr-3」的密钥')
  await expect.element(told).toBeVisible()
  expect(asked('submit').at(-1)).toEqual({ appId: 'hr-3', name: '人事系统', accountId: '6' })
  await expect.element(told.getByText(secret, { exact: true })).toBeVisible()
  await expect.element(told.getByText(/只显示这一次/)).toBeVisible()
  expect(page.getByText('外部系统「hr-3」已保存').elements()).toEqual([])
  await expect.element(told.getByRole('link', { name: /如何用密钥签名/ })).toHaveAttribute('href', '/api-docs/open')
  // The keyboard begins at copying it; neither Escape nor a press beside it loses it.
  await expect.element(told.getByRole('button', { name: '复制密钥' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  const { right, bottom } = told.element().getBoundingClientRect()
  document
    .elementFromPoint(Math.min(right + 40, innerWidth - 2), bottom + 20)
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(told).toBeVisible()
  await expect.element(told.getByText(secret, { exact: true })).toBeVisible()
  const box = told.getByText(secret, { exact: true }).element()
  expect(getComputedStyle(box).fontFamily).toContain('mono')
  expect([box.scrollWidth <= box.clientWidth, box.scrollHeight <= box.clientHeight]).toEqual([true, true])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(secret)

  await told.getByRole('button', { name: '我已记下' }).click()
  await expect.element(told).not.toBeInTheDocument()
  expect(document.body.textContent).not.toContain(secret)
  await expect.element(begins).toHaveFocus()
})

test('[SYS-2][FLOW-3] a system is changed by the version that was seen, and its name for programs stays', async () => {
  const asked = await show({
    refuses: ({ path, body }) =>
      path === `${clients}/update` && body.name === '旧' ? refusal(409, 'edited-meanwhile', '「lims」已被别人修改') : undefined,
  })
  await row('lims').getByRole('button', { name: '编辑' }).click()
  await expect.element(field(/^标识/)).toHaveAttribute('readonly')
  await expect.element(dialog().getByRole('button', { name: /代表账号/ })).toMatchTextContent(/秦岳/)
  await field(/^名称/).fill('旧')
  await save()
  await expect.element(dialog().getByText('「lims」已被别人修改').first()).toBeVisible()
  await field(/^名称/).fill('新名称')
  await field(/^单点登录地址/).fill('')
  await save()
  await expect.element(page.getByText('外部系统「lims」已保存')).toBeVisible()
  expect(asked('update').at(-1)).toEqual({ id: '17001', version: 3, name: '新名称', accountId: '5', ssoUrl: '' })
})

test('[SYS-2] a closed account that a system acts for stays chosen in its form', async () => {
  const asked = await show()
  await row('portal').getByRole('button', { name: '编辑' }).click()
  await expect.element(dialog().getByRole('button', { name: /代表账号/ })).toMatchTextContent(/离职者/)
  await field(/^名称/).fill('门户')
  await save()
  await expect.element(page.getByText('外部系统「portal」已保存')).toBeVisible()
  expect(asked('update')).toEqual([{ id: '17002', version: 3, name: '门户', accountId: '9', ssoUrl: '' }])
})

test('[SEC-3] before a secret is renewed it is asked, with what stops; the new one is told once, and can be copied', async () => {
  const asked = await show()
  await more('lims', '更换密钥')
  const question = page.getByRole('alertdialog', { name: '更换「lims」的密钥？' })
  await expect.element(question).toMatchTextContent(/旧密钥立即失效.*令牌同时失效/)
  await question.getByRole('button', { name: '取消' }).click()
  expect(asked('reset-secret')).toEqual([])
  await more('lims', '更换密钥')
  await question.getByRole('button', { name: '更换密钥' }).click()
  const told = dialog('「lims」的密钥')
  await expect.element(told.getByText(secret, { exact: true })).toBeVisible()
  expect(page.getByRole('region', { name: '消息提示' }).elements()).toEqual([])
  expect(asked('reset-secret')).toEqual([{ id: '17001', version: 3 }])
  let copied = ''
  const { writeText } = navigator.clipboard
  navigator.clipboard.writeText = async (text) => {
    copied = text
  }
  onTestFinished(() => {
    navigator.clipboard.writeText = writeText
  })
  await expect.element(told.getByRole('button', { name: '复制密钥' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(told.getByRole('status')).toHaveTextContent('密钥已复制')
  expect(copied).toBe(secret)
  // Nothing of it is said over what has to be copied, not for a moment either.
  expect(page.getByRole('region', { name: '消息提示' }).elements()).toEqual([])
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  await userEvent.keyboard('{Enter}')
  await expect.element(told.getByRole('status')).toHaveTextContent('浏览器不允许复制，请选中文字复制')
  await told.getByRole('button', { name: '我已记下' }).click()
  await expect.element(button('lims 的更多操作')).toHaveFocus()
})

test('[SYS-2] before systems are removed it is asked, with what stops, of one and of many', async () => {
  const asked = await show()
  await more('portal', '删除')
  const question = page.getByRole('alertdialog', { name: '删除「portal」？' })
  await expect.element(question).toMatchTextContent(/立即被拒绝.*令牌同时失效.*单点登录地址一并删除/)
  await question.getByRole('button', { name: '删除' }).click()
  await expect.element(page.getByText('「portal」已删除')).toBeVisible()
  expect(asked('remove')).toEqual([{ ids: '17002' }])
  await tick(page.getByRole('checkbox', { name: '全选' }))
  await page.getByRole('button', { name: '删除', exact: true }).click()
  const many = page.getByRole('alertdialog', { name: '删除选中的 2 条？' })
  await expect.element(many).toMatchTextContent(/它们立即被拒绝/)
  await many.getByRole('button', { name: '删除' }).click()
  await expect.element(dialog('删除的结果').getByRole('status')).toHaveTextContent('2 条全部完成')
  expect(asked('remove').slice(1)).toEqual([{ ids: '17001' }, { ids: '17002' }])
})

test('[I18N-1] in English it is all said in English, people by their English names', async () => {
  await show({ sso: undefined }, 'en')
  await expect.element(row('lims')).toMatchTextContent(/Qin Yue.*Never/)
  await expect.element(page.getByText(/does not take sign-ins/)).toBeVisible()
  await button('Admit a system').click()
  await expect.element(field(/^App id/)).toHaveFocus()
})
