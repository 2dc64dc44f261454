import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { conformanceCases } from './cases.ts'
import { frame, show } from './shown.tsx'

const width = 320

beforeAll(() => page.viewport(width, 800))
afterEach(() => document.documentElement.removeAttribute('dir'))

const clips = (element: Element) => {
  const { overflowX, clipPath } = getComputedStyle(element)
  return overflowX !== 'visible' || clipPath !== 'none'
}

/** By how many pixels something that can be seen stands out of the window, at the side where it does so most. */
function sticksOut(element: Element): number {
  const { left, right, width: across } = element.getBoundingClientRect()
  const own = across > 1 ? Math.max(right - width, -left, 0) : 0
  // What stands out of a part that scrolls or cuts is not seen there.
  return clips(element) ? own : Math.max(own, ...Array.from(element.children, sticksOut))
}

describe.each(conformanceCases)('$name', (one) => {
  test('[DS-1] from right to left nothing sticks out further on a small phone than from left to right', async () => {
    const { element } = await show(one, {})
    await frame()
    await frame()
    const usual = sticksOut(element)
    document.documentElement.dir = 'rtl'
    await frame()
    await frame()
    expect(sticksOut(element)).toBeLessThanOrEqual(usual + 1)
  })
})
