import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import { expect as same, test } from 'vitest'
import { axeFaults, withAxe } from './axe-faults.ts'
import { clientOf } from './client-of.ts'
import { expect } from './patient-expect.ts'
import { root } from './running.ts'
import { useProduct } from './use-product.ts'

const product = useProduct({ orders: 0 })
const pdf = readFileSync(join(root, 'packages/ui/src/pdf-preview/story-certificate.pdf'))

test('[FILE-1][SHELL-5][SYS-4] a PDF that was handed in is read in the page, by who keeps it and by who is offered it; other files are saved alone', async () => {
  const client = await clientOf(product.workspaceUrl, 'admin')
  for (const [name, content] of [
    ['样品须知.pdf', new Uint8Array(pdf)],
    ['价目表.txt', new TextEncoder().encode('一、收费标准')],
  ] as const) {
    const file = await client.send(contract.file.upload, { query: {}, body: new File([content], name) })
    await client.send(contract.material.submit, { body: { name, category: 'form', remark: '', fileId: file.id } })
  }
  const admin = await product.enter('admin')
  const { page } = admin
  await withAxe(page)
  await page.reload()
  await admin.open('系统管理', '资料管理')
  await page.getByRole('button', { name: '价目表.txt 的更多操作' }).click()
  await expect(page.getByRole('menuitem', { name: '下载' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '预览' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '样品须知.pdf 的更多操作' }).click()
  await page.getByRole('menuitem', { name: '预览' }).click()
  const paper = page.getByRole('dialog', { name: '样品须知.pdf' })
  await expect(paper.locator('canvas').first()).toBeVisible()
  await expect(paper).toContainText('检定证书')
  same(await axeFaults(page)).toEqual([])
  await admin.picture('file-preview')
  await paper.getByRole('button', { name: '关闭', exact: true }).click()
  await expect(paper).toHaveCount(0)
  await admin.leave()

  const customer = await product.enter('customer')
  await customer.page.getByRole('button', { name: '通知与下载中心' }).click()
  await customer.page.getByRole('button', { name: '预览' }).click()
  await expect(customer.page.getByRole('dialog', { name: '样品须知.pdf' }).locator('canvas').first()).toBeVisible()
  await customer.picture('file-preview-download-centre')
  await customer.leave()
})
