/** What waits for the shell's own code when it is pressed; everything else the first shell does itself. */
const waiting = 'a[href], [role=tab], [aria-haspopup], [data-tool]'
/** What tabs do by the keyboard. */
const tabKeys = ['Enter', ' ', 'Delete', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'F10', 'ContextMenu']

/** What somebody wanted of a part whose code has not come: the press, the key, or the menu of a tab. */
export interface Wish {
  readonly element: Element
  readonly event: MouseEvent | KeyboardEvent
}

/** What is kept until the shell takes over. */
export interface KeptWishes {
  /** What was wanted last: of two presses the first is given up, as where one changes one's mind. */
  readonly wish: () => Wish | undefined
  /** Resolves once no pointer is down and no word is being composed, so that a press ends where it began. */
  readonly whenFree: () => Promise<void>
  /** Keeps nothing any more. */
  readonly end: () => void
}

const isPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

/** Links that are opened beside this page are the browser's matter. */
const isBeside = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey

/**
 * Keeps what is pressed in the first shell and has to wait for the shell itself.
 * @param first the first shell
 * @param onWish something was pressed that waits from now on
 */
export function keepWishes(first: HTMLElement, onWish: () => void): KeptWishes {
  let wish: Wish | undefined
  let isDown = false
  let isComposing = false
  let tellFree: () => void = () => {}
  const ended = new AbortController()
  const keep = (element: Element, event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    // Neither the first shell nor the one that is put together behind it hears of it now.
    event.stopImmediatePropagation()
    wish = { element, event }
    onWish()
  }
  const on = <Name extends keyof WindowEventMap>(name: Name, heard: (event: WindowEventMap[Name], target: Element) => void) =>
    window.addEventListener(
      name,
      (event) => {
        if (event.target instanceof Element && (first.contains(event.target) || event.target === document.body))
          heard(event, event.target)
      },
      { capture: true, signal: ended.signal },
    )
  on('click', (event, target) => {
    const element = target.closest('[data-close]') ?? target.closest(waiting)
    if (element && !(element.matches('a') && isBeside(event))) keep(element, event)
  })
  on('contextmenu', (event, target) => {
    const tab = target.closest('[role=tab]')
    if (tab) keep(tab, event)
  })
  on('keydown', (event, target) => {
    const isTyping = target.matches('input')
    const isOfTab = target.matches('[role=tab]') && tabKeys.includes(event.key)
    if (isOfTab || isPalette(event) || (event.key === '?' && !isTyping)) keep(target, event)
  })
  const settle = () => {
    // The click follows the release.
    if (!isDown && !isComposing) setTimeout(tellFree)
  }
  const note = (change: () => void) => () => {
    change()
    settle()
  }
  const { signal } = ended
  window.addEventListener(
    'pointerdown',
    note(() => {
      isDown = true
    }),
    { capture: true, signal },
  )
  for (const name of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(
      name,
      note(() => {
        isDown = false
      }),
      { capture: true, signal },
    )
  window.addEventListener(
    'compositionstart',
    note(() => {
      isComposing = true
    }),
    { capture: true, signal },
  )
  window.addEventListener(
    'compositionend',
    note(() => {
      isComposing = false
    }),
    { capture: true, signal },
  )
  return {
    wish: () => wish,
    whenFree: () =>
      new Promise((resolve) => {
        tellFree = resolve
        settle()
      }),
    end: () => ended.abort(),
  }
}
