import { contract } from '@etalon/api/contract'
import { expect as same, test } from 'vitest'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { button, field, save, says } from '../support/resource-hands.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })

test('[DICT-1][SYS-2][SYS-4][BIZ-4] an institute of another field names its domain, its cycle and its kind of instrument, and says how that is measured', async () => {
  const { page, open, row, leave, agree, picture } = await product.enter('admin')
  await withAxe(page)
  await page.reload()
  await open('系统管理', '数据字典')
  await page.getByRole('textbox', { name: '筛选', exact: true }).fill('technology_domain_type')
  await page
    .getByRole('treegrid')
    .filter({ visible: true })
    .getByText(/^technology_domain_type/)
    .click()
  await button(page, '新增条目').click()
  await field(page, /^键/).fill('gx')
  await field(page, /^中文名称/).fill('光学')
  await field(page, /^英文名称/).fill('Optics')
  await save(page)
  await says(page, /键的格式不对/)
  await field(page, /^键/).fill('GX')
  await save(page)
  await expect(row('光学')).toContainText('本机构')
  await picture('own-domain')

  await open('系统管理', '器具种类')
  await button(page, '新增器具种类').click()
  await field(page, /^编码/).fill('LUX-1')
  await field(page, /^名称/).fill('照度计')
  await page.getByRole('dialog').getByRole('button', { name: '请选择 专业领域' }).click()
  await page.getByRole('option', { name: /光学/ }).click()
  await field(page, /^依据编号/).fill('JJG 245-2005')
  await field(page, /^计量单位/).fill('lx')
  await field(page, /^单价/).fill('200')
  await field(page, /^测量点/).fill('100\n1000\n')
  await save(page)
  await expect(row('照度计')).toContainText('光学')
  await row('照度计').getByRole('link', { name: '未定 1' }).click()

  const visible = { visible: true } as const
  const text = (name: RegExp | string) => page.getByRole('textbox', { name }).filter(visible)
  await expect(page.getByRole('heading', { name: '测量方法：照度计' }).filter(visible)).toBeVisible()
  await says(page, /还没有方法/)
  await expect(text(/^测量点/)).toHaveValue('100\n1000')
  await button(page, '保存方法').click()
  await says(page, '检定要有最大允许误差')
  await page
    .getByRole('button', { name: /^不评定 规则/ })
    .filter(visible)
    .click()
  await page.getByRole('option', { name: '标准值的百分比' }).click()
  await text(/^百分比/).fill('4')
  await text(/^每点读数次数/).fill('3')
  await text(/^小数位数/).fill('1')
  await text(/^温度下限/).fill('18')
  await text(/^温度上限/).fill('28')
  await text(/^观察项目/).fill('外观 | Appearance | 完好')
  await page
    .getByRole('checkbox', { name: /给出每点的扩展不确定度/ })
    .filter(visible)
    .press('Space')
  await page
    .getByRole('checkbox', { name: /计入测量重复性/ })
    .filter(visible)
    .press('Space')
  await text(/^示值分辨力/).fill('0.1')
  await expect(page.getByRole('region', { name: '记录里的样子' }).filter(visible).last()).toContainText('±40')
  same(await axeFaults(page)).toEqual([])
  await picture('own-method')
  await button(page, '保存方法').click()
  await says(page, /按本机构的方法测量/)
  const admin = await clientOf(product.workspaceUrl, 'admin')
  same(await admin.send(contract.instrumentKind.methods, { query: { code: 'LUX-1' } })).toMatchObject([
    { abilityType: '1', version: 1, method: { points: ['100', '1000'], limit: { kind: 'relative', percent: '4' } } },
  ])
  await button(page, '删除本机构的方法').click()
  await agree('删除本机构的方法')
  await says(page, /还没有方法/)
  await leave()

  // In English, of a kind that the product brings a method for.
  const english = await signIn(product.browser, product.workspaceUrl, 'admin', 'en')
  await english.page.goto(`${product.workspaceUrl}/system/instrument-method/index?id=PT100`)
  await says(english.page, /Measured by the built-in method now/)
  await english.picture('own-method')
  await english.leave()
})
