/** What of a toolbar can have the focus. */
const stopsOf = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>('button:not(:disabled)')]

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }

/** Where a key leads from a place among so many; undefined for a key that leads nowhere. */
function goal(key: string, place: number, count: number): number | undefined {
  const step = steps[key]
  if (step !== undefined) return (place + step + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * The keys of a toolbar (ARIA Authoring Practices) for an element whose buttons several parts of a page put into it: arrows go round,
 * Home and End to the ends, and Tab goes in to the button that was last in use, and out of it, as one stop.
 */
export function addToolbarKeys(toolbar: HTMLElement): void {
  let last: HTMLElement | undefined
  // A pointer says itself what it wants.
  let wasPressed = false
  toolbar.addEventListener('keydown', (event) => {
    const stops = stopsOf(toolbar)
    const place = stops.findIndex((stop) => event.target instanceof Node && stop.contains(event.target))
    if (place < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Tab') {
      // From an end the browser's own way leads out.
      const end = stops.at(event.shiftKey ? 0 : -1)
      last = stops[place]
      end?.focus()
      return
    }
    const next = event.shiftKey ? undefined : goal(event.key, place, stops.length)
    if (next === undefined) return
    event.preventDefault()
    stops[next]?.focus()
  })
  toolbar.addEventListener('focusin', ({ target, relatedTarget }) => {
    const comesIn = !(relatedTarget instanceof Node && toolbar.contains(relatedTarget))
    if (comesIn && last && last !== target && toolbar.contains(last) && !wasPressed) last.focus()
    if (comesIn) last = undefined
  })
  toolbar.addEventListener('pointerdown', () => {
    wasPressed = true
    requestAnimationFrame(() => {
      wasPressed = false
    })
  })
}
