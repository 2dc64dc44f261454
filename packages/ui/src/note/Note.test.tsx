import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import '../theme/index.ts'
import { Note } from './index.ts'

function Question({ width }: { width: number }) {
  return (
    <div style={{ width }}>
      <Note
        action={
          <>
            <Button size="small">Keep this one</Button>
            <Button size="small">Take the other</Button>
          </>
        }
      >
        Another page is editing this draft too.
      </Note>
    </div>
  )
}
const boxOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect()
const boxes = () => ({
  words: boxOf('Another page is editing this draft too.'),
  keep: boxOf('Keep this one'),
  take: boxOf('Take the other'),
})

test('[DS-1] what can be done about a note stands beside its words, and below them where there is no room', async () => {
  const screen = await render(<Question width={720} />)
  const wide = boxes()
  expect(wide.keep.left).toBeGreaterThan(wide.words.left)
  expect(wide.keep.top).toBeLessThan(wide.words.bottom)
  await screen.rerender(<Question width={332} />)
  const narrow = boxes()
  expect(narrow.keep.top).toBeGreaterThanOrEqual(narrow.words.bottom)
  // The words have the whole width: one line, as before.
  expect(narrow.words.height).toBe(wide.words.height)
})

test('[DS-1] two answers to a note do not touch', async () => {
  await render(<Question width={720} />)
  const [keep, take] = page.getByRole('button').elements()
  const gap = (take?.getBoundingClientRect().left ?? 0) - (keep?.getBoundingClientRect().right ?? 0)
  expect(gap).toBeGreaterThanOrEqual(8)
})
