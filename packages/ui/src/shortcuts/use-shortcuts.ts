import { useEffect } from 'react'
import { type DialogControl, isPageCovered, useDialog } from '../dialog/index.ts'
import { isComposing } from '../field/index.ts'

/** Where a question mark is a letter, or the beginning of a word that is looked for. */
const takesLetters = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], [role=listbox]'

const asksForShortcuts = (event: KeyboardEvent) =>
  event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !isComposing(event)

/** Makes and owns the dialog of a list of shortcuts, and binds `?` while neither a field nor another dialog has the keyboard. */
export function useShortcuts(): DialogControl {
  const dialog = useDialog('medium')
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!asksForShortcuts(event) || event.defaultPrevented || isPageCovered()) return
      if (event.target instanceof Element && event.target.closest(takesLetters)) return
      event.preventDefault()
      dialog.open()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [dialog])
  return dialog
}
