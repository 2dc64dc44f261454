import { ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { unsavedDot } from '../badge/index.ts'
import { IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import * as styles from './dialog.css.ts'
import { addToolbarKeys } from './toolbar-keys.ts'

/** The shelf that all minimised dialogs of a page share; it is there while one of them is. */
function useShelf(label: string): HTMLElement | null {
  const [shelf, setShelf] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const known = document.querySelector<HTMLElement>('[data-dialog-shelf]')
    const element = known ?? document.createElement('div')
    if (!known) {
      element.className = styles.shelf
      element.dataset.dialogShelf = ''
      element.setAttribute('role', 'toolbar')
      addToolbarKeys(element)
      document.body.append(element)
    }
    element.setAttribute('aria-label', label)
    setShelf(element)
    return () => {
      // The portal's own nodes leave after this; an empty shelf goes a frame later.
      requestAnimationFrame(() => {
        if (element.childElementCount === 0) element.remove()
      })
    }
  }, [label])
  return shelf
}

export interface MinimisedDialogProps {
  title: string
  unsaved: boolean
  onRestore: () => void
  onClose: () => void
}

/** A minimised dialog: a button at the lower left that brings it back. */
export function MinimisedDialog({ title, unsaved, onRestore, onClose }: MinimisedDialogProps) {
  const messages = useMessages()
  const shelf = useShelf(messages.minimisedDialogs)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (shelf) button.current?.focus()
  }, [shelf])
  if (!shelf) return null
  return createPortal(
    <div className={styles.minimised}>
      <button ref={button} type="button" className={styles.restore} onClick={onRestore}>
        {title}
        {unsaved && <span className={styles.spoken}> {messages.unsaved}</span>}
      </button>
      {unsaved && <span className={unsavedDot} title={messages.unsaved} />}
      <IconButton icon={ChevronUp} size="small" label={`${messages.restore} ${title}`} onPress={onRestore} tooltip={false} />
      <IconButton icon={X} size="small" label={`${messages.close} ${title}`} onPress={onClose} tooltip={false} />
    </div>,
    shelf,
  )
}
