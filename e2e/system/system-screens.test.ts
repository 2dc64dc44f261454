import { contract } from '@etalon/api/contract'
import { expect as same, test } from 'vitest'
import { expectSoundInEachLook } from '../accessibility/every-look.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { button, field, more, save, says, undo } from '../support/resource-hands.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })

const system = '系统管理'
test('[SYS-2] a parameter is made, refused where its key is taken, changed, deleted and brought back', async () => {
  const { page, open, row, agree, leave } = await product.enter('admin')
  await open(system, '参数设置')
  await button(page, '新增参数').click()
  await save(page)
  await says(page, /请填写参数名称/)
  await field(page, /^参数名称/).fill('前台电话')
  await field(page, /^参数键/).fill('view phone')
  await field(page, /^参数值/).fill('0731-84321234')
  await save(page)
  await says(page, /由字母、数字、点、横线和下划线组成/)
  await field(page, /^参数键/).fill('view.phone')
  await save(page)
  await expect(row('前台电话')).toContainText('view.phone')

  await button(page, '新增参数').click()
  await field(page, /^参数名称/).fill('又一个')
  await field(page, /^参数键/).fill('view.phone')
  await save(page)
  await expect(field(page, /^参数键/)).toBeFocused()
  await expect(field(page, /^参数键/)).toHaveAccessibleDescription(/已有参数「view\.phone」/)
  await expect(field(page, /^参数名称/)).toHaveValue('又一个')
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click()

  await row('前台电话').getByRole('button', { name: '编辑' }).click()
  await field(page, /^参数值/).fill('0731-84321235')
  await page.keyboard.press('Control+Enter')
  await save(page)
  await expect(row('前台电话')).toContainText('0731-84321235')
  await more(page, '前台电话', '删除')
  await agree('删除')
  await expect(row('前台电话')).toHaveCount(0)
  await undo(page)
  await expect(row('前台电话')).toContainText('0731-84321235')

  // What programs read is chosen, not spelt.
  await button(page, '新增参数').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /设置什么/ }).click()
  await page.getByRole('option', { name: /接受从其他系统带入的登录/ }).click()
  await says(page, /签名用它的密钥核对。没有设置时：否。/)
  await expect(field(page, /^参数键/)).toHaveCount(0)
  await save(page)
  await says(page, /请填写参数值/)
  await dialog.getByRole('button', { name: / 参数值$/ }).click()
  await page.getByRole('option', { name: '是', exact: true }).click()
  await save(page)
  await expect(row('system.sso')).toContainText('接受从其他系统带入的登录')
  await expect(row('system.sso')).toContainText('是')
  await button(page, '新增参数').click()
  await dialog.getByRole('button', { name: /设置什么/ }).click()
  await page.getByRole('option', { name: /接口日志保留天数/ }).click()
  await field(page, /^参数值/).fill('400')
  await save(page)
  await says(page, /填 1 到 365 的整数/)
  await leave()
})

test('[PERM-1] who is no administrator is neither offered the screens of the system nor shown them, and the server refuses', async () => {
  const { page, leave } = await product.enter('reception')
  await withAxe(page)
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: system })).toHaveCount(0)
  for (const path of [
    'user',
    'role',
    'department',
    'menu',
    'dictionary',
    'parameter',
    'notice',
    'material',
    'symbol',
    'client-log',
    'tenant',
    'group',
    'message-template',
  ]) {
    await page.goto(`${product.workspaceUrl}/system/${path}/index`)
    await says(page, '您没有查看此页面的权限')
    // It lies over the page for a moment, outside of its parts.
    await expect(page.getByText('加载中……').first()).toBeHidden()
    same(await axeFaults(page), path).toEqual([])
  }
  await leave()
  const reception = await clientOf(product.workspaceUrl, 'reception')
  await same(reception.send(contract.account.page, { query: {} })).rejects.toMatchObject({ code: 403 })
  await same(
    reception.send(contract.parameter.submit, { body: { paramName: 'x', paramKey: 'x', paramValue: 'x' } }),
  ).rejects.toMatchObject({ code: 403 })
})

