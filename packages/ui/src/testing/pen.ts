import { cdp } from 'vitest/browser'

/** Where the page of the test lies in the window: devices are told places in that. */
function offset(): { readonly x: number; readonly y: number } {
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {}
  return { x: left, y: top }
}

/** A place in an element, in shares of its size, for a device. */
function place(element: Element, [x, y]: readonly [number, number]) {
  const box = element.getBoundingClientRect()
  return { x: offset().x + box.left + x * box.width, y: offset().y + box.top + y * box.height }
}

type Places = readonly (readonly [x: number, y: number])[]

/** How a mouse is held. */
interface MouseManner {
  /** Whether the button is let go in the end. @default true */
  readonly lift?: boolean
  /** @default 'left' */
  readonly button?: 'left' | 'right'
}

/** The mouse goes over an element with its button held, as the browser hears it from the device. */
export async function drag(element: Element, places: Places, { lift = true, button = 'left' }: MouseManner = {}): Promise<void> {
  const say = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: readonly [number, number], held: boolean) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      ...place(element, at),
      button: type === 'mouseMoved' && !held ? 'none' : button,
      buttons: held ? (button === 'left' ? 1 : 2) : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    })
  const [first = [0, 0], ...further] = places
  await say('mouseMoved', first, false)
  await say('mousePressed', first, true)
  for (const at of further) await say('mouseMoved', at, true)
  if (lift) await say('mouseReleased', places.at(-1) ?? first, false)
}

/** A finger goes over an element; the first place is where it is set down. */
export async function touch(element: Element, places: Places, end: 'touchEnd' | 'touchCancel' = 'touchEnd'): Promise<void> {
  for (const [order, at] of places.entries()) {
    const type = order === 0 ? 'touchStart' : 'touchMove'
    await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...place(element, at), id: 1, force: 0.75 }] })
  }
  await cdp().send('Input.dispatchTouchEvent', { type: end, touchPoints: [] })
}
