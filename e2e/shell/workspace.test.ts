import { contract } from '@etalon/api/contract'
import type { BrowserContext, Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })

const enter = (account?: string) => product.enter(account)
const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]))
const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开页面' }).getByRole('tab')

test('[NAV-3] without a token every address leads to /login; with one /login leads home', async () => {
  const page = await (await product.browser.newContext()).newPage()
  for (const path of ['/', '/wel/index', '/order/order-list/index', '/nothing/here']) {
    await page.goto(`${product.workspaceUrl}${path}`)
    await expect(page).toHaveURL(/\/login$/)
  }
  await page.context().close()
  const person = await enter()
  await person.page.goto(`${product.workspaceUrl}/login`)
  await expect(person.page).toHaveURL(/\/wel\/index$/)
  await person.leave()
})

test('[NAV-2] / and unknown paths lead to /wel/index; a leaf answers at its own path and at path/index', async () => {
  const { page, leave } = await enter()
  for (const path of ['/', '/unknown/path']) {
    await page.goto(`${product.workspaceUrl}${path}`)
    await expect(page).toHaveURL(/\/wel\/index$/)
  }
  for (const path of ['/order/order-list', '/order/order-list/index']) {
    await page.goto(`${product.workspaceUrl}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: '委托单' })).toBeVisible()
  }
  await expect(page).toHaveTitle('委托单 - 计量自助服务平台')
  await leave()
})

test('[NAV-10] /404, /403 and /500 say what happened, to guests too, and lead home or back', async () => {
  const { page, leave } = await enter()
  await page.goto(`${product.workspaceUrl}/order/order-list`)
  await expect(page.getByRole('heading', { level: 1, name: '委托单' })).toBeVisible()
  for (const [path, title] of [
    ['/404', '没有这个页面'],
    ['/403', '没有打开这个页面的权限'],
    ['/500', '页面出错了'],
  ] as const) {
    await page.goto(`${product.workspaceUrl}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} - 计量自助服务平台`)
    await page.getByRole('button', { name: '返回上一页' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '委托单' })).toBeVisible()
  }
  await page.goto(`${product.workspaceUrl}/404`)
  await page.getByRole('button', { name: '回到首页' }).click()
  await expect(page).toHaveURL(/\/wel\/index$/)
  await leave()
  const guest = await (await product.browser.newContext()).newPage()
  await guest.goto(`${product.workspaceUrl}/404`)
  await expect(guest.getByRole('heading', { level: 1, name: '没有这个页面' })).toBeVisible()
  await guest.getByRole('button', { name: '回到首页' }).click()
  await expect(guest).toHaveURL(/\/login$/)
  await guest.context().close()
})

test('[SES-3] the access token is in x-access-token, the refresh token in x-refresh-token, which no script can read', async () => {
  const { page, leave } = await enter()
  const cookies = await cookiesOf(page.context())
  same(cookies['x-access-token']).toMatchObject({ httpOnly: false, sameSite: 'Strict', path: '/', expires: -1 })
  same(cookies['x-refresh-token']).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/blade-auth' })
  same(await page.evaluate(() => document.cookie)).not.toContain('x-refresh-token')
  await page.reload()
  await expect(tabs(page)).toHaveCount(1)
  await leave()
})

test('[SES-2] what is missing to sign in is named and led to; a wrong password says so, and nobody is signed in', async () => {
  const page = await (await product.browser.newContext({ locale: 'zh-CN' })).newPage()
  await page.goto(`${product.workspaceUrl}/login`)
  const [name, password] = [page.getByRole('textbox', { name: '用户名' }), page.getByRole('textbox', { name: '密码' })]
  const send = () => page.getByRole('button', { name: '登录', exact: true }).click()
  await send()
  await expect(page.getByText('请输入用户名')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('cashier')
  await send()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/请输入密码/)
  await password.fill('wrong')
  await send()
  await expect(page.getByText('用户名或密码不正确')).toBeVisible()
  same((await cookiesOf(page.context()))['x-access-token']).toBeUndefined()
  await page.context().close()
})

test('[TAB-1][TAB-2][TAB-3][TAB-4] navigation adds tabs once; home stays; closing the active tab opens the previous one', async () => {
  const { page, open, leave } = await enter()
  await expect(tabs(page)).toHaveText(['首页'])
  await open('业务受理', '委托单')
  await open('业务受理', '样品管理')
  await open('业务受理', '委托单')
  await expect(tabs(page)).toHaveText(['首页', '委托登记', '委托单', '样品管理'])
  // The top menu leads to its first leaf, so that is a tab as well.
  await page.getByRole('link', { name: /^WT/ }).filter({ visible: true }).first().click()
  await expect(tabs(page).nth(4)).toHaveText(/^委托单详情-\d+$/)
  await tabs(page).nth(4).focus()
  await page.keyboard.press('Delete')
  await expect(tabs(page)).toHaveText(['首页', '委托登记', '委托单', '样品管理'])
  await expect(page.getByRole('heading', { level: 1, name: '样品管理' })).toBeVisible()
  await tabs(page).first().focus()
  await page.keyboard.press('Delete')
  await expect(tabs(page).first()).toHaveText('首页')
  await page.reload()
  await expect(tabs(page)).toHaveText(['首页', '委托登记', '委托单', '样品管理'])
  await leave()
})

test('[SES-6] signing out asks 退出系统, 是否继续?, then clears token, menu, tabs and user', async () => {
  const { page, open } = await enter()
  await open('业务受理', '委托单')
  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出系统' }).click()
  await expect(page.getByText('退出系统, 是否继续?')).toBeVisible()
  await page.getByRole('button', { name: '取消', exact: true }).click()
  await expect(tabs(page)).toHaveText(['首页', '委托登记', '委托单'])
  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出系统' }).click()
  await page.getByRole('button', { name: '退出系统', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  const cookies = await cookiesOf(page.context())
  same(cookies['x-access-token']?.value ?? '').toBe('')
  same(cookies['x-refresh-token']?.value ?? '').toBe('')
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /session|tabs/.test(key) && (localStorage.getItem(key) ?? '').includes('order')),
  )
  same(kept).toEqual([])
  await page.context().close()
})

test('[SES-9] a session that ends in the middle of a form leads to /login, and back to the form with every word', async () => {
  const { page, open } = await enter()
  await open('业务受理', '委托登记')
  await page.getByRole('textbox', { name: '姓名' }).fill('贺文舟')
  await page.getByRole('textbox', { name: '备注' }).fill('易碎，请轻放')
  // The server ends the session: neither token is good any more.
  await page.context().clearCookies({ name: 'x-refresh-token' })
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page keeps its token there
    document.cookie = 'x-access-token=gone; Path=/; SameSite=Strict'
  })
  await page.route('**/api/crm/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'blade-auth': `bearer ${'x'.repeat(43)}` } }),
  )
  await page.getByRole('combobox', { name: '委托单位' }).click()
  await page.keyboard.type('星麓')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('登录已失效')).toBeVisible()
  await page.unroute('**/api/crm/**')
  await page.getByRole('textbox', { name: '用户名' }).fill('reception')
  await page.getByRole('textbox', { name: '密码' }).fill('Etalon-demo-1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order\/order-registration\/index$/)
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('贺文舟')
  await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('易碎，请轻放')
  await page.context().close()
})

test('[SRCH-6] Enter that ends Chinese input neither searches nor submits', async () => {
  const { page, open, leave } = await enter()
  await open('业务受理', '委托单')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/order/page')) asked.push(request.postData() ?? '')
  })
  const box = page.getByRole('search').getByRole('textbox', { name: '委托单位' })
  await box.focus()
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'changsha', selectionStart: 8, selectionEnd: 8 })
  await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 })
  await input.send('Input.insertText', { text: '长沙' })
  await page.waitForTimeout(300)
  same(asked).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => asked.length).toBe(1)
  same(asked[0]).toContain('长沙')
  await leave()
})

test('[SRV-4] a save whose answer the network did not carry keeps every word; the form finds out what came of it, and there is one order', async () => {
  const { page, open, leave } = await enter()
  await open('业务受理', '委托登记')
  await page.getByRole('combobox', { name: '委托单位' }).click()
  await page.keyboard.type('星麓')
  await expect(page.getByRole('option', { name: /长沙星麓/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '从单位器具选取' }).click()
  await page.getByRole('dialog', { name: '单位器具' }).locator('label').first().click()
  await page.getByRole('button', { name: '选取 1 件' }).click()
  const remark = `断网 ${Date.now()}`
  await page.getByRole('textbox', { name: '备注' }).fill(remark)
  // The request reaches the server, its answer does not come back.
  await page.route('**/order/submit', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('网络没有连上')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue(remark)
  // The form may be asking already what came of it: that question goes unanswered, too, and the next one does not.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Nobody has to press again: the form asks what came of it.
  await expect(page.getByRole('heading', { level: 1, name: /^委托单 WT/ })).toBeVisible()
  await open('业务受理', '委托单')
  const answer = await page.evaluate(async () => {
    const token = /x-access-token=([^;]+)/.exec(document.cookie)?.[1]
    const body = { current: 1, size: 50, searchType: 'N', searchParam: { filter: '{"createStaffName":"周岚"}' } }
    const response = await fetch('/api/hm-metrology/order/page', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Blade-Auth': `bearer ${token}` },
      body: JSON.stringify(body),
    })
    const { data } = await response.json()
    return await Promise.all(
      data.records.map(async ({ id }: { id: string }) => {
        const detail = await fetch(`/api/hm-metrology/order/detail?id=${id}`, { headers: { 'Blade-Auth': `bearer ${token}` } })
        return (await detail.json()).data.remark
      }),
    )
  })
  same(answer.filter((one) => one === remark)).toHaveLength(1)
  await leave()
})

test('[SHELL-2][SHELL-3] a screen is found in the top bar by its initials, and on a phone in the side bar', async () => {
  const { page, leave } = await enter()
  const search = page.getByRole('combobox', { name: '搜索功能' })
  await search.click()
  await page.keyboard.type('wtdj')
  await expect(page.getByRole('option', { name: /委托登记/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '委托登记' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(search).toHaveCount(0)
  await page.getByRole('button', { name: '展开侧边菜单' }).click()
  await search.click()
  await page.keyboard.type('委托单')
  await page.getByRole('option', { name: /委托单/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '委托单' })).toBeVisible()
  await expect(search).toHaveCount(0)
  await leave()
})

test('[THEME-1][THEME-3] theme, colour and density are chosen in the top bar, hold at once in every tab, and are kept across visits', async () => {
  const { page, leave } = await enter()
  const root = page.locator('html')
  const other = await page.context().newPage()
  await other.goto(`${product.workspaceUrl}/wel/index`)
  const fill = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--etalon-brand-fill'))
  const usual = await fill()
  await page.getByRole('button', { name: '外观设置' }).click()
  const panel = page.getByRole('dialog', { name: '外观设置' })
  await panel.getByText('Hey', { exact: true }).click()
  await panel.getByRole('option').nth(4).click()
  await panel.getByRole('radio', { name: '宽松' }).click({ force: true })
  await expect(root).toHaveAttribute('data-theme', 'hey')
  await expect(root).toHaveAttribute('data-colour', '#be123c')
  same(await fill()).not.toBe(usual)
  for (const name of ['data-theme', 'data-colour', 'data-density'])
    await expect(other.locator('html')).toHaveAttribute(name, (await root.getAttribute(name)) ?? '')
  await page.reload()
  await expect(root).toHaveAttribute('data-colour', '#be123c')
  await expect(root).toHaveAttribute('data-density', 'comfortable')
  await page.getByRole('button', { name: '外观设置' }).click()
  await panel.getByRole('button', { name: '恢复默认外观' }).click()
  await expect(root).toHaveAttribute('data-theme', 'default')
  same(await fill()).toBe(usual)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '外观设置' })).toBeFocused()
  await leave()
})

test('[REG-1] on a phone the registration is one page to its end; a kind is found by its model, and what is typed makes room for itself', async () => {
  const { page, leave } = await enter()
  await page.goto(`${product.workspaceUrl}/order/order-registration/index`)
  const form = page.getByRole('form', { name: '委托登记' })
  await page.getByRole('combobox', { name: '添加器具' }).click()
  await page.getByRole('combobox', { name: '添加器具' }).pressSequentially('pt100')
  await page.getByRole('option', { name: /铂热电阻/ }).click()
  const maker = page.getByRole('textbox', { name: '制造单位，第 1 行' })
  await maker.fill('湘江仪器仪表制造股份有限公司')
  const hidden = () => maker.evaluate((input) => input.scrollWidth - input.clientWidth)
  same(await hidden()).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  same(await hidden()).toBe(0)
  same(await form.evaluate((one) => [one.clientHeight > 844, one.scrollHeight - one.clientHeight])).toEqual([true, 0])
  await leave()
})

test('[REG-2] of two pages that edit one draft a person says which counts, and sees the question on a phone, too; nothing is stored over', async () => {
  const { page, leave } = await enter()
  const other = await page.context().newPage()
  const remark = (one: Page) => one.getByRole('textbox', { name: '备注' })
  for (const one of [page, other]) {
    await one.setViewportSize({ width: 390, height: 844 })
    await one.goto(`${product.workspaceUrl}/order/order-registration/index`)
    // A form that comes later begins with what the other page has kept by then.
    await expect(remark(one)).toBeVisible()
  }
  const question = (one: Page) => one.getByText(/^另一个页面/)
  const answer = (one: Page, name: string) => one.getByRole('button', { name, exact: true }).click()
  await remark(page).fill('窗口一写的')
  await expect(page.getByText('已自动保存在本机')).toBeAttached()
  // Far below the top of the form.
  await remark(other).fill('窗口二写的')
  await expect(question(other)).toHaveText('另一个页面也在编辑这份草稿。')
  await expect(question(other)).toBeInViewport()
  await expect(remark(other)).toBeInViewport()
  await answer(other, '保留这里的')
  await expect(other.getByText('已自动保存在本机')).toBeAttached()
  await remark(page).fill('窗口一又写的')
  await answer(page, '采用那边的')
  await expect(remark(page)).toHaveValue('窗口二写的')
  await answer(page, '放弃')
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃', exact: true }).click()
  await expect(remark(page)).toHaveValue('')
  await remark(other).fill('窗口二还在写')
  await expect(question(other)).toHaveText('另一个页面已经提交或放弃了这份草稿。')
  await answer(other, '保留这里的')
  await expect(other.getByText('已自动保存在本机')).toBeAttached()
  await page.reload()
  await expect(remark(page)).toHaveValue('窗口二还在写')
  await answer(page, '放弃')
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃', exact: true }).click()
  await remark(other).fill('窗口二最后一次')
  await answer(other, '重新开始')
  await expect(remark(other)).toHaveValue('')
  await leave()
})

test('[A11Y-1] on a phone what is pointed at or open above the sign-in stays white on the picture', async () => {
  const context = await product.browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(`${product.workspaceUrl}/login`)
  const language = page.getByRole('button', { name: 'English', exact: true })
  const scheme = page.getByRole('button', { name: '明暗', exact: true })
  await language.hover()
  for (const tool of [language, scheme]) {
    if (tool === scheme) await scheme.click()
    // Colours pass into each other: what counts is where they come to rest.
    await tool.evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)))
    await expect(tool).toHaveCSS('color', 'rgb(234, 243, 255)')
    // A film over the blue, not a sheet before it.
    await expect(tool).toHaveCSS('background-color', /^rgba\(.*, 0\.[0-3]\d*\)$/)
  }
  await context.close()
})

test('[PERM-1] a button that is given to others is absent and its call refused; given back, it is there again', async () => {
  const admin = await clientOf(product.workspaceUrl, 'admin')
  const { page, open, leave } = await enter('reception')
  await open('业务受理', '单位档案')
  const add = page.getByRole('link', { name: '新增单位' })
  await expect(add).toBeVisible()
  const row = await admin.send(contract.menu.submit, {
    body: { code: 'enterprise-submit', name: '写单位档案', path: '', category: 2, roles: ['admin'] },
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '单位档案' })).toBeVisible()
  await expect(add).toHaveCount(0)
  await admin.send(contract.menu.remove, { query: { ids: row.id } })
  await page.reload()
  await expect(add).toBeVisible()
  await leave()
})