test('[DICT-1][SYS-2] a key without a label is marked; the administrator fills it in, and takes it back', async () => {
  const { page, open, row, agree, leave } = await product.enter('admin')
  await open(system, '数据字典')
  await expect(page.getByText('请先选择一项')).toBeVisible()
  await page.getByRole('textbox', { name: '筛选', exact: true }).fill('TRACE_TYPE')
  await page.getByRole('treegrid').filter({ visible: true }).getByText('TRACE_TYPE').click()
  const entries = page.getByRole('grid').filter({ visible: true }).getByRole('row')
  const first = entries.filter({ hasText: '未给出名称' }).first()
  await expect(first).toBeVisible()
  await first.getByRole('button', { name: '编辑' }).click()
  await expect(field(page, /^键/)).toHaveAttribute('readonly')
  await field(page, /^中文名称/).fill('送检')
  await save(page)
  await says(page, /请填写英文名称/)
  await field(page, /^英文名称/).fill('Sent out')
  await save(page)
  await expect(row('送检')).toContainText('Sent out')
  await more(page, '1', '清除名称')
  await agree('清除名称')
  await expect(row('送检')).toHaveCount(0)
  await undo(page)
  await expect(row('送检')).toContainText('Sent out')
  await leave()
})

test('[SYS-1] a user is opened with a password that is told once, closed with others, each with what came of it, and brought back', async () => {
  const { page, open, row, agree, leave } = await product.enter('admin')
  await open(system, '用户管理')
  await button(page, '新增用户').click()
  await field(page, /^用户名/).fill('newcomer')
  await field(page, /^姓名/).fill('新同事')
  await field(page, /^手机号/).fill('123')
  await page.getByRole('dialog').getByRole('combobox', { name: /^角色/ }).fill('受理')
  await page.getByRole('option', { name: '受理员' }).click()
  await page.keyboard.press('Escape')
  await save(page)
  await says(page, '请输入正确的手机号')
  await field(page, /^手机号/).fill('13874903399')
  await save(page)
  const password = await field(page, /^密码/).inputValue()
  same(password.length).toBeGreaterThan(9)
  await button(page, '我已记下').click()
  await expect(row('newcomer')).toContainText('受理员')

  const other = await product.browser.newPage()
  await other.goto(`${product.workspaceUrl}/login`)
  await other.getByRole('textbox', { name: /^用户名/ }).fill('newcomer')
  await other.getByRole('textbox', { name: /^密码/ }).fill(password)
  await other.keyboard.press('Enter')
  await expect(other.getByText(/请.*(修改|更改|设置).*密码|密码.*须.*改/).first()).toBeVisible()
  await other.close()

  await row('newcomer').getByRole('checkbox').click({ force: true })
  await row('系统管理员').filter({ hasText: 'admin' }).getByRole('checkbox').click({ force: true })
  await button(page, '停用').click()
  await agree('停用')
  const report = page.getByRole('dialog', { name: '停用的结果' })
  await expect(report).toContainText('1 条完成，1 条没有完成')
  await expect(report.getByRole('listitem').filter({ hasText: '新同事' })).toContainText('完成')
  await report.getByRole('button', { name: '关闭' }).last().click()
  await expect(row('newcomer')).toContainText('停用')
  await undo(page)
  await expect(row('newcomer')).toContainText('启用')
  await leave()
})

test('[NAV-1][SYS-1] the message about a forgotten password leads to the account of whoever forgot it', async () => {
  const { page, row, agree, leave } = await product.enter('admin')
  await page.goto(`${product.workspaceUrl}/system/user?account=tester`)
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible()
  await expect(row('tester').first()).toBeVisible()
  await expect(row('reception')).toHaveCount(0)
  const name = (await row('tester').first().getByRole('gridcell').allTextContents())[3] ?? ''
  await more(page, name, '重置密码')
  await agree('重置密码')
  await expect(field(page, /^密码/)).not.toHaveValue('')
  await button(page, '我已记下').click()
  await leave()
})

