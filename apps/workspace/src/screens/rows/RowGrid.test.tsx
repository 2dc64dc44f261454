import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { RowGrid } from './RowGrid.tsx'

const words = 'No instrument yet. Pick from the ledger, or add one by its kind, and it stands here as a row.'

test('[A11Y-2] what is said where there is no row is in sight on a phone, wherever the wide table is scrolled', async () => {
  await page.viewport(390, 844)
  await render(
    <main>
      <RowGrid
        grid={{ current: null }}
        {...{ name: 'items', title: 'Instruments', count: '0 pieces', tools: null, actions: 'Actions', empty: words }}
        heads={['Instrument', 'Model', 'Serial number']}
        frameLabel="Instruments, to be scrolled"
      >
        {null}
      </RowGrid>
    </main>,
  )
  const frame = page.getByRole('region', { name: 'Instruments, to be scrolled' }).element()
  const said = page.getByText(words).element()
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
  for (const left of [0, 300]) {
    frame.scrollLeft = left
    const [inside, box] = [frame.getBoundingClientRect(), said.getBoundingClientRect()]
    expect(box.left).toBeGreaterThanOrEqual(inside.left)
    expect(box.right).toBeLessThanOrEqual(inside.right)
  }
})
