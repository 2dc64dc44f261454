// What is checked of a story as it stands: its contrast, its width on the narrowest screen, and where its parts lie.
import axe from 'axe-core'
import { page } from 'vitest/browser'
import { applyTheme, type Density, type Scheme, type Theme, themes } from '../packages/ui/src/theme/index.ts'
import { isPainted, leastContrast, measuredContrast } from './measured-contrast.ts'
import { targetSize } from './target-size.ts'

/** One way to see a story. */
export interface Look {
  readonly theme: Theme
  readonly scheme: Scheme
  /** @default 'compact' */
  readonly density?: Density
}

/** The look that a story is shown in when it comes. */
export const firstLook: Look = { theme: 'default', scheme: 'light' }

const schemes = ['light', 'dark'] as const

/** How many looks a story is checked in: the first one, the first theme by light and by night, or all. */
export type Looks = 'first' | 'schemes' | 'all'

/** All are every theme, light and dark, and the default theme's other density. */
export function looksOf(wanted: Looks): readonly Look[] {
  if (wanted === 'first') return [firstLook]
  const isAll = wanted === 'all'
  const looks = (isAll ? themes : [firstLook.theme]).flatMap((theme) => schemes.map((scheme): Look => ({ theme, scheme })))
  return isAll ? [...looks, ...schemes.map((scheme): Look => ({ ...firstLook, scheme, density: 'comfortable' }))] : looks
}

export const isFirst = ({ theme, scheme, density = 'compact' }: Look) =>
  theme === firstLook.theme && scheme === firstLook.scheme && density === 'compact'

/**
 * The rules of axe whose answer a look can change: those of colours and of sizes. Names, roles, states and their order are the same in
 * every look, as themes are tokens alone.
 */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size']

/** The width of a screen of 1280 pixels at 400 % (WCAG 1.4.10). */
const narrowest = 320

export const put = (look: Look) => applyTheme(document.documentElement, { density: 'compact', ...look })

/** Two frames: the first one lays out, the second one has painted. */
export const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/**
 * Until no list is hidden: react-aria takes the other height of a window for a keyboard on a phone's screen, and keeps what opens
 * beside a field transparent until that has come, 600 ms at most.
 */
export async function revealed(): Promise<void> {
  for (let times = 0; times < 60 && document.querySelector('[data-trigger][style*="opacity: 0"]'); times += 1) await painted()
}

/** Stills what fades or slides, which would be measured half-way. @returns a function that lets it move again */
export function hold(): () => void {
  const still = document.head.appendChild(document.createElement('style'))
  still.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }'
  return () => still.remove()
}

/** What lies beside a story for the programs alone: guards of the focus, and what react-aria has said aloud a moment ago. */
const places = { include: [['body']], exclude: [['[data-radix-focus-guard]'], ['[data-live-announcer]']] }

