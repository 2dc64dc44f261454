import { contract, type OrderDetail } from '@etalon/api/contract'
import { type DialogControl, useDialog } from '@etalon/ui/dialog'
import { type ComponentType, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Answered } from '../../answers/Answered.tsx'
import { recordFormMessages } from '../../messages/record-form.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { AmendDialog } from './AmendDialog.tsx'
import { order } from './order-in-tests.ts'
import { SpotBackDialog } from './SpotBackDialog.tsx'

interface Subject {
  readonly dialog: DialogControl
  readonly order: OrderDetail
  readonly reload: () => void
}

const handedIn: OrderDetail = { ...order, standing: { ...order.standing, state: '300' } }

/** A dialog over the page of an order that somebody else saves while the dialog is open. @returns the calls that came */
async function open(Changes: ComponentType<Subject>, first: OrderDetail, later: OrderDetail, call: string) {
  const heard = serve(({ path, body }) => {
    if (path !== call) return []
    const { version } = later.standing
    if (body.version === version) return { id: first.id, state: later.standing.state, version: version + 1 }
    return Response.json(
      { code: 409, success: false, data: { reason: 'edited-meanwhile' }, msg: '刚被他人修改' },
      { status: 409 },
    )
  })
  function Page() {
    const dialog = useDialog('medium')
    const [shown, setShown] = useState(first)
    return (
      <main>
        <button type="button" onClick={() => dialog.open()}>
          打开
        </button>
        <Changes dialog={dialog} order={shown} reload={() => setShown(later)} />
      </main>
    )
  }
  await render(
    <InWorkspace>
      <Page />
    </InWorkspace>,
  )
  await page.getByRole('button', { name: '打开' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  return { dialog, sent: () => heard.flatMap(({ path, body }) => (path === call ? [body] : [])) }
}

const conflicts = { name: '两边不一致的内容' }

test('[REG-2][F28] of an order that is changed while it is being amended, what was typed stays, beside what is saved now', async () => {
  const later = { ...handedIn, applicant: '何文舟', address: '望城坡街道', standing: { ...handedIn.standing, version: 4 } }
  const { dialog, sent } = await open(AmendDialog, handedIn, later, 'order/amend')
  await dialog.getByRole('textbox', { name: '姓名' }).fill('林可')
  await dialog.getByRole('textbox', { name: '变更原因' }).fill('客户来电更正')
  const amend = dialog.getByRole('button', { name: '变更', exact: true })
  await amend.click()
  await expect.element(dialog.getByRole('list', conflicts)).toHaveTextContent('姓名已保存： 何文舟您的： 林可用已保存的')
  // What nobody typed follows what is saved.
  await expect.element(dialog.getByRole('textbox', { name: '详细地址' })).toHaveValue('望城坡街道')
  await amend.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent()).toHaveLength(2)
  expect(sent()[1]).toMatchObject({ version: 4, applicant: '林可', address: '望城坡街道', reason: '客户来电更正' })
})

const piece = {
  ...{ id: '8', kindCode: 'YB-60', name: '压力表', model: 'YB-60', serial: '2101148', manufacturer: '', range: '', accuracy: '' },
  ...{ abilityType: '1', sampleNo: null, sampleState: '50', regulation: '', price: '60.00', abilityTypes: ['1'] },
}
const brought = {
  ...{ id: '5', billNo: 'WT2026110001-D', takenTime: '2027-03-02 11:40', takenById: '9', takenByName: '沈砚' },
  ...{ giverName: '贺文舟', remark: '', byName: '周岚', at: '2027-03-02T04:00:00Z', samples: [{ id: '8', note: '带合格证' }] },
}

test('[REG-5][F28] of what was brought back, written down by two at once, both texts are shown and the saved one is taken over', async () => {
  const first = { ...handedIn, id: '42', serviceType: '2', instruments: [piece], spotBack: brought }
  const later = {
    ...first,
    spotBack: { ...brought, samples: [{ id: '8', note: '带合格证和说明书' }] },
    standing: { ...first.standing, version: 4 },
  }
  const { dialog, sent } = await open(SpotBackDialog, first, later, 'order/spot-back/submit')
  await dialog.getByRole('textbox', { name: /2101148/ }).fill('外壳有划痕')
  const save = dialog.getByRole('button', { name: '保存' })
  await save.click()
  await expect
    .element(dialog.getByRole('list', conflicts))
    .toHaveTextContent('带回的器具已保存： 2101148 带合格证和说明书您的： 2101148 外壳有划痕用已保存的')
  await dialog.getByRole('list', conflicts).getByRole('button').click()
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent()[1]).toMatchObject({ version: 4, samples: [{ id: '8', note: '带合格证和说明书' }] })
})

