import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { FormulaInput } from './index.ts'

// The first field fetches MathLive.
vi.setConfig({ testTimeout: 30_000 })

function Kept({ at = '' }: { at?: string }) {
  const [value, setValue] = useState(at)
  return (
    <>
      <FormulaInput label="公式" groups={[]} value={value} onChange={setValue} />
      <output>{value.length}</output>
    </>
  )
}
const mathField = () => document.querySelector('math-field')

test.each([
  ['roots beyond any stack', '\\sqrt{'.repeat(5000), '超过 4,000 个字符'],
  ['roots in each other', `${'\\sqrt{'.repeat(400)}x${'}'.repeat(400)}`, '嵌套超过 100 层'],
  ['a sum of 50,000', 'x+'.repeat(50_000), '超过 4,000 个字符'],
])(
  '[MATH-1] [MATH-2] %s: they stay text where another field draws, as they were kept, and can be mended',
  async (_, value, why) => {
    await render(
      <>
        <FormulaInput label="另一个" groups={[]} />
        <Kept at={value} />
      </>,
    )
    // The other field is there: so is what would have drawn this one.
    await expect.poll(mathField, { timeout: 20_000 }).not.toBeNull()
    await expect.element(page.getByText(new RegExp(why))).toBeVisible()
    await expect.element(page.getByRole('status').first()).toHaveTextContent(String(value.length))
    const text = page.getByRole('textbox', { name: '公式' })
    await text.click()
    await userEvent.keyboard('{Control>}a{/Control}x')
    await expect.element(page.getByText(new RegExp(why))).not.toBeInTheDocument()
    // What is being typed as text stays text until it is left.
    await expect.element(text).toHaveFocus()
    await userEvent.tab()
    await expect.poll(() => document.querySelectorAll('math-field').length).toBe(2)
  },
)
