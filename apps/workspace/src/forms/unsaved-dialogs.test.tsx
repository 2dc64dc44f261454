import { type Board, contract, type Instrument, type NumberingRule, type WorkGroup } from '@etalon/api/contract'
import { usualNumbering } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { type DialogControl, useDialog } from '@etalon/ui/dialog'
import { useForm } from '@etalon/ui/form'
import type { Language } from '@etalon/ui/i18n'
import { TextField } from '@etalon/ui/text-field'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { ProposalDialog } from '../screens/dispatch/ProposalDialog.tsx'
import { NumberingDialog } from '../screens/numbering/NumberingDialog.tsx'
import { LedgerDialog } from '../screens/record-form/LedgerDialog.tsx'
import { ScanDialog } from '../screens/sample/ScanDialog.tsx'
import { GroupDialog } from '../screens/testing/GroupDialog.tsx'
import { InWorkspace, serve } from '../testing/in-workspace.tsx'
import { FormDialog } from './FormDialog.tsx'

type Show = (dialog: DialogControl) => ReactNode

function Opener({ show }: { readonly show: Show }) {
  const dialog = useDialog('medium')
  return (
    <>
      <Button onPress={dialog.open}>打开</Button>
      {show(dialog)}
    </>
  )
}

const sent: string[] = []
beforeEach(() => {
  sent.length = 0
})

/** As most dialogs of this app are: its form outlives it. */
function Remark({ dialog }: { readonly dialog: DialogControl }) {
  const form = useForm<{ remark: string }>({
    initial: { remark: '轻放' },
    onSubmit: async ({ remark }) => {
      sent.push(remark)
      dialog.close('done')
      return undefined
    },
  })
  return (
    <FormDialog dialog={dialog} title="备注" form={form} submit="保存">
      <TextField {...form.field('remark')} label="内容" />
    </FormDialog>
  )
}

const instrument: Instrument = {
  ...{ id: '1', kindCode: 'YB-60', name: '一般压力表', nameEn: '', model: 'YB-60', serial: '2101100', manufacturer: '' },
  ...{ range: '', accuracy: '', abilityTypes: ['1'], regulation: 'JJG 52-2013', price: '60.00' },
}
const rule: NumberingRule = { kind: 'order', version: 1, isUsual: true, items: [...usualNumbering.order] }

const opened = async (show: Show, language: Language = 'zh') => {
  serve(({ path }) =>
    path === contract.enterprise.instruments.path
      ? { records: [instrument], total: 1, size: 500, current: 1, pages: 1 }
      : undefined,
  )
  await render(
    <InWorkspace language={language}>
      <Opener show={show} />
    </InWorkspace>,
  )
  await page.getByRole('button', { name: '打开' }).click()
  await expect.element(dialog()).toBeVisible()
}
const dialog = () => page.getByRole('dialog')
const question = () => page.getByRole('alertdialog', { name: '放弃未保存的内容？' })
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()
const isGone = () => expect.poll(() => dialog().elements()).toEqual([])
const field = () => dialog().getByLabelText('内容')

test.each(['关闭', '取消'])(
  '[DLG-3] a form asks before %s loses what was typed, and begins anew once that is given up',
  async (name) => {
    await opened((control) => <Remark dialog={control} />)
    await field().fill('勿倒置')
    await press(name)
    await question().getByRole('button', { name: '继续填写' }).click()
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveValue('勿倒置')
    await press(name)
    await question().getByRole('button', { name: '放弃' }).click()
    await isGone()
    await page.getByRole('button', { name: '打开' }).click()
    await expect.element(field()).toHaveValue('轻放')
    await press(name)
    await isGone()
    expect(question().elements()).toEqual([])
    expect(sent).toEqual([])
  },
)

test('[DLG-3] a form that is sent does not ask, nor one that is as it was again', async () => {
  await opened((control) => <Remark dialog={control} />)
  await field().fill('勿倒置')
  await field().fill('轻放')
  await press('取消')
  await isGone()
  await page.getByRole('button', { name: '打开' }).click()
  await field().fill('勿倒置')
  await userEvent.keyboard('{Enter}')
  await isGone()
  expect(question().elements()).toEqual([])
  expect(sent).toEqual(['勿倒置'])
})

test('[DLG-3][I18N-1] in English it asks in English', async () => {
  await opened((control) => <Remark dialog={control} />, 'en')
  await field().fill('勿倒置')
  await press('Close')
  await page.getByRole('alertdialog', { name: 'Discard what was not saved?' }).getByRole('button', { name: 'Discard' }).click()
  await isGone()
})

