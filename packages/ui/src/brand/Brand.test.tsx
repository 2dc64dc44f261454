import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { brandReference } from './brand.reference.ts'
import { Brand } from './index.ts'

provesKeys(brandReference, {
  Enter: async () => {
    await render(<Brand name="Etalon" note="计量工作台" href="#home" />)
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: /Etalon/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.hash).toBe('#home')
  },
})

const seenIn = (element: Element) => {
  const [box, line] = [element.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()]
  return line !== undefined && box.top < line.bottom && box.right <= line.right + 0.5
}

test('[DS-1] where a brand has too little room its note goes first and whole, and only then its name ends in an ellipsis', async () => {
  const within = (width: number) => (
    <div style={{ display: 'flex', width }}>
      <Brand name="Etalon" note="Workspace" />
    </div>
  )
  const { rerender } = await render(within(300))
  const [name, note] = [page.getByText('Etalon').element(), page.getByText('Workspace').element()]
  const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth
  const look = () => [isWhole(name), seenIn(name), isWhole(note), seenIn(note)]
  expect(look()).toEqual([true, true, true, true])
  await rerender(within(140))
  expect(look()).toEqual([true, true, true, false])
  await rerender(within(70))
  expect(look()).toEqual([false, true, true, false])
})
