import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expectSoundPlaces } from '../accessibility/every-look.ts'
import { withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })

const form = (page: Page, name: string) => page.getByRole('form', { name })
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** What somebody copies in a spreadsheet and pastes into the element that has the keyboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const data = new DataTransfer()
    data.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)

test('[BIZ-12][ADDR-1][ADDR-2][ADDR-4][FORM-2] a receptionist writes an enterprise down: a wrong credit code is told, a pasted address falls into its parts', async () => {
  const { page, open, leave } = await product.enter()
  await open('业务受理', '单位档案')
  await page.getByRole('link', { name: '新增单位' }).click()
  const fields = form(page, '新增单位')
  await fields.getByRole('textbox', { name: '单位名称' }).fill('湘江精密量仪有限公司')
  await fields.getByRole('textbox', { name: '统一社会信用代码' }).fill('91430100MA4L16JX6T')
  // Where most clients are stands there already; every province can be chosen, those of Hong Kong, Macao and Taiwan as well.
  const province = fields.getByRole('button', { name: /省\s*$|省份/ }).first()
  await expect(province).toContainText('湖南省')
  await province.click()
  for (const name of ['香港特别行政区', '澳门特别行政区', '台湾省', '新疆维吾尔自治区'])
    await expect(page.getByRole('option', { name, exact: true })).toBeAttached()
  await page.keyboard.press('Escape')
  await fields.getByRole('combobox').first().focus()
  await paste(page, '湖南省长沙市岳麓区麓谷街道尖山路 39 号')
  await expect(fields.getByRole('textbox', { name: '详细地址' })).toHaveValue(/尖山路 39 号/)
  await press(page, '保存')
  const summary = page.getByRole('alert').filter({ hasText: '统一社会信用代码格式不正确' })
  await expect(summary).toBeVisible()
  await expect(summary).toContainText('手机和座机至少填一个')
  await fields.getByRole('textbox', { name: '统一社会信用代码' }).fill('9143 0100 MA4L 16JX 69')
  await fields.getByRole('textbox', { name: '姓名' }).fill('许量')
  await fields.getByRole('textbox', { name: '手机' }).fill('13874900001')
  // What was typed is kept on this device.
  await expect(page.getByText(/^已自动保存/).filter({ visible: true })).toBeAttached()
  await page.reload()
  await expect(fields.getByRole('textbox', { name: '单位名称' })).toHaveValue('湘江精密量仪有限公司')
  await expect(fields.getByRole('button', { name: /岳麓区/ })).toBeVisible()
  await press(page, '保存')
  await expect(heading(page, '湘江精密量仪有限公司')).toBeVisible()
  await expect(page.getByText('长沙市岳麓区').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('91430100MA4L16JX69').filter({ visible: true })).toBeVisible()
  await leave()
})

test('[BIZ-12] nobody is written down twice: who has the credit code is one click away', async () => {
  const { page, leave } = await product.enter()
  await page.goto(`${product.workspaceUrl}/order/enterprise-edit/index`)
  const fields = form(page, '新增单位')
  await fields.getByRole('textbox', { name: '单位名称' }).fill('换了名字')
  await fields.getByRole('textbox', { name: '统一社会信用代码' }).fill('91430100MA4Q3T7N6X')
  await fields.getByRole('combobox').first().focus()
  await paste(page, '长沙市岳麓区咸嘉湖路 1 号')
  await fields.getByRole('textbox', { name: '姓名' }).fill('某人')
  await fields.getByRole('textbox', { name: '手机' }).fill('13874900002')
  await press(page, '保存')
  await page.getByRole('link', { name: '打开这家单位' }).click()
  await expect(heading(page, '长沙星麓精工机械有限公司')).toBeVisible()
  await leave()
})

