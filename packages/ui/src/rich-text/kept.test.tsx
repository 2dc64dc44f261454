import { Activity, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { RichText } from './index.ts'

// The first field fetches Tiptap.
vi.setConfig({ testTimeout: 30_000 })

const none = { characters: { common: [], personal: [] }, formulas: { groups: [], personal: [] } }

function Kept({ mode, placeholder }: { mode: 'visible' | 'hidden'; placeholder: string }) {
  const [value, setValue] = useState('<p><span data-tex="k=2">k=2</span> First</p>')
  return (
    <Activity mode={mode}>
      <RichText {...none} label="Remark" name="remark" value={value} onChange={setValue} placeholder={placeholder} autoFocus />
      <output>{value}</output>
    </Activity>
  )
}

const text = page.getByRole('textbox', { name: 'Remark' })
const shown = () => text.element().textContent

test('[TAB-6][RICH-1] a text that is hidden behind another tab, and drawn anew there, is as it was left, with its formula and what can be undone', async () => {
  const { rerender } = await render(<Kept mode="visible" placeholder="Write here" />)
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control} and second')
  await expect.poll(shown).toContain('First and second')
  for (const placeholder of ['Write on', 'And on']) {
    await rerender(<Kept mode="hidden" placeholder={placeholder} />)
    await expect.poll(() => document.querySelector('output')?.checkVisibility()).toBe(false)
    // Drawn once more while nobody sees it.
    await rerender(<Kept mode="hidden" placeholder={`${placeholder}!`} />)
    await rerender(<Kept mode="visible" placeholder={placeholder} />)
    await expect.element(text).toBeVisible()
    await expect.poll(shown).toContain('First and second')
    await expect.poll(() => text.element().querySelector('math')?.textContent).toContain('k=2')
    // What was begun with the first drawing is not begun again: nothing takes the focus that the person has elsewhere.
    expect(text.element().contains(document.activeElement)).toBe(false)
  }
  await userEvent.click(text)
  // What was typed slowly is taken back in more than one step: the blank before it may stay.
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      return shown()
    })
    .not.toContain('and')
  await userEvent.keyboard('{Control>}{End}{/Control} and third')
  await expect.poll(() => document.querySelector('output')?.textContent).toMatch(/First\s+and third/)
})
