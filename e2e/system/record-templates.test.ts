import { contract } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { receivedOrder } from '../support/accepted-order.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

/** Fills in a field of a template, by its number. */
async function describe(page: Page, place: number, texts: Record<string, string>, choices: Record<string, string | RegExp>) {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^字段 ${place}(：|$)`) }) })
  for (const [label, option] of Object.entries(choices)) {
    await card.getByRole('button', { name: new RegExp(label) }).click()
    await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click()
  }
  for (const [label, text] of Object.entries(texts)) await card.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
}

test('[BIZ-18] a template asks a record for fields: values come from a file, the database, a device, and by hand; without them nothing is handed in', async () => {
  const head = await product.enter('dispatcher')
  await head.open('检测管理', '记录模板')
  await head.page.getByRole('link', { name: '新增模板' }).filter({ visible: true }).click()
  const { page } = head
  await press(page, '保存')
  await expect(seen(page, '请填写')).toBeVisible()
  await page.getByRole('textbox', { name: /^模板名称/ }).fill('压力表检定记录')
  await page.getByRole('button', { name: /器具/ }).filter({ visible: true }).last().click()
  await page.getByRole('option', { name: /YB-60/ }).click()
  await describe(page, 1, { 字段名称: '大气压', 标识: 'air', 单位: 'kPa' }, {})
  await page.getByRole('checkbox', { name: '必填' }).first().click({ force: true })
  for (const [place, texts, choices] of [
    [2, { 字段名称: '升压前', 标识: 'up', 文件中的列名: 'UP' }, { 采集方式: '文件', 填入: '读数：升压 轻敲前' }],
    [3, { 字段名称: '送检型号', 标识: 'model' }, { 采集方式: '数据库', 字段领域: '样品类', 取自: '样品型号' }],
    [4, { 字段名称: '升压后', 标识: 'after', 读数前的标记: 'P=' }, { 采集方式: '串口', 填入: '读数：升压 轻敲后' }],
  ] as const) {
    await press(page, '添加字段')
    await describe(page, place, texts, choices)
  }
  await head.picture('record-template-form')
  await press(page, '保存')
  await expect(head.row('压力表检定记录')).toContainText('大气压、升压前、送检型号、升压后')
  await head.picture('record-templates')
  await head.leave()

  const { samples } = await receivedOrder(product.workspaceUrl, ['T-101'])
  const itemId = samples[0]?.itemId ?? ''
  const dispatcher = await clientOf(product.workspaceUrl, 'dispatcher')
  const candidates = await dispatcher.send(contract.staff.candidates, { query: { itemId } })
  const shen = candidates.find(({ staffName }) => staffName === '沈砚')
  for (const step of [{ action: 'dispatch' }, { action: 'assign', assignee: shen?.staffId ?? '' }]) {
    const { standing } = await dispatcher.send(contract.item.detail, { query: { id: itemId } })
    await dispatcher.send(contract.item.move, { body: { id: itemId, version: standing.version, ...step } })
  }

  const tester = await product.enter('tester')
  await withAxe(tester.page)
  // A device that sends a line each time it is asked: there is none on the machine of a test.
  await tester.page.addInitScript(() => {
    let sent = 0
    const port = () => ({
      readable: new ReadableStream({
        start(controller) {
          sent += 1
          controller.enqueue(new TextEncoder().encode(`ready\r\nP= +0.${sent}01 MPa\r\n`))
        },
      }),
      open: async () => {},
      close: async () => {},
    })
    Object.defineProperty(navigator, 'serial', { value: { requestPort: async () => port() } })
  })
  await tester.page.goto(`${product.workspaceUrl}/testing/original-record/index?id=${itemId}`)
  const part = tester.page.getByRole('region', { name: '记录模板' })
  await expect(part.getByRole('group', { name: '样品类' })).toContainText('送检型号')
  await tester.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'readings.csv', mimeType: 'text/csv', buffer: Buffer.from('UP,T\n0.001,20\n0.402,20\n0.803,20\n') })
  const cell = (row: number, column: number) => tester.page.locator(`[data-field="reading-${row}-${column}"]`)
  await expect(cell(2, 0)).toHaveValue('0.803')
  await part.getByRole('button', { name: '读取系统数据' }).click()
  await expect(part.getByRole('textbox', { name: /^送检型号/ })).toHaveValue('YB-60')
  await part.getByRole('button', { name: '读取串口' }).click()
  await expect(cell(0, 1)).toHaveValue('0.101')
  await part.getByRole('button', { name: '读取串口' }).click()
  await expect(cell(1, 1)).toHaveValue('0.201')
  await press(tester.page, '提交')
  await expect(seen(tester.page, '请填写大气压')).toBeVisible()
  await part.getByRole('textbox', { name: /^大气压/ }).fill('101.3')
  await tester.picture('record-with-template')
  same(await axeFaults(tester.page)).toEqual([])
  await press(tester.page, '保存')
  await expect(async () => {
    const { typed } = await dispatcher.send(contract.item.detail, { query: { id: itemId } })
    same(typed?.fields).toEqual({ air: '101.3', model: 'YB-60' })
  }).toPass()
  await tester.leave()
})
