import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { AddressCascade, useAddressCascade } from '../address-cascade/index.ts'
import { storyCountry } from '../address-cascade/story-country.ts'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { ColourPicker } from '../colour-picker/index.ts'
import { FileDrop } from '../file-drop/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Switch } from '../switch/index.ts'
import { ErrorSummary, Form, useForm } from './index.ts'

const initial = { colour: '', view: 'own', express: false, agreed: false, file: '', address: '' }
const names = ['colour', 'view', 'express', 'agreed', 'file', 'address'] as const
const missing = () => 'is missing'

function Everything({ onSubmit }: { onSubmit: (values: typeof initial) => void }) {
  const actor = useAddressCascade({ ...storyCountry, onChanged: () => {} })
  const form = useForm({
    initial,
    rules: {
      agreed: (value) => (value ? undefined : 'is missing'),
      express: (value, { agreed }) => (value || !agreed ? undefined : 'no car is free'),
    },
    onSubmit: async (values) => {
      onSubmit(values)
      return undefined
    },
  })
  return (
    <Form label="Order" {...form.root}>
      <ErrorSummary problems={names.map((name) => ({ name, label: name, message: missing() }))} />
      <ColourPicker label="Colour" {...form.field('colour')} />
      <SegmentedControl label="View" segments={[{ value: 'own', label: 'Mine' }]} {...form.field('view')} />
      <Switch {...form.toggle('express')}>Express</Switch>
      <Checkbox {...form.check('agreed')}>Agreed</Checkbox>
      <FileDrop label="File" name="file" onFiles={() => {}} />
      <AddressCascade label="Address" name="address" actor={actor} />
      <Button type="submit">Submit</Button>
    </Form>
  )
}

test('a line of the summary leads to its field, whatever is chosen there', async () => {
  await render(<Everything onSubmit={() => {}} />)
  const focused = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')
  for (const name of names) {
    await page.getByRole('button', { name: new RegExp(`^${name}.*is missing`) }).click()
    await expect.poll(focused).toBe(name)
  }
})

test('boxes and switches hold yes and no of a form, which marks a box that is wrong and leads to it', async () => {
  const submitted = vi.fn()
  await render(<Everything onSubmit={submitted} />)
  const box = page.getByRole('checkbox', { name: 'Agreed' })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await page.getByText('Agreed').click()
  await expect.element(box).toBeChecked()
  await page.getByRole('button', { name: 'Submit' }).click()
  const express = page.getByRole('switch', { name: 'Express' })
  await expect.element(express).toHaveFocus()
  await expect.element(express).toHaveAccessibleDescription('no car is free')
  await page.getByText('Express').click()
  await expect.element(page.getByRole('switch', { name: 'Express' })).toBeChecked()
  const form = page.getByRole('form').element()
  expect(form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}).toEqual({
    colour: '',
    view: 'own',
    express: 'on',
    agreed: 'on',
    // What the country of the stories begins with.
    address: '43',
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => submitted.mock.calls).toEqual([[{ ...initial, express: true, agreed: true }]])
})
