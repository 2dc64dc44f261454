import type { CascadeAddress } from '@etalon/machines/address-cascade'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { addressCascadeReference } from './address-cascade.reference.ts'
import { AddressCascade, type AddressCascadeOptions, useAddressCascade } from './index.ts'
import { storyCountry } from './story-country.ts'

const changed = vi.fn<(address: CascadeAddress) => void>()
const rest = vi.fn<(text: string) => void>()

type Given = Partial<AddressCascadeOptions> & { required?: boolean; error?: string }

function Subject(options: Given) {
  const { required = false, error, ...given } = options
  const actor = useAddressCascade({ ...storyCountry, onChanged: changed, onRest: rest, ...given })
  return (
    <MessagesProvider>
      <AddressCascade actor={actor} label="单位地址" required={required} error={error} />
    </MessagesProvider>
  )
}
const begin = async (options: Given = {}) => {
  changed.mockClear()
  rest.mockClear()
  await render(<Subject {...options} />)
  await expect.element(level('市')).toBeEnabled()
}
const level = (name: string) => page.getByRole('button', { name: new RegExp(` ${name}$|^${name}| ${name} `) })
const pick = async (name: string, option: string) => {
  await level(name).click()
  await page.getByRole('option', { name: option }).click()
}
const last = () => changed.mock.lastCall?.[0]
const search = () => page.getByRole('combobox', { name: '查找地区' })

test('[ADDR-1] three levels without streets; each choice opens the next and is told', async () => {
  await begin()
  expect(page.getByRole('group', { name: '单位地址' }).element()).toBeTruthy()
  await expect.element(level('区县')).toBeDisabled()
  expect(page.getByRole('button', { name: /街道/ }).elements()).toHaveLength(0)
  await pick('市', '长沙市')
  await expect.element(level('区县')).toBeEnabled()
  await pick('区县', '岳麓区')
  await expect.poll(() => last()).toMatchObject({ areaCode: '430104', areaCodeName: '湖南省长沙市岳麓区' })
})

test('[ADDR-1] another province empties what is below it', async () => {
  await begin()
  await pick('市', '长沙市')
  await expect.poll(() => last()).toMatchObject({ cityId: '4301' })
  await pick('省', '新疆维吾尔自治区')
  await expect.poll(() => last()).toMatchObject({ provinceId: '65', cityId: '', areaCodeName: '新疆维吾尔自治区' })
  await expect.element(level('市')).toBeDisabled()
})

