import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import { gaugeOrder } from '../support/accepted-order.ts'
import { clientOf } from '../support/client-of.ts'
import { type Running, root } from '../support/running.ts'
import { by, type Eye, press, type Scene, visible } from './scene.ts'

const picture = readFileSync(join(root, 'docs/images/en/01-home.png'))
const signature = { kind: 'typed', name: '林可' } as const

/** An order on site that was signed, accepted, changed and signed anew, with what was brought back and a file; made for each look. */
async function orderOnSite({ workspaceUrl }: Running): Promise<string> {
  const [reception, dispatcher] = [await clientOf(workspaceUrl, 'reception'), await clientOf(workspaceUrl, 'dispatcher')]
  const form = await gaugeOrder(reception, ['B-401', 'B-402'])
  const { id } = await reception.send(contract.order.submit, { body: { ...form, serviceType: '2', agent: '林可' } })
  const now = () => reception.send(contract.order.detail, { query: { id } })
  const version = async () => (await now()).standing.version
  await reception.send(contract.order.move, { body: { id, version: await version(), action: 'submit' } })
  await dispatcher.send(contract.order.move, { body: { id, version: await version(), action: 'accept' } })
  const { applicant, mobile, phone, address, sendWay, hopeTestDate } = form
  const said = { applicant, mobile, phone, address, sendWay, hopeTestDate, remark: '附示值误差' }
  await reception.send(contract.order.amend, { body: { id, version: await version(), reason: '客户来电', ...said } })
  await reception.send(contract.order.sign, { body: { id, version: await version(), signerName: '林可', signature } })
  const { records } = await reception.send(contract.account.staffByDepartment, { query: { current: 1, size: 20 } })
  const [, second] = (await now()).instruments
  await reception.send(contract.order.spotBack, {
    body: {
      ...{ id, version: await version(), takenTime: '2026-11-24 11:40', takenById: records[0]?.id ?? '', giverName: '贺文舟' },
      ...{ remark: '', samples: [{ id: second?.id ?? '', note: '外观完好，带合格证' }] },
    },
  })
  await reception.send(contract.file.upload, {
    query: { subjectKind: 'order', subjectId: id },
    body: new File([new Uint8Array(picture)], '铭牌照片.png'),
  })
  return id
}

const toOrder = async ({ page, etalon }: Eye) => {
  await page.goto(`${etalon.workspaceUrl}/order/order-detail/index?id=${await orderOnSite(etalon)}`)
  await visible(page.getByText('铭牌照片.png')).waitFor()
  await page.waitForLoadState('networkidle')
}
const toCard = ({ page }: Eye, name: RegExp) => visible(page.getByRole('region', { name })).scrollIntoViewIfNeeded()
const closeDialog = ({ page }: Eye) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^(取消|Cancel|关闭|Close)$/ })
    .last()
    .click()

/** What orders are further: kept, on site, signed anew, with files. */
export const atOrders: readonly Scene[] = by('reception', [
  {
    name: 'order-kept',
    path: '/order/order-registration/index',
    async act({ page }) {
      await visible(page.getByRole('combobox', { name: /委托单位|^Enterprise/ })).fill('星麓')
      await page.getByRole('option', { name: /长沙星麓/ }).click()
      await press(page, /^(暂存|Keep for later)$/)
      await visible(page.getByRole('region', { name: /^(委托方签字|Signature of the client)$/ })).waitFor()
    },
  },
  { name: 'order-on-site', act: toOrder },
  { name: 'order-on-site-signed', act: (eye) => toCard(eye, /^(委托方签字|Signature of the client)$/) },
  { name: 'order-attachments', act: (eye) => toCard(eye, /^(附件|Attachments)$/) },
  {
    name: 'order-attachment-shown',
    async act({ page }) {
      await press(page, /^(预览|Preview) 铭牌照片.png$/)
      await page.getByRole('dialog').getByRole('img', { name: '铭牌照片.png' }).waitFor()
    },
  },
  {
    name: 'order-attach',
    async act(eye) {
      await closeDialog(eye)
      await press(eye.page, /^(添加附件|Add files)$/)
      await eye.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'order-spot-back',
    async act(eye) {
      await closeDialog(eye)
      await visible(eye.page.getByRole('region', { name: /^(现场带回|Brought back)$/ }))
        .getByRole('button', { name: /^(修改带回|Change)$/ })
        .click()
      await eye.page.getByRole('dialog').getByRole('textbox').first().waitFor()
    },
  },
])
