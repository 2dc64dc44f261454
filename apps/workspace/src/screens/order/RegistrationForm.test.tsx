import type { InstrumentKind } from '@etalon/api/contract'
import { draftKey } from '@etalon/machines/draft'
import { Toasts } from '@etalon/ui/toast'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Heard, InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { useWorkspace, writeStored } from '../../workspace/index.ts'
import { emptyOrder, type InstrumentRow } from './order-draft.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

const gauge: InstrumentRow = {
  key: 'a',
  kindCode: 'YB-60',
  name: '压力表',
  model: 'YB-60',
  serial: '2101148',
  manufacturer: '湘江仪器有限公司',
  range: '(0~1.6) MPa',
  accuracy: '1.6 级',
  abilityType: '1',
  regulation: 'JJG 52-2013',
  price: '60.00',
  abilityTypes: ['1'],
}
const typed = {
  ...emptyOrder,
  enterId: '7',
  enterName: '星麓精工',
  applicant: '贺文舟',
  mobile: '13874903316',
  instruments: [gauge],
}

const kindOf = (code: string, name: string, nameEn: string, price: string): InstrumentKind => ({
  ...{ code, name, nameEn, price, range: '(0~1.6) MPa', unit: 'MPa', accuracy: '1.6 级', mpe: '', regulation: 'JJG 52-2013' },
  ...{ technologyDomain: '12', abilityTypes: ['1'] },
})
const kinds = [kindOf('YB-60', '一般压力表', 'Pressure gauge', '60.00'), kindOf('DC-150', '游标卡尺', 'Vernier caliper', '80.00')]

let clearToasts = () => {}
function Told() {
  const { toasts } = useWorkspace()
  clearToasts = toasts.clear
  return <Toasts centre={toasts} />
}

/** The form with a draft that this device kept, before a server that answers what `answers` says of an order. */
async function begin(instruments: readonly InstrumentRow[], answers: (heard: Heard) => unknown) {
  const heard = serve((one) =>
    one.path.startsWith('order/')
      ? answers(one)
      : one.path.endsWith('instrument-kind/list')
        ? kinds
        : one.path.endsWith('list')
          ? []
          : { records: [], total: 0 },
  )
  const draft = { version: 1, values: { ...typed, instruments }, idempotencyKey: 'key-of-draft', revision: 1 }
  writeStored(draftKey({ formId: 'order', userId: '' }), draft)
  await render(
    <InWorkspace>
      <main id="main" tabIndex={-1}>
        <RegistrationForm query={{}} />
      </main>
      <Told />
    </InWorkspace>,
  )
  onTestFinished(() => clearToasts())
  await expect.element(page.getByRole('textbox', { name: '姓名' })).toHaveValue('贺文舟')
  return () => heard.filter(({ path }) => path.startsWith('order/'))
}

const saved = { state: '50', orderNo: 'WT2026110001', piecesAgain: [] }
/** Keeps an order each time, and carries a handing in only after three tries, which are one and two that went by themselves. */
function carriesLate(id: string) {
  const moves = [undefined, undefined, undefined, { id, state: '100', version: 3 }]
  return ({ path, body }: Heard) =>
    path.endsWith('move') ? moves.shift() : { ...saved, id, version: Number(body.version ?? 0) + 1 }
}
const tried = ['order/submit', 'order/move', 'order/move', 'order/move']

test('[SRV-4] where the order was made but not handed in, and is changed then, the next try changes that order and is no repeat of its making', async () => {
  const heard = await begin([gauge], carriesLate('41'))
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect.poll(() => heard().map(({ path }) => path)).toEqual(tried)
  await expect.element(page.getByRole('button', { name: '再次提交' })).toBeVisible()
  await page.getByRole('textbox', { name: '姓名' }).fill('林可')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect.poll(() => heard().length).toBe(6)
  const [first, , , , second] = heard()
  expect([first?.key, first?.body.id]).toEqual(['key-of-draft', undefined])
  expect(second?.body).toMatchObject({ id: '41', version: 1 })
  expect(second?.key).not.toBe('key-of-draft')
})

