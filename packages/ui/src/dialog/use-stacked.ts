import { type DialogStackActorRef, dialogStackMachine, topDialog } from '@etalon/machines/dialog-stack'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useState } from 'react'
import { createActor } from 'xstate'
import { useFootClear } from './use-foot-clear.ts'

/** A page has one stack, whatever its number of React roots. */
let stack: DialogStackActorRef | undefined
const pageStack = () => {
  stack ??= createActor(dialogStackMachine).start()
  return stack
}

// React's own ids repeat between roots.
let opened = 0
const nextId = () => {
  opened += 1
  return `dialog-${opened}`
}

/** What the dialogs of the page are made of, to give the focus to the uppermost one. */
const contents = new Map<string, HTMLElement>()

/** Gives the focus to the uppermost dialog, if there is one. */
export function focusTopDialog(): void {
  const top = topDialog(pageStack().getSnapshot())
  if (top !== undefined) contents.get(top)?.focus()
}

/** Whether a dialog lies over the page and has the keyboard. */
export function isPageCovered(): boolean {
  return topDialog(pageStack().getSnapshot()) !== undefined
}

/**
 * Counts an open dialog among those of the page.
 * @returns whether it is the uppermost one, which has the keyboard
 */
export function useStacked(view: 'normal' | 'minimised' | 'fullscreen', content: HTMLElement | null): boolean {
  const actor = pageStack()
  const [id] = useState(nextId)
  const isMinimised = view === 'minimised'
  useLayoutEffect(() => {
    actor.send({ type: 'DIALOG.OPENED', id })
    return () => actor.send({ type: 'DIALOG.CLOSED', id })
  }, [actor, id])
  useLayoutEffect(() => {
    if (!isMinimised) return
    actor.send({ type: 'DIALOG.MINIMISED', id })
    return () => actor.send({ type: 'DIALOG.RESTORED', id })
  }, [actor, id, isMinimised])
  useLayoutEffect(() => {
    if (!content) return
    contents.set(id, content)
    return () => {
      contents.delete(id)
    }
  }, [id, content])
  const isTop = useSelector(actor, (snapshot) => topDialog(snapshot) === id)
  useFootClear(isTop ? content : null)
  return isTop
}