test('[BIZ-12] instruments come from a spreadsheet: columns are told by their heads, a copied row needs its number alone', async () => {
  const { page, leave } = await product.enter()
  await page.goto(`${product.workspaceUrl}/order/enterprise/index?${new URLSearchParams({ search: '{"enterName":"星麓"}' })}`)
  await page.getByRole('link', { name: '长沙星麓精工机械有限公司' }).click()
  await page.getByRole('link', { name: '登记器具' }).click()
  await page.getByRole('textbox', { name: '器具名称，第 1 行' }).focus()
  await paste(
    page,
    '序号\t编号\t名称\t型号\t使用部门\t检定日期\n1\tQX-0001\t压力表\tYB-60\t锅炉房\t2026/6/5\n2\tQX-0002\t没见过的仪器\tZZ-1\t仓库\t',
  )
  await expect(page.getByText('已粘贴 2 行')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '上次检定/校准，第 1 行' })).toHaveValue('2026-06-05')
  await press(page, '复制第 1 行')
  await expect(page.getByRole('textbox', { name: '出厂编号，第 2 行' })).toBeFocused()
  await page.keyboard.type('QX-0001')
  await press(page, '保存')
  const summary = page.getByRole('alert').filter({ hasText: '出厂编号与另一行相同' })
  await expect(summary).toContainText('请选择器具种类')
  await page.getByRole('button', { name: /器具种类，第 3 行$/ }).click()
  await page.getByRole('option', { name: '游标卡尺 · DC-150' }).click()
  await page.getByRole('textbox', { name: '出厂编号，第 2 行' }).fill('QX-0003')
  // Enter leads down the column, and behind the last row makes another.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '出厂编号，第 3 行' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '出厂编号，第 4 行' })).toBeFocused()
  await press(page, '保存')
  await expect(page.getByText('已保存 3 件器具')).toBeVisible()
  await expect(heading(page, '长沙星麓精工机械有限公司')).toBeVisible()
  // An order finds them.
  await press(page, '登记委托')
  await page.getByRole('combobox', { name: '委托单位' }).filter({ visible: true }).click()
  await page.keyboard.type('星麓')
  await page.getByRole('option', { name: /长沙星麓/ }).click()
  await press(page, '从单位器具选取')
  await expect(page.getByRole('dialog', { name: '单位器具' }).getByText(/QX-0003/)).toBeVisible()
  await leave()
})

