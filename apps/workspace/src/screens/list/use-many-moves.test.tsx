import { CallProblem } from '@etalon/api/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { tick } from '../../testing/tick.ts'
import type { Movable, OfferedMove } from '../work/moves/use-moves.ts'
import { ListScreen } from './index.ts'
import type { ListMoving } from './use-many-moves.tsx'

type Row = { readonly id: string; readonly orderNo: string; readonly state: string }

const accept = { action: 'accept', label: '受理', needsReason: false }
const reject = { action: 'reject', label: '退回登记', needsReason: true }
const rows: readonly Row[] = [
  { id: '1', orderNo: 'WT-1', state: '100' },
  { id: '2', orderNo: 'WT-2', state: '300' },
  { id: '3', orderNo: 'WT-3', state: '100' },
]
const columns = [{ key: 'orderNo', header: '委托单号' }]
let opened = 0

/** A list of three orders, of which the second cannot be moved now. @param kept the third is kept by the server for this reason */
async function show(kept?: string, offers: readonly (typeof accept)[] = [accept, reject], chosen = rows) {
  serve(() => null)
  const moved: string[] = []
  const moves: ListMoving<Row>['moves'] = {
    ofMany: () => offers,
    offered: ({ standing }: Movable): OfferedMove[] =>
      standing.state === '100' ? offers.map((one) => ({ ...one, refusal: undefined })) : [],
    async performOneOfMany({ id, standing }, action, reason) {
      if (id === '3' && kept !== undefined) throw new CallProblem('refused', kept, { code: 409 })
      moved.push(`${id} ${standing.version} ${action} ${reason}`.trim())
    },
  }
  const recordOf = ({ id, orderNo, state }: Row): Movable => ({
    id,
    number: orderNo,
    standing: { state, version: Number(id) + 10, duties: {}, facts: {} },
  })
  await render(
    <InWorkspace>
      <div style={{ height: 600, display: 'grid' }}>
        <OpenTab value={{ key: `many-${++opened}`, value: '/order/order-list/index', query: {} }}>
          <ListScreen<Row>
            title="委托单"
            resCode="order"
            fields={[]}
            columns={columns}
            load={async () => ({ records: rows, total: rows.length })}
            rowLabel={({ orderNo }) => orderNo}
            moving={{ moves, recordOf }}
          />
        </OpenTab>
      </div>
    </InWorkspace>,
  )
  for (const { orderNo } of chosen) await tick(page.getByRole('checkbox', { name: `选择 ${orderNo}` }))
  return moved
}

test('[BIZ-2][FLOW-1] what is done with many says before of how many it can be, and of each afterwards what came of it', async () => {
  const moved = await show('另一个人已经受理')
  await page.getByRole('button', { name: '批量办理' }).click()
  await page.getByRole('menuitem', { name: '受理' }).click()
  const question = page.getByRole('alertdialog', { name: '受理选中的 3 条？' })
  await expect.element(question.getByText(/其中 2 条可以办理；1 条现在不能办理/)).toBeVisible()
  await question.getByRole('button', { name: '受理' }).click()
  const report = page.getByRole('dialog', { name: '受理的结果' })
  await expect.element(report.getByRole('status')).toHaveTextContent('1 条完成，2 条没有完成')
  const said = report.getByRole('listitem')
  await expect.element(said.nth(0)).toHaveTextContent('WT-1完成')
  await expect.element(said.nth(1)).toHaveTextContent('WT-2当前状态不能进行此操作')
  await expect.element(said.nth(2)).toHaveTextContent('WT-3另一个人已经受理')
  // What cannot be was not even sent, and the version is the one that was seen.
  expect(moved).toEqual(['1 11 accept'])
})

test('[FLOW-2] one reason is given for all, and stands in the history of each', async () => {
  const moved = await show()
  await page.getByRole('button', { name: '批量办理' }).click()
  await page.getByRole('menuitem', { name: '退回登记' }).click()
  const question = page.getByRole('alertdialog', { name: '退回登记选中的 3 条？' })
  await question.getByRole('textbox').fill('资料不全')
  await question.getByRole('button', { name: '退回登记' }).click()
  await expect
    .element(page.getByRole('dialog', { name: '退回登记的结果' }).getByRole('status'))
    .toHaveTextContent('2 条完成，1 条没有完成')
  expect(moved).toEqual(['1 11 reject 资料不全', '3 13 reject 资料不全'])
})

test('[BIZ-2] where nothing can be done with what was chosen nobody is asked, nor for a reason: it is said why', async () => {
  const moved = await show(undefined, [accept, reject], rows.slice(1, 2))
  await page.getByRole('button', { name: '批量办理' }).click()
  await page.getByRole('menuitem', { name: '退回登记' }).click()
  const report = page.getByRole('dialog', { name: '退回登记的结果' })
  await expect.element(report.getByRole('listitem')).toHaveTextContent('WT-2当前状态不能进行此操作')
  expect(page.getByRole('alertdialog').elements()).toEqual([])
  expect(moved).toEqual([])
})

test('[BIZ-2] a single thing to do is a button; whoever can do nothing with many has none', async () => {
  await show(undefined, [accept])
  await expect.element(page.getByRole('button', { name: '受理' })).toBeVisible()
  await page.getByRole('button', { name: '受理' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
  expect(page.getByRole('button', { name: '批量办理' }).elements()).toEqual([])
})