test('[SRV-4][F2] as it stands, it is handed in again and not made again, under the same key', async () => {
  const heard = await begin([gauge], carriesLate('42'))
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByRole('button', { name: '再次提交' }).click()
  await expect.poll(() => heard().map(({ path }) => path)).toEqual([...tried, 'order/move'])
  const moves = heard().slice(1)
  expect(new Set(moves.map(({ key }) => key)).size).toBe(1)
  expect(moves.at(-1)?.body).toMatchObject({ id: '42', version: 1 })
})

test('[SRV-4] what is under way is not sent twice, neither by the other button nor by Enter', async () => {
  const heard = await begin([gauge], () => new Promise(() => {}))
  await page.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByRole('button', { name: '提交' })).toBeDisabled()
  await page.getByRole('textbox', { name: '姓名' }).click()
  await userEvent.keyboard('{Enter}')
  expect(heard()).toHaveLength(1)
})

test('[A11Y-2] a row that is removed hands the focus to the next one, the last to the heading', async () => {
  await begin([gauge, { ...gauge, key: 'b', serial: '2101149' }], () => undefined)
  const remove = (row: number) => page.getByRole('button', { name: `删除第 ${row} 行` })
  await remove(1).click()
  await expect.element(remove(1)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: /器具/ })).toHaveFocus()
})

