import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { Form } from '../form/index.ts'
import { NumberField } from '../number-field/index.ts'
import { TextArea } from '../text-area/index.ts'
import { PasswordField, TextField } from '../text-field/index.ts'
import '../theme/index.ts'

/** What browsers send for the Enter that ends a composition: Chromium says so, Safari gives key code 229 alone. */
const endings = [
  { browser: 'Chromium', isComposing: true, keyCode: 229 },
  { browser: 'Safari', isComposing: false, keyCode: 229 },
  { browser: 'Firefox', isComposing: true, keyCode: 13 },
]

function press(element: Element, init: { isComposing?: boolean; keyCode: number; key?: string }): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, ...init })
  element.dispatchEvent(event)
  return event
}

function Fields() {
  const [text, setText] = useState('')
  const [entered, setEntered] = useState(0)
  const [submitted, setSubmitted] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Form label="试" onSubmit={() => setSubmitted(submitted + 1)}>
      <TextField label="名称" value={text} onChange={setText} onEnter={() => setEntered(entered + 1)} />
      <PasswordField label="密码" />
      <NumberField label="温度" value="" onChange={() => {}} onEnter={() => setEntered(entered + 1)} />
      <TextArea label="备注" />
      <ComboBox label="专业" options={[{ value: 'force', label: '力学' }]} value={chosen} onChange={setChosen} />
      <Button type="submit">提交</Button>
      <output>
        {entered} {submitted} {String(chosen)}
      </output>
    </Form>
  )
}

for (const { browser, ...ending } of endings) {
  test(`[SRCH-6] the Enter that ends a composition in ${browser} neither searches nor submits, in any field`, async () => {
    await render(<Fields />)
    for (const name of ['名称', '密码', '温度', '备注', '专业']) {
      const field = page
        .getByRole(name === '专业' ? 'combobox' : 'textbox', { name })
        .or(page.getByLabelText(name, { exact: true }))
        .first()
        .element()
      if (field instanceof HTMLElement) field.focus()
      const event = press(field, ending)
      expect(event.defaultPrevented, name).toBe(true)
    }
    await expect.element(page.getByText('0 0 null')).toBeInTheDocument()
  })
}

test('[SRCH-6] an Enter of its own searches and submits', async () => {
  await render(<Fields />)
  await page.getByRole('textbox', { name: '名称' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('1 1 null')).toBeInTheDocument()
})

test('[SRCH-6] arrows that choose among the words of an input method do not move through a list', async () => {
  await render(
    <div style={{ minHeight: 600 }}>
      <ComboBox label="专业" options={[{ value: 'force', label: '力学' }]} value={null} onChange={() => {}} />
    </div>,
  )
  const box = page.getByRole('combobox', { name: '专业' }).element()
  const seen: (string | null)[] = []
  new MutationObserver(() => seen.push(box.getAttribute('aria-expanded'))).observe(box, { attributeFilter: ['aria-expanded'] })
  await userEvent.click(box)
  press(box, { key: 'ArrowDown', isComposing: true, keyCode: 229 })
  await new Promise(requestAnimationFrame)
  expect(seen).toEqual([])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => seen).toContain('true')
})
