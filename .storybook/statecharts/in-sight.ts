/** How much room there is around a drawing in what scrolls it, in pixels. */
export const drawingMargin = 12

/** A part of a drawing, in its pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How far what is brought into sight stands from the edge, where there is room. */
const margin = 16

const around = (one: Area, other: Area): Area => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}

/** Along one axis: where it is now if all is seen, else with what is wanted in the middle, or its beginning where it is too long. */
function start(seenFrom: number, seen: number, from: number, length: number): number {
  if (from >= seenFrom && from + length <= seenFrom + seen) return seenFrom
  return Math.max(
    0,
    length + 2 * margin <= seen ? from + (length - seen) / 2 : from - Math.min(margin, Math.max(0, seen - length)),
  )
}

/**
 * Where to scroll a drawing to so that parts of it are seen whole.
 * @param seen what is seen of it now
 * @param wanted what should be seen, the most wanted first: as many of them as fit beside the first
 */
export function whereSeen(seen: Area, wanted: readonly Area[]): { readonly x: number; readonly y: number } {
  const [first, ...others] = wanted
  if (!first) return { x: seen.x, y: seen.y }
  let whole = first
  for (const other of others) {
    const wider = around(whole, other)
    if (wider.width <= seen.width && wider.height <= seen.height) whole = wider
  }
  return { x: start(seen.x, seen.width, whole.x, whole.width), y: start(seen.y, seen.height, whole.y, whole.height) }
}
