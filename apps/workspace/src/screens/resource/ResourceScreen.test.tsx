import type { Vehicle } from '@etalon/api/contract'
import { writeFilter } from '@etalon/machines/advanced-filter'
import { Toasts } from '@etalon/ui/toast'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { type Heard, InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { tick } from '../../testing/tick.ts'
import { removeSession, writeSession } from '../../workspace/browser-session/saved-session.ts'
import { useWorkspace } from '../../workspace/index.ts'
import VehicleScreen from '../vehicle/VehicleScreen.tsx'

const makes = ['江铃', '福田']
const plate = (place: number) => `湘A${String(place).padStart(3, '0')}`
/**
 * 104 vehicles, of two makes in turns, so that no page has one of them alone. Each test has its own: what the client wrote, it knows.
 * @param disabled the places of those out of use, from 1
 */
const fleet = (test: number, disabled: readonly number[]) =>
  Array.from({ length: 104 }, (_, index) => {
    const place = index + 1
    const model = `${makes[index % makes.length]}检测车`
    const status = disabled.includes(place) ? '1' : '0'
    return { id: String(1000 * test + place), version: 1, carNumber: plate(place), model, status, remark: '', planned: 0 }
  })

/** What stands where the server is: vehicles, of which a keyword finds some. @param refused what it says of plates that it does not turn */
function vehicleServer(rows: Vehicle[], refused: ReadonlyMap<string, string>) {
  return ({ path, query, body }: Heard): unknown => {
    if (path === 'vehicle/list') {
      const [current, size] = [Number(query.current), Number(query.size)]
      const found = rows.filter(({ model }) => model.includes(query.keyword ?? ''))
      const records = found.slice((current - 1) * size, current * size)
      return { records, total: found.length, size, current, pages: Math.ceil(found.length / size) }
    }
    if (path === 'export/sheet') return new Response(new Blob(['a sheet'], { type: 'application/vnd.ms-excel' }))
    if (path !== 'vehicle/turn') return undefined
    const row = rows.find(({ id }) => id === body.id)
    const msg = refused.get(row?.carNumber ?? '')
    if (!row || msg) return Response.json({ code: 409, success: false, data: null, msg }, { status: 409 })
    row.status = String(body.state)
    row.version += 1
    return row
  }
}

let opened = 0
const administrator = { id: '7', tenantId: '000000', name: '陈默', roles: ['admin'] }
const tokens = { accessToken: 'a', refreshToken: '', syncToken: 's', issuedAt: Date.now() }

let clearToasts = () => {}

/** What the workspace says in passing. */
function Said() {
  const { toasts } = useWorkspace()
  clearToasts = toasts.clear
  return <Toasts centre={toasts} />
}

interface Shown {
  /** What its address says besides. */
  readonly place?: Readonly<Record<string, string>>
  readonly disabled?: readonly number[]
  readonly refused?: ReadonlyMap<string, string>
}

/** The list of vehicles before an administrator. @returns what was turned by now, in order: which, from which version, to which state */
async function show({ place = {}, disabled = [], refused = new Map() }: Shown) {
  opened += 1
  const vehicles = fleet(opened, disabled)
  const plateOf = new Map(vehicles.map(({ id, carNumber }) => [id, carNumber]))
  const heard = serve(vehicleServer(vehicles, refused))
  writeSession({ tokens, user: administrator, locked: false, mustChangePassword: false })
  onTestFinished(() => {
    removeSession()
    clearToasts()
  })
  const value = '/system/vehicle/index'
  await render(
    <InWorkspace path={`${value}?${new URLSearchParams(place)}`}>
      <div style={{ height: 600, display: 'grid' }}>
        <OpenTab value={{ key: `vehicles-${opened}`, value, query: {} }}>
          <VehicleScreen />
        </OpenTab>
      </div>
      <Said />
    </InWorkspace>,
  )
  const turned = () =>
    heard
      .filter(({ path }) => path === 'vehicle/turn')
      .map(({ body }) => [plateOf.get(String(body.id)), body.version, body.state])
  return Object.assign(turned, { heard })
}

const modelIs = (model: string) =>
  writeFilter({
    version: 1,
    conditions: [
      {
        searchType: 'and',
        searchFilter: 'model',
        searchOp: 'LIKE',
        searchValue: model,
        valueType: 'text',
        isSearchTime: false,
        startTime: null,
        endTime: null,
      },
    ],
  })
/** The plates of the second make. */
const found = fleet(0, []).flatMap(({ model, carNumber }) => (model.startsWith('福田') ? [carNumber] : []))
/** Dozens are done with one after the other, and the report is drawn anew after each: on a busy machine that takes its time. */
const oneByOne = { timeout: 25_000 }
const total = (count: number) => expect.element(page.getByText(`共 ${count} 条`)).toBeVisible()

test.each([
  ['what was found by typing', { search: '{"keyword":"福田"}' }],
  ['what conditions found', { filter: modelIs('福田') }],
  ['what conditions found in another order', { filter: modelIs('福田'), sort: '-carNumber' }],
])(
  '[TBL-4][BIZ-11] all that are selected in a small list are all pages of %s, and nothing is done with others',
  async (_by, place: Readonly<Record<string, string>>) => {
    const turned = await show({ place })
    await total(52)
    await tick(page.getByRole('checkbox', { name: '全选' }))
    await page.getByRole('button', { name: '选择全部 52 项' }).click()
    await page.getByRole('button', { name: '停用', exact: true }).click()
    await page.getByRole('alertdialog', { name: '停用选中的 52 条？' }).getByRole('button', { name: '停用' }).click()
    const report = page.getByRole('dialog', { name: '停用的结果' })
    await expect.element(report.getByRole('status'), oneByOne).toHaveTextContent('52 条全部完成')
    expect(report.getByRole('listitem').elements()).toHaveLength(52)
    const wanted = 'sort' in place ? found.toReversed() : found
    expect(turned()).toEqual(wanted.map((one) => [one, 1, '1']))
  },
)

test('[TBL-4][BIZ-11] conditions that are counted and were not searched yet change nothing of what all selected ones are', async () => {
  const turned = await show({ place: { filter: modelIs('福田') } })
  await total(52)
  await tick(page.getByRole('checkbox', { name: '全选' }))
  await page.getByRole('button', { name: '选择全部 52 项' }).click()
  await page.getByRole('textbox', { name: '条件 1 值' }).fill('江铃')
  await expect.element(page.getByText('符合 52 条，查询后生效')).toBeVisible()
  await page.getByRole('button', { name: '停用', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
  await expect
    .element(page.getByRole('dialog', { name: '停用的结果' }).getByRole('status'), oneByOne)
    .toHaveTextContent('52 条全部完成')
  expect(turned().map(([one]) => one)).toEqual(found)
})

test('[TBL-4][BIZ-11] those that were taken out of all selected ones on another page are left alone', async () => {
  const turned = await show({ place: { search: '{"keyword":"福田"}' } })
  await total(52)
  await tick(page.getByRole('checkbox', { name: '全选' }))
  await page.getByRole('button', { name: '选择全部 52 项' }).click()
  await page.getByRole('button', { name: '下一页' }).click()
  await tick(page.getByRole('checkbox', { name: `选择 ${found.at(-1)}` }))
  await page.getByRole('button', { name: '停用', exact: true }).click()
  await page.getByRole('alertdialog', { name: '停用选中的 51 条？' }).getByRole('button', { name: '停用' }).click()
  await expect
    .element(page.getByRole('dialog', { name: '停用的结果' }).getByRole('status'), oneByOne)
    .toHaveTextContent('51 条全部完成')
  expect(turned().map(([one]) => one)).toEqual(found.slice(0, -1))
})

test('[SYS-1][BIZ-11] several come into use at one go, with what came of each, and those that did go out again as one', async () => {
  const turned = await show({ disabled: [1, 2, 4], refused: new Map([[plate(2), '车辆已被别人修改']]) })
  await total(104)
  for (const place of [1, 2, 3, 4]) await tick(page.getByRole('checkbox', { name: `选择 ${plate(place)}` }))
  await page.getByRole('button', { name: '启用', exact: true }).click()
  await page.getByRole('alertdialog', { name: '启用选中的 4 条？' }).getByRole('button', { name: '启用' }).click()
  const report = page.getByRole('dialog', { name: '启用的结果' })
  await expect.element(report.getByRole('status')).toHaveTextContent('2 条完成，2 条没有完成')
  const said = report.getByRole('listitem')
  await expect.element(said.nth(0)).toHaveTextContent('湘A001完成')
  await expect.element(said.nth(1)).toHaveTextContent('湘A002车辆已被别人修改')
  await expect.element(said.nth(2)).toHaveTextContent('湘A003不适用')
  await expect.element(said.nth(3)).toHaveTextContent('湘A004完成')
  expect(turned()).toEqual([
    [plate(1), 1, '0'],
    [plate(2), 1, '0'],
    [plate(4), 1, '0'],
  ])
  await report.getByRole('button', { name: '关闭' }).last().click()
  await expect.element(report).not.toBeInTheDocument()
  // Why one was refused is said by the report alone; what offers to take it back says the same as it.
  await expect.element(page.getByText('车辆已被别人修改')).not.toBeInTheDocument()
  await expect.element(page.getByText('2 条完成，2 条没有完成')).toBeVisible()
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await expect.element(page.getByText('已恢复 2 条')).toBeVisible()
  expect(turned().slice(3)).toEqual([
    [plate(1), 2, '1'],
    [plate(4), 2, '1'],
  ])
})

test('[TBL-6][BIZ-11] a small list is exported as Excel or CSV like a large one: all pages of what was found, each column as what it is', async () => {
  const { heard } = await show({ place: { search: '{"keyword":"福田"}' } })
  await total(52)
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: '导出全部符合条件的数据（CSV）' })).toBeVisible()
  await page.getByRole('menuitem', { name: '导出全部符合条件的数据（Excel）' }).click()
  await expect.poll(() => heard.filter(({ path }) => path === 'export/sheet')).toHaveLength(1)
  const body = heard.find(({ path }) => path === 'export/sheet')?.body
  expect(body).toMatchObject({
    title: '车辆管理',
    columns: [
      { header: '车牌号', kind: 'text' },
      { header: '车型', kind: 'text' },
      { header: '待出行', kind: 'text' },
      { header: '状态', kind: 'text' },
      { header: '备注', kind: 'text' },
    ],
  })
  const rows = body?.rows as readonly (readonly string[])[]
  expect(rows.map(([first]) => first)).toEqual(found)
  expect(rows[0]?.slice(1)).toEqual(['福田检测车', '无', '启用', ''])
  await expect.element(page.getByText(/已导出 车辆管理\.xlsx/).first()).toBeInTheDocument()
})