test('[REG-2] a draft of an earlier visit can be thrown away; its button goes with it, and the focus goes to the page', async () => {
  await begin([gauge], () => undefined)
  await page.getByRole('button', { name: '放弃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click()
  await expect.element(page.getByRole('textbox', { name: '姓名' })).toHaveValue('')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('[REG-1] an order on site has a plan in its form, which is asked for whole and sent with it; one that is sent in has none', async () => {
  const heard = await begin([gauge], () => ({ id: '41', state: '50', version: 1, orderNo: 'WT2026110001', piecesAgain: [] }))
  const plan = page.getByRole('region', { name: '现场检测安排' })
  await expect.element(plan).not.toBeInTheDocument()
  await page.getByRole('button', { name: /服务方式/ }).click()
  await page.getByRole('option', { name: '现场检测' }).click()
  await plan.getByRole('button', { name: '安排现场检测' }).click()
  await expect.element(plan.getByRole('textbox', { name: '现场联系人' })).toHaveValue('贺文舟')
  const save = page.getByRole('button', { name: '保存', exact: true })
  await save.click()
  await expect.element(page.getByText('请填写检测地点').first()).toBeVisible()
  expect(heard()).toEqual([])
  await plan.getByRole('button', { name: '取消安排' }).click()
  await save.click()
  await expect.poll(() => heard().map(({ body }) => [body.serviceType, body.visit])).toEqual([['2', null]])
})

test('[REG-5] what is known of an order is kept as temporary, where whose it is is known; the rest need not be right', async () => {
  const heard = await begin([{ ...gauge, serial: '' }], () => ({
    id: '41',
    state: '50',
    version: 0,
    orderNo: 'WT2026110001',
    piecesAgain: [],
  }))
  await page.getByRole('textbox', { name: '手机' }).fill('')
  await page.getByRole('textbox', { name: '经办人' }).fill('林可')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.element(page.getByText('请填写手机').first()).toBeVisible()
  expect(heard()).toEqual([])
  await page.getByRole('button', { name: '暂存', exact: true }).click()
  await expect
    .poll(() => heard().map(({ path, key, body }) => [path, key, body.mobile, body.agent]))
    .toEqual([['order/keep', 'key-of-draft', '', '林可']])
})

test('[A11Y-2] on a phone the page is as wide as the phone: the grid of instruments is scrolled in its frame, with all that only ears get of it', async () => {
  await page.viewport(390, 844)
  await begin([gauge], () => saved)
  await expect.element(page.getByRole('textbox', { name: '出厂编号，第 1 行' })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBe(390)
  await page.viewport(1280, 800)
})

test('in the grid of instruments what is done with each is chosen in a list like every other', async () => {
  await begin([{ ...gauge, abilityTypes: ['1', '2'] }], () => saved)
  await page.getByRole('button', { name: /能力，第 1 行/ }).click()
  await expect.element(page.getByRole('option', { name: '检定' })).toBeVisible()
  await page.getByRole('option', { name: '校准' }).click()
  await expect.element(page.getByRole('button', { name: /能力，第 1 行/ })).toHaveTextContent('校准')
})

test('[REG-3] a piece that is asked for the same service twice is told before it is received and charged twice', async () => {
  await begin([gauge, { ...gauge, key: 'b', serial: '2101149' }, { ...gauge, key: 'c' }], () => undefined)
  await expect.element(page.getByText(/第 3 行与第 1 行是同一件器具的同一项服务/)).toBeVisible()
  await page.getByRole('textbox', { name: '出厂编号，第 3 行' }).fill('2101150')
  await expect.element(page.getByText(/同一件器具的同一项服务/)).not.toBeInTheDocument()
})

/** Pastes as the browser does: where the keyboard is. */
function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  return document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
const cell = (name: string, row: number) => page.getByRole('textbox', { name: `${name}，第 ${row} 行` })
const adding = page.getByRole('combobox', { name: '添加器具' })
const block = [
  '序号\t出厂编号\t仪器名称\t型号规格\t厂家\t量程',
  '1\tA-1\t锅炉房的表\tYB-60\t湘江仪器有限公司\t(0~2.5) MPa',
  '2\tA-2\t游标卡尺\t0-150\t\t',
  '3\tA-3\t神秘仪器\tXX-1\t示例仪表厂\t(0~9) K',
].join('\n')

test('[REG-3] a block copied from a spreadsheet and pasted into the box that adds becomes rows, by its head; one of a kind that nobody knows is kept, and asks for its kind', async () => {
  const heard = await begin([gauge], () => saved)
  await adding.click()
  expect(paste(block)).toBe(false)
  await expect.element(page.getByText('已粘贴 3 行')).toBeVisible()
  await expect.element(page.getByText(/其中 1 行没有认出器具种类/)).toBeVisible()
  await expect.element(cell('出厂编号', 1)).toHaveValue('2101148')
  await expect.element(cell('器具名称', 2)).toHaveValue('锅炉房的表')
  await expect.element(cell('制造单位', 2)).toHaveValue('湘江仪器有限公司')
  await expect.element(cell('型号规格', 3)).toHaveValue('0-150')
  await expect.element(cell('器具名称', 4)).toHaveValue('神秘仪器')
  await expect.element(page.getByRole('row', { name: /锅炉房的表|^2 / }).getByText('(0~2.5) MPa')).toBeInTheDocument()
  // What nobody knows costs nothing yet.
  await expect.element(page.getByText('200.00').first()).toBeVisible()
  await page.getByRole('button', { name: '暂存', exact: true }).click()
  await expect.element(page.getByRole('button', { name: /器具种类，第 4 行：认不出是哪种器具/ })).toBeVisible()
  expect(heard()).toEqual([])
  await page
    .getByRole('table')
    .getByRole('button', { name: /器具种类，第 4 行/ })
    .click()
  await page.getByRole('option', { name: '一般压力表 · YB-60' }).click()
  await page.getByRole('button', { name: '暂存', exact: true }).click()
  await expect
    .poll(() => heard()[0]?.body.instruments)
    .toMatchObject([
      { kindCode: 'YB-60', serial: '2101148' },
      { kindCode: 'YB-60', name: '锅炉房的表', serial: 'A-1', range: '(0~2.5) MPa', accuracy: '1.6 级' },
      { kindCode: 'DC-150', model: '0-150', serial: 'A-2', range: '(0~1.6) MPa' },
      { kindCode: 'YB-60', name: '神秘仪器', model: 'XX-1', serial: 'A-3', manufacturer: '示例仪表厂', range: '(0~9) K' },
    ])
})

test('[REG-3][A11Y-2] once the kind of a pasted row is chosen the keyboard goes on to the next row that wants one, and after the last stays in its row', async () => {
  const unknown = { ...gauge, kindCode: '', price: '', abilityType: '', abilityTypes: [] }
  await begin([{ ...unknown, key: 'u' }, gauge, { ...unknown, key: 'v', serial: '2' }], () => saved)
  const kind = (row: number) => page.getByRole('table').getByRole('button', { name: new RegExp(`器具种类，第 ${row} 行`) })
  const choose = async () => {
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: '一般压力表 · YB-60' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
  }
  await expect.element(kind(1)).toBeVisible()
  kind(1).element().focus()
  await choose()
  await expect.element(kind(3)).toHaveFocus()
  await choose()
  await expect.element(cell('器具名称', 3)).toHaveFocus()
})

test('[REG-3] what a pasted block brings beyond the grid is said: columns by their names, rows by their number', async () => {
  await begin([gauge], () => saved)
  await adding.click()
  const lines = Array.from({ length: 200 }, (_, row) => `${row + 1}\t压力表\tYB-60\tN-${row}\t张三\t`)
  paste(['序号\t仪器名称\t型号规格\t出厂编号\t送检人\t用途', ...lines].join('\n'))
  await expect.element(page.getByText('这些列没有粘贴：送检人。 一次最多登记 200 件，后面的 1 行没有粘贴。')).toBeVisible()
})

test('[REG-3] a piece that another open order of the client has already is said as the order is saved', async () => {
  const order = { id: '40', orderNo: 'WT2026110009' }
  await begin([gauge], () => ({ ...saved, id: '41', version: 1, piecesAgain: [{ row: 1, first: null, order }] }))
  await page.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByText(/第 1 行在未完成的委托单 WT2026110009 里已有同一项服务/)).toBeVisible()
})

test('[REG-3] Ctrl+Z takes a pasted block back, and so does its message after more was typed, which stays', async () => {
  await begin([gauge], () => saved)
  await cell('型号规格', 1).click()
  paste('DC-150\tB-1\nYB-60\tB-2\n')
  await expect.element(cell('出厂编号', 2)).toHaveValue('B-2')
  await expect.element(page.getByRole('row', { name: /^1 / }).getByText('80.00')).toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(cell('出厂编号', 2)).not.toBeInTheDocument()
  await expect.element(cell('出厂编号', 1)).toHaveValue('2101148')
  await adding.click()
  paste('压力计\tYB-60\tC-1\n')
  await expect.element(cell('出厂编号', 2)).toHaveValue('C-1')
  await cell('制造单位', 1).fill('示例仪表厂')
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await expect.element(cell('出厂编号', 2)).not.toBeInTheDocument()
  await expect.element(cell('制造单位', 1)).toHaveValue('示例仪表厂')
})

test('[REG-3] a row that was taken out comes back where it stood with the keyboard in it, by its message or Ctrl+Z; a copied one goes', async () => {
  await begin([gauge, { ...gauge, key: 'b', serial: 'B-2' }], () => saved)
  await page.getByRole('textbox', { name: '姓名' }).fill('林可')
  await page.getByRole('button', { name: '删除第 1 行' }).click()
  await expect.element(cell('出厂编号', 1)).toHaveValue('B-2')
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await expect.element(cell('出厂编号', 2)).toHaveValue('B-2')
  await expect.element(cell('出厂编号', 1)).toHaveValue('2101148')
  await expect.element(cell('器具名称', 1)).toHaveFocus()
  await page.getByRole('button', { name: '复制第 1 行' }).click()
  await expect.element(cell('出厂编号', 3)).toHaveValue('B-2')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(cell('出厂编号', 3)).not.toBeInTheDocument()
  await page.getByRole('button', { name: '删除第 2 行' }).click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(cell('出厂编号', 2)).toHaveValue('B-2')
  page.getByRole('button', { name: '删除第 2 行' }).element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('textbox', { name: '姓名' })).toHaveValue('林可')
})

test('[REG-2][REG-3] a row of a kind that nobody knows comes back with its draft; one word pasted into a cell stays a word', async () => {
  await begin([{ ...gauge, kindCode: '', price: '', abilityType: '', abilityTypes: [] }], () => saved)
  await expect.element(page.getByRole('button', { name: /器具种类，第 1 行/ })).toBeVisible()
  await expect.element(cell('出厂编号', 1)).toHaveValue('2101148')
  await cell('型号规格', 1).click()
  expect(paste('Y-60')).toBe(true)
})
