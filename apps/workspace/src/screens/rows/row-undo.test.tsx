import { usualNumbering } from '@etalon/api/domain'
import { useDialog } from '@etalon/ui/dialog'
import { TextField } from '@etalon/ui/text-field'
import { Toasts } from '@etalon/ui/toast'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { useWorkspace } from '../../workspace/index.ts'
import { ContactRows } from '../enterprise/ContactRows.tsx'
import { emptyContact } from '../enterprise/enterprise-draft.ts'
import { LedgerGrid } from '../enterprise/LedgerGrid.tsx'
import { emptyRow } from '../enterprise/ledger-rows.ts'
import { NumberingDialog } from '../numbering/NumberingDialog.tsx'
import { NumberingParts } from '../numbering/NumberingParts.tsx'
import { keyed } from './keyed.ts'
import { RowCards } from './RowCards.tsx'

let clearToasts = () => {}
function Told() {
  const { toasts } = useWorkspace()
  clearToasts = toasts.clear
  return <Toasts centre={toasts} />
}

interface SubjectProps<Row> {
  readonly first: readonly Row[]
  readonly children: (rows: readonly Row[], onChange: (rows: readonly Row[]) => void) => ReactNode
}
function Subject<Row>({ first, children }: SubjectProps<Row>) {
  const [rows, setRows] = useState(first)
  return children(rows, setRows)
}
async function show<Row>(first: readonly Row[], children: SubjectProps<Row>['children']) {
  serve(() => undefined)
  await render(
    <InWorkspace>
      <main id="main" tabIndex={-1}>
        <Subject first={first}>{children}</Subject>
      </main>
      <Told />
    </InWorkspace>,
  )
  onTestFinished(() => clearToasts())
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const undo = () => userEvent.keyboard('{Control>}z{/Control}')
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

const parts = ['甲', '乙', '丙'].map((name) => keyed({ name }))
const showCards = () =>
  show(parts, (rows, onChange) => (
    <RowCards rows={rows} titleOf={({ name }) => name} onChange={onChange}>
      {({ name }, change, place) => (
        <TextField label={`名称 ${place + 1}`} value={name} onChange={(next) => change({ name: next })} />
      )}
    </RowCards>
  ))

test('[BIZ-15][BIZ-18] a part that was taken out comes back where it stood, by its message, with what was typed in others since', async () => {
  await showCards()
  await press('删除 乙')
  await expect.element(field('名称 2')).toHaveValue('丙')
  await field('名称 1').fill('甲一')
  await press('撤销')
  await expect.element(field('名称 2')).toHaveValue('乙')
  await expect.element(field('名称 1')).toHaveValue('甲一')
  await expect.element(page.getByText('已删除 乙')).not.toBeInTheDocument()
})

test('[BIZ-15][BIZ-18] the message that takes back goes with its form', async () => {
  await show<(typeof parts)[number]>(parts, (rows, onChange) =>
    rows.length < 2 ? null : (
      <RowCards rows={rows} titleOf={({ name }) => name} onChange={onChange}>
        {() => null}
      </RowCards>
    ),
  )
  await press('删除 乙')
  await expect.element(page.getByText('已删除 乙')).toBeVisible()
  await press('删除 丙')
  // By itself it goes only after ten seconds.
  await expect.element(page.getByText('已删除 乙'), { timeout: 3000 }).not.toBeInTheDocument()
})

test('[BIZ-15][BIZ-18] Ctrl+Z takes back what was done last, one after the other; then it leaves what was typed elsewhere as it is', async () => {
  await showCards()
  await field('名称 1').fill('甲一')
  await press('删除 丙')
  await press('删除 乙')
  await expect.element(field('名称 2')).not.toBeInTheDocument()
  page.getByRole('button', { name: '删除 甲一' }).element().focus()
  await undo()
  await undo()
  await expect.element(field('名称 2')).toHaveValue('乙')
  await expect.element(field('名称 3')).toHaveValue('丙')
  page.getByRole('button', { name: '删除 甲一' }).element().focus()
  await undo()
  await expect.element(field('名称 1')).toHaveValue('甲一')
})

test('[BIZ-12] a contact that was taken out comes back with every word', async () => {
  const contacts = ['贺文舟', '林可'].map((contactName) => ({ ...emptyContact(), contactName, mobile: '13874903316' }))
  await show(contacts, (rows, onChange) => <ContactRows contacts={rows} errorOf={() => undefined} onChange={onChange} />)
  await press(/^删除.*2/)
  await expect.element(page.getByText('已删除 林可')).toBeVisible()
  await press('撤销')
  await expect.element(page.getByRole('textbox', { name: /姓名.*2|2.*姓名/ })).toHaveValue('林可')
})

test('[BIZ-12] an instrument of the ledger that was taken out comes back with the keyboard in it, and a copied one goes', async () => {
  const first = ['A-1', 'A-2'].map((serial) => ({ ...emptyRow(), serial }))
  const serials = () =>
    page
      .getByRole('textbox', { name: /^出厂编号/ })
      .elements()
      .map((one) => (one as HTMLInputElement).value)
  await show(first, (rows, onChange) => <LedgerGrid rows={rows} kinds={[]} faults={[]} onChange={onChange} />)
  await press('删除第 1 行')
  await expect.poll(serials).toEqual(['A-2'])
  await press('撤销')
  await expect.poll(serials).toEqual(['A-1', 'A-2'])
  await expect.element(page.getByRole('button', { name: /器具种类，第 1 行/ })).toHaveFocus()
  await press('复制第 1 行')
  await expect.poll(serials).toEqual(['A-1', '', 'A-2'])
  await undo()
  await expect.poll(serials).toEqual(['A-1', 'A-2'])
})

test('[SYS-3] a part of a number that was taken out comes back where it stood, by its message or by Ctrl+Z', async () => {
  const parts = usualNumbering.order.map((item, place) => ({ key: String(place), item }))
  let now = parts.map(({ item }) => item)
  await show<(typeof parts)[number]>(parts, (rows, onChange) => {
    now = rows.map(({ item }) => item)
    return <NumberingParts kind="order" parts={rows} faults={[]} onChange={onChange} />
  })
  await press('删除第 2 项')
  await expect.poll(() => now).toEqual(usualNumbering.order.toSpliced(1, 1))
  await press('撤销')
  await expect.poll(() => now).toEqual(usualNumbering.order)
  await press('删除第 1 项')
  page.getByRole('button', { name: '删除第 1 项' }).element().focus()
  await undo()
  await expect.poll(() => now).toEqual(usualNumbering.order)
})

function OpenedRule() {
  const dialog = useDialog('medium')
  const { open } = dialog
  useEffect(() => open(), [open])
  const rule = { kind: 'order' as const, version: 1, isUsual: false, items: usualNumbering.order.toSpliced(0, 1) }
  return <NumberingDialog dialog={dialog} rule={rule} isOvertaken onOvertaken={() => undefined} onDone={() => undefined} />
}

test.each([
  ['恢复默认', '已换成默认规则'],
  ['用已保存的', '已换成保存的规则'],
])('[SYS-3] %s can be taken back: the rule that was being put together is there again', async (button, said) => {
  await show([], () => <OpenedRule />)
  const dialog = page.getByRole('dialog')
  const parts = () => dialog.getByRole('listitem').elements().length
  await dialog.getByRole('button', { name: '添加一项' }).click()
  await dialog.getByRole('button', { name: '添加一项' }).click()
  const typed = usualNumbering.order.length + 1
  await expect.poll(parts).toBe(typed)
  await dialog.getByRole('button', { name: button }).click()
  await expect.poll(parts).not.toBe(typed)
  await expect.element(page.getByText(said)).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(parts).toBe(typed)
  // Given up with its dialog, it does not come back.
  await dialog.getByRole('button', { name: button }).click()
  await expect.element(page.getByText(said)).toBeVisible()
  await dialog.getByRole('button', { name: '取消' }).click()
  if (button === '恢复默认') await press('放弃')
  await expect.poll(() => dialog.elements()).toEqual([])
  await expect.element(page.getByText(said), { timeout: 3000 }).not.toBeInTheDocument()
})
