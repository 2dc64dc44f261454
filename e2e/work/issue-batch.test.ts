import type { Locator, Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { moreApproved } from '../../apps/server/src/testing/approved-reports.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { inDatabase } from '../support/fill-lists.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 40 })

/** Puts in reports that wait to be issued, the first of which is for somebody who has not paid; others of their state are put aside. */
const waiting = (count: number) =>
  inDatabase(product.dataFolder, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      "select r.id::text from report r join item i on i.id = r.item_id where r.tenant_id = '000000' and r.state = '1000' and i.result is not null order by r.id limit 1",
    )
    const [like] = rows
    if (!like) throw new Error('the demonstration has issued certificates')
    await owner.query("update report set state = '600' where state = '700'")
    const ids = await moreApproved(owner, like.id, count)
    await owner.query("update report set state = '700', duties = duties - 'issuer' where id = any($1::bigint[])", [ids])
    await owner.query(
      "update work_order set state = '300' where id in (select order_id from report where id = any($1::bigint[]))",
      [ids],
    )
    await pays(ids[0] ?? '', false)
    return ids
  })
const pays = (id: string, isOnAccount: boolean) =>
  inDatabase(product.dataFolder, (owner) =>
    owner.query(
      `update work_order set enterprise_id = (select id from enterprise where tenant_id = '000000' and on_account = $2 order by id limit 1)
       where id = (select order_id from report where id = $1)`,
      [id, isOnAccount],
    ),
  )
const certificates = (ids: readonly string[]) =>
  inDatabase(
    product.dataFolder,
    async (owner) => (await owner.query('select from certificate where report_id = any($1::bigint[])', [ids])).rowCount,
  )
const shown = (page: Page, role: 'button' | 'radio' | 'checkbox', name: string | RegExp): Locator =>
  page.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) }).filter({ visible: true })

test('[BIZ-5] an issuer issues all that match in one go, leaves, comes back, reads why one was not, and tries it again', async () => {
  const ids = await waiting(130)
  const person = await product.enter('issuer')
  const { page } = person
  await withAxe(page)
  await page.goto(`${product.workspaceUrl}/report/report-list/index?view=700`)
  const list = page.getByRole('grid').filter({ visible: true })
  await expect(list.getByRole('row').nth(5)).toBeVisible()
  await expect(shown(page, 'button', '签发结果')).toHaveCount(0)
  await list.getByRole('checkbox').first().click({ force: true })
  await shown(page, 'button', '选择全部 130 项').click()
  await shown(page, 'button', '批量签发').click()
  await expect(page.getByRole('alertdialog')).toContainText('签发选中的 130 份报告？')
  await person.picture('issue-batch-question')
  await person.agree('签发')

  const dialog = page.getByRole('dialog', { name: '批量签发证书' })
  await expect(dialog.getByRole('meter', { name: '签发进度' })).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText('可以关闭此窗口')
  await expect(dialog.getByText(/^[A-Z]{2}-\d{4}-\d{6}$/).first()).toBeVisible()
  await person.picture('issue-batch-running')
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(shown(page, 'button', /^正在签发 \d+\/130$/)).toBeVisible()

  // It is no affair of this page.
  await page.reload()
  const wayBack = shown(page, 'button', /^(正在签发 \d+\/130|签发结果)$/)
  await expect(wayBack).toBeVisible()
  await expect(shown(page, 'button', '签发结果')).toBeVisible({ timeout: 120_000 })
  await wayBack.click()
  await expect(dialog.getByRole('status')).toHaveText('已签发 129 份，1 份未签发')
  await expect(dialog.getByText('还不能进行「签发」：尚未结算，且不是挂账单位')).toBeVisible()
  same(await axeFaults(page)).toEqual([])
  await person.picture('issue-batch-done')
  same(await certificates(ids)).toBe(129)
  await dialog.getByText('已签发 129', { exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(129)

  await pays(ids[0] ?? '', true)
  await dialog.getByRole('button', { name: '重试未签发的 1 份' }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 份全部签发')
  same(await certificates(ids)).toBe(130)
  // The earlier one is there as well.
  await dialog.getByRole('button', { name: /批次/ }).click()
  await page.getByRole('option', { name: /签发 129 \/ 130$/ }).click()
  await expect(dialog.getByRole('status')).toHaveText('已签发 129 份，1 份未签发')
  await person.picture('issue-batch-earlier')
  await dialog.getByRole('button', { name: /批次/ }).click()
  await page.getByRole('option', { name: /签发 1 \/ 1$/ }).click()
  await dialog.getByRole('listitem').getByRole('link').click()
  await expect(page.getByRole('region', { name: '证书', exact: true }).filter({ visible: true })).toBeVisible()
  await person.leave()
})

test('[BIZ-5] in English, and on a phone while it goes on: what is under way is stopped', async () => {
  const ids = await waiting(80)
  const person = await signIn(product.browser, product.workspaceUrl, 'issuer', 'en')
  const { page } = person
  await page.goto(`${product.workspaceUrl}/report/report-list/index?view=700`)
  const list = page.getByRole('grid').filter({ visible: true })
  await expect(list.getByRole('row').nth(5)).toBeVisible()
  await list.getByRole('checkbox').first().click({ force: true })
  await shown(page, 'button', 'Select all 80').click()
  await shown(page, 'button', 'Issue all').click()
  await person.agree('Issue')
  const dialog = page.getByRole('dialog', { name: 'Issue many certificates' })
  await expect(dialog.getByRole('meter', { name: 'How far it is' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(dialog.getByText(/^[A-Z]{2}-\d{4}-\d{6}$/).first()).toBeVisible()
  await person.picture('issue-batch-phone')
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Stopped: \d+ issued, \d+ not looked at$/)
  await dialog.getByText(/^Waiting \d+$/).click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await person.picture('issue-batch-phone-stopped')
  const issued = Number(/\d+/.exec(await dialog.getByRole('status').innerText())?.[0])
  same(issued).toBeGreaterThan(0)
  same(issued).toBeLessThan(80)
  same(await certificates(ids)).toBe(issued)
  await person.leave()
})

test('[PERM-1] who may not issue is offered no batch', async () => {
  await waiting(2)
  const person = await product.enter('auditor')
  const { page } = person
  await page.goto(`${product.workspaceUrl}/report/report-list/index?view=700`)
  const list = page.getByRole('grid').filter({ visible: true })
  await expect(list.getByRole('row').nth(2)).toBeVisible()
  await list.getByRole('checkbox').first().click({ force: true })
  await expect(page.getByText(/已选/).filter({ visible: true }).first()).toBeVisible()
  await expect(shown(page, 'button', '批量签发')).toHaveCount(0)
  await person.leave()
})
