import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { storyGroups } from '../formula-input/story-symbols.ts'
import '../theme/index.ts'
import { underPolicy } from '../testing/policy.ts'
import { RichText } from './index.ts'
import { storyCharacters, storyText } from './story-text.ts'
import { lead, text } from './testing/hands.ts'

vi.setConfig({ testTimeout: 60_000 })

let broken: string[] = []
beforeAll(() => {
  broken = underPolicy("require-trusted-types-for 'script'; trusted-types default dompurify; object-src 'none'; base-uri 'none'")
})

test('[RICH-3][S13] under Trusted Types, without a policy of ours, texts and formulas are written, pasted and copied', async () => {
  const changed = vi.fn<(value: string) => void>()
  await render(
    <RichText
      label="说明"
      characters={storyCharacters}
      formulas={{ groups: storyGroups }}
      defaultValue={storyText}
      onChange={changed}
    />,
  )
  const last = () => changed.mock.lastCall?.[0] ?? ''
  await expect.element(text()).toBeVisible()
  // The policy is in force: a string is refused.
  expect(() => {
    document.createElement('div').innerHTML = '<b>x</b>'
  }).toThrow(TypeError)
  await expect.poll(() => broken.length).toBe(1)
  broken.length = 0
  await page.getByText('±0.016').click()
  await lead('{Control>}{End}{/Control}')
  await userEvent.keyboard('y')
  await expect.poll(last).toContain('0.016y')
  const data = new DataTransfer()
  data.setData('text/html', '<p><b>gelb</b></p>')
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(last).toContain('<strong>gelb</strong>')
  await lead('{Control>}a{/Control}')
  await userEvent.copy()
  await lead('{ArrowRight}')
  await userEvent.paste()
  await expect.poll(() => last().split('gelb').length).toBe(3)
  await page.getByRole('button', { name: '插入公式' }).click()
  const field = () => document.querySelector('math-field')
  await expect.poll(() => field()?.shadowRoot?.activeElement ?? null, { timeout: 20_000 }).not.toBeNull()
  await userEvent.keyboard('x^2')
  await page.getByRole('button', { name: '符号键盘' }).click()
  await page.getByRole('gridcell', { name: '阿尔法' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect.poll(last).toMatch(/data-tex="x\^\{?2\\alpha\}?"|data-tex="x\^2\\alpha"/)
  expect(broken).toEqual([])
})
