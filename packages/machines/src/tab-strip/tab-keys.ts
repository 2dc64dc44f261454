import type { ShownTab } from './tab-strip.types.ts'

/** A key that was pressed on a tab, as a keyboard event names it. */
export interface PressedKey {
  /** Such as `ArrowLeft`, `Home`, `Delete`, or `' '` for the space bar. */
  readonly key: string
  /** Whether Ctrl was held. @default false */
  readonly ctrlKey?: boolean
  /** Whether Shift was held. @default false */
  readonly shiftKey?: boolean
  /** Whether Alt was held. @default false */
  readonly altKey?: boolean
  /** Whether Cmd or the Windows key was held. @default false */
  readonly metaKey?: boolean
}

/** What a key asks of the strip. */
export type TabWish =
  /** Let that tab have the focus; it is not opened. */
  | { readonly type: 'focus'; readonly key: string }
  /** `TAB.ACTIVATE` */
  | { readonly type: 'activate' }
  /** `TAB.MOVE_BY`, one place to the left or to the right. */
  | { readonly type: 'move'; readonly by: -1 | 1 }
  /** `TAB.CLOSE`; the previous tab then has the focus. */
  | { readonly type: 'close'; readonly focus: string }

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * What a key does on a tab, by the tabs pattern of WAI-ARIA with manual activation: arrows (which wrap), Home and End move
 * the focus; Enter and Space open; Delete closes; Ctrl+Shift+arrows move the tab itself.
 * @param tabs as `shownTabs` gives them
 * @param on the key of the tab that has the focus
 * @returns `undefined` for a key that means nothing there and is left to the browser
 */
export function wishOfKey(tabs: readonly ShownTab[], on: string, pressed: PressedKey): TabWish | undefined {
  const place = tabs.findIndex(({ key }) => key === on)
  const tab = tabs[place]
  if (!tab) return undefined
  const step = steps[pressed.key]
  if (step !== undefined && pressed.ctrlKey && pressed.shiftKey) return { type: 'move', by: step }
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined
  if (step !== undefined) return focusOn(tabs.at((place + step) % tabs.length))
  if (pressed.key === 'Home') return focusOn(tabs[0])
  if (pressed.key === 'End') return focusOn(tabs.at(-1))
  if (pressed.key === 'Enter' || pressed.key === ' ') return { type: 'activate' }
  const previous = tabs[place - 1]
  if (pressed.key === 'Delete' && tab.close && previous) return { type: 'close', focus: previous.key }
  return undefined
}

function focusOn(tab: ShownTab | undefined): TabWish | undefined {
  return tab && { type: 'focus', key: tab.key }
}