test('[SYS-1][PERM-3] a role is made of built-in ones, opens menus by the matrix, and goes while nobody has it', async () => {
  const { page, open, row, agree, leave } = await product.enter('admin')
  await open(system, '角色管理')
  await button(page, '新增角色').click()
  await field(page, /^角色名称/).fill('室主任')
  await field(page, /^角色编码/).fill('director')
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^包含的内置角色/ })
    .fill('调度')
  await page.getByRole('option', { name: '调度员' }).click()
  await page.keyboard.press('Escape')
  await save(page)
  await expect(row('director')).toContainText('调度员')
  await button(page, '权限矩阵').click()
  const matrix = page.getByRole('dialog', { name: '权限矩阵' })
  await matrix.getByRole('searchbox', { name: '查找菜单' }).fill('任务调度')
  await matrix.getByRole('checkbox', { name: '室主任：任务调度' }).click({ force: true })
  await matrix.getByRole('searchbox', { name: '查找菜单' }).fill('')
  await expect(matrix.getByRole('checkbox', { name: '室主任：检测管理' })).toBeChecked()
  await expect(matrix).toContainText('2 处修改尚未保存')
  await matrix.getByRole('button', { name: '保存', exact: true }).click()
  await says(page, /权限已保存/)
  const admin = await clientOf(product.workspaceUrl, 'admin')
  const opened = await admin.send(contract.role.menus, { query: { roleAlias: 'director' } })
  same(opened.map(({ code }) => code)).toEqual(['dispatch', 'testing'])
  await more(page, '室主任', '删除')
  await agree('删除')
  await expect(row('director')).toHaveCount(0)
  await leave()
})

test('[SYS-1] departments and menus stand beneath each other; what is used stays, and what is deleted comes back', async () => {
  const { page, open, row, agree, leave } = await product.enter('admin')
  await open(system, '部门管理')
  await button(page, '新增部门').click()
  await field(page, /^部门名称/).fill('质量部')
  await save(page)
  await expect(row('质量部').last()).toBeVisible()
  await more(page, '质量部', '删除')
  await agree('删除')
  await says(page, /「质量部」已删除/)
  await undo(page)
  await expect(page.getByRole('grid').filter({ visible: true }).getByText('质量部')).toBeVisible()

  await open(system, '菜单管理')
  await button(page, '新增菜单').click()
  await field(page, /^名称/).fill('质量管理')
  await field(page, /^编码/).fill('quality')
  await field(page, /^路径/).fill('quality')
  await save(page)
  await says(page, '请填写以 / 开头的路径，或 http(s) 开头的地址')
  await field(page, /^路径/).fill('/quality')
  await save(page)
  await expect(page.getByRole('grid').filter({ visible: true }).getByText('质量管理')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '质量管理' })).toBeVisible()
  // With one entry more those that follow have no room in the bar.
  const admin = await clientOf(product.workspaceUrl, 'admin')
  const made = (await admin.send(contract.menu.list, { query: {} })).find(({ code }) => code === 'quality')
  await admin.send(contract.menu.remove, { query: { ids: made?.id ?? '' } })
  await leave()
})

test('[SYS-1] in the tree a department is put beneath another by keys and by dragging, and back by undo', async () => {
  const { page, open, leave } = await product.enter('admin')
  await open(system, '部门管理')
  const inTree = (name: string) => page.getByRole('treegrid').filter({ visible: true }).getByRole('row', { name, exact: true })
  await inTree('热工室').click()
  await page.keyboard.press('Alt+ArrowRight')
  await says(page, '「热工室」已移动')
  await expect(inTree('热工室')).toHaveAttribute('aria-level', '2')
  const admin = await clientOf(product.workspaceUrl, 'admin')
  const tops = async () => (await admin.send(contract.department.list, { query: {} })).map(({ deptName }) => deptName)
  same(await tops()).not.toContain('热工室')
  await undo(page)
  await says(page, '「热工室」已恢复')
  await expect(inTree('热工室')).toHaveAttribute('aria-level', '1')
  const before = await tops()
  same(before.indexOf('热工室')).toBe(before.indexOf('力学室') + 1)
  await inTree('长度室').dragTo(inTree('力学室'))
  await says(page, '「长度室」已移动')
  await expect.poll(tops).not.toContain('长度室')
  await leave()
})