test('[BIZ-8] whoever calls customers sees what is due, the first first; what was removed comes back by undo', async () => {
  const { page, open, agree, leave } = await product.enter()
  await open('业务受理', '器具台账')
  const days = async () =>
    (await page.getByRole('row').filter({ visible: true }).allInnerTexts()).flatMap(
      (text) => /还有 (\d+) 天|今天到期/.exec(text)?.[1] ?? [],
    )
  await expect.poll(async () => (await days()).length).toBeGreaterThan(1)
  same((await days()).map(Number)).toEqual((await days()).map(Number).toSorted((a, b) => a - b))
  await page.getByRole('radio', { name: '已超期' }).check({ force: true })
  await expect(
    page
      .getByText(/已超期 \d+ 天/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.getByRole('radio', { name: '全部' }).check({ force: true })
  await page.getByRole('textbox', { name: '出厂编号' }).filter({ visible: true }).fill('QX-0003')
  await press(page, '查询')
  await press(page, 'QX-0003 的更多操作')
  await page.getByRole('menuitem', { name: '删除' }).click()
  await agree('删除')
  await expect(page.getByText('没有符合条件的器具').filter({ visible: true })).toBeVisible()
  await press(page, '撤销')
  await expect(page.getByRole('button', { name: 'QX-0003 的更多操作' })).toBeVisible()
  await leave()
})

test('[BIZ-12][FLOW-2] renaming asks why and keeps the old name; disabling says what follows and is taken back', async () => {
  const { page, agree, leave } = await product.enter()
  await page.goto(`${product.workspaceUrl}/order/enterprise/index`)
  await page.getByRole('link', { name: '湘江精密量仪有限公司' }).click()
  await page.getByRole('link', { name: '编辑', exact: true }).click()
  const fields = form(page, '修改单位')
  await fields.getByRole('textbox', { name: '单位名称' }).fill('湘江量仪集团有限公司')
  await fields.getByRole('textbox', { name: '更名原因' }).fill('集团更名')
  await press(page, '保存')
  await expect(heading(page, '湘江量仪集团有限公司')).toBeVisible()
  await expect(page.getByText('湘江精密量仪有限公司 → 湘江量仪集团有限公司；集团更名').filter({ visible: true })).toBeVisible()
  await press(page, '更多操作')
  await page.getByRole('menuitem', { name: '停用' }).click()
  await agree('停用', '暂停合作')
  await expect(page.getByText('这家单位已停用，不能登记新的委托。').filter({ visible: true })).toBeVisible()
  await press(page, '撤销')
  await expect(page.getByText('这家单位已停用，不能登记新的委托。').filter({ visible: true })).toBeHidden()
  await leave()
})

test('[BIZ-12] an administrator merges a twin; its address leads to the enterprise that has everything', async () => {
  const { page, leave } = await product.enter('admin')
  await page.goto(`${product.workspaceUrl}/order/enterprise/index`)
  await page.getByRole('link', { name: '湘江量仪集团有限公司' }).click()
  await expect(heading(page, '湘江量仪集团有限公司')).toBeVisible()
  const address = page.url()
  await press(page, '更多操作')
  await page.getByRole('menuitem', { name: '合并到…' }).click()
  const dialog = page.getByRole('dialog', { name: /^把 湘江量仪集团有限公司 合并到另一单位/ })
  await dialog.getByRole('combobox', { name: '合并到' }).click()
  await page.keyboard.type('湘润')
  await page.getByRole('option', { name: /湘润一禾/ }).click()
  await dialog.getByRole('textbox', { name: '合并原因' }).fill('同一家')
  await dialog.getByRole('button', { name: '合并', exact: true }).click()
  await expect(heading(page, '湘润一禾生物医药有限公司')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('这家单位已合并，委托单、器具和账号都在：').filter({ visible: true })).toBeVisible()
  await leave()
})

test('[FLOW-3] two receptionists edit one enterprise: the second is told, keeps the own words, and saves on top', async () => {
  const [one, other] = [await product.enter('reception'), await product.enter('issuer')]
  for (const { page } of [one, other]) {
    await page.goto(`${product.workspaceUrl}/order/enterprise/index`)
    await page.getByRole('link', { name: '岳阳云浦石化设备有限公司' }).click()
    await page.getByRole('link', { name: '编辑', exact: true }).click()
    await expect(heading(page, '修改单位')).toBeVisible()
  }
  await form(one.page, '修改单位').getByRole('textbox', { name: '备注' }).fill('先到先得')
  await press(one.page, '保存')
  await expect(heading(one.page, '岳阳云浦石化设备有限公司')).toBeVisible()
  const fields = form(other.page, '修改单位')
  await fields.getByRole('textbox', { name: '详细地址' }).fill('云溪大道 99 号')
  await press(other.page, '保存')
  await expect(other.page.getByText(/这条记录刚被他人修改，您填写的内容已带到新版本上/)).toBeVisible()
  await expect(fields.getByRole('textbox', { name: '详细地址' })).toHaveValue('云溪大道 99 号')
  await press(other.page, '保存')
  await expect(heading(other.page, '岳阳云浦石化设备有限公司')).toBeVisible()
  await one.leave()
  await other.leave()
})

test('[FLOW-2][FLOW-3][BIZ-12] two receptionists edit one instrument: the second has both texts, and nothing of either is lost', async () => {
  const [one, other] = [await product.enter('reception'), await product.enter('issuer')]
  for (const { page } of [one, other]) {
    const list = `${product.workspaceUrl}/order/ledger/index`
    await page.goto(`${list}?${new URLSearchParams({ search: '{"serial":"QX-0001"}' })}`)
    await press(page, 'QX-0001 的更多操作')
    await page.getByRole('menuitem', { name: '编辑' }).click()
    await expect(heading(page, '修改器具')).toBeVisible()
  }
  const cell = ({ page }: typeof one, name: string) => page.getByRole('textbox', { name: `${name}，第 1 行` })
  await cell(one, '使用地点').fill('先到的地点')
  await cell(one, '制造单位').fill('先到仪表厂')
  await press(one.page, '保存')
  await expect(one.page.getByText('已保存 1 件器具')).toBeVisible()
  await cell(other, '使用地点').fill('后到的地点')
  await cell(other, '测量范围').fill('(0~2.5) MPa')
  await press(other.page, '保存')
  const both = other.page.getByRole('list', { name: '两边不一致的内容' })
  await expect(both).toContainText('先到的地点')
  await expect(both.getByRole('listitem')).toHaveCount(1)
  await expect(cell(other, '使用地点')).toHaveValue('后到的地点')
  await expect(cell(other, '制造单位')).toHaveValue('先到仪表厂')
  await both.getByRole('button').click()
  await expect(cell(other, '使用地点')).toHaveValue('先到的地点')
  await expect(cell(other, '测量范围')).toHaveValue('(0~2.5) MPa')
  await press(other.page, '保存')
  await expect(other.page.getByText('已保存 1 件器具')).toBeVisible()
  // Who changed what stands beside it.
  await other.page.goto(`${product.workspaceUrl}/order/ledger/index?view=all`)
  await press(other.page, 'QX-0001 的更多操作')
  await other.page.getByRole('menuitem', { name: '变更记录', exact: true }).click()
  await expect(other.page.getByRole('list', { name: '变更记录' })).toContainText('制造单位：先到仪表厂')
  await other.picture('ledger-history')
  await one.leave()
  await other.leave()
})

test('[PERM-1] a tester reads and changes nothing; a customer sees the own instruments alone', async () => {
  const tester = await product.enter('dispatcher')
  await tester.open('业务受理', '单位档案')
  await expect(tester.page.getByRole('link', { name: '长沙星麓精工机械有限公司' })).toBeVisible()
  await expect(tester.page.getByRole('link', { name: '新增单位' })).toBeHidden()
  await tester.page.getByRole('link', { name: '长沙星麓精工机械有限公司' }).click()
  await expect(heading(tester.page, '长沙星麓精工机械有限公司')).toBeVisible()
  await expect(tester.page.getByRole('link', { name: '编辑', exact: true })).toBeHidden()
  await tester.leave()
  const customer = await product.enter('customer')
  await customer.open('业务受理', '器具台账')
  await customer.page.getByRole('radio', { name: '全部' }).check({ force: true })
  await expect(customer.page.getByRole('link', { name: '长沙星麓精工机械有限公司' }).first()).toBeVisible()
  const names = await customer.page.getByRole('row').filter({ visible: true }).getByRole('link').allInnerTexts()
  same(new Set(names)).toEqual(new Set(['长沙星麓精工机械有限公司']))
  await customer.leave()
})

test('[A11Y-1] axe has nothing against the screens, by light and by night, and none stands sideways at 320 px', async () => {
  const { page, leave } = await product.enter()
  await withAxe(page)
  await page.goto(`${product.workspaceUrl}/order/enterprise/index`)
  const first = page.getByRole('link', { name: '长沙星麓精工机械有限公司' })
  const detail = (await first.getAttribute('href')) ?? ''
  const id = new URLSearchParams(detail.split('?')[1]).get('id') ?? ''
  const places = [
    ['/order/enterprise/index', '单位档案'],
    [detail, '长沙星麓精工机械有限公司'],
    [`/order/enterprise-edit/index?id=${id}`, '修改单位'],
    ['/order/ledger/index', '器具台账'],
    [`/order/ledger-edit/index?enterId=${id}`, '登记器具'],
  ] as const
  await expectSoundPlaces(page, places)
  await leave()
})
