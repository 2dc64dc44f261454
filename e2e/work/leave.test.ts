import { contract } from '@etalon/api/contract'
import { addDays, leavePaths } from '@etalon/api/domain'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expectSoundPlaces } from '../accessibility/every-look.ts'
import { withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).filter({ visible: true })
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

/** Mondays that nobody has asked for yet. */
let weeks = 0
const monday = () => addDays('2027-03-01', 7 * weeks++)

/** Asks for a day of leave as the tester does by the screen. */
async function asked() {
  const tester = await clientOf(product.workspaceUrl, 'tester')
  const day = monday()
  return await tester.send(contract.leave.submit, {
    body: { kind: 'sick', fromDay: day, fromHalf: 'am', toDay: day, toHalf: 'pm', reason: '复诊', handIn: true },
  })
}

async function typeDay(page: Page, label: string, day: string) {
  await page.getByRole('group', { name: label }).filter({ visible: true }).getByRole('spinbutton').first().click()
  await page.keyboard.type(day.replaceAll('-', ''))
}

test('[BIZ-14][NAV-2] somebody asks for leave by its process, the head of the department is led to the task by a message and agrees', async () => {
  const tester = await product.enter('tester')
  await tester.open('人员管理', '请假')
  await follow(tester.page, '申请请假')
  await expect(heading(tester.page, '申请请假')).toBeVisible()
  same(new URL(tester.page.url()).pathname).toBe(leavePaths.form('flow_1'))
  await expect(tester.page.getByRole('tab', { name: '申请请假' })).toBeVisible()
  await press(tester.page, '提交')
  await expect(seen(tester.page, '请填写事由')).toBeVisible()
  const first = monday()
  await typeDay(tester.page, '开始日期', first)
  await typeDay(tester.page, '结束日期', addDays(first, 1))
  await tester.page.getByRole('textbox', { name: '事由' }).fill('回家探亲，工作交给谭青')
  await expect(seen(tester.page, '2 天')).toBeVisible()
  await tester.picture('leave-form')
  await press(tester.page, '提交')
  await expect(seen(tester.page, /^请假单 XJ\d{8} 已提交给高嵘$/)).toBeVisible()
  await expect(heading(tester.page, /^请假单 XJ\d{8}$/)).toBeVisible()
  const number = /XJ\d{8}/.exec(await heading(tester.page, /XJ\d{8}/).innerText())?.[0] ?? ''
  same(new URL(tester.page.url()).pathname).toMatch(/^\/work\/process\/leave\/detail\/[\w-]+\/\d+$/)

  const head = await product.enter('dispatcher')
  await head.page.getByRole('button', { name: /^消息与公告/ }).click()
  await head.page.getByText(`沈砚 的请假单 ${number} 待处理`).click()
  await expect(heading(head.page, `请假单 ${number}`)).toBeVisible()
  same(new URL(head.page.url()).pathname).toMatch(/^\/work\/process\/leave\/handle\/[\w-]+\/[\w-]+\/\d+$/)
  await expect(head.page.getByRole('list', { name: '变更记录' }).filter({ visible: true })).toContainText('提交')
  await head.picture('leave-handle')
  await press(head.page, '同意')
  await head.agree('同意')
  await expect(seen(head.page, '这个任务已经结束')).toBeVisible()
  // A page that is loaded anew at such an address shows the same.
  await head.page.reload()
  await expect(heading(head.page, `请假单 ${number}`)).toBeVisible()
  await head.leave()

  await tester.page.reload()
  await expect(seen(tester.page, '已同意')).toBeVisible()
  await tester.picture('leave-detail')
  await press(tester.page, '撤销')
  await tester.agree('撤销')
  await expect(seen(tester.page, `${number} 已进入「已撤销」`)).toBeVisible()
  await tester.leave()
})

test('[BIZ-14] in English: a request is returned with a reason, changed, kept as a draft, and handed in again', async () => {
  const { id, leaveNo, taskId, processInstanceId } = await asked()
  const head = await signIn(product.browser, product.workspaceUrl, 'dispatcher', 'en')
  await head.page.goto(`${product.workspaceUrl}/people/leave/index?view=waiting`)
  await head.row(leaveNo).getByRole('link', { name: 'See to it' }).click()
  await press(head.page, 'Return')
  await head.agree('Return', 'Who takes over your work?')
  await expect(seen(head.page, 'This task is over')).toBeVisible()
  await head.leave()

  const tester = await signIn(product.browser, product.workspaceUrl, 'tester', 'en')
  const { page } = tester
  await page.goto(`${product.workspaceUrl}${leavePaths.detail(processInstanceId, id)}`)
  await expect(seen(page, 'Who takes over your work?')).toBeVisible()
  await follow(page, 'Edit')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Seeing the doctor; Tan Qing takes over')
  await press(page, 'Keep as a draft')
  await expect(seen(page, `The request ${leaveNo} is kept as a draft`)).toBeVisible()
  await press(page, 'Hand in')
  await tester.agree('Hand in')
  await expect(seen(page, 'Waiting')).toBeVisible()
  await tester.picture('leave-detail-en')

  // The task of before is over; somebody else’s process is none of this request.
  await page.goto(`${product.workspaceUrl}${leavePaths.handle(taskId ?? '', processInstanceId, id)}`)
  await expect(seen(page, 'This task is over')).toBeVisible()
  await page.goto(`${product.workspaceUrl}${leavePaths.detail('other', id)}`)
  await expect(heading(page, 'There is no such request')).toBeVisible()
  await page.goto(`${product.workspaceUrl}${leavePaths.form('flow_9')}`)
  await expect(heading(page, 'There is no such process')).toBeVisible()
  await tester.leave()
})

test('[A11Y-1] axe has nothing against the screens of leave, by light and by night, and none stands sideways at 320 px', async () => {
  const { id, taskId, processInstanceId } = await asked()
  const { page, leave } = await product.enter('dispatcher')
  await withAxe(page)
  const places = [
    ['/people/leave/index', '请假'],
    [leavePaths.form('flow_1'), '申请请假'],
    [leavePaths.handle(taskId ?? '', processInstanceId, id), /^请假单 XJ/],
    [leavePaths.detail(processInstanceId, id), /^请假单 XJ/],
  ] as const
  await expectSoundPlaces(page, places)
  await leave()
})
