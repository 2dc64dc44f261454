import { contract, type Instrument } from '@etalon/api/contract'
import { useDialog } from '@etalon/ui/dialog'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { LedgerDialog } from './LedgerDialog.tsx'

const instruments = Array.from({ length: 12 }, (_, place): Instrument => {
  const isGauge = place < 9
  return {
    ...{ id: String(place + 1), kindCode: isGauge ? 'YB-60' : 'DC-150', name: isGauge ? '一般压力表' : '游标卡尺', nameEn: '' },
    ...{ model: isGauge ? 'YB-60' : 'DC-150', serial: `2101${100 + place}`, manufacturer: '示例仪表厂', range: '', accuracy: '' },
    ...{ abilityTypes: ['1'], regulation: 'JJG 52-2013', price: '60.00' },
  }
})

function Subject({ taken = [] }: { taken?: readonly string[] }) {
  const dialog = useDialog('medium')
  const [picked, setPicked] = useState<readonly Instrument[]>([])
  const { open } = dialog
  useEffect(() => open(), [open])
  return (
    <InWorkspace>
      <LedgerDialog dialog={dialog} enterId="7" onPicked={setPicked} isTaken={({ serial }) => taken.includes(serial)} />
      <output>{picked.map(({ serial }) => serial).join(' ')}</output>
    </InWorkspace>
  )
}

test('[BIZ-12] of many instruments those are shown that are meant; a serial number with Enter takes its own, and all that are shown can be taken', async () => {
  const heard = serve(({ path }) =>
    path === contract.enterprise.instruments.path
      ? { records: instruments, total: 12, size: 500, current: 1, pages: 1 }
      : undefined,
  )
  await render(<Subject />)
  const filter = page.getByRole('textbox', { name: '名称、型号或出厂编号' })
  await filter.fill('2101103')
  // All of them are asked for: a back end gives ten where nobody says how many.
  expect(heard.find(({ path }) => path === contract.enterprise.instruments.path)?.query).toMatchObject({ size: '500' })
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(filter).toHaveValue('')
  await expect.element(page.getByRole('button', { name: '选取 1 件' })).toBeEnabled()
  await filter.fill('卡尺 dc')
  await page.getByRole('button', { name: '全选 3 件' }).click()
  await filter.fill('没有的')
  await expect.element(page.getByText('没有符合的器具')).toBeVisible()
  await page.getByRole('button', { name: '选取 4 件' }).click()
  await expect.element(page.getByRole('status').last()).toHaveTextContent('2101103 2101109 2101110 2101111')
})

test('[REG-3] what is a row of the form already is shown as that and not picked a second time', async () => {
  serve(({ path }) =>
    path === contract.enterprise.instruments.path
      ? { records: instruments, total: 12, size: 500, current: 1, pages: 1 }
      : undefined,
  )
  await render(<Subject taken={['2101100', '2101103']} />)
  await expect.element(page.getByRole('checkbox', { name: /2101100.*已在明细中/ })).toBeDisabled()
  await page.getByRole('textbox', { name: '名称、型号或出厂编号' }).fill('2101103')
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '选取', exact: true })).toBeDisabled()
  await page.getByRole('textbox', { name: '名称、型号或出厂编号' }).fill('')
  await page.getByRole('button', { name: '全选 10 件' }).click()
  await expect.element(page.getByRole('button', { name: '选取 10 件' })).toBeEnabled()
})
