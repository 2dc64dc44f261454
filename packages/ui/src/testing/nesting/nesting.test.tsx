import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../../i18n/index.ts'
import '../../theme/index.ts'
import { elsewhere, gone, leave, mouse, tabTo } from './hands.ts'
import { type Kind, kinds } from './kinds.tsx'
import { everyPair, innerWord, outerWord, type Pair } from './pairs.tsx'

const pairs = everyPair
  .filter((pair) => typeof pair !== 'string')
  .map((pair) => [pair.outer.name, pair.comes, pair.inner.name, pair] as const)

/** Lists and calendars hide from assistive technology what they lie over: it is looked for on the page itself. */
const isShown = (kind: Kind, label: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=listbox], [role=menu], [role=tooltip], [role=grid]')].some(
    (element) =>
      kind.name === 'dialog' || kind.name === 'popover'
        ? element.matches('[role=dialog]') && nameOf(element) === label
        : element.getClientRects().length > 0 && !element.matches('[role=dialog]'),
  )
const nameOf = (dialog: HTMLElement) =>
  dialog.getAttribute('aria-label') ??
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent?.trim() ??
  ''

/** Opens the outer layer by keyboard, and then the inner one. */
async function open({ outer, inner, comes, Show }: Pair) {
  // The page behind is higher than the window.
  await render(
    <MessagesProvider>
      <div style={{ height: 3000 }}>
        <Show />
      </div>
    </MessagesProvider>,
  )
  const outerTrigger = outer.trigger(outerWord).element()
  await tabTo(outerTrigger)
  if (outer.keys !== '') await userEvent.keyboard(outer.keys)
  await expect.element(outer.layer(outerWord)).toBeVisible()
  const outerLayer = outer.layer(outerWord).element()
  let innerTrigger = outerTrigger
  if (comes === 'in it') {
    innerTrigger = inner.trigger(innerWord).element()
    await tabTo(innerTrigger)
    if (inner.keys !== '') await userEvent.keyboard(inner.keys)
  } else {
    // An entry of the menu, or the button that the tooltip describes.
    if (outer.keyboard === 'inside') await expect.poll(() => outerLayer.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(inner.layer(innerWord)).toBeVisible()
  const layer = inner.layer(innerWord).element()
  const holdsFocus = () => {
    const active = document.activeElement
    const pointed = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '')
    return layer.contains(active) || (pointed !== null && layer.contains(pointed))
  }
  if (inner.keyboard === 'inside') await expect.poll(holdsFocus).toBe(true)
  if (comes === 'from it') await expect.poll(() => outerLayer.isConnected).toBe(false)
  return { outerTrigger, innerTrigger, outerLayer, layer, holdsFocus }
}

beforeEach(async () => {
  window.scrollTo(0, 0)
  await page.viewport(1280, 800)
  await userEvent.hover(document.documentElement, { position: { x: 1270, y: 790 } })
})
afterEach(() => userEvent.hover(document.documentElement, { position: { x: 1270, y: 790 } }))

test('[DLG-5] every kind of layer is tried with every kind, or there is a reason why it cannot come from it', () => {
  expect(everyPair).toHaveLength(kinds.length ** 2)
  expect(pairs).toHaveLength(2 * kinds.length + 5)
  expect(everyPair.filter((pair) => typeof pair === 'string' && !/^\w.{20,}/.test(pair))).toEqual([])
})

describe.each(pairs)('from a %s, %s: a %s', (_outer, _comes, _inner, pair) => {
  const { outer, inner, comes } = pair

  test('[DLG-3] [DLG-5] has the keys to itself; left by keyboard, it gives the focus back, and leaves alone', async () => {
    const { outerLayer, innerTrigger, outerTrigger, holdsFocus } = await open(pair)
    const place = outerLayer.getBoundingClientRect()
    // A tooltip goes with whatever is typed, so that Escape would find none.
    if (inner.name !== 'tooltip') await userEvent.keyboard('{ArrowDown}{Home}x')
    if (inner.keyboard === 'inside') {
      for (let press = 0; press < 3 && !inner.light; press += 1) await userEvent.tab()
      expect(holdsFocus()).toBe(true)
    } else expect(document.activeElement).toBe(innerTrigger)
    expect(document.querySelectorAll<HTMLInputElement>('input[type=text]')[0]?.value ?? '').toBe('')
    expect(outerLayer.isConnected).toBe(comes === 'in it')
    expect(outerLayer.getBoundingClientRect()).toEqual(comes === 'in it' ? place : new DOMRect())
    await leave(inner, innerWord)
    await expect.poll(() => document.activeElement).toBe(innerTrigger)
    if (comes === 'from it') return expect(outer.name === 'menu' && isShown(outer, outerWord)).toBe(false)
    expect(isShown(outer, outerWord)).toBe(true)
    await leave(outer, outerWord)
    await expect.poll(() => document.activeElement).toBe(outerTrigger)
  })

  test('[DLG-3] [DLG-5] is left first by a press outside', async () => {
    await open(pair)
    await elsewhere()
    if (inner.light) await gone(inner.layer(innerWord))
    else await leave(inner, innerWord)
    if (comes === 'from it') return expect(outer.name === 'menu' && isShown(outer, outerWord)).toBe(false)
    // A tooltip is no place to leave: the press means what it describes.
    if (inner.name === 'tooltip' && outer.light) return gone(outer.layer(outerWord))
    await expect.element(outer.layer(outerWord)).toBeVisible()
    await elsewhere()
    if (outer.light) await gone(outer.layer(outerWord))
    else await expect.element(outer.layer(outerWord)).toBeVisible()
  })

  test('[DLG-5] takes the wheel, and the page behind stays', async () => {
    const { layer } = await open(pair)
    const box = layer.getBoundingClientRect()
    const scroller = [layer, ...layer.querySelectorAll('*')].find(
      (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
    )
    expect(scroller !== undefined).toBe(inner.scrolls)
    const before = scroller?.scrollTop ?? 0
    await mouse('wheel', box.left + box.width / 2, Math.min(box.top + box.height / 2, 780))
    if (scroller) await expect.poll(() => scroller.scrollTop).toBeGreaterThan(before)
    expect(window.scrollY).toBe(0)
  })
})
