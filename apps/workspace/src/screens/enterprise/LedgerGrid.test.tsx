import type { InstrumentKind } from '@etalon/api/contract'
import { Profiler, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { LedgerGrid } from './LedgerGrid.tsx'
import { type DraftRow, emptyRow, type LedgerFault } from './ledger-rows.ts'

const kind = (code: string, name: string, nameEn: string): InstrumentKind => ({
  ...{ code, name, nameEn, range: '(0~150) mm', unit: 'mm', accuracy: '', mpe: '', regulation: 'JJG 30-2012' },
  ...{ technologyDomain: '11', abilityTypes: ['1'], price: '60.00' },
})
const kinds = [kind('DC-150', '游标卡尺', 'Vernier caliper'), kind('YB-60', '一般压力表', 'Pressure gauge')]

/** How much was drawn, and how much all of it would have been, each time. */
const drawn: { actual: number; all: number }[] = []

function Subject({ count, faults = [] }: { count: number; faults?: readonly LedgerFault[] }) {
  const [rows, setRows] = useState<readonly DraftRow[]>(() => Array.from({ length: count }, emptyRow))
  return (
    <InWorkspace>
      <Profiler id="grid" onRender={(_id, _phase, actual, all) => drawn.push({ actual, all })}>
        <LedgerGrid rows={rows} kinds={kinds} faults={faults} onChange={setRows} />
      </Profiler>
    </InWorkspace>
  )
}
const show = (subject: Parameters<typeof Subject>[0]) => {
  serve(() => undefined)
  return render(<Subject {...subject} />)
}
const kindOf = (row: number) => page.getByRole('button', { name: new RegExp(`器具种类，第 ${row} 行`) })
const cell = (name: string) => page.getByRole('textbox', { name })

test('[BIZ-12] a kind is chosen from a list and fills in what it knows; a block is pasted into its column, too', async () => {
  await show({ count: 2 })
  await kindOf(1).click()
  await page.getByRole('option', { name: '游标卡尺 · DC-150' }).click()
  await expect.element(cell('器具名称，第 1 行')).toHaveValue('游标卡尺')
  await expect.element(cell('测量范围，第 1 行')).toHaveValue('(0~150) mm')
  kindOf(2).element().focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'YB-60\t锅炉房的表\n')
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(cell('器具名称，第 2 行')).toHaveValue('锅炉房的表')
  await expect.element(kindOf(2)).toHaveTextContent('一般压力表 · YB-60')
})

test('[BIZ-12] a kind that is missing is marked and says so; with a row taken out the keyboard goes to the next', async () => {
  await show({ count: 3, faults: [{ row: 1, column: 'kindCode', kind: 'required' }] })
  await expect.element(kindOf(2)).toHaveAccessibleDescription(/请选择/)
  expect(kindOf(1).element().closest('[data-invalid]')).toBeNull()
  expect(kindOf(2).element().closest('[data-invalid]')).not.toBeNull()
  await page.getByRole('button', { name: '删除第 2 行' }).click()
  await expect.element(kindOf(2)).toHaveFocus()
})

test('[BIZ-12] of many rows only the one that is typed in is drawn anew', async () => {
  await show({ count: 40 })
  await cell('出厂编号，第 20 行').click()
  drawn.length = 0
  await userEvent.keyboard('QX')
  await expect.element(cell('出厂编号，第 20 行')).toHaveValue('QX')
  expect(drawn.length).toBeGreaterThan(0)
  for (const { actual, all } of drawn) expect(actual).toBeLessThan(all / 3)
})
