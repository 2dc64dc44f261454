import { useEffect, useRef } from 'react'
import { focusTopDialog } from './use-stacked.ts'

/** What opened a dialog: the focused element, or the button of the menu whose entry it was. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement
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

/** Something that tells when it opens: a dialog, or what lies over the page as one does. */
interface Opening {
  on: (type: 'opened', then: () => void) => { unsubscribe: () => void }
}

/** Remembers what had the focus when a dialog opened; the answer gives the focus back, or to the dialog below if that has gone. */
export function useOpener(actor: Opening): () => void {
  const openers = useRef<readonly (HTMLElement | null)[]>([])
  useEffect(() => {
    const opened = actor.on('opened', () => {
      const opener = findOpener()
      openers.current = [opener, popoverButton(opener)]
    })
    return () => opened.unsubscribe()
  }, [actor])
  return () => {
    const there = openers.current.find((one) => one?.isConnected)
    if (there) there.focus()
    else focusTopDialog()
  }
}
