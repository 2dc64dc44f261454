// Whether a finger finds what it is after: each target on a phone is 44 px, or has as much room to itself (look.md; WCAG 2.5.5, 2.5.8).
import { painted } from './story-checks.ts'

/** How large a target is on a phone, or how far the next one keeps away from its middle, in pixels. */
const touched = 44

/** What a finger presses. */
const pressed = [
  'button',
  'summary',
  'select',
  'a[href]',
  'input:is([type=checkbox], [type=radio], [type=file])',
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem', 'menuitemcheckbox', 'menuitemradio'].map(
    (role) => `[role=${role}]`,
  ),
  // The cross of a tab, which only a pointer has to do with.
  '[data-close]',
].join()

/** What a finger that misses would press or write in instead. */
const neighbours = `${pressed}, label, input:not([type=hidden]), textarea, [contenteditable=true]`

const hasWords = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

/** A link or a button among the words of a sentence is as high as its line. */
const isInSentence = (element: Element) =>
  getComputedStyle(element).display === 'inline' && element.parentElement !== null && hasWords(element.parentElement)

/** What is pressed in the place of a box to tick, which itself is not seen: its label. */
const partOf = (element: Element) => (element.matches('input') && element.closest('label')) || element

const canBePressed = (element: Element) =>
  !element.matches(':disabled, [aria-disabled=true], [data-disabled], [data-disabled] *, [inert] *') &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/** Places of a square around its middle, from edge to edge: a pixel inside, as boxes are drawn on whole pixels. */
const steps = [-1, -0.5, 0, 0.5, 1].map((part) => part * (touched / 2 - 1))

/** A week has seven days, and the narrowest screen has not 44 px for each: they are asked for their height alone. */
const stepsAcross = (part: Element) => (part.closest('[role=gridcell]') ? [0] : steps)

/** What lies at a place, if a finger would press or write in it. */
const targetAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(neighbours) ?? null

/** The neighbour that is pressed in the place of a part, within 44 px around the part's middle; nothing if that is its own, or free. */
function neighbourTooNear(part: Element): Element | undefined {
  const { left, top, width, height } = part.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  // Something lies over it, as a layer does: it is not pressed now.
  if (width < 1 || height < 1 || !part.contains(document.elementFromPoint(x, y))) return undefined
  for (const across of stepsAcross(part))
    for (const down of steps) {
      const found = targetAt(x + across, y + down)
      if (found && !part.contains(found)) return found
    }
  return undefined
}

const named = (element: Element) =>
  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 24)}”`

function faultsNow(): string[] {
  const parts = new Set(
    [...document.body.querySelectorAll(pressed)].filter((one) => canBePressed(one) && !isInSentence(one)).map(partOf),
  )
  const { scrollX: left, scrollY: top } = window
  const faults = [...parts].flatMap((part) => {
    part.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const other = part.isConnected ? neighbourTooNear(part) : undefined
    if (!other) return []
    const { width, height } = part.getBoundingClientRect()
    return [`${named(part)} of ${Math.round(width)} × ${Math.round(height)} px is too near to ${named(other)} to be touched`]
  })
  // A page that scrolls back by itself as the next story begins would close what is open there.
  window.scrollTo({ left, top, behavior: 'instant' })
  return faults
}

/**
 * Targets that a finger would miss, because another one begins within 44 px around their middle; once what lies over the page has
 * followed the narrow screen.
 */
export async function smallTargets(): Promise<string[]> {
  let faults = faultsNow()
  for (let frames = 0; faults.length > 0 && frames < 30; frames += 1) {
    await painted()
    faults = faultsNow()
  }
  return faults
}
