import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { ListPage } from './index.ts'

const boxes = () => {
  const title = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  const button = page.getByRole('button').element().getBoundingClientRect()
  return { title, button }
}

for (const [title, name, lines] of [
  ['Message templates', 'New template', 2],
  ['消息模板', '新增模板', 1],
] as const) {
  test(`[A11Y-2] on a phone ${title} stands beside its button, and not at it`, async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 800))
    await render(
      <ListPage title={title} actions={<Button kind="primary">{name}</Button>}>
        <p>{title}</p>
      </ListPage>,
    )
    const { title: head, button } = boxes()
    expect(button.left - head.right).toBeGreaterThanOrEqual(12)
    expect(button.top).toBeLessThan(head.bottom)
    expect(Math.round(head.height / 28)).toBe(lines)
    expect(button.right).toBe(378)
  })
}

test('[A11Y-2] on a phone a title without buttons has the line for itself', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await render(
    <ListPage title="Measuring standards and plans">
      <p>nothing</p>
    </ListPage>,
  )
  expect(page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().height).toBe(28)
})
