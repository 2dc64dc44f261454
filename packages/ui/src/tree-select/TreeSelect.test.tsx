import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { laboratory, provinces, storyRegions } from '../tree/story-items.ts'
import { TreeMultiSelect, type TreeMultiSelectProps, TreeSelect, type TreeSelectProps } from './index.ts'
import { treeSelectReference } from './tree-select.reference.ts'

const said = vi.fn<(value: unknown) => void>()

function One(props: Partial<TreeSelectProps>) {
  const [value, setValue] = useState(props.value ?? null)
  return (
    <MessagesProvider>
      <form aria-label="委托">
        <TreeSelect
          label="检测专业"
          items={laboratory.zh}
          {...props}
          value={value}
          onChange={(next) => {
            said(next)
            setValue(next)
          }}
        />
      </form>
    </MessagesProvider>
  )
}

function Several(props: Partial<TreeMultiSelectProps>) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? [])
  return (
    <MessagesProvider>
      <form aria-label="委托">
        <TreeMultiSelect
          label="检测专业"
          items={laboratory.zh}
          {...props}
          value={value}
          onChange={(next) => {
            said(next)
            setValue(next)
          }}
        />
      </form>
    </MessagesProvider>
  )
}

const opener = () => page.getByRole('button', { name: /^检测专业/ })
const row = (name: RegExp) => page.getByRole('dialog').getByRole('row', { name })
const begin = async (subject: React.ReactNode) => {
  said.mockClear()
  await render(subject)
}
const sent = () => [...new FormData(page.getByRole('form').element() as HTMLFormElement)]

const atPressure = async (keys: string) => {
  await begin(<One value="pressure" name="field" filterable={false} clearable />)
  await userEvent.tab()
  await expect.element(opener()).toHaveAccessibleName('检测专业 力学室 / 压力')
  if (keys !== '') await userEvent.keyboard(keys)
}

provesKeys(treeSelectReference, {
  Tab: async () => {
    await atPressure('')
    await expect.element(opener()).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '清除 检测专业' })).toHaveFocus()
  },
  'Enter or Space': async () => {
    await atPressure('{Enter}')
    await expect.element(row(/压力/)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener()).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(row(/压力/)).toHaveFocus()
  },
  'Down or Up': async () => {
    await atPressure('{ArrowDown}')
    await expect.element(row(/压力/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(row(/质量/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Escape}')
    await expect.element(opener()).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(row(/压力/)).toHaveFocus()
  },
  'Enter in the tree': async () => {
    await atPressure('{ArrowDown}')
    await expect.element(row(/压力/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => said.mock.calls).toEqual([['mass']])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
    expect(sent()).toEqual([['field', 'mass']])
  },
  Escape: async () => {
    await atPressure('{ArrowDown}')
    await expect.element(row(/压力/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
    expect(said).not.toHaveBeenCalled()
  },
})

test('what is chosen already is told nobody; Escape chooses nothing and gives the focus back', async () => {
  const onBlur = vi.fn()
  await begin(<One value="time" onBlur={onBlur} />)
  await opener().click()
  await row(/时间频率/).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await opener().click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
  expect(said).not.toHaveBeenCalled()
  expect(onBlur).toHaveBeenCalledTimes(2)
})

test('where leaves alone count, a branch opens; what is disabled is not chosen', async () => {
  await begin(<One leavesOnly />)
  await opener().click()
  await row(/力学室/).click()
  await row(/硬度/).click({ force: true })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(said).not.toHaveBeenCalled()
  await row(/质量/).click()
  expect(said.mock.calls).toEqual([['mass']])
})

test('what was looked for is not looked for the next time', async () => {
  await begin(<One />)
  await opener().click()
  const filter = page.getByRole('dialog').getByRole('textbox')
  await expect.element(filter).toHaveFocus()
  await userEvent.keyboard('频率')
  await expect.poll(() => page.getByRole('dialog').getByRole('row').elements().length).toBe(1)
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await opener().click()
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveValue('')
  await expect.poll(() => page.getByRole('dialog').getByRole('row').elements().length).toBe(4)
})

test('it is emptied by its button; fixed, it has none and does not open', async () => {
  await begin(<One value="time" clearable name="field" />)
  await page.getByRole('button', { name: '清除 检测专业' }).click()
  expect(said.mock.calls).toEqual([[null]])
  await expect.element(opener()).toHaveFocus()
  await expect.element(opener()).toHaveAccessibleName('检测专业 请选择')
  await begin(<One value="time" clearable readOnly label="检测专业二" />)
  await expect.element(page.getByRole('textbox', { name: '检测专业二' })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('button', { name: '清除 检测专业二' })).not.toBeInTheDocument()
})

test('[A11Y-1] its label leads to it, and what is wrong with it is read with it', async () => {
  await begin(<One error="请选择检测专业" />)
  await page.getByText('检测专业', { exact: true }).click()
  await expect.element(opener()).toHaveFocus()
  await expect.element(opener()).toHaveAccessibleDescription('请选择检测专业')
})

test('a branch that is chosen whole is one tag; taken away, all beneath it is, in the order of choosing what stays', async () => {
  await begin(<Several value={['humidity', 'mass', 'glass', 'platinum']} name="field" />)
  const tags = () =>
    page
      .getByRole('list', { name: '检测专业，已选的项' })
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent)
  expect(tags()).toEqual(['质量', '热学室'])
  expect(sent()).toEqual(['humidity', 'mass', 'glass', 'platinum'].map((id) => ['field', id]))
  await page.getByRole('button', { name: '移除 热学室' }).click()
  expect(said.mock.calls).toEqual([[['mass']]])
  expect(tags()).toEqual(['质量'])
})

test('several are chosen while the panel is open, and closed by its button', async () => {
  await begin(<Several />)
  await opener().click()
  await page.getByRole('checkbox', { name: '选择 热学室' }).click({ force: true })
  await expect.element(page.getByText('已选 3 项')).toBeVisible()
  await row(/时间频率/).click()
  expect(said.mock.lastCall).toEqual([['glass', 'platinum', 'humidity', 'time']])
  await page.getByRole('button', { name: '确定' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('closed by its button too, what was looked for is forgotten and the field is told', async () => {
  const onBlur = vi.fn()
  await begin(<Several onBlur={onBlur} />)
  await opener().click()
  await userEvent.keyboard('频率')
  await expect.poll(() => page.getByRole('dialog').getByRole('row').elements().length).toBe(1)
  await page.getByRole('button', { name: '确定' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onBlur).toHaveBeenCalledTimes(1)
  await opener().click()
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveValue('')
})

test('a chosen branch that is not loaded gives its place to its leaves when it is; one that is not there is named from outside', async () => {
  await begin(
    <Several
      items={provinces}
      loadChildren={storyRegions()}
      value={['4302', '43']}
      labelOf={(id) => (id === '4302' ? '株洲市' : undefined)}
    />,
  )
  const tags = () =>
    page
      .getByRole('list')
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent)
  expect(tags()).toEqual(['湖南省', '株洲市'])
  await opener().click()
  await page
    .getByRole('dialog')
    .getByRole('row', { name: /湖南省/ })
    .getByRole('button')
    .click()
  await expect.poll(() => said.mock.lastCall).toEqual([['4302', '4301']])
})
