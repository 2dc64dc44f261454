import type { TableRow } from '@etalon/machines/data-table'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { applyTheme } from '../../theme/index.ts'
import { type ColumnDefinition, DataTable, useDataTable } from '../index.ts'

interface Row extends TableRow {
  id: string
  name: string
  amount: string
}
const rows: Row[] = Array.from({ length: 300 }, (_, place) => ({ id: `r${place}`, name: `器具${place}`, amount: `${place}.50` }))
const columns: ColumnDefinition<Row>[] = [
  { key: 'name', header: '名称', render: (row) => <a href={`#${row.id}`}>{row.name}</a> },
  { key: 'amount', header: '金额', unit: '元', numeric: true },
  { key: 'remark', header: '备注' },
  { key: 'actions', header: '操作', text: () => '', render: () => <button type="button">打开</button> },
]

function Subject() {
  const actor = useDataTable({ loadPage: async () => ({ rows, total: 1000 }), size: 300 })
  return (
    <div style={{ height: 400, display: 'flex' }}>
      <DataTable<Row> actor={actor} label="器具" columns={columns} selectable />
    </div>
  )
}
const onMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })

afterEach(async () => {
  await onMedia('')
  applyTheme(document.documentElement, { theme: 'default', scheme: 'light', density: 'compact' })
})

test('on paper a table has every row that is loaded, under a head that each page repeats, without what can only be pressed', async () => {
  await render(<Subject />)
  await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
  await onMedia('print')
  const table = page.getByRole('table', { name: '器具' })
  await expect.element(table).toBeVisible()
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  expect([...table.element().querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
    ...['序号', '名称', '金额 元', '备注'],
  ])
  expect(table.element().querySelectorAll('tbody tr')).toHaveLength(300)
  expect(table.element().querySelector('tbody tr:last-child')?.textContent).toBe('300器具299299.50—')
  expect(getComputedStyle(table.element().querySelector('thead') ?? document.body).display).toBe('table-header-group')
  expect(page.getByRole('button').elements()).toEqual([])
  await onMedia('screen')
  await expect.element(table).not.toBeInTheDocument()
  await expect.element(page.getByRole('grid')).toBeVisible()
})

test.each(['dark', 'light'] as const)(
  '[THEME-1] a page whose screen is %s is light on paper, with dark words',
  async (scheme) => {
    applyTheme(document.documentElement, { theme: 'colourful', scheme, density: 'compact', colour: '#0b7a5e' })
    await render(<Subject />)
    await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
    await onMedia('print')
    const cell = page.getByRole('cell', { name: '器具299', exact: true })
    await expect.element(cell).toBeInTheDocument()
    const [link] = cell.element().querySelectorAll('a')
    const lightness = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, one) => sum + Number(one), 0) / 3
    expect(lightness(getComputedStyle(cell.element()).color)).toBeLessThan(60)
    expect(lightness(getComputedStyle(link ?? document.body).color)).toBeLessThan(140)
    expect(lightness(getComputedStyle(cell.element().closest('[class*=root]') ?? document.body).backgroundColor)).toBe(255)
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('light')
  },
)