/** What axe has against the document in a look, by the rules whose answer a look can change or by every rule. */
export async function faultsIn(look: Look, rules: 'of looks' | 'all'): Promise<string[]> {
  put(look)
  await painted()
  // Rows of another height are drawn anew.
  if (look.density === 'comfortable') for (let frames = 0; frames < 6; frames += 1) await painted()
  // Anew each time: the addon sets it back.
  axe.configure({ rules: [targetSize] })
  const { violations, incomplete } = await axe.run(places, {
    resultTypes: ['violations', 'incomplete'],
    ...(rules === 'of looks' ? { runOnly: { type: 'rule', values: rulesOfLooks } } : {}),
    // A story is a part of a page: it need not have a page's landmarks and heading, and a Matrix has what is once on a page often.
    ...(rules === 'all' ? { rules: { region: { enabled: false }, 'landmark-unique': { enabled: false } } } : {}),
  })
  const faults = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${said(node)}`))
  return [...faults, ...incomplete.flatMap(undecided)].map(
    (fault) => `${look.theme} ${look.scheme}${look.density ? ` ${look.density}` : ''}: ${fault}`,
  )
}

/** What axe has left undecided when it was run by somebody else, in the look of now. */
export const undecidedFaults = (results: readonly axe.Result[]): string[] => results.flatMap(undecided)

const said = ({ target, any, all, none }: axe.NodeResult) =>
  `${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join(' ')}`

/** Whether the keyboard is in a modal layer, which keeps it there: what lies hidden behind cannot be reached. */
const isKeptInLayer = () =>
  document.activeElement?.closest('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]') != null

const isSign = (text: string) => text.trim().length <= 2

/**
 * What axe leaves undecided. A contrast is measured as it is painted; what can be focused in a hidden part is no fault while a modal
 * layer has the keyboard; anything else is one, until somebody has looked at it.
 */
function undecided({ id, nodes }: axe.Result): string[] {
  return nodes.flatMap((node) => {
    if (id === 'aria-hidden-focus' && isKeptInLayer()) return []
    const element = document.querySelector<HTMLElement>(node.target.join(' '))
    // A tree of the institute's places is deeper than six.
    // A sign, such as ∑, is not part of the name in words that it has (WCAG 2.5.3).
    if (id === 'aria-valid-attr-value' && /aria-level/.test(said(node))) return []
    if (id === 'label-content-name-mismatch' && isSign(element?.innerText ?? '')) return []
    if (id !== 'color-contrast') return [`${id}, undecided: ${said(node)}`]
    if (!element) return [`${id}, gone: ${said(node)}`]
    // What cannot be used, and what is not painted at all, as the words that lie over the picture of a page, need no contrast.
    if (element.closest('[aria-disabled=true], [data-disabled], :disabled') || !isPainted(element)) return []
    const contrast = measuredContrast(element)
    const isEnough = contrast !== undefined && contrast >= leastContrast(element) - 0.005
    return isEnough ? [] : [`${id}, measured ${contrast?.toFixed(2) ?? 'on a picture'}: ${said(node)}`]
  })
}

/** A drawing that is moved about by pointer and keys. */
const movable = '.react-flow'

/** What a part does with what is wider than itself, by the nearest ancestor that does anything: it scrolls, or it cuts. */
function bounds(element: Element): { readonly box: DOMRect; readonly scrolls: boolean } | undefined {
  for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(one)
    if (overflowX !== 'visible' || clipPath !== 'none')
      return {
        box: one.getBoundingClientRect(),
        scrolls: /auto|scroll/.test(overflowX) || clipPath !== 'none' || one.matches(movable),
      }
  }
  return undefined
}

const hasWords = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

/** Words that are shortened say so by an ellipsis, or by a fade that a line of tabs or a field of text has; anything else is cut. */
function isShortened(element: Element): boolean {
  for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
    const { textOverflow, maskImage, webkitLineClamp } = getComputedStyle(one)
    if (textOverflow === 'ellipsis' || maskImage !== 'none' || webkitLineClamp !== 'none') return true
  }
  return element.matches('input, textarea, [contenteditable]')
}

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

/** Words and controls that reach over an edge of the screen, or of a part that cuts them without a sign. */
function cutParts(): string[] {
  const told = (element: Element, of: string, at: number) =>
    `${narrowest} px: <${element.tagName.toLowerCase()} class="${element.className}"> reaches over ${of}, to ${Math.round(at)} px`
  const parts = [...document.body.querySelectorAll('*')].filter(
    (element) => (hasWords(element) || element.matches('button, input, select, textarea, a[href]')) && isSeen(element),
  )
  return parts
    .flatMap((element) => {
      const { left, right } = element.getBoundingClientRect()
      const inside = bounds(element)
      if (inside?.scrolls) return []
      if (!inside && left < -0.5) return [told(element, 'the left edge', left)]
      if (!inside && right > narrowest + 0.5) return [told(element, 'the right edge', right)]
      const over = inside && (right > inside.box.right + 1 || left < inside.box.left - 1)
      return over && !isShortened(element) ? [told(element, 'what holds it', right)] : []
    })
    .slice(-3)
}

/** Words that are shortened, and that nothing says whole: a title does, which a pointer that rests there shows. */
function lostWords(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isOver = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      const isLower = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1
      return (isOver || isLower) && isSeen(element) && !element.matches('input, [title], [title] *, :has(> [title])')
    })
    .slice(-3)
    .map(
      (element) =>
        `${narrowest} px: “${element.textContent}” in <${element.tagName.toLowerCase()} class="${element.className}"> is shortened, and nowhere whole`,
    )
}

/** What is cut on the narrowest screen, once what lies over the page has followed the new width. */
export async function cutAtNarrowest(): Promise<string[]> {
  await page.viewport(narrowest, 640)
  for (let frames = 0; frames < 30; frames += 1) {
    await painted()
    if (cutParts().length === 0 && lostWords().length === 0) return []
  }
  return [...cutParts(), ...lostWords()]
}

/** Whether nothing around an element that is placed absolutely is positioned. */
const isAgainstPage = (element: HTMLElement) =>
  getComputedStyle(element).position === 'absolute' && element.offsetParent === document.body

/**
 * Parts that are placed against the page, panels that lie over it aside. In a part that scrolls they do not scroll along: they
 * lengthen the page instead, and focus on them leads astray.
 */
export const strayParts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body > * *')]
    .filter((element) => !element.matches('[data-placement], [data-floating-ui-portal] *') && isAgainstPage(element))
    .slice(0, 3)
    .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}"> is placed against the page`)
