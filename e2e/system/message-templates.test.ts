import { contract } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { acceptedOrder } from '../support/accepted-order.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()
const field = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('textbox', { name }).filter({ visible: true })
const choose = async (page: Page, label: RegExp, option: string | RegExp) => {
  await page.getByRole('button', { name: label }).filter({ visible: true }).last().click()
  await page.getByRole('option', { name: option }).click()
}

test('[SYS-4][SYS-6] the institute words what the system says, sees how it reads, and sends a text of its own to an SMS group', async () => {
  const client = await clientOf(product.workspaceUrl, 'admin')
  const people = await client.send(contract.account.page, { query: { size: 100 } })
  const tester = people.records.find(({ account }) => account === 'tester')
  if (!tester) throw new Error('there is a tester')
  await client.send(contract.account.updateInfo, {
    body: { nameEn: 'Administrator', phone: '13874903301', password: 'Etalon-demo-1', email: '' },
  })
  const members = people.records.flatMap(({ id, account }) => (['admin', 'tester'].includes(account) ? [id] : []))
  // Of the two one has a number: the other was put in before theirs was taken out.
  const withNumber = await client.send(contract.account.update, {
    body: {
      id: tester.id,
      name: tester.name,
      roles: [...tester.roles],
      phone: '13874903302',
      ...(tester.deptId ? { deptId: tester.deptId } : {}),
    },
  })
  same(withNumber).toBeTruthy()
  await client.send(contract.group.submit, {
    body: { type: '2', code: 'TZ', name: '停电通知组', nameEn: '', remark: '', members },
  })

  const admin = await product.enter('admin')
  const { page, open, row } = admin
  await withAxe(page)
  await open('系统管理', '消息模板')
  await press(page, '新增模板')
  await field(page, /^模板名称/).fill('请假提醒')
  await choose(page, /模板类型/, '站内信')
  await choose(page, /使用场合/, /请假单待处理/)
  await expect(seen(page, '可用参数：{name}、{number}、{content}')).toBeVisible()
  await field(page, /^标题/).fill('{name}请假，请处理')
  await field(page, /^内容/).fill('单号 {号码}')
  await press(page, '保存')
  await expect(seen(page, '没有参数 {号码}')).toBeVisible()
  await field(page, /^内容/).fill('单号 {number}：{content}')
  await expect(page.getByRole('region', { name: '预览' })).toContainText('沈砚请假，请处理')
  await admin.picture('template-form')
  await press(page, '保存')
  await expect(row('请假提醒')).toContainText('请假单待处理')

  // Somebody asks for leave: whoever sees to it reads the institute's words.
  const asks = await clientOf(product.workspaceUrl, 'tester')
  const leave = await asks.send(contract.leave.submit, {
    body: {
      kind: 'annual',
      fromDay: '2027-03-01',
      fromHalf: 'am',
      toDay: '2027-03-01',
      toHalf: 'pm',
      reason: '探亲',
      handIn: true,
    },
  })
  const head = await clientOf(product.workspaceUrl, 'dispatcher')
  const [told] = (await head.send(contract.message.page, { query: {} })).records
  same(told).toMatchObject({ title: '沈砚请假，请处理', content: expect.stringContaining(`单号 ${leave.leaveNo}：年休假`) })

  await press(page, '新增模板')
  await field(page, /^模板名称/).fill('停电通知')
  await field(page, /^内容/).fill('{name}：{时间}停电，请提前安排')
  await press(page, '保存')
  await row('停电通知').getByRole('link', { name: '停电通知' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '停电通知' }).filter({ visible: true })).toBeVisible()
  await press(page, '发送')
  await expect(seen(page, '请选择短信组')).toBeVisible()
  await expect(seen(page, '请填写时间')).toBeVisible()
  await choose(page, /短信组/, /停电通知组/)
  await page.getByRole('textbox', { name: '时间' }).filter({ visible: true }).fill('周五下午')
  await expect(page.getByRole('region', { name: '预览' }).filter({ visible: true })).toContainText('沈砚：周五下午停电')
  await admin.picture('template-send')
  await press(page, '发送')
  await admin.agree('发送')
  await expect(seen(page, '已发送给 2 人')).toBeVisible()
  await expect(page.getByRole('list', { name: '变更记录' }).filter({ visible: true })).toContainText('停电通知组 · 2')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '停电通知' }).filter({ visible: true })).toBeVisible()
  same(await axeFaults(page)).toEqual([])
  await open('系统管理', '短信发件箱')
  await expect(row('沈砚：周五下午停电，请提前安排')).toContainText('13874903302')
  await admin.leave()
})

test('[SYS-4][BIZ-3] nodes make a route, and who hands a sample on is offered its next stop', async () => {
  const { page, open, row, leave, picture } = await product.enter('admin')
  await open('系统管理', '流转节点')
  for (const [code, name, attribute] of [
    ['S1', '受理大厅', '收样点'],
    ['Z1', '中转库', '中转点'],
    ['J1', '力学室', '校准点'],
  ] as const) {
    await press(page, '新增节点')
    await field(page, /^编号/).fill(code)
    await field(page, /^名称/).fill(name)
    await choose(page, /节点属性/, attribute)
    await press(page, '保存')
    await expect(row(name)).toContainText(attribute)
  }
  await picture('nodes')
  await open('系统管理', '路线规划')
  await press(page, '新增路线')
  await field(page, /^编号/).fill('L1')
  await field(page, /^名称/).fill('楼内路线')
  await choose(page, /起点/, /受理大厅/)
  await choose(page, /终点/, /力学室/)
  await page.getByRole('dialog').getByRole('combobox', { name: /^途经/ }).fill('中转')
  await page.getByRole('option', { name: /中转库/ }).click()
  await page.keyboard.press('Escape')
  await picture('route-form')
  await press(page, '保存')
  await expect(row('楼内路线')).toContainText('受理大厅 → 中转库 → 力学室')
  await picture('routes')
  await leave()

  const order = await acceptedOrder(product.workspaceUrl, ['R-101'])
  const reception = await clientOf(product.workspaceUrl, 'reception')
  const sampleId = order.samples[0]?.sampleId ?? ''
  const { standing } = await reception.send(contract.sample.detail, { query: { id: sampleId } })
  await reception.send(contract.sample.receive, {
    body: { id: sampleId, version: standing.version, label: 'A', condition: 'intact', conditionNote: '', place: '受理大厅' },
  })
  const counter = await product.enter('reception')
  await counter.page.goto(`${product.workspaceUrl}/order/sample-detail/index?id=${sampleId}`)
  await press(counter.page, '交接')
  const dialog = counter.page.getByRole('dialog')
  await dialog.getByRole('button', { name: '中转库（楼内路线）' }).click()
  await expect(dialog.getByRole('textbox', { name: /存放位置|位置/ })).toHaveValue('中转库')
  await counter.picture('next-stop')
  await counter.leave()
})
