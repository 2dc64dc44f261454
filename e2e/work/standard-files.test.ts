import { readFileSync } from 'node:fs'
import { contract, type StandardFile } from '@etalon/api/contract'
import { expect as same, test } from 'vitest'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { button, field, more, save, says } from '../support/resource-hands.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })
const rule = (text: string) => ({ name: 'JJG52.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })

test('[BIZ-10][FLOW-3] a regulation is kept with its file and its instruments; a new edition makes it void; who was slower is told', async () => {
  const { page, open, row, agree, picture, leave } = await product.enter('dispatcher')
  await withAxe(page)
  await page.reload()
  await open('检测管理', '标准文件')
  await button(page, '新增文件').click()
  await save(page)
  await says(page, /请填写文件编号/)
  await field(page, /^文件编号/).fill('JJG 52-1999')
  await field(page, /^文件名称/).fill('弹性元件式一般压力表检定规程')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^适用器具/ }).fill('YB-60')
  await page.getByRole('option', { name: /一般压力表/ }).click()
  await page.keyboard.press('Escape')
  await dialog.locator('input[type=file]').setInputFiles(rule('一、1999 年版'))
  await says(page, /已上传/)
  await save(page)
  await says(page, 'JJG 52-1999 已保存')
  await expect(row('JJG 52-1999')).toContainText('弹性元件式一般压力表')
  await expect(row('JJG 52-1999')).toContainText('在用')

  // Its number stands once.
  await button(page, '新增文件').click()
  await field(page, /^文件编号/).fill('JJG 52-1999')
  await field(page, /^文件名称/).fill('压力表检定规程')
  await dialog.locator('input[type=file]').setInputFiles(rule('二'))
  await says(page, /已上传/)
  await save(page)
  await says(page, /JJG 52-1999/)
  await field(page, /^文件编号/).fill('JJG 52-2013')
  await dialog.getByRole('button', { name: /代替/ }).click()
  await page.getByRole('option', { name: /JJG 52-1999/ }).click()
  await picture('standard-file-form')
  await save(page)
  await says(page, 'JJG 52-2013 已保存')
  const older = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: 'JJG 52-1999', exact: true }).first() })
  await expect(older.filter({ hasText: '作废' })).toBeVisible()
  same(await axeFaults(page)).toEqual([])
  await picture('standard-files')

  // Somebody else has it open while its state is turned; what they typed stays, and they are told.
  const other = await product.enter('dispatcher')
  await other.open('检测管理', '标准文件')
  await other.row('JJG 52-2013').getByRole('button', { name: '编辑' }).click()
  await field(other.page, /^备注/).fill('复印两份')
  await more(page, 'JJG 52-2013', '停用')
  await agree('停用')
  await says(page, 'JJG 52-2013 已停用')
  await save(other.page)
  await says(other.page, /这条记录刚被他人修改，您填写的内容已带到新版本上/)
  await expect(field(other.page, /^备注/)).toHaveValue('复印两份')
  await other.picture('standard-file-meanwhile')
  await save(other.page)
  await says(other.page, 'JJG 52-2013 已保存')
  await expect(other.row('JJG 52-2013').filter({ hasText: '停用' })).toBeVisible()
  await other.leave()
  await page.reload()
  await more(page, 'JJG 52-2013', '作废')
  await agree('作废')
  await says(page, 'JJG 52-2013 已作废')
  await expect(row('JJG 52-2013').getByRole('button', { name: '编辑' })).toBeDisabled()
  await leave()
})

test('[BIZ-10][PERM-1] a tester finds the regulation of an instrument, reads it and changes none; in English', async () => {
  const client = await clientOf(product.workspaceUrl, 'dispatcher')
  const { id: fileId } = await client.send(contract.file.upload, { query: {}, body: new File(['压力表'], 'JJG 49.txt') })
  const body = {
    number: 'JJG 49-2013',
    name: '弹性元件式精密压力表和真空表',
    fileType: '1',
    effectiveOn: '2013-12-27',
    remark: '',
  }
  const kept: StandardFile = await client.send(contract.standardFile.submit, { body: { ...body, kinds: ['YB-60'], fileId } })
  same(kept.status).toBe('1')
  const { page, open, row, leave } = await signIn(product.browser, product.workspaceUrl, 'tester', 'en')
  await open('Testing', 'Rules and procedures')
  await page.getByRole('textbox', { name: 'Number or name' }).filter({ visible: true }).fill('JJG 49')
  await page.keyboard.press('Enter')
  await expect(row('JJG 49-2013')).toContainText('In use')
  await expect(button(page, 'New document')).toHaveCount(0)
  // What they come for is the button of the row: reading it.
  await row('JJG 49-2013').getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog', { name: 'JJG 49.txt' })).toContainText('压力表')
  await page.getByRole('dialog', { name: 'JJG 49.txt' }).getByRole('button', { name: 'Close' }).click()
  await button(page, 'More for JJG 49-2013').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download', exact: true }).click(),
  ])
  same(readFileSync(await download.path(), 'utf8')).toBe('压力表')
  await leave()
})
