/** The innermost states that are lit in a drawing, in the order in which they are drawn. */
export const litStates = (frame: Element): string[] => litGroups(frame).map(({ dataset }) => dataset.state ?? '')

/** Those of them that are seen whole, in the frame and in the window; of one that is larger than the frame, its beginning. */
export function seenStates(frame: Element): string[] {
  const { left, top } = frame.getBoundingClientRect()
  const [right, bottom] = [left + frame.clientWidth, top + frame.clientHeight]
  return litGroups(frame)
    .filter((group) => {
      const box = group.firstElementChild?.getBoundingClientRect()
      if (!box) return false
      const width = Math.min(box.width, frame.clientWidth)
      const height = Math.min(box.height, frame.clientHeight)
      const isIn = box.left >= left - 1 && box.left + width <= right + 1 && box.top >= top - 1 && box.top + height <= bottom + 1
      return isIn && box.top >= -1 && box.top + height <= innerHeight + 1
    })
    .map(({ dataset }) => dataset.state ?? '')
}

const litGroups = (frame: Element) => [...frame.querySelectorAll<SVGElement>('g[data-leaf][data-active]')]
