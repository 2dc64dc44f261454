import { Activity } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { SegmentedControl } from './index.ts'

const words = ['Waiting for review', 'Waiting for approval', 'Issuing Documents', 'Returned', 'Issued']
const segments = words.map((label) => ({ value: label, label }))

beforeEach(() => page.viewport(390, 640))
afterEach(() => document.documentElement.removeAttribute('dir'))

interface ShownProps {
  value: string
  shown?: readonly string[]
  above?: number
}

function Shown({ value, shown = words, above = 0 }: ShownProps) {
  return (
    <>
      <div style={{ height: above }} />
      <SegmentedControl
        label="View"
        segments={segments.filter(({ label }) => shown.includes(label))}
        value={value}
        onChange={() => {}}
      />
    </>
  )
}

const group = () => page.getByRole('radiogroup').element()
const fades = () => ({ start: group().hasAttribute('data-under-start'), end: group().hasAttribute('data-under-end') })
/** How wide the arrows at the left and at the right are that tell of more, and the shadows that are seen through them. */
const arrows = () => {
  const { maskImage, maskSize, boxShadow } = getComputedStyle(group())
  const [, ...holes] = maskSize.split(', ')
  const shadows = [...boxShadow.matchAll(/(-?\d+)px 0px 0px 0px inset/g)].map(([, from]) => from)
  return { holes, shadows, isMasked: maskImage !== 'none' }
}
const atLeft = { holes: ['12px 12px', '0px 12px'], shadows: ['12', '0'], isMasked: true }
const atRight = { holes: ['0px 12px', '12px 12px'], shadows: ['0', '-12'], isMasked: true }

/** Whether a segment is seen whole, clear of a fade of 36 px where there is more. */
const isClear = (label: string) => {
  const frame = group().getBoundingClientRect()
  const { left, right } = page.getByRole('radio', { name: label }).element().getBoundingClientRect()
  const isMirrored = document.documentElement.dir === 'rtl'
  const [leftmost, rightmost] = isMirrored ? [words.at(-1), words[0]] : [words[0], words.at(-1)]
  const first = frame.left + (label === leftmost ? 0 : 35)
  const last = frame.right - (label === rightmost ? 0 : 35)
  return left >= first && right <= last
}

test('[DS-1] segments that have no room fade at the side where there are more, with an arrow to them', async () => {
  await render(<Shown value="Waiting for review" />)
  await expect.poll(fades).toEqual({ start: false, end: true })
  expect(arrows()).toEqual(atRight)
  group().scrollLeft = 60
  await expect.poll(fades).toEqual({ start: true, end: true })
  group().scrollLeft = 4000
  await expect.poll(fades).toEqual({ start: true, end: false })
  expect(arrows()).toEqual(atLeft)
})

test('[DS-1] where all segments have room nothing fades, also once others were left out', async () => {
  const screen = await render(<Shown value="Issued" />)
  await expect.poll(fades).toEqual({ start: true, end: false })
  await screen.rerender(<Shown value="Issued" shown={['Returned', 'Issued']} />)
  await expect.poll(fades).toEqual({ start: false, end: false })
  expect(arrows()).toMatchObject({ isMasked: false, shadows: [] })
})

test.each(['ltr', 'rtl'])('[DS-1] the chosen segment is in sight, clear of the fade (%s)', async (dir) => {
  document.documentElement.dir = dir
  const screen = await render(<Shown value="Issued" />)
  await expect.poll(() => isClear('Issued')).toBe(true)
  await screen.rerender(<Shown value="Waiting for approval" />)
  await expect.poll(() => isClear('Waiting for approval')).toBe(true)
  await screen.rerender(<Shown value="Issuing Documents" />)
  await expect.poll(() => isClear('Issuing Documents')).toBe(true)
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: 'Issuing Documents' })).toHaveFocus()
  expect(isClear('Issuing Documents')).toBe(true)
})

test('[DS-1] from right to left the fade and its arrow are at the other side', async () => {
  document.documentElement.dir = 'rtl'
  await render(<Shown value="Waiting for review" />)
  await expect.poll(fades).toEqual({ start: false, end: true })
  expect(arrows()).toEqual(atLeft)
})

test('[DS-1] a chosen segment that comes out of sight as the screen turns is brought back', async () => {
  await page.viewport(1280, 640)
  await render(<Shown value="Issued" />)
  expect(fades()).toEqual({ start: false, end: false })
  await page.viewport(390, 640)
  await expect.poll(() => isClear('Issued')).toBe(true)
})

test('the page stays where it is, however far down the segments are', async () => {
  await render(<Shown value="Issued" above={3000} />)
  await expect.poll(() => isClear('Issued')).toBe(true)
  expect(window.scrollY).toBe(0)
})

test('[TAB-6] hidden behind another view and shown again, it is not drawn anew', async () => {
  let drawn = 0
  const counted = {
    value: 'Issued',
    get label() {
      drawn += 1
      return 'Issued'
    },
  }
  const control = <SegmentedControl label="View" segments={[counted]} value="Issued" onChange={() => {}} />
  const view = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{control}</Activity>
  const { rerender } = await render(view('visible'))
  await expect.element(page.getByRole('radio', { name: 'Issued' })).toBeVisible()
  const before = drawn
  expect(before).toBeGreaterThan(0)
  await rerender(view('hidden'))
  await rerender(view('visible'))
  await expect.element(page.getByRole('radio', { name: 'Issued' })).toBeVisible()
  expect(drawn).toBe(before)
})
