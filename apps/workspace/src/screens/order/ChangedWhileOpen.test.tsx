import type { OrderDetail } from '@etalon/api/contract'
import { type DialogControl, useDialog } from '@etalon/ui/dialog'
import { type ComponentType, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
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
