import { contract } from '@etalon/api/contract'
import { expect as same, test } from 'vitest'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { button, field, more, save, says, undo } from '../support/resource-hands.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })

test('[SYS-4] a kind of instrument that is written down can be ordered at once, keeps its code, and stays while something names it', async () => {
  const { page, open, row, agree, leave } = await product.enter('admin')
  await open('系统管理', '器具种类')
  await button(page, '新增器具种类').click()
  await save(page)
  await says(page, /请填写编码/)
  await field(page, /^编码/).fill('SW-60')
  await field(page, /^名称/).fill('电子秒表')
  await page.getByRole('dialog').getByRole('button', { name: '请选择 专业领域' }).click()
  await page.getByRole('option', { name: /力学/ }).click()
  await field(page, /^依据编号/).fill('JJG 237-2010')
  await field(page, /^单价/).fill('八十')
  await save(page)
  await says(page, /最多两位小数/)
  await field(page, /^单价/).fill('80')
  await field(page, /^测量点/).fill('10\n600\n')
  await save(page)
  await expect(row('电子秒表')).toContainText('JJG 237-2010')
  await expect(row('电子秒表')).toContainText('80.00')
  const reception = await clientOf(product.workspaceUrl, 'reception')
  same((await reception.send(contract.enterprise.kinds, {})).map(({ code }) => code)).toContain('SW-60')

  await row('电子秒表').getByRole('button', { name: '编辑' }).click()
  await expect(field(page, /^编码/)).toHaveAttribute('readonly', '')
  await expect(field(page, /^测量点/)).toHaveValue('10\n600')
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await more(page, '电子秒表', '删除')
  await agree('删除')
  await expect(row('电子秒表')).toHaveCount(0)
  await undo(page)
  await expect(row('电子秒表')).toBeVisible()

  await more(page, '游标卡尺', '删除')
  await agree('删除')
  await says(page, /不能删除/)
  await expect(row('游标卡尺')).toBeVisible()
  await leave()
})
