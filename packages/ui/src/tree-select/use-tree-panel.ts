import { openBranches, type TreeActorRef, wayTo } from '@etalon/machines/tree'
import { useState } from 'react'

/** The panel of a field that chooses from a tree. */
export interface TreePanel {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Opens the branches that lead to what is chosen, so that it is seen; what is open stays open. */
function reveal(actor: TreeActorRef): void {
  const { context } = actor.getSnapshot()
  const open = openBranches(context)
  const ways = context.chosen.flatMap((id) => wayTo(context.index, id).slice(0, -1)).map(({ id }) => id)
  const ids = [...new Set([...open, ...ways])]
  if (ids.length > open.length) actor.send({ type: 'EXPANDED.CHANGED', ids })
}

/** Opens at what is chosen. However it closes, what was looked for is forgotten, and the field is told. */
export function useTreePanel(actor: TreeActorRef, onClosed: (() => void) | undefined): TreePanel {
  const [isOpen, setIsOpen] = useState(false)
  return {
    isOpen,
    setOpen(next) {
      if (next === isOpen) return
      if (next) reveal(actor)
      else {
        actor.send({ type: 'FILTER.TYPED', text: '' })
        onClosed?.()
      }
      setIsOpen(next)
    },
  }
}
