import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { Select } from '../select/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { TextField } from '../text-field/index.ts'
import { TreeSelect } from '../tree-select/index.ts'
import { formReference } from './form.reference.ts'
import { ErrorSummary, Form } from './index.ts'

provesKeys(formReference, {
  Enter: async () => {
    const submitted = vi.fn()
    await render(
      <Form label="Order" onSubmit={submitted}>
        <TextField label="Name" name="name" />
        <Button type="submit">Send</Button>
      </Form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('x{Enter}')
    expect(submitted).toHaveBeenCalledOnce()
  },
  'Enter in the summary': async () => {
    await render(
      <Form label="Order" onSubmit={() => {}}>
        <ErrorSummary problems={[{ name: 'phone', label: 'Phone', message: 'is missing' }]} />
        <TextField label="Name" name="name" />
        <TextField label="Phone" name="phone" />
      </Form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
  },
})

const roles = [
  { value: '1', label: '检定员' },
  { value: '2', label: '核验员' },
]

const departments = [
  { id: '1', label: '力学室' },
  { id: '2', label: '热工室' },
]

function Required({ onPress }: { readonly onPress: () => void }) {
  const [said, say] = useState<string>()
  return (
    <Form label="新增用户" onSubmit={() => undefined} onFieldLeft={() => say('请填写用户名')}>
      <TextField label="用户名" name="account" value="" onChange={() => undefined} error={said} />
      <Button size="small" onPress={onPress}>
        添加角色
      </Button>
      <Select label="角色" options={roles} value={null} onChange={() => undefined} />
      <TreeSelect label="部门" items={departments} value={null} onChange={() => undefined} />
    </Form>
  )
}

test('[A11Y-2] what is pressed while an empty field is left is pressed: what is said of the field comes after the press, and moves it', async () => {
  const pressed = vi.fn<() => void>()
  await render(<Required onPress={pressed} />)
  const below = page.getByRole('button', { name: '添加角色' })
  const top = below.element().getBoundingClientRect().top
  await page.getByRole('textbox').click()
  await below.click()
  await expect.element(page.getByText('请填写用户名')).toBeVisible()
  expect(pressed).toHaveBeenCalledTimes(1)
  // By as much as it is high.
  expect(below.element().getBoundingClientRect().top - top).toBeGreaterThan(10)
})

test.each([
  ['请选择 角色', 'listbox'],
  ['部门 请选择', 'dialog'],
] as const)('[A11Y-2] what %s offers follows its field, which what is said of another has moved', async (name, role) => {
  await render(<Required onPress={() => undefined} />)
  const field = page.getByRole('button', { name })
  // Hidden from all but the eyes while its panel is open.
  const element = field.element()
  const bottom = () => element.getBoundingClientRect().bottom
  const before = bottom()
  await page.getByRole('textbox').click()
  await field.click({ delay: 150 })
  await expect.element(page.getByRole(role)).toBeVisible()
  await expect.poll(() => bottom() - before).toBeGreaterThan(10)
  const panel = page.getByRole(role).element()
  await expect.poll(() => panel.getBoundingClientRect().top - bottom()).toBeGreaterThanOrEqual(0)
})

test('[A11Y-2] by the keyboard it is said at once', async () => {
  await render(<Required onPress={() => undefined} />)
  await page.getByRole('textbox').click()
  await userEvent.tab()
  await expect.element(page.getByText('请填写用户名')).toBeVisible()
})
