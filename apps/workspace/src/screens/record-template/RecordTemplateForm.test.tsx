import type { InstrumentKind, RecordTemplate } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import RecordTemplateFormScreen from './RecordTemplateFormScreen.tsx'

const kind = {
  ...{ code: 'K-1', name: '压力表', nameEn: 'Pressure gauge', range: '0–1.6', unit: 'MPa', accuracy: '1.6', mpe: '' },
  ...{ regulation: 'JJG 52-2013', technologyDomain: '1', abilityTypes: ['1'], price: '90.00' },
} satisfies InstrumentKind

const kept = {
  ...{
    id: '51',
    version: 1,
    name: '压力表附加信息',
    nameEn: '',
    kindCode: 'K-1',
    kindName: '压力表',
    kindNameEn: 'Pressure gauge',
  },
  ...{ abilityType: '1', status: '1', remark: '', createUserName: '管理员', createTime: '2026-11-20T02:00:00Z' },
  fields: [
    {
      ...{ key: 'sealNo', name: '封印号', nameEn: 'Seal', domain: '基础类', unit: '', access: '5', source: '', target: '' },
      required: false,
    },
  ],
} satisfies RecordTemplate

test('[BIZ-18][FLOW-3] what was written of a record template, its keys too, stands on what somebody else saved meanwhile', async () => {
  const user = { id: '9', tenantId: '000000', name: '管理员', roles: ['admin'] }
  const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }
  writeSession({ tokens, user, locked: false, mustChangePassword: false })
  onTestFinished(removeSession)
  let saved: RecordTemplate = kept
  const heard = serve(({ path, body }) => {
    if (path.endsWith('instrument-kind/list')) return [kind]
    if (path.endsWith('record-template/detail')) return saved
    if (!path.endsWith('record-template/submit')) return []
    if (body.version === saved.version) return { ...saved, version: 3 }
    return Response.json(
      { code: 409, success: false, data: { reason: 'edited-meanwhile' }, msg: '刚被他人修改' },
      { status: 409 },
    )
  })
  const form = (
    <InWorkspace>
      <main id="main" tabIndex={-1}>
        <RecordTemplateFormScreen query={{ id: '51' }} />
      </main>
    </InWorkspace>
  )
  const key = page.getByRole('textbox', { name: '标识' })
  const first = await render(form)
  // The key alone is another: that is a change of its own.
  await key.fill('leadSeal')
  await first.unmount()
  saved = { ...kept, version: 2, remark: '铅封按 JJG 52 编号' }
  await render(form)
  await expect.element(key).toHaveValue('leadSeal')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/两边改的没有冲突/)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(() => heard.filter(({ path }) => path.endsWith('record-template/submit')).length).toBe(1)
  expect(heard.find(({ path }) => path.endsWith('record-template/submit'))?.body).toMatchObject({
    ...{ version: 2, remark: '铅封按 JJG 52 编号' },
    fields: [{ key: 'leadSeal', name: '封印号' }],
  })
})
