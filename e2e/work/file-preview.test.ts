import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import { expect as same, test } from 'vitest'
import { receivedOrder } from '../support/accepted-order.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { root } from '../support/running.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })
const pdf = readFileSync(join(root, 'packages/ui/src/pdf-preview/story-certificate.pdf'))
/** An archive of nothing. */
const archive = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)])
const picture = readFileSync(join(root, 'docs/images/en/01-home.png'))

test('[FILE-1][SHELL-5][SYS-4] a PDF that was handed in is read in the page, by who keeps it and by who is offered it; other files are saved alone', async () => {
  const client = await clientOf(product.workspaceUrl, 'admin')
  for (const [name, content] of [
    ['样品须知.pdf', new Uint8Array(pdf)],
    ['价目表.zip', new Uint8Array(archive)],
  ] as const) {
    const file = await client.send(contract.file.upload, { query: {}, body: new File([content], name) })
    await client.send(contract.material.submit, { body: { name, category: 'form', remark: '', fileId: file.id } })
  }
  const admin = await product.enter('admin')
  const { page } = admin
  await withAxe(page)
  await page.reload()
  await admin.open('系统管理', '资料管理')
  await page.getByRole('button', { name: '价目表.zip 的更多操作' }).click()
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

  const customer = await signIn(product.browser, product.workspaceUrl, 'customer', 'en')
  await customer.page.getByRole('button', { name: 'Notices and downloads' }).click()
  const look = customer.page.getByRole('button', { name: 'Preview' })
  await expect(look).toBeVisible()
  // English words need more room than Chinese ones: none of them is cut.
  const cell = customer.page.getByRole('gridcell').filter({ has: look })
  same(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await look.click()
  await expect(customer.page.getByRole('dialog', { name: '样品须知.pdf' }).locator('canvas').first()).toBeVisible()
  await customer.picture('file-preview-download-centre')
  await customer.leave()
})

test('[FILE-1][REG-1] files are attached to an order and to a sample, looked at in the page, saved and deleted by who sent them', async () => {
  const { orderId, samples } = await receivedOrder(product.workspaceUrl, ['F-101'])
  const [sample] = samples
  const person = await product.enter()
  const { page } = person
  await withAxe(page)
  await page.goto(`${product.workspaceUrl}/order/order-detail/index?id=${orderId}`)
  const card = page.getByRole('region', { name: '附件' }).filter({ visible: true })
  await expect(card).toContainText('还没有附件')
  const attach = async (name: string, mimeType: string, buffer: Buffer) => {
    await card.getByRole('button', { name: '添加附件' }).click()
    const dialog = page.getByRole('dialog', { name: '添加附件' })
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    await expect(dialog.getByRole('listitem')).toContainText('已上传')
    await dialog.getByRole('button', { name: '关闭', exact: true }).last().click()
    await expect(dialog).toHaveCount(0)
    await expect(card.getByRole('row').filter({ hasText: name })).toBeVisible()
  }
  await attach('委托协议.pdf', 'application/pdf', pdf)
  await attach('铭牌.png', 'image/png', picture)
  await attach('要求.txt', 'text/plain', Buffer.from('一、加急'))
  await attach('台账.zip', 'application/zip', archive)
  await expect(card.getByRole('button', { name: '预览 台账.zip' })).toHaveCount(0)
  await card.getByRole('button', { name: '预览 要求.txt' }).click()
  const lines = page.getByRole('dialog', { name: '要求.txt' })
  await expect(lines.getByRole('region', { name: '要求.txt' })).toHaveText('一、加急')
  await person.picture('attachment-text')
  await lines.getByRole('button', { name: '关闭', exact: true }).click()
  await card.getByRole('button', { name: '预览 铭牌.png' }).click()
  const shown = page.getByRole('dialog', { name: '铭牌.png' }).getByRole('img', { name: '铭牌.png' })
  await expect(shown).toBeVisible()
  same(await shown.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0))).toBeGreaterThan(100)
  same(await axeFaults(page)).toEqual([])
  await person.picture('attachment-picture')
  await page.getByRole('dialog', { name: '铭牌.png' }).getByRole('button', { name: '关闭', exact: true }).click()
  await card.getByRole('button', { name: '预览 委托协议.pdf' }).click()
  const paper = page.getByRole('dialog', { name: '委托协议.pdf' })
  await expect(paper.locator('canvas').first()).toBeVisible()
  await paper.getByRole('button', { name: '关闭', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: '下载 要求.txt' }).click(),
  ])
  same(readFileSync(await download.path(), 'utf8')).toBe('一、加急')
  await card.getByRole('button', { name: '删除 要求.txt' }).click()
  await person.agree('删除')
  await expect(card.getByRole('row').filter({ hasText: '要求.txt' })).toHaveCount(0)
  await person.picture('attachments')
  await page.goto(`${product.workspaceUrl}/order/sample-detail/index?id=${sample?.sampleId}`)
  await expect(card).toContainText('还没有附件')
  await attach('外观.png', 'image/png', picture)
  await card.getByRole('button', { name: '预览 外观.png' }).click()
  await expect(page.getByRole('dialog', { name: '外观.png' }).getByRole('img', { name: '外观.png' })).toBeVisible()
  await person.leave()

  // Who else reads the order looks at them, and deletes none.
  const other = await product.enter('dispatcher')
  await other.page.goto(`${product.workspaceUrl}/order/order-detail/index?id=${orderId}`)
  const theirs = other.page.getByRole('region', { name: '附件' }).filter({ visible: true })
  await expect(theirs.getByRole('button', { name: '预览 铭牌.png' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: '删除 铭牌.png' })).toHaveCount(0)
  await theirs.getByRole('button', { name: '向委托单位公开 铭牌.png' }).click()
  await expect(theirs.getByRole('row').filter({ hasText: '铭牌.png' })).toContainText('本院和委托单位')
  await other.picture('attachments-shown')
  await other.leave()
})

test('[FILE-1][BIZ-11] the file of a certificate of somebody who works here is looked at in its list', async () => {
  const client = await clientOf(product.workspaceUrl, 'admin')
  const { records } = await client.send(contract.staffCertificate.list, { query: { current: 1, size: 1 } })
  const [one] = records
  if (!one) throw new Error('the demonstration has certificates of people')
  const file = await client.send(contract.file.upload, { query: {}, body: new File([new Uint8Array(picture)], '证件.png') })
  const {
    id,
    accountId,
    technologyDomain,
    abilityType,
    duty,
    level,
    certificateNumber,
    authority,
    issuedOn,
    validUntil,
    remark,
  } = one
  await client.send(contract.staffCertificate.submit, {
    body: {
      ...{
        id,
        accountId,
        technologyDomain,
        abilityType,
        duty,
        level,
        certificateNumber,
        authority,
        issuedOn,
        validUntil,
        remark,
      },
      fileId: file.id,
    },
  })
  const admin = await product.enter('admin')
  const { page } = admin
  await page.goto(`${product.workspaceUrl}/people/certificate/index`)
  await page.getByRole('button', { name: `${certificateNumber} 的更多操作` }).click()
  await page.getByRole('menuitem', { name: '预览' }).click()
  await expect(page.getByRole('dialog', { name: '证件.png' }).getByRole('img', { name: '证件.png' })).toBeVisible()
  await admin.picture('certificate-preview')
  await admin.leave()
})
