import { expect } from 'vitest'
import { cdp, type Locator, userEvent } from 'vitest/browser'
import type { Kind } from './kinds.tsx'

/** Waits until a layer has gone. */
export const gone = (layer: Locator) => expect.element(layer).not.toBeInTheDocument()

/** Goes on by Tab until an element has the focus. */
export async function tabTo(element: Element) {
  for (let press = 0; press < 12 && document.activeElement !== element; press += 1) await userEvent.tab()
  expect(document.activeElement).toBe(element)
}

/** The mouse presses, or turns its wheel, at a place of the window. */
export async function mouse(type: 'press' | 'wheel', x: number, y: number): Promise<void> {
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {}
  const at = { x: left + x, y: top + y }
  if (type === 'wheel') {
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY: 120 })
    return
  }
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, button: 'left', buttons: 1, clickCount: 1 })
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at, button: 'left', clickCount: 1 })
}

/** Presses a place of the page that no layer covers. */
export const elsewhere = () => mouse('press', 1270, 790)

/** Closes a layer by keyboard: by Escape, or by the button of a dialog, which Escape does not close. */
export async function leave(kind: Kind, label: string) {
  await userEvent.keyboard('{Escape}')
  if (!kind.light) {
    await expect.element(kind.layer(label)).toBeVisible()
    await kind.layer(label).getByRole('button', { name: '关闭' }).click()
  }
  await gone(kind.layer(label))
}
