import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ColourPicker } from '../colour-picker/index.ts'
import { DateField } from '../date-field/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Select } from '../select/index.ts'
import { Switch } from '../switch/index.ts'
import '../theme/index.ts'

const wish = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
beforeEach(async () => {
  await wish('active')
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
})
afterEach(() => wish(''))

/** How a colour of the system is written by this browser. */
function system(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const written = getComputedStyle(probe).color
  probe.remove()
  return written
}
const ring = (element: Element) => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  return `${outlineWidth} ${outlineStyle} ${outlineColor}`
}
const options = [
  { value: 'deliver', label: 'Delivered' },
  { value: 'site', label: 'On site' },
]

test('[A11Y-3] with the colours of the system a list has a line around it, and its keyboard a ring', async () => {
  await render(<Select label="Service" options={options} value="deliver" onChange={() => {}} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  const first = page.getByRole('option', { name: 'Delivered' })
  await expect.element(first).toHaveFocus()
  expect(ring(first.element())).toBe(`2px solid ${system('Highlight')}`)
  const second = page.getByRole('option', { name: 'On site' }).element()
  expect(getComputedStyle(second).outlineStyle).toBe('none')
  const panel = first.element().closest('[data-trigger]')
  expect(panel && getComputedStyle(panel).borderTopStyle).toBe('solid')
})

test('[A11Y-3] with the colours of the system the chosen segment is told from the others, and the ring is seen on both', async () => {
  await render(<SegmentedControl label="Way" segments={options} value="deliver" onChange={() => {}} />)
  const chosen = page.getByRole('radio', { name: 'Delivered' })
  const other = page.getByRole('radio', { name: 'On site' })
  expect(getComputedStyle(chosen.element()).backgroundColor).toBe(system('Highlight'))
  expect(getComputedStyle(other.element()).backgroundColor).not.toBe(system('Highlight'))
  await userEvent.tab()
  await expect.element(chosen).toHaveFocus()
  expect(ring(chosen.element())).toBe(`2px solid ${system('HighlightText')}`)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(other).toHaveFocus()
  expect(getComputedStyle(other.element()).outlineStyle).toBe('solid')
})

test('[A11Y-3] with the colours of the system a switch shows its knob, and whether it is on', async () => {
  await render(
    <>
      <Switch on onChange={() => {}}>
        On
      </Switch>
      <Switch on={false} onChange={() => {}}>
        Off
      </Switch>
    </>,
  )
  const seen = () =>
    [...document.querySelectorAll('label > span:not(:has(input))')].map((track) =>
      [getComputedStyle(track), getComputedStyle(track, '::after')].map(({ backgroundColor }) => backgroundColor),
    )
  await expect.poll(seen).toEqual([
    [system('Highlight'), system('HighlightText')],
    [system('Canvas'), system('CanvasText')],
  ])
})

test('[A11Y-3] with the colours of the system the part of a date that is typed is seen', async () => {
  await render(
    <MessagesProvider language="en">
      <DateField label="Due" value="2026-11-21" onChange={() => {}} />
    </MessagesProvider>,
  )
  await userEvent.tab()
  const year = page.getByRole('spinbutton').first()
  await expect.element(year).toHaveFocus()
  expect(getComputedStyle(year.element()).backgroundColor).toBe(system('Highlight'))
})

test('[A11Y-3] with the colours of the system a colour to choose has a ring where the keyboard stands', async () => {
  await render(<ColourPicker label="Brand" value="#0f766e" onChange={() => {}} presets={['#409eff', '#0f766e']} />)
  await userEvent.tab()
  const here = document.activeElement?.closest('[data-focus-visible]') ?? document.body
  expect(ring(here)).toBe(`3px solid ${system('Highlight')}`)
})
