import { Toasts } from '@etalon/ui/toast'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { tick } from '../../testing/tick.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen } from './index.ts'

const fields = [{ prop: 'enterName', label: '委托单位' }]
const columns = [
  { key: 'enterName', header: '委托单位' },
  { key: 'note', header: '备注' },
]
const load = async () => ({ records: [{ id: '1', enterName: '长沙星麓', note: '加急' }], total: 1 })

/** What the workspace says in passing, and how often it showed that the page is busy. */
function Said({ onBusy }: { readonly onBusy: () => void }) {
  const { loading, toasts } = useWorkspace()
  useEffect(() => {
    const heard = loading.on('shown', onBusy)
    return () => heard.unsubscribe()
  }, [loading, onBusy])
  return <Toasts centre={toasts} />
}

/** A list of two columns, the second of which was hidden and is just being saved so. */
async function hideNote(answer: () => unknown) {
  const heard = serve(({ path }) => (path === 'column-settings/submit' ? answer() : null))
  const busy: string[] = []
  const onBusy = () => void busy.push('shown')
  await render(
    <InWorkspace>
      <div style={{ height: 600, display: 'grid' }}>
        <ListScreen title="委托单" resCode="quiet" fields={fields} columns={columns} load={load} />
      </div>
      <Said onBusy={onBusy} />
    </InWorkspace>,
  )
  await expect.element(page.getByRole('gridcell', { name: '加急' })).toBeVisible()
  // What the list was asked before is answered: the columns can be arranged.
  await expect.poll(() => heard.map(({ path }) => path)).toContain('column-settings/detail')
  await page.getByRole('button', { name: '列设置' }).click()
  await tick(page.getByRole('checkbox', { name: '备注' }))
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(() => heard.filter(({ path }) => path === 'column-settings/submit')).toHaveLength(1)
  return { busy, note: page.getByRole('columnheader', { name: '备注', includeHidden: true }) }
}

test('[COL-2] columns are kept at the server in the background: nothing says that the page is busy, however long that takes', async () => {
  const { promise: answer, resolve: give } = Promise.withResolvers<boolean>()
  const { busy, note } = await hideNote(() => answer)
  await expect.element(page.getByText('保存中……')).toBeVisible()
  expect(busy).toEqual([])
  give(true)
  await expect.element(page.getByText('保存成功')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  expect(busy).toEqual([])
})

test('[COL-2] columns that the server did not take stay as they were set, and that is told once, beside them', async () => {
  const refused = { code: 500, success: false, data: null, msg: '' }
  const { busy, note } = await hideNote(() => Response.json(refused, { status: 500 }))
  await expect.element(page.getByText(/已在本机生效/)).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(page.getByRole('columnheader', { name: '委托单位', includeHidden: true })).toBeInTheDocument()
  expect(page.getByRole('alertdialog').elements()).toEqual([])
  expect(busy).toEqual([])
})