/** An order's page with its dialog, before a server that may be gone for a while. */
function LoadedPage({ id }: { readonly id: string }) {
  const { answer, reload } = useRecord(contract.order, id)
  const dialog = useDialog('medium')
  return (
    <main>
      <Answered answer={answer} reload={reload} notFound="没有这张委托单">
        {({ record }) => (
          <>
            <button type="button" onClick={() => dialog.open()}>
              打开
            </button>
            <p>{record.address}</p>
            <AmendDialog dialog={dialog} order={record} reload={reload} />
          </>
        )}
      </Answered>
    </main>
  )
}

test.each([
  { id: '51', language: 'zh', said: '没能更新到最新内容', again: '重试', typed: '姓名', reason: '变更原因', amend: '变更' },
  {
    id: '52',
    language: 'en',
    said: 'This could not be brought up to date',
    again: 'Try again',
    typed: 'Name',
    reason: 'Why it is changed',
    amend: 'Change',
  },
] as const)(
  '[REG-2][F28][I18N-1] an order that was changed and then cannot be read anew stays with what was typed, and is tried again from the dialog, in $language',
  async (words) => {
    // Each its own: what the client wrote, it knows.
    const first = { ...handedIn, id: words.id }
    const later = { ...first, applicant: '何文舟', address: '望城坡街道', standing: { ...first.standing, version: 4 } }
    let server: OrderDetail | undefined = first
    serve(({ path, body }) => {
      if (path === 'order/detail') return server
      if (path !== 'order/amend') return []
      if (body.version === 4) return { id: first.id, state: '300', version: 5 }
      server = undefined
      return Response.json(
        { code: 409, success: false, data: { reason: 'edited-meanwhile' }, msg: '刚被他人修改' },
        { status: 409 },
      )
    })
    await render(
      <InWorkspace language={words.language}>
        <LoadedPage id={words.id} />
      </InWorkspace>,
    )
    await page.getByRole('button', { name: '打开' }).click()
    const dialog = page.getByRole('dialog')
    const name = dialog.getByRole('textbox', { name: words.typed, exact: true })
    await name.fill('林可')
    await dialog.getByRole('textbox', { name: words.reason }).fill('客户来电更正')
    await dialog.getByRole('button', { name: words.amend, exact: true }).click()
    const note = dialog.getByRole('alert').filter({ hasText: words.said })
    await expect.element(note).toBeVisible()
    // Of what the other saved nothing is known yet, and nothing said.
    expect(dialog.getByText(recordFormMessages[words.language].changedMeanwhile).elements()).toEqual([])
    await expect.element(name).toHaveValue('林可')
    // What is typed from now on stays as well.
    await dialog.getByRole('textbox', { name: words.reason }).fill('客户来电更正姓名')
    await note.getByRole('button', { name: words.again }).click()
    await expect.element(note.getByRole('button', { name: words.again })).not.toHaveAttribute('data-pending')
    await expect.element(name).toHaveValue('林可')
    server = later
    await note.getByRole('button', { name: words.again }).click()
    await expect.element(note).not.toBeInTheDocument()
    await expect.element(dialog.getByText(recordFormMessages[words.language].changedMeanwhile)).toBeVisible()
    await expect.element(page.getByText('望城坡街道')).toBeInTheDocument()
    await expect.element(name).toHaveValue('林可')
    await expect.element(dialog.getByRole('textbox', { name: words.reason })).toHaveValue('客户来电更正姓名')
    await dialog.getByRole('button', { name: words.amend, exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  },
)
