import type { Wish } from './kept-wishes.ts'

/** What an element is in both shells. */
const nameOf = (element: Element): string => {
  const { tagName } = element
  if (tagName === 'MAIN') return tagName
  const own = ['data-key', 'data-tool', 'aria-label', 'href']
    .map((name) => element.getAttribute(name))
    .find((one) => one !== null)
  return `${tagName} ${own ?? element.textContent}`
}

const reachable = 'a[href], button, input, main, [role=tab], nav[tabindex]'

/** The element of the shell that stands where one of the first shell does. */
function counterpart(element: Element, first: Element, shell: Element): HTMLElement | undefined {
  const tab = element.matches('[data-close]') ? element.closest('[role=tab]') : null
  if (tab) return counterpart(tab, first, shell)?.querySelector<HTMLElement>('[data-close]') ?? undefined
  const name = nameOf(element)
  const same = (root: Element) => [...root.querySelectorAll<HTMLElement>(reachable)].filter((one) => nameOf(one) === name)
  return same(shell)[same(first).indexOf(element as HTMLElement)]
}

const folds = 'button[aria-expanded]:not([aria-haspopup])'
/** More levels than any menu has. */
const deepest = 8

/** Unfolds and folds what was unfolded and folded in the first shell: the side bar, and the branches of its menu. */
export async function foldAlike(first: Element, shell: Element): Promise<void> {
  for (let level = 0; level < deepest; level += 1) {
    const others = [...first.querySelectorAll(folds)].flatMap((one) => {
      const found = counterpart(one, first, shell) ?? counterpartOfToggle(one, shell)
      return found && found.getAttribute('aria-expanded') !== one.getAttribute('aria-expanded') ? [found] : []
    })
    if (others.length === 0) return
    for (const one of others) one.click()
    // What was folded in them is drawn by then.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** The button of the side bar has another name in each state. */
const counterpartOfToggle = (element: Element, shell: Element): HTMLElement | undefined =>
  element.matches('header *') ? (shell.querySelector<HTMLElement>(`header ${folds}`) ?? undefined) : undefined

/** The place of everything that was scrolled. */
function scrollAlike(first: Element, shell: Element): void {
  for (const one of first.querySelectorAll('*')) {
    if (one.scrollTop === 0 && one.scrollLeft === 0) continue
    const same = (root: Element) => [...root.querySelectorAll(`[class="${one.className}"]`)]
    const found = same(shell)[same(first).indexOf(one)]
    found?.scrollTo({ top: one.scrollTop, left: one.scrollLeft, behavior: 'instant' })
  }
}

/** What was typed, as if it had been typed there. */
function typeAlike(first: Element, shell: Element): void {
  for (const input of first.querySelectorAll('input')) {
    const found = counterpart(input, first, shell)
    if (input.value === '' || !(found instanceof HTMLInputElement)) continue
    // React knows only what it is told by the browser's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(found, input.value)
    found.dispatchEvent(new InputEvent('input', { bubbles: true }))
    found.setSelectionRange(input.selectionStart, input.selectionEnd)
  }
}

/** What has to be done in the shell once it stands there. */
export interface Legacy {
  /** Scrolls, focuses and types; while both are there, and the shell is in sight. */
  readonly settle: () => void
  /** Carries out what was wanted. */
  readonly carryOut: () => void
}

/** Reads off the first shell what the shell has to go on with. */
export function legacyOf(first: HTMLElement, shell: HTMLElement, wish: Wish | undefined): Legacy {
  const { activeElement } = document
  const focused = activeElement && first.contains(activeElement) ? counterpart(activeElement, first, shell) : undefined
  const wanted = wish && (counterpart(wish.element, first, shell) ?? document.body)
  return {
    settle() {
      scrollAlike(first, shell)
      focused?.focus({ preventScroll: true })
      typeAlike(first, shell)
    },
    carryOut() {
      if (!wish || !wanted) return
      const { type } = wish.event
      if (type === 'click') wanted.click()
      else if (wish.event instanceof KeyboardEvent) wanted.dispatchEvent(new KeyboardEvent(type, again(wish.event)))
      else {
        const { clientX, clientY } = wish.event
        wanted.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 2, clientX, clientY }))
      }
    },
  }
}

const again = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): KeyboardEventInit => ({
  ...{ key, code, ctrlKey, metaKey, shiftKey, altKey },
  bubbles: true,
  cancelable: true,
})
