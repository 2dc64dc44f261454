import type { Trainee, TrainingDetail } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { recordFormMessages } from '../../messages/record-form.ts'
import { trainingMessages } from '../../messages/staff.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import TrainingDetailScreen from './TrainingDetailScreen.tsx'

const trainee = (accountId: string, name: string) =>
  ({ accountId, name, deptName: '力学室', evaluation: '', remark: '' }) satisfies Trainee

const begun = (id: string) =>
  ({
    ...{
      id,
      version: 1,
      title: '压力表检定规程宣贯',
      mode: '1',
      type: '1',
      fromDay: '2026-01-05',
      toDay: '2026-01-05',
      hours: 8,
    },
    ...{ place: '会议室', trainer: '陈工', content: '', isDone: false, participants: 2, participantIds: ['21', '22'] },
    ...{ ownEvaluation: '', createdByName: '林可', trainees: [trainee('21', '沈砚'), trainee('22', '邓可')] },
  }) satisfies TrainingDetail

function signedIn() {
  const user = { id: '9', tenantId: '000000', name: '林可', roles: ['dispatcher'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
}

const screen = (id: string) => (
  <InWorkspace>
    <main id="main" tabIndex={-1}>
      <TrainingDetailScreen query={{ id }} />
    </main>
  </InWorkspace>
)
const remarkOf = (name: string) => page.getByRole('textbox', { name: `${name} 的评语` })
const editedMeanwhile = () =>
  Response.json({ code: 409, success: false, data: { reason: 'edited-meanwhile' }, msg: '刚被他人修改' }, { status: 409 })

test('[BIZ-11][F28] how people did in a training is kept while it is typed, and gone once it is discarded', async () => {
  signedIn()
  serve(({ path }) => (path === 'training/detail' ? begun('81') : []))
  const first = await render(screen('81'))
  await remarkOf('沈砚').fill('实操熟练')
  await first.unmount()
  await render(screen('81'))
  await expect.element(remarkOf('沈砚')).toHaveValue('实操熟练')
  await page.getByRole('button', { name: recordFormMessages.zh.discard }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: recordFormMessages.zh.discard }).click()
  await expect.element(remarkOf('沈砚')).toHaveValue('')
})

test('[BIZ-11][FLOW-3] what was typed of a training stays when somebody changes it meanwhile, and is recorded with who joined', async () => {
  signedIn()
  let saved: TrainingDetail = begun('82')
  const heard = serve(({ path, body }) => {
    if (path === 'training/detail') return saved
    if (path !== 'training/finish') return []
    if (body.version !== saved.version) return editedMeanwhile()
    saved = { ...saved, version: 3, isDone: true }
    return saved
  })
  const finish = page.getByRole('button', { name: '完成并评价' })
  const agree = page.getByRole('alertdialog').getByRole('button', { name: '完成并评价' })
  await render(screen('82'))
  await remarkOf('沈砚').fill('实操熟练')
  await remarkOf('邓可').fill('需再练')
  saved = {
    ...saved,
    version: 2,
    participants: 3,
    trainees: [{ ...trainee('21', '沈砚'), remark: '理论好' }, trainee('22', '邓可'), trainee('23', '何青')],
  }
  await finish.click()
  await agree.click()
  // Of one person both wrote something; of the other one what was typed stands alone.
  const both = page.getByRole('list', { name: recordFormMessages.zh.conflicts })
  await expect.element(both).toHaveTextContent('沈砚 的评语已保存： 理论好您的： 实操熟练用已保存的')
  await expect.element(remarkOf('邓可')).toHaveValue('需再练')
  await expect.element(remarkOf('何青')).toHaveValue('')
  await finish.click()
  await agree.click()
  await expect.element(page.getByRole('button', { name: '重新评价' })).toBeVisible()
  expect(heard.findLast(({ path }) => path === 'training/finish')?.body).toMatchObject({
    version: 2,
    results: [
      { accountId: '21', remark: '实操熟练' },
      { accountId: '22', remark: '需再练' },
      { accountId: '23', remark: '' },
    ],
  })
})

test('[BIZ-11][FLOW-3] what was typed of a training that another one meanwhile said was held is shown as kept; it comes back, or is discarded', async () => {
  signedIn()
  let saved: TrainingDetail = begun('83')
  serve(({ path, body }) => {
    if (path === 'training/detail') return saved
    if (path === 'training/reopen') {
      saved = { ...saved, version: Number(body.version) + 1, isDone: false }
      return saved
    }
    return path === 'training/finish' ? editedMeanwhile() : []
  })
  const left = page.getByRole('list', { name: recordFormMessages.zh.leftTyped })
  const press = async (name: string) => {
    await page.getByRole('button', { name }).first().click()
    const question = page.getByRole('alertdialog')
    if (name === '重新评价') await question.getByRole('textbox').fill('有人补考')
    await question.getByRole('button', { name }).click()
  }
  await render(screen('83'))
  await remarkOf('沈砚').fill('实操熟练')
  const held = {
    ...saved,
    version: 2,
    isDone: true,
    trainees: [{ ...trainee('21', '沈砚'), remark: '理论好' }, trainee('22', '邓可')],
  }
  saved = held
  await press('完成并评价')
  await expect.element(left).toHaveTextContent('沈砚 的评语 实操熟练')
  expect(left.getByRole('listitem').elements()).toHaveLength(1)
  await expect.element(page.getByText(trainingMessages.zh.leftHint)).toBeVisible()
  await press('重新评价')
  await expect.element(remarkOf('沈砚')).toHaveValue('实操熟练')
  await expect.element(left).not.toBeInTheDocument()
  // Held by the other once more: this time it is not needed.
  saved = { ...held, version: 4 }
  await press('完成并评价')
  await expect.element(left).toHaveTextContent('沈砚 的评语 实操熟练')
  await press(recordFormMessages.zh.discard)
  await expect.element(left).not.toBeInTheDocument()
  await press('重新评价')
  await expect.element(remarkOf('沈砚')).toHaveValue('理论好')
})
