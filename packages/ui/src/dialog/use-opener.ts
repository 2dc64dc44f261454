import { useEffect, useRef } from 'react'
import { focusTopDialog, isPageCovered } from './use-stacked.ts'

/** What opened a dialog: the focused element, or the button of the menu whose entry it was. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement === document.body ? null : document.activeElement
  const menu = active?.closest('[role=menu]')
  const button = menu ? document.getElementById(menu.getAttribute('aria-labelledby')?.split(' ')[0] ?? '') : null
  const opener = button ?? active
  return opener instanceof HTMLElement ? opener : null
}

/** The button of the popover that an element is in: the popover gives way when the focus leaves it for what was opened. */
function popoverButton(inside: HTMLElement | null): HTMLElement | null {
  const id = inside?.closest('[role=dialog]')?.id ?? ''
  return id === '' ? null : document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)
}

/** Parts of a page that the keyboard can go on from. */
const regions = '[role=tabpanel][tabindex], main[tabindex]'

const isSeen = (element: Element | null | undefined) => element?.checkVisibility() === true

/**
 * Where the keyboard goes on once the opener is gone with its row, its card or its view: the cell that Tab leads to in the same grid,
 * else the part of the page that held it.
 */
function heirOf(holders: readonly (Element | null | undefined)[]): HTMLElement | null {
  const holder = holders.find(isSeen)
  const cell = holder?.matches('[role=grid]') ? holder.querySelector<HTMLElement>('[data-column][tabindex="0"]') : null
  const heir = cell ?? holder?.closest(regions) ?? [...document.querySelectorAll(regions)].find(isSeen)
  return heir instanceof HTMLElement ? heir : null
}

/** Something that tells when it opens: a dialog, or what lies over the page as one does. */
interface Opening {
  on: (type: 'opened', then: () => void) => { unsubscribe: () => void }
}

type Openers = readonly (HTMLElement | null)[]

/** Where the focus goes once a dialog has closed. */
interface WayBack {
  readonly openers: Openers
  /** What opened the dialog that this one was opened from, or that it came after: it may have gone by then. */
  readonly before: Openers
  readonly holders: readonly (Element | null | undefined)[]
}

/** That of the dialog of the page which opened last, until it has given the focus back. */
let latest: WayBack | undefined

function wayBack(): WayBack {
  const opener = findOpener()
  const isLeaving = opener === null || opener.closest('[role=dialog], [role=alertdialog]') !== null
  return {
    openers: [opener, popoverButton(opener)],
    before: (isLeaving && latest?.openers) || [],
    holders: [opener?.closest('[role=grid]'), opener?.closest(regions)],
  }
}

/**
 * Remembers what had the focus when a dialog opened; the answer gives the focus back, or, if that has gone, to the dialog below, to what
 * opened the dialog that gave way to this one, or to what stands where it was.
 */
export function useOpener(actor: Opening): () => void {
  const way = useRef<WayBack>(undefined)
  useEffect(() => {
    const opened = actor.on('opened', () => {
      way.current = wayBack()
      latest = way.current
    })
    return () => opened.unsubscribe()
  }, [actor])
  return () => {
    const { openers = [], before = [], holders = [] } = way.current ?? {}
    if (latest === way.current) latest = undefined
    const there = openers.find(isSeen)
    if (there) there.focus()
    else if (isPageCovered()) focusTopDialog()
    else (before.find(isSeen) ?? heirOf(holders))?.focus()
  }
}
