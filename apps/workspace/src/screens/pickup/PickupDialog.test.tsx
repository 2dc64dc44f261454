import type { Enterprise } from '@etalon/api/contract'
import { useDialog } from '@etalon/ui/dialog'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { PickupDialog } from './PickupDialog.tsx'
import type { OwnEnterprise } from './use-own-enterprise.ts'

const enterprise = (id: string, enterName: string, address: string, contactName: string, mobile: string): Enterprise => ({
  ...{ id, enterName, address, contactName, mobile },
  ...{ socialNumber: '91430100MA4Q3T7N6X', enterType: '1', areaCode: '430104', areaName: '长沙市岳麓区', onAccount: true },
})
const known = [
  enterprise('7', '长沙星麓精工机械有限公司', '岳麓西大道 588 号', '贺文舟', '13874903316'),
  enterprise('8', '湖南惠泽医院', '晓园路 36 号', '刘惠', '13807310865'),
]

function Subject({ own }: { own?: OwnEnterprise }) {
  const dialog = useDialog('medium')
  const { open } = dialog
  useEffect(() => open(), [open])
  return (
    <InWorkspace>
      <PickupDialog dialog={dialog} own={own} onSaved={() => undefined} />
    </InWorkspace>
  )
}

const field = (name: string) => page.getByRole('textbox', { name })
const choose = async (name: string) => {
  const box = page.getByRole('combobox', { name: /委托单位/ })
  await box.fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
}

test('[BIZ-1] where, whom and how to call stand as the chosen enterprise is known; what was typed stays with another one', async () => {
  serve(({ query }) => known.filter(({ enterName }) => enterName.includes(String(query?.keyword ?? ''))))
  await render(<Subject />)
  await choose('长沙星麓精工机械有限公司')
  await expect.element(field('取件地点')).toHaveValue('岳麓西大道 588 号')
  await expect.element(field('联系人')).toHaveValue('贺文舟')
  await field('联系人').fill('林可')
  await choose('湖南惠泽医院')
  await expect.element(field('取件地点')).toHaveValue('晓园路 36 号')
  await expect.element(field('联系手机')).toHaveValue('13807310865')
  await expect.element(field('联系人')).toHaveValue('林可')
})

test('[BIZ-1] an enterprise that asks for itself finds its own address and contact there', async () => {
  await render(
    <Subject own={{ value: '7', label: '星麓精工', place: '岳麓西大道 588 号', contact: '贺文舟', mobile: '13874903316' }} />,
  )
  await expect.element(field('取件地点')).toHaveValue('岳麓西大道 588 号')
  await expect.element(field('联系手机')).toHaveValue('13874903316')
})

test('[BIZ-1][FORM-1] sent half-filled, the first wrong field in reading order has the keyboard', async () => {
  await render(<Subject own={{ value: '7', label: '星麓精工', place: '', contact: '', mobile: '' }} />)
  await userEvent.click(page.getByRole('button', { name: '提交', exact: true }))
  await expect.element(page.getByText(/请填写取件时间/).first()).toBeVisible()
  await expect.element(page.getByRole('spinbutton').first()).toHaveFocus()
})