test('[SYS-4] a notice waits for its time, a file is offered to download, a symbol comes to the keyboard', async () => {
  const { page, open, row, agree, leave } = await product.enter('admin')
  await open(system, '通知公告')
  await button(page, '新增公告').click()
  await field(page, /^标题/).fill('国庆值班')
  await field(page, /^内容/).fill('前台照常收样。')
  await save(page)
  await expect(row('国庆值班')).toContainText('已发布')

  await open(system, '资料管理')
  await button(page, '新增资料').click()
  await field(page, /^资料名称/).fill('委托须知')
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: '须知.txt', mimeType: 'text/plain', buffer: Buffer.from('请带上一次的证书。') })
  await expect(page.getByRole('dialog').getByText('须知.txt', { exact: true })).toBeVisible()
  await expect.poll(async () => (await page.getByRole('dialog').getByRole('progressbar').count()) === 0).toBe(true)
  await save(page)
  await expect(row('委托须知')).toContainText('须知.txt')
  const [file] = await Promise.all([page.waitForEvent('download'), more(page, '委托须知', '下载')])
  same(file.suggestedFilename()).toBe('须知.txt')
  await more(page, '委托须知', '删除')
  await agree('删除')
  await undo(page)
  await expect(row('委托须知')).toBeVisible()

  await open(system, '符号管理')
  await button(page, '新增符号').click()
  await field(page, /^符号/).fill('\\oiint_{#?}')
  await field(page, /^名称/).fill('曲面积分')
  await save(page)
  await says(page, /已保存/)
  await expect(row('曲面积分')).toBeVisible()
  await leave()
})

test('[SYS-5] what browsers sent in is read with all that is known of it', async () => {
  const reception = await clientOf(product.workspaceUrl, 'reception')
  const entry = {
    url: '/order',
    time: 1_795_132_800_000,
    type: 'error',
    message: '读不出证书',
    stack: 'at read (a.js:1)',
    info: '',
    times: 3,
  } as const
  await reception.send(contract.clientLog.upload, { body: [entry] })
  const { page, open, row, leave } = await product.enter('admin')
  await open(system, '客户端日志')
  await row('读不出证书').getByRole('button', { name: '查看' }).click()
  await expect(page.getByRole('dialog', { name: '读不出证书' })).toContainText('at read (a.js:1)')
  await leave()
})

test('[SYS-1] an administrator of the first institute opens another one, closes it and opens it again', async () => {
  const { page, open, row, agree, leave } = await product.enter('admin')
  await open(system, '租户管理')
  await button(page, '新增租户').click()
  await field(page, /^机构名称/).fill('湘南计量所')
  await save(page)
  await expect(field(page, /^租户编号/)).toHaveValue('000002')
  await button(page, '我已记下').click()
  await more(page, '湘南计量所', '停用')
  await agree('停用')
  await expect(row('湘南计量所')).toContainText('停用')
  await undo(page)
  await expect(row('湘南计量所')).toContainText('启用')
  await leave()
})

const screens = [
  'user',
  'role',
  'department',
  'menu',
  'dictionary',
  'parameter',
  'notice',
  'material',
  'symbol',
  'client-log',
  'tenant',
]
test('[A11Y-1] the screens of the system have no fault that axe finds, neither as lists nor with a form open', async () => {
  const { page, leave } = await product.enter('admin')
  await withAxe(page)
  for (const path of screens) {
    await page.goto(`${product.workspaceUrl}/system/${path}/index`)
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectSoundInEachLook(page, path, [
      ['light', 1280],
      ['dark', 390],
    ])
    await page.setViewportSize({ width: 1280, height: 800 })
    const add = page.getByRole('button', { name: /^新增/ }).filter({ visible: true })
    if ((await add.count()) === 0) continue
    await add.last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    same(await axeFaults(page), `${path}, form`).toEqual([])
  }
  await leave()
})
