import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../../i18n/index.ts'
import { TextField } from '../../text-field/index.ts'
import '../../theme/index.ts'
import { type Kind, type KindName, kinds } from './kinds.tsx'

/** What holds nothing, and so is never the outer one. */
const hollow: Readonly<Record<string, string>> = Object.fromEntries(
  kinds.flatMap(({ name, holdsNone }) => (holdsNone === undefined ? [] : [[name, holdsNone]])),
)
const outers = kinds.filter(({ name }) => !(name in hollow))
const pairs = outers.flatMap((outer) => kinds.map((inner) => [outer.name, inner.name, outer, inner] as const))

const outerWord = 'Outer'
const innerWord = 'Inner'

/** A pair, with the page behind it, which is higher than the window. */
function Pair({ outer, inner }: { outer: Kind; inner: Kind }) {
  return (
    <MessagesProvider>
      <div style={{ height: 3000 }}>
        <outer.Show label={outerWord}>
          <TextField label="Outer field" />
          <inner.Show label={innerWord} />
        </outer.Show>
      </div>
    </MessagesProvider>
  )
}

const gone = (layer: Locator) => expect.element(layer).not.toBeInTheDocument()
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

async function tabTo(element: Element) {
  for (let press = 0; press < 12 && document.activeElement !== element; press += 1) await userEvent.tab()
  expect(document.activeElement).toBe(element)
}

/** The mouse presses, or turns its wheel, at a place of the window. */
async function mouse(type: 'press' | 'wheel', x: number, y: number) {
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {}
  const at = { x: left + x, y: top + y }
  if (type === 'wheel') return cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY: 120 })
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, button: 'left', buttons: 1, clickCount: 1 })
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at, button: 'left', clickCount: 1 })
}
/** A place of the page that no layer covers. */
const elsewhere = () => mouse('press', 1270, 790)

async function open(outer: Kind, inner: Kind) {
  await render(<Pair outer={outer} inner={inner} />)
  const outerTrigger = outer.trigger(outerWord).element()
  await tabTo(outerTrigger)
  await userEvent.keyboard(outer.keys)
  await expect.element(outer.layer(outerWord)).toBeVisible()
  const outerLayer = outer.layer(outerWord).element()
  const innerTrigger = inner.trigger(innerWord).element()
  await tabTo(innerTrigger)
  if (inner.keys !== '') await userEvent.keyboard(inner.keys)
  await expect.element(inner.layer(innerWord)).toBeVisible()
  const layer = inner.layer(innerWord).element()
  const holdsFocus = () => {
    const active = document.activeElement
    const pointed = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '')
    return layer.contains(active) || (pointed !== null && layer.contains(pointed))
  }
  if (inner.keyboard === 'inside') await expect.poll(holdsFocus).toBe(true)
  return { outerTrigger, innerTrigger, outerLayer, layer, holdsFocus }
}

/** Closes a layer by keyboard: by Escape, or by the button of a dialog. */
async function leave(kind: Kind, label: string) {
  if (kind.light) await userEvent.keyboard('{Escape}')
  else await kind.layer(label).getByRole('button', { name: '关闭' }).click()
  await gone(kind.layer(label))
}

beforeEach(async () => {
  window.scrollTo(0, 0)
  await page.viewport(1280, 800)
  await userEvent.hover(document.documentElement, { position: { x: 1270, y: 790 } })
})
afterEach(() => userEvent.hover(document.documentElement, { position: { x: 1270, y: 790 } }))

test('[DLG-5] every kind either holds all the others, or says why it holds none', () => {
  expect(outers.map(({ name }) => name)).toEqual<KindName[]>(['dialog', 'popover'])
  expect(pairs.length + Object.keys(hollow).length * kinds.length).toBe(kinds.length ** 2)
})

describe.each(pairs)('in a %s a %s', (_outer, _inner, outer, inner) => {
  test(`[DLG-3] [DLG-5] ${inner.light ? 'is closed by Escape alone' : 'is not closed by Escape, nor what it lies over'}`, async () => {
    await open(outer, inner)
    await userEvent.keyboard('{Escape}')
    if (inner.light) await gone(inner.layer(innerWord))
    else await expect.element(inner.layer(innerWord)).toBeVisible()
    expect(isShown(outer, outerWord)).toBe(true)
  })

  test('[DLG-3] [DLG-5] is left first by a press outside both', async () => {
    await open(outer, inner)
    await elsewhere()
    if (inner.light) await gone(inner.layer(innerWord))
    else await leave(inner, innerWord)
    // A tooltip is no place to leave: the press means what it describes.
    if (inner.name === 'tooltip' && outer.light) return gone(outer.layer(outerWord))
    await expect.element(outer.layer(outerWord)).toBeVisible()
    await elsewhere()
    if (outer.light) await gone(outer.layer(outerWord))
    else await expect.element(outer.layer(outerWord)).toBeVisible()
  })

  test('[DLG-3] [DLG-5] gives the focus back to its trigger, and then the outer one to its own', async () => {
    const { innerTrigger, outerTrigger } = await open(outer, inner)
    await leave(inner, innerWord)
    await expect.poll(() => document.activeElement).toBe(innerTrigger)
    await leave(outer, outerWord)
    await expect.poll(() => document.activeElement).toBe(outerTrigger)
  })

  test('[DLG-5] takes the wheel, and the page behind stays', async () => {
    const { layer } = await open(outer, inner)
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

  test('[DLG-5] has the keys to itself', async () => {
    const { outerLayer, innerTrigger, holdsFocus } = await open(outer, inner)
    const place = outerLayer.getBoundingClientRect()
    await userEvent.keyboard('{ArrowDown}{Home}x')
    if (inner.keyboard === 'inside') {
      for (let press = 0; press < 3 && !inner.light; press += 1) await userEvent.tab()
      expect(holdsFocus()).toBe(true)
    } else expect(document.activeElement).toBe(innerTrigger)
    expect(document.querySelectorAll<HTMLInputElement>('input[type=text]')[0]?.value ?? '').toBe('')
    expect(outerLayer.getBoundingClientRect()).toEqual(place)
    expect(isShown(outer, outerWord)).toBe(true)
  })
})