const paste = async (text: string) => {
  search().element().focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  search()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

provesKeys(addressCascadeReference, {
  Tab: async () => {
    await begin()
    await userEvent.tab()
    await expect.element(search()).toHaveFocus()
    await userEvent.tab()
    await expect.element(level('省')).toHaveFocus()
    await userEvent.tab()
    await expect.element(level('市')).toHaveFocus()
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  },
  'Control + V': async () => {
    await begin()
    // The browser gives what the keys paste to the field in this event.
    await paste('湖南省长沙市岳麓区麓谷大道588号')
    await expect.poll(() => last()).toMatchObject({ areaCode: '430104' })
  },
  Enter: async () => {
    await begin()
    await userEvent.tab()
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => last()).toMatchObject({ cityName: '株洲市' })
    await search().fill('东城')
    await expect.element(page.getByRole('option', { name: /东城区/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => last()).toMatchObject({ areaCode: '110101' })
  },
})

test('[ADDR-1] a level can be emptied again, unless it is required', async () => {
  await begin()
  await pick('市', '长沙市')
  await pick('市', '请选择')
  await expect.poll(() => last()).toMatchObject({ areaCode: '43', cityId: '' })
})

test('[ADDR-1] an optional level that nothing is chosen in looks so, and one with nothing below says so', async () => {
  await begin()
  const words = () => level('市').element().querySelector('[data-placeholder]')?.textContent
  await expect.poll(words).toBe('请选择')
  await level('市').click()
  expect(page.getByRole('option', { name: '请选择' }).elements()).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await pick('省', '台湾省')
  await expect.element(level('市')).toBeDisabled()
  await expect.poll(words).toBe('没有下级')
})

test('[ADDR-1] a required address offers nothing empty', async () => {
  await begin({ required: true })
  await level('市').click()
  await expect.element(page.getByRole('option', { name: '长沙市' })).toBeVisible()
  expect(page.getByRole('option', { name: '请选择' }).elements()).toHaveLength(0)
})

test('[ADDR-4] what is typed is found across the levels, with the way to it, and gone to', async () => {
  await begin()
  await search().fill('东城')
  await expect.element(page.getByRole('option', { name: /东城区.*北京市/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => last()).toMatchObject({ provinceId: '11', areaCode: '110101' })
  await expect.element(search()).toHaveValue('')
  await expect.poll(() => page.getByRole('listbox').elements().length).toBe(0)
  await search().fill('东城')
  await page.getByRole('option', { name: /东城区.*北京市/ }).click()
  await expect.poll(() => page.getByRole('listbox').elements().length).toBe(0)
})

test('[ADDR-4] a pasted address picks its levels and hands on its rest', async () => {
  await begin()
  await paste('湖南省长沙市岳麓区麓谷大道588号')
  await expect.poll(() => last()).toMatchObject({ areaCode: '430104' })
  expect(rest).toHaveBeenCalledWith('麓谷大道588号')
  await expect.element(level('区县')).toHaveTextContent('岳麓区')
})

test('[ADDR-4] a pasted text that names no region stays, and says what to do', async () => {
  await begin()
  await paste('somewhere else')
  await expect.element(page.getByText('没有认出地区，请逐级选择')).toBeVisible()
  await expect.element(search()).toHaveValue('somewhere else')
})

test('[ADDR-3] regions that did not come can be asked for again; what was chosen stays', async () => {
  let broken = true
  await begin({
    loadRegions: async (request) => {
      if (broken && request.level === 2) throw new Error('no network')
      return storyCountry.loadRegions(request)
    },
  })
  await pick('市', '长沙市')
  await expect.element(page.getByText('地区没有加载出来，已选的都还在。')).toBeVisible()
  await expect.element(level('市')).toHaveTextContent('长沙市')
  broken = false
  page.getByRole('button', { name: '重试' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(level('区县')).toBeEnabled()
  // The button went away with the failure.
  await expect.element(level('市')).toHaveFocus()
  await expect.poll(() => last()).toMatchObject({ areaCode: '4301' })
})

test('[ADDR-1] [A11Y-1] what is wrong describes the group and the level at which to go on', async () => {
  await begin({ required: true, error: '请选择到区县' })
  await expect.element(page.getByRole('group', { name: '单位地址' })).toHaveAccessibleDescription('请选择到区县')
  await expect.element(level('市')).toHaveAccessibleDescription('请选择到区县')
  expect(level('市').element().closest('[data-invalid]')).not.toBeNull()
  expect(level('省').element().closest('[data-invalid]')).toBeNull()
  await pick('市', '长沙市')
  await expect.element(level('区县')).toHaveAccessibleDescription('请选择到区县')
  await expect.element(level('市')).not.toHaveAccessibleDescription('请选择到区县')
})

test('[ADDR-3] a search that failed says so, and Enter or a press asks again', async () => {
  let failures = 2
  const asked = vi.fn()
  await begin({
    findRegions: async (request) => {
      // What is typed first may be asked for where the page is slow.
      if (request.text === 'x') return []
      asked(request.text)
      failures -= 1
      if (failures >= 0) throw new Error('no network')
      return storyCountry.findRegions(request)
    },
  })
  await search().click()
  await userEvent.keyboard('x')
  await search().fill('东城')
  const again = page.getByRole('button', { name: '重试 (Enter)' })
  await expect.element(again).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked.mock.calls.length).toBe(2)
  await again.click()
  await page.getByRole('option', { name: /东城区/ }).click()
  await expect.poll(() => last()).toMatchObject({ areaCode: '110101' })
  expect(asked.mock.calls).toEqual([['东城'], ['东城'], ['东城']])
})
