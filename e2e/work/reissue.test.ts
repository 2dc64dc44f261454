import { contract, encodeSearch } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { test } from 'vitest'

import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { type Person, signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 40 })

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

interface Issued {
  readonly id: string
  readonly number: string
  readonly address: string
  readonly drafter: string
}
/** A verification certificate of the demonstration that was issued, whose place-th it is. */
async function anIssued(place: number): Promise<Issued> {
  const issuer = await clientOf(product.workspaceUrl, 'issuer')
  const { records } = await issuer.send(contract.report.page, {
    body: encodeSearch({ current: 1, size: 50, filter: { state: '1000', validity: 'valid' } }),
  })
  const one = records[place]
  if (!one) throw new Error('the demonstration has issued certificates')
  const { certificate } = await issuer.send(contract.report.detail, { query: { id: one.id } })
  return { id: one.id, number: certificate?.number ?? '', address: certificate?.address ?? '', drafter: one.testerName ?? '' }
}
const openReport = ({ page }: Person, id: string) => page.goto(`${product.workspaceUrl}/report/report-detail/index?id=${id}`)
async function inPublic(address: string, words: readonly (string | RegExp)[]): Promise<void> {
  const page = await (await product.browser.newContext({ locale: 'zh-CN' })).newPage()
  await page.goto(address.toLowerCase().replace(/\/v\/(.*)$/, (_all, reference: string) => `/v/${reference.toUpperCase()}`))
  for (const one of words) await expect(page.getByText(one).first()).toBeVisible()
  await page.close()
}

test('[BIZ-5][PUB-1] an approver withdraws a certificate with a reason; list, detail and the public say so; others are not offered it', async () => {
  const one = await anIssued(0)
  const issuer = await product.enter('issuer')
  await openReport(issuer, one.id)
  await expect(seen(issuer.page, one.number)).toBeVisible()
  await expect(issuer.page.getByRole('button', { name: '撤回证书' })).toHaveCount(0)
  await issuer.leave()

  const person = await product.enter('approver')
  const { page } = person
  await openReport(person, one.id)
  await press(page, '撤回证书')
  await person.agree('撤回证书', '标准器溯源结果有误')
  await expect(seen(page, `证书 ${one.number} 已撤回`)).toBeVisible()
  await expect(seen(page, /^证书已于 \d{4}-\d\d-\d\d 撤回$/)).toBeVisible()
  await expect(seen(page, '标准器溯源结果有误')).toBeVisible()
  await person.picture('report-withdrawn')
  const again = page.getByRole('button', { name: '撤回证书' }).filter({ visible: true })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await again.hover()
  await expect(seen(page, '证书已经撤回')).toBeVisible()
  await page.goto(`${product.workspaceUrl}/report/report-list/index?view=withdrawn`)
  await expect(page.getByRole('row').filter({ hasText: one.number, visible: true })).toContainText('已撤回')
  await inPublic(one.address, [/撤回|撤销/, /标准器溯源结果有误/])
  await person.leave()
})

test('[BIZ-5][CERT-1][PUB-1] a certificate with a wrong name is replaced: the new one names it, takes its place when it is issued, and both lead to each other, in English too', async () => {
  const one = await anIssued(1)
  const person = await product.enter('issuer')
  const { page } = person
  await openReport(person, one.id)
  await press(page, '重新签发')
  const dialog = page.getByRole('dialog', { name: `重新签发，替换 ${one.number}` })
  await dialog.getByRole('button', { name: '重新签发', exact: true }).click()
  await expect(dialog.getByText('请写明更正了什么和为什么').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: '更正了什么，为什么' }).fill('委托单位更名')
  await dialog.getByRole('textbox', { name: '委托单位名称' }).fill('长沙更名精工有限公司')
  await person.picture('reissue-dialog')
  await dialog.getByRole('button', { name: '重新签发', exact: true }).click()
  await expect(seen(page, `替换证书 ${one.number}`)).toBeVisible()
  await expect(seen(page, /委托单位更名；委托单位名称：长沙更名精工有限公司/)).toBeVisible()
  await person.picture('reissue-draft')
  const successor = new URL(page.url()).searchParams.get('id') ?? ''
  await openReport(person, one.id)
  await expect(seen(page, '替换它的报告正在编制，签发前原证书的效力不变。')).toBeVisible()
  await person.leave()

  // Drafted, audited and approved as any other, then issued on the screen, in English.
  const admin = await clientOf(product.workspaceUrl, 'admin')
  const accounts = await admin.send(contract.account.page, { query: { size: 100 } })
  const drafter = accounts.records.find(({ name }) => name === one.drafter)?.account ?? ''
  const steps = [
    [drafter, 'submit'],
    ['auditor', 'audit'],
    ['approver', 'approve'],
  ] as const
  for (const [account, action] of steps) {
    const who = await clientOf(product.workspaceUrl, account)
    const { standing, conclusion } = await who.send(contract.report.detail, { query: { id: successor } })
    const version =
      action === 'submit'
        ? (await who.send(contract.report.submit, { body: { id: successor, version: standing.version, conclusion, remark: '' } }))
            .version
        : standing.version
    await who.send(contract.report.move, { body: { id: successor, version, action } })
  }
  const issuer = await signIn(product.browser, product.workspaceUrl, 'issuer', 'en')
  await openReport(issuer, successor)
  await press(issuer.page, 'Issue')
  await issuer.agree('Issue')
  await expect(issuer.page.getByRole('region', { name: 'Certificate' })).toBeVisible()
  const next = await issuer.page.getByRole('region', { name: 'Certificate' }).innerText()
  const number = /[A-Z]{2}-\d{4}-\d{6}/.exec(next)?.[0] ?? ''
  await expect(seen(issuer.page, `Replaces ${one.number}`)).toBeVisible()
  await issuer.picture('report-successor-en')
  await openReport(issuer, one.id)
  await expect(seen(issuer.page, /^Replaced on \d{4}-\d\d-\d\d$/)).toBeVisible()
  await expect(issuer.page.getByRole('link', { name: number })).toBeVisible()
  await issuer.picture('report-replaced-en')
  await inPublic(one.address, [number, /委托单位更名/])
  await issuer.leave()
})
