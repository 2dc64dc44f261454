import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Meter } from './index.ts'

const forced = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
afterEach(async () => {
  await forced('none')
})

test('[A11Y-3] in forced colours the bar differs from what is behind it, and a frame shows the whole', async () => {
  await forced('active')
  await render(<Meter label="进度" value={3} max={8} tone="warning" />)
  const track = page.getByRole('meter').element().querySelector('span')
  const bar = track?.querySelector('span')
  if (!track || !bar) throw new Error('no bar')
  expect(getComputedStyle(bar).backgroundColor).not.toBe(getComputedStyle(track).backgroundColor)
  expect(getComputedStyle(bar).backgroundColor).toBe(getComputedStyle(track).borderTopColor)
  expect(getComputedStyle(track).borderTopWidth).toBe('1px')
  expect(bar.getBoundingClientRect().height).toBe(4)
})
