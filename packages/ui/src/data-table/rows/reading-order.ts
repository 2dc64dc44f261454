const rowOf = (element: Element) => Number(element.getAttribute('data-row'))

/**
 * Puts rows into the order in which they are read. Rows that scroll out of sight become those that come in, so that their elements stand
 * in turns; where they are seen is another matter. The row that has the focus is not touched: an element that is moved loses it.
 */
export function putInReadingOrder(rows: HTMLElement): void {
  const standing = [...rows.children]
  const sorted = standing.toSorted((one, other) => rowOf(one) - rowOf(other))
  if (sorted.every((element, place) => element === standing[place])) return
  const focused = sorted.findIndex((element) => element.contains(document.activeElement))
  const seam = standing[0] ? sorted.indexOf(standing[0]) : 0
  // Without the focus the longer part stays where it is.
  const anchor = focused >= 0 ? focused : seam <= sorted.length / 2 ? sorted.length - 1 : 0
  for (let place = anchor + 1; place < sorted.length; place += 1) {
    const [before, element] = [sorted[place - 1], sorted[place]]
    if (before && element && before.nextElementSibling !== element) before.after(element)
  }
  for (let place = anchor - 1; place >= 0; place -= 1) {
    const [element, behind] = [sorted[place], sorted[place + 1]]
    if (element && behind && behind.previousElementSibling !== element) behind.before(element)
  }
}
