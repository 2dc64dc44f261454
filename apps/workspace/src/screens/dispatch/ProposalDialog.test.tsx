import type { Board } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { useDialog } from '@etalon/ui/dialog'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { dispatchMessages } from '../../messages/dispatch.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { ProposalDialog } from './ProposalDialog.tsx'

const words = dispatchMessages.en
const certificates = [{ technologyDomain: '12', abilityType: '1', validUntil: '2027-12-31' }]
const board: Board = {
  ...{ today: '2026-11-26', capacity: 60, departments: [], groups: [], more: 0 },
  people: [
    { staffId: '1', staffName: '沈砚', deptId: '1', deptName: '力学室', certificates, groups: [] },
    { staffId: '2', staffName: '陈默', deptId: '1', deptName: '力学室', certificates, groups: [] },
  ],
  items: [
    {
      ...{
        id: '1',
        version: 1,
        itemNo: 'XM2026110001-01',
        instrumentName: '一般压力表',
        serial: '',
        sampleNo: null,
        enterName: '',
      },
      ...{ technologyDomain: '12', abilityType: '1', state: '200', due: null, minutes: 65, testerId: null, groupId: null },
      refusal: null,
    },
  ],
}

function Subject() {
  const dialog = useDialog('medium')
  return (
    <>
      <Button onPress={dialog.open}>open</Button>
      <ProposalDialog
        dialog={dialog}
        board={board}
        items={board.items}
        proposed={[{ id: '1', staffId: '1', loadAfter: 65 }]}
        onAccepted={() => undefined}
      />
    </>
  )
}

test('[BIZ-4] a proposal says where it gives somebody more than a week of work', async () => {
  serve(() => undefined)
  await render(
    <InWorkspace language="en">
      <Subject />
    </InWorkspace>,
  )
  await page.getByRole('button', { name: 'open' }).click()
  const dialog = page.getByRole('dialog', { name: 'A proposal for one item' })
  await expect.element(dialog.getByText(words.overloaded)).toBeVisible()
  await dialog.getByRole('button', { name: /Tester XM2026110001-01/ }).click()
  await page.getByRole('option', { name: words.nobody }).click()
  await expect.element(dialog.getByText(words.overloaded)).not.toBeInTheDocument()
})

test('[I18N-1] one item that is dragged is one item, in English too', () => {
  expect(words.dropHere(1, '0.8 h')).toBe('Drop here · one item, 0.8 h')
  expect(words.dropHere(2, '1.5 h')).toBe('Drop here · 2 items, 1.5 h')
})