const item = { ...{ id: '1', number: 'J1' }, standing: { version: 1, state: '100', facts: {}, duties: {} } }
const group: WorkGroup = {
  ...{ id: '5', version: 1, type: '1', code: 'YL', name: '压力组', nameEn: '', status: '0', remark: '', members: [] },
  ...{ createUserName: '', createTime: '2026-11-20 09:00:00' },
}
const others: readonly { readonly name: string; readonly show: Show; readonly enter: () => Promise<void> }[] = [
  {
    name: 'the ledger, once something is ticked',
    show: (control) => <LedgerDialog dialog={control} enterId="7" onPicked={() => {}} />,
    enter: () => dialog().getByText('一般压力表').click(),
  },
  {
    name: 'the rule of a number, once a part was added',
    show: (control) => (
      <NumberingDialog dialog={control} rule={rule} isOvertaken={false} onOvertaken={() => {}} onDone={() => {}} />
    ),
    enter: () => press('添加一项'),
  },
  {
    name: 'dispatching, once a group is chosen',
    show: (control) => (
      <GroupDialog dialog={control} item={item} groups={[group]} send={async () => {}} onDispatched={() => {}} />
    ),
    enter: async () => {
      await dialog()
        .getByRole('button', { name: /校准组/ })
        .click()
      await page.getByRole('option', { name: /压力组/ }).click()
    },
  },
]

test.each(others)('[DLG-3] $name, asks; before that it does not', async ({ show, enter }) => {
  await opened(show)
  await press('取消')
  await isGone()
  await page.getByRole('button', { name: '打开' }).click()
  await enter()
  await press('关闭')
  await question().getByRole('button', { name: '放弃' }).click()
  await isGone()
  // It begins anew: nothing would be lost now.
  await page.getByRole('button', { name: '打开' }).click()
  await press('取消')
  await isGone()
  expect(question().elements()).toEqual([])
})

test('[DLG-3] a number that is looked for is not lost: nothing is asked', async () => {
  await opened((control) => <ScanDialog dialog={control} find={async () => false} />)
  await dialog().getByRole('textbox').fill('YP2026110001')
  await press('取消')
  await isGone()
  expect(question().elements()).toEqual([])
})

const person = { deptId: null, deptName: '', certificates: [], groups: ['5'] }
const work = {
  ...{
    version: 1,
    instrumentName: '一般压力表',
    serial: '',
    sampleNo: null,
    enterName: '',
    technologyDomain: '1',
    abilityType: '1',
  },
  ...{ state: '100', due: null, minutes: 60, testerId: null, groupId: null, refusal: null },
}
const certificates = [{ technologyDomain: '1', abilityType: '1', validUntil: '2027-12-31' }]
const board: Board = {
  ...{ today: '2026-11-26', capacity: 2400, departments: [], groups: [], more: 0 },
  people: [
    { ...person, staffId: '1', staffName: '沈砚', certificates },
    { ...person, staffId: '2', staffName: '陈默', certificates },
  ],
  items: [{ ...work, id: '1', itemNo: 'J2026110001' }],
}

test.each([
  { language: 'zh', given: '检测人员 J2026110001', leave: ['放弃', '关闭'], asked: '放弃未保存的内容？', stay: '继续填写' },
  {
    language: 'en',
    given: 'Tester J2026110001',
    leave: ['Discard', 'Close'],
    asked: 'Discard what was not saved?',
    stay: 'Keep editing',
  },
] as const)(
  '[DLG-3][I18N-1] a proposal that was changed asks before it is given up, and one that is as it was proposed does not, in $language',
  async ({ language, given, leave, asked, stay }) => {
    const accepted: unknown[] = []
    await opened(
      (control) => (
        <ProposalDialog
          dialog={control}
          board={board}
          items={board.items}
          proposed={[{ id: '1', staffId: '1', loadAfter: 60 }]}
          onAccepted={(all) => accepted.push(all)}
        />
      ),
      language,
    )
    const who = dialog().getByRole('button', { name: new RegExp(given) })
    const give = async (name: string) => {
      await who.click()
      await page.getByRole('option', { name }).click()
    }
    const changed = page.getByRole('alertdialog', { name: asked })
    for (const name of leave) {
      await give('陈默')
      await press(name)
      await changed.getByRole('button', { name: stay }).click()
      await expect.element(who).toHaveTextContent('陈默')
    }
    await give('沈砚')
    await press(leave[0])
    await isGone()
    await page.getByRole('button', { name: '打开' }).click()
    await give('陈默')
    await press(leave[1])
    await changed.getByRole('button').last().click()
    await isGone()
    expect(accepted).toEqual([])
  },
)
