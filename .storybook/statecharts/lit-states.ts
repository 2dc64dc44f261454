/**
 * The innermost states that are lit in a drawing, in the order in which they are drawn, and those of them that are seen whole, in the
 * frame and in the window; of one that is larger than the frame, its beginning. It stands alone, so that it can be sent into a browser.
 */
export function lookAtLit(frame: Element): { readonly lit: readonly string[]; readonly seen: readonly string[] } {
  const { left, top } = frame.getBoundingClientRect()
  const [right, bottom] = [left + frame.clientWidth, top + frame.clientHeight]
  const groups = [...frame.querySelectorAll<SVGElement>('g[data-leaf][data-active]')]
  const idOf = ({ dataset }: SVGElement) => dataset.state ?? ''
  const whole = groups.filter((group) => {
    const box = group.firstElementChild?.getBoundingClientRect()
    if (!box) return false
    const width = Math.min(box.width, frame.clientWidth)
    const height = Math.min(box.height, frame.clientHeight)
    const isIn = box.left >= left - 1 && box.left + width <= right + 1 && box.top >= top - 1 && box.top + height <= bottom + 1
    return isIn && box.top >= -1 && box.top + height <= innerHeight + 1
  })
  return { lit: groups.map(idOf), seen: whole.map(idOf) }
}

/** The innermost states that are lit in a drawing. */
export const litStates = (frame: Element): readonly string[] => lookAtLit(frame).lit

/** Those of them that are seen whole. */
export const seenStates = (frame: Element): readonly string[] => lookAtLit(frame).seen
