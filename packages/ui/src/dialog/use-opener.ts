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

/**
 * Remembers what had the focus when a dialog opened; the answer gives the focus back, or, if that has gone, to the dialog below or to
 * what stands where it was.
 */
export function useOpener(actor: Opening): () => void {
  const openers = useRef<readonly (HTMLElement | null)[]>([])
  const holders = useRef<readonly (Element | null | undefined)[]>([])
  useEffect(() => {
    const opened = actor.on('opened', () => {
      const opener = findOpener()
      openers.current = [opener, popoverButton(opener)]
      holders.current = [opener?.closest('[role=grid]'), opener?.closest(regions)]
    })
    return () => opened.unsubscribe()
  }, [actor])
  return () => {
    const there = openers.current.find(isSeen)
    if (there) there.focus()
    else if (isPageCovered()) focusTopDialog()
    else heirOf(holders.current)?.focus()
  }
}
