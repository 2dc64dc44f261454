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

/** Something that tells when it opens: a dialog, or what lies over the page as one does. */
interface Opening {
  on: (type: 'opened', then: () => void) => { unsubscribe: () => void }
}

/** Remembers what had the focus when a dialog opened; the answer gives the focus back, or to the dialog below if that has gone. */
export function useOpener(actor: Opening): () => void {
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const opened = actor.on('opened', () => {
      opener.current = findOpener()
    })
    return () => opened.unsubscribe()
  }, [actor])
  return () => {
    if (opener.current?.isConnected) opener.current.focus()
    else focusTopDialog()
  }
}
