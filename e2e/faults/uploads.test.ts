import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import { expect as same, test } from 'vitest'
import { acceptedOrder } from '../support/accepted-order.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { ownFolder } from './own-folder.ts'
import { measured, useFaultyProduct } from './use-faults.ts'

const product = useFaultyProduct({ orders: 0 })

test('[FILE-1][F10] an upload of 50 MB is cut at 60 %: it goes on where the server has it, and the file is the same to the byte', async (context) => {
  const order = await acceptedOrder(product.etalon.workspaceUrl, ['F10-1'])
  const size = 50 * 1024 * 1024
  const head = Buffer.from('%PDF-1.7\n')
  const content = Buffer.concat([head, randomBytes(size - head.length)])
  const file = join(ownFolder(), '五十兆.pdf')
  writeFileSync(file, content)
  const { page, leave } = await product.enter()
  await page.goto(`${product.url}/order/order-detail/index?id=${order.orderId}`)
  const part = /\/api\/file\/upload\/part$/
  const sent = () => product.proxy.seen.filter(({ call }) => part.test(call)).length
  await page.getByRole('region', { name: '附件' }).filter({ visible: true }).getByRole('button', { name: '添加附件' }).click()
  const dialog = page.getByRole('dialog', { name: '添加附件' })
  await dialog.locator('input[type=file]').setInputFiles(file)
  await same.poll(sent, { timeout: 60_000, interval: 10 }).toBeGreaterThan(30)
  const cut = product.inject({ path: /\/api\/file\// }, { kind: 'upload cut', after: 400_000 })
  await same.poll(() => cut.met, { timeout: 30_000 }).toBeGreaterThan(0)
  await expect(dialog).toContainText('连接断开，稍后自动继续')
  const before = sent()
  cut.remove()
  const client = await clientOf(product.etalon.workspaceUrl, 'reception')
  const stored = async () =>
    (await client.send(contract.file.load, { query: { subjectKind: 'order', subjectId: order.orderId } })).records[0]
  await same.poll(stored, { timeout: 120_000, interval: 500 }).toBeDefined()
  const again = sent() - before
  const one = await stored()
  const { ticket } = await client.send(contract.file.ticket, { body: { id: one?.id ?? '', kind: 'file' } })
  const whole = await client.send(contract.file.download, { query: { fileId: one?.id ?? '', ticket } })
  same(
    createHash('sha256')
      .update(Buffer.from(await whole.arrayBuffer()))
      .digest('hex'),
  ).toBe(createHash('sha256').update(content).digest('hex'))
  same(again).toBeLessThan(25)
  measured(
    context,
    `cut ${cut.met} times after ${before} of 50 parts, then went on by itself with ${again} parts more; SHA-256 equal`,
  )
  await leave()
})
