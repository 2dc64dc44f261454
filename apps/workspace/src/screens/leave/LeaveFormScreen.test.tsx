import type { DictionaryRecord, LeaveRow } from '@etalon/api/contract'
import { leaveFlow, processDefinitionOf } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { commonMessages } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import LeaveFormScreen from './LeaveFormScreen.tsx'

const route = {
  ...leaveFlow,
  ...{ id: '1', tenantId: '000000', parentId: '0', dictValue: '请假', dictValueEn: 'Leave', sort: 1 },
  ...{ isSealed: 1, isDeleted: 0, hasChildren: false },
} satisfies DictionaryRecord
const processDefinitionId = processDefinitionOf(route)
const before = {
  id: '7',
  leaveNo: 'QJ2026110001',
  standing: { state: '0', version: 3, duties: {}, facts: {} },
  kind: 'annual',
  fromDay: '2026-12-01',
  fromHalf: 'am',
  toDay: '2026-12-02',
  toHalf: 'pm',
  days: '2',
  reason: '探亲',
  applicantId: '9',
  applicantName: '沈砚',
  deptName: '力学室',
  handlerName: '',
  scope: 'mine',
  processInstanceId: '5',
  taskId: null,
  createTime: '2026-11-20T02:00:00Z',
} satisfies LeaveRow
const later = {
  ...before,
  reason: '探亲，工作交接给林可',
  toHalf: 'am',
  standing: { ...before.standing, version: 4 },
} satisfies LeaveRow

test('[F28] of a leave that is changed elsewhere meanwhile, what was typed stays, also what is typed until the newer one has come', async () => {
  let [saved, isReached] = [before as LeaveRow, true]
  const heard = serve(({ path, body }) => {
    if (path.includes('dictionary')) return [route]
    if (path === 'leave/detail') return isReached ? saved : undefined
    if (path === 'leave/history') return isReached ? [] : undefined
    if (path !== 'leave/submit') return []
    if (body.version === saved.standing.version) return { ...saved, ...body, standing: { ...saved.standing, version: 5 } }
    return Response.json(
      { code: 409, success: false, data: { reason: 'edited-meanwhile' }, msg: '刚被他人修改' },
      { status: 409 },
    )
  })
  await render(
    <InWorkspace>
      <main id="main" tabIndex={-1}>
        <LeaveFormScreen query={{ processDefinitionId, id: '7' }} />
      </main>
    </InWorkspace>,
  )
  const reason = page.getByRole('textbox', { name: '事由' })
  await expect.element(reason).toHaveValue('探亲')
  await reason.fill('看病')
  ;[saved, isReached] = [later, false]
  await page.getByRole('button', { name: '保存草稿' }).click()
  // It cannot be brought up to date yet, and somebody types on.
  const stale = page.getByRole('alert').filter({ hasText: commonMessages.zh.stale })
  await expect.element(stale).toBeVisible()
  await reason.fill('看病，下午回来')
  isReached = true
  await stale.getByRole('button').click()
  const both = page.getByRole('list', { name: '两边不一致的内容' })
  await expect.element(both).toHaveTextContent('事由已保存： 探亲，工作交接给林可您的： 看病，下午回来用已保存的')
  await expect.element(reason).toHaveValue('看病，下午回来')
  // What nobody typed follows what is saved.
  await expect.element(page.getByRole('button', { name: /到/ })).toHaveTextContent('上午止')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect.poll(() => heard.filter(({ path }) => path === 'leave/submit').length).toBe(2)
  expect(heard.findLast(({ path }) => path === 'leave/submit')?.body).toMatchObject({
    version: 4,
    reason: '看病，下午回来',
    toHalf: 'am',
  })
})

test('[F28][REG-2] what was typed on a leave before the page went stands on the version that was saved meanwhile, with both texts', async () => {
  let saved: LeaveRow = before
  serve(({ path }) => {
    if (path.includes('dictionary')) return [route]
    return path === 'leave/detail' ? saved : []
  })
  const form = (
    <InWorkspace>
      <main id="main" tabIndex={-1}>
        <LeaveFormScreen query={{ processDefinitionId, id: '7' }} />
      </main>
    </InWorkspace>
  )
  const first = await render(form)
  const reason = page.getByRole('textbox', { name: '事由' })
  await expect.element(reason).toHaveValue('探亲')
  await reason.fill('看病')
  await first.unmount()
  saved = later
  await render(form)
  await expect
    .element(page.getByRole('list', { name: recordFormMessages.zh.conflicts }))
    .toHaveTextContent('事由已保存： 探亲，工作交接给林可您的： 看病用已保存的')
  await expect.element(page.getByText(recordFormMessages.zh.changedSince)).toBeVisible()
  await expect.element(reason).toHaveValue('看病')
  await expect.element(page.getByRole('button', { name: /到/ })).toHaveTextContent('上午止')
})
