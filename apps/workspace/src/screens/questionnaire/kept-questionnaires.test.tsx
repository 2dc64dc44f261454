import type { AnswerOf, contract, Questionnaire } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { AnswerSheet } from './AnswerSheet.tsx'
import QuestionnaireFormScreen from './QuestionnaireFormScreen.tsx'

const question = (key: string, text: string) => ({ key, type: 'text' as const, text, textEn: '', options: [], required: true })

const written = (id: string) =>
  ({
    ...{ id, version: 1, title: '服务满意度', titleEn: '', intro: '', introEn: '', audience: 'customer', state: '0', answers: 0 },
    ...{ questions: [question('q1', '服务怎样？')], createUserName: '管理员', createTime: '2026-11-20T02:00:00Z' },
  }) satisfies Questionnaire

const editedMeanwhile = () =>
  Response.json({ code: 409, success: false, data: { reason: 'edited-meanwhile' }, msg: '刚被他人修改' }, { status: 409 })

const form = (query: Readonly<Record<string, string>>) => (
  <InWorkspace>
    <main id="main" tabIndex={-1}>
      <QuestionnaireFormScreen query={query} />
    </main>
  </InWorkspace>
)
const asked = (place: number) => page.getByRole('textbox', { name: '问题内容', exact: true }).nth(place)

test('[BIZ-15][F28] a questionnaire that is being written is kept, with its questions and their choices', async () => {
  serve(() => [])
  const first = await render(form({}))
  await page.getByRole('textbox', { name: '标题', exact: true }).fill('取件体验')
  await asked(0).fill('取件方便吗？')
  await page.getByRole('textbox', { name: '选项' }).fill('方便|Easy\n不方便|Not easy')
  await first.unmount()
  await render(form({}))
  await expect.element(page.getByRole('textbox', { name: '标题', exact: true })).toHaveValue('取件体验')
  await expect.element(asked(0)).toHaveValue('取件方便吗？')
  await expect.element(page.getByRole('textbox', { name: '选项' })).toHaveValue('方便|Easy\n不方便|Not easy')
})

test('[BIZ-15][FLOW-3] what was written of a questionnaire stands on what somebody else saved of it meanwhile', async () => {
  let saved: Questionnaire = written('31')
  const heard = serve(({ path, body }) => {
    if (path.endsWith('questionnaire/detail')) return saved
    if (!path.endsWith('questionnaire/submit')) return []
    return body.version === saved.version ? { ...saved, version: 3 } : editedMeanwhile()
  })
  await render(form({ id: '31' }))
  await expect.element(asked(0)).toHaveValue('服务怎样？')
  await page.getByRole('button', { name: '添加问题' }).click()
  await asked(1).fill('还会再来吗？')
  await page.getByRole('button', { name: /题型/ }).nth(1).click()
  await page.getByRole('option', { name: '文字' }).click()
  saved = { ...saved, version: 2, title: '2026 年服务满意度' }
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.element(page.getByRole('textbox', { name: '标题', exact: true })).toHaveValue('2026 年服务满意度')
  await expect.element(asked(1)).toHaveValue('还会再来吗？')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/两边改的没有冲突/)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(() => heard.filter(({ path }) => path.endsWith('questionnaire/submit')).length).toBe(2)
  expect(heard.findLast(({ path }) => path.endsWith('questionnaire/submit'))?.body).toMatchObject({
    ...{ version: 2, title: '2026 年服务满意度' },
    questions: [{ key: 'q1' }, { text: '还会再来吗？', type: 'text' }],
  })
})

test('[BIZ-15][F28] what somebody answered so far is kept until it is sent', async () => {
  const sheet = {
    ...{ id: '41', title: '服务满意度', titleEn: '', intro: '', introEn: '', orderId: null, orderNo: '' },
    questions: [question('q1', '服务怎样？')],
  } satisfies AnswerOf<typeof contract.questionnaire.sheet>
  const heard = serve(({ path }) => (path.endsWith('questionnaire/sheet') ? sheet : path.endsWith('answer') ? true : []))
  const filling = (
    <InWorkspace>
      <main id="main" tabIndex={-1}>
        <AnswerSheet id="41" orderId={undefined} query={{ id: '41' }} />
      </main>
    </InWorkspace>
  )
  const answer = page.getByRole('textbox', { name: '1. 服务怎样？' })
  const first = await render(filling)
  await answer.fill('很好，取件快')
  await first.unmount()
  const second = await render(filling)
  await expect.element(answer).toHaveValue('很好，取件快')
  await page.getByRole('button', { name: '提交答卷' }).click()
  await expect.poll(() => heard.filter(({ path }) => path.endsWith('answer')).length).toBe(1)
  expect(heard.find(({ path }) => path.endsWith('answer'))?.body).toEqual({ id: '41', answers: { q1: '很好，取件快' } })
  await second.unmount()
  // Sent, it is not kept any longer.
  await render(filling)
  await expect.element(answer).toHaveValue('')
})
