import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PointTip } from './index.ts'

function Picture({ left, top }: { left: number; top: number }) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <>
      <span ref={setAnchor} style={{ position: 'fixed', left, top, width: 10, height: 10 }} />
      <PointTip anchor={anchor}>+0.014 MPa at 1.2 MPa</PointTip>
    </>
  )
}
const boxOf = () => page.getByText('+0.014 MPa at 1.2 MPa').element().getBoundingClientRect()

test('it stands above its mark, and below where there is no room above', async () => {
  const screen = await render(<Picture left={200} top={200} />)
  await expect.poll(() => boxOf().bottom).toBeLessThanOrEqual(200)
  await screen.rerender(<Picture left={200} top={4} />)
  await expect.poll(() => boxOf().top).toBeGreaterThanOrEqual(14)
})

test('at the edge of the window it stays inside', async () => {
  await render(<Picture left={0} top={200} />)
  await expect.poll(() => boxOf().bottom).toBeLessThanOrEqual(200)
  expect(boxOf().left).toBeGreaterThanOrEqual(8)
})
