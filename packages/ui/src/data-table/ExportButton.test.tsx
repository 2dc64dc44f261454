import type { DataTableActorRef, ExportFile, ExportRowsRequest, TableRow } from '@etalon/machines/data-table'
import { Activity, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { exportButtonReference } from './export-button.reference.ts'
import { type ColumnDefinition, ExportButton, type ExportTools, useDataTable } from './index.ts'

const columns: ColumnDefinition[] = [
  { key: 'name', header: '名称' },
  { key: 'open', header: '' },
]
const rows: TableRow[] = Array.from({ length: 50 }, (_, place) => ({ id: `r${place}`, name: `器具${place}` }))

interface Writing extends ExportTools {
  readonly request: ExportRowsRequest
  readonly give: (file: ExportFile) => void
  readonly fail: (error: Error) => void
}

let table: DataTableActorRef | undefined
let files: ExportFile[] = []
let writing: Writing[] = []

function Subject({ total = 500 }: { total?: number }) {
  const actor = useDataTable({
    loadPage: async () => ({ rows: total === 0 ? [] : rows, total }),
    exportRows: (request, tools) => new Promise((give, fail) => writing.push({ request, ...tools, give, fail })),
  })
  table = actor
  return (
    <MessagesProvider>
      <ExportButton actor={actor} columns={columns} onExported={(file) => files.push(file)} />
    </MessagesProvider>
  )
}

async function ready(subject = <Subject />) {
  files = []
  writing = []
  await render(subject)
  await expect.poll(() => table?.getSnapshot().matches({ content: 'loading' })).toBe(false)
}
const button = () => page.getByRole('button', { name: '导出', exact: true })
const choose = async (name: string) => {
  await button().click()
  await page.getByRole('menuitem', { name }).click()
  await expect.poll(() => writing.length).toBeGreaterThan(0)
}
const hasFocus = () => expect.poll(() => document.activeElement?.closest('button')?.textContent).toBe('导出')

const entry = (name: RegExp | string) => page.getByRole('menuitem', { name })
const menu = () => page.getByRole('menu', { name: '导出' })
const closed = () => expect.element(menu()).not.toBeInTheDocument()

provesKeys(exportButtonReference, {
  Tab: async () => {
    await ready()
    await userEvent.tab()
    await hasFocus()
    await choose('导出全部符合条件的数据')
    await closed()
    await hasFocus()
    await userEvent.tab({ shift: true })
    await expect.element(page.getByRole('button', { name: '取消导出' })).toHaveFocus()
    await userEvent.tab()
    await hasFocus()
    writing[0]?.fail(new Error('full'))
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible()
    for (const name of ['关闭', '重试']) {
      await userEvent.tab({ shift: true })
      await expect.element(page.getByRole('button', { name })).toHaveFocus()
    }
  },
  'Enter, Space': async () => {
    await ready()
    await userEvent.tab()
    for (const [times, key] of ['{Enter}', ' '].entries()) {
      await hasFocus()
      await userEvent.keyboard(key)
      await expect.element(entry('导出本页 50 条')).toHaveFocus()
      await userEvent.keyboard(key)
      await expect.poll(() => writing.length).toBe(times + 1)
      expect(writing[times]?.request.of).toBe('shown')
      await closed()
      table?.send({ type: 'EXPORT.CANCEL' })
      await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    }
  },
  'Up, Down': async () => {
    await ready()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(entry(/全部/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(entry(/本页/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(entry(/全部/)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await closed()
    await hasFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(entry(/本页/)).toHaveFocus()
  },
  Escape: async () => {
    await ready()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await closed()
    await hasFocus()
    expect(writing).toEqual([])
  },
})

test('[TBL-6] all that match are exported in the named columns: how far it is, then the file', async () => {
  await ready()
  await choose('导出全部符合条件的数据')
  expect(writing[0]?.request).toMatchObject({ of: 'matching', format: 'xlsx', columns: [{ field: 'name', header: '名称' }] })
  await expect.element(page.getByText('正在导出')).toBeInTheDocument()
  writing[0]?.progress({ written: 125 })
  await expect.element(page.getByRole('progressbar', { name: '正在导出' })).toHaveAttribute('aria-valuenow', '125')
  await expect.element(page.getByText('125 / 500')).toBeVisible()
  const file = { name: '器具.xlsx', content: 'x' }
  writing[0]?.give(file)
  await expect.element(page.getByText('已导出 器具.xlsx')).toBeInTheDocument()
  expect(files).toEqual([file])
  expect(page.getByRole('progressbar').elements()).toHaveLength(0)
})

test('[TBL-6] an export is cancelled: its writer is told, and the focus is on the button again', async () => {
  await ready()
  await choose('导出本页 50 条')
  expect(writing[0]?.request.rows).toHaveLength(50)
  await page.getByRole('button', { name: '取消导出' }).click()
  expect(writing[0]?.signal.aborted).toBe(true)
  await expect.element(page.getByText('已取消导出')).toBeInTheDocument()
  await hasFocus()
  writing[0]?.give({ name: 'late.xlsx', content: '' })
  await choose('导出本页 50 条')
  expect(files).toEqual([])
})

test('[TBL-6] a failed export says so, is tried again, and can be left', async () => {
  await ready()
  await choose('导出全部符合条件的数据')
  writing[0]?.fail(new Error('full'))
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => writing.length).toBe(2)
  expect(writing[1]?.request).toEqual({ ...writing[0]?.request, exportId: 2 })
  writing[1]?.fail(new Error('full'))
  await page.getByRole('button', { name: '关闭' }).click()
  await hasFocus()
  expect(page.getByRole('button', { name: '重试' }).elements()).toHaveLength(0)
})

/** An export behind a tab that is hidden and shown. */
function Tabs() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        另一个标签
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Subject />
      </Activity>
    </>
  )
}

test('[TBL-6] an export whose tab was left goes on when the tab is shown again, and has not failed', async () => {
  await ready(<Tabs />)
  await choose('导出全部符合条件的数据')
  const left = writing[0]
  // As a question does that is given up.
  left?.signal.addEventListener('abort', () => left.fail(new Error('given up')))
  const away = page.getByRole('button', { name: '另一个标签' })
  await away.click()
  await expect.poll(() => left?.signal.aborted).toBe(true)
  await away.click()
  await expect.poll(() => writing.length).toBe(2)
  expect(writing[1]?.request).toEqual(left?.request)
  await expect.element(page.getByRole('button', { name: '取消导出' })).toBeVisible()
  expect(table?.getSnapshot().matches({ export: 'writing' })).toBe(true)
  writing[1]?.give({ name: '器具.xlsx', content: '' })
  await expect.poll(() => files.length).toBe(1)
})

test('[TBL-6] selected rows are offered where there are any, also as all but these', async () => {
  await ready()
  table?.send({ type: 'ALL.SELECTED' })
  table?.send({ type: 'ROW.TOGGLED', key: 'r3' })
  await choose('导出已选 499 项')
  expect(writing[0]?.request.selection).toEqual({ mode: 'allBut', keys: new Set(['r3']) })
})

test('[TBL-6] an empty table says why there is nothing to export', async () => {
  await ready(<Subject total={0} />)
  await button().click()
  const item = page.getByRole('menuitem', { name: /导出全部/ })
  await expect.element(item).toHaveAttribute('aria-disabled', 'true')
  expect(page.getByText('没有可导出的数据').elements().length).toBeGreaterThan(0)
  expect(page.getByRole('menuitem', { name: /已选/ }).elements()).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
})
