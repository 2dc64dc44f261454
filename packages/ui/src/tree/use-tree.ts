import { type ChosenReason, spread, type TreeActorRef } from '@etalon/machines/tree'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type LoadChildren, treeWith } from './children-loader.ts'
import type { TreeItem } from './tree-item.ts'

/** What a tree is made of. `mode`, `cascade` and `leavesOnly` are read once. */
export interface TreeOptions {
  /** The items of the first level, each with what is known beneath it. */
  items: readonly TreeItem[]
  /** How many items can be chosen. @default 'none' */
  mode?: 'none' | 'single' | 'multiple'
  /** With several to choose: a branch stands for the leaves beneath it, and only leaves are kept. @default true */
  cascade?: boolean
  /** Without cascade: branches are only the way to what can be chosen. @default false */
  leavesOnly?: boolean
  /** What is chosen, kept outside: give back what `onChosen` tells, or the tree shows what it showed before. */
  chosen?: readonly string[]
  /** What is chosen at first, where the tree keeps it itself. @default nothing */
  defaultChosen?: readonly string[]
  /**
   * Gets what is chosen now. With cascade these are leaves, and branches that are not loaded yet; the reason `loaded` says that
   * such a branch has given its place to its leaves.
   */
  onChosen?: (ids: readonly string[], reason: ChosenReason) => void
  /** The open branches, kept outside. */
  expanded?: readonly string[]
  /** The branches that are open at first, where the tree keeps them itself. @default none */
  defaultExpanded?: readonly string[]
  /** Gets the open branches; not those that a filter opens for as long as it lasts. */
  onExpanded?: (ids: readonly string[]) => void
  /** Needed where an item is `onDemand`. */
  loadChildren?: LoadChildren
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, place) => id === other[place])

const cannotLoad: LoadChildren = async (id) => {
  throw new Error(`Tree: provide loadChildren, which answers what lies in ${id}.`)
}

/** Makes and owns the actor of a tree. */
export function useTree(options: TreeOptions): TreeActorRef {
  const { items, mode = 'none', cascade = true, leavesOnly = false, chosen, expanded } = options
  const load = useEffectEvent((id: string, signal: AbortSignal) => (options.loadChildren ?? cannotLoad)(id, signal))
  const [machine] = useState(() => treeWith((id, signal) => load(id, signal)))
  const actor = useActorRef(machine, {
    input: {
      items,
      mode,
      cascade,
      leavesOnly,
      chosen: chosen ?? options.defaultChosen ?? [],
      expanded: expanded ?? options.defaultExpanded ?? [],
    },
  })
  // How often something was told: what is kept outside may not have followed, and is then shown as it is there.
  const [told, setTold] = useState(0)
  const begun = useRef(false)

  const tellChosen = useEffectEvent((ids: readonly string[], reason: ChosenReason) => options.onChosen?.(ids, reason))
  const tellExpanded = useEffectEvent((ids: readonly string[]) => options.onExpanded?.(ids))
  useEffect(() => {
    const heard = [
      actor.on('chosen', ({ ids, reason }) => {
        tellChosen(ids, reason)
        setTold((times) => times + 1)
      }),
      actor.on('expanded', ({ ids }) => {
        tellExpanded(ids)
        setTold((times) => times + 1)
      }),
    ]
    // Shown again after it was hidden: what was under way then was given up, and is asked for anew.
    if (begun.current) {
      for (const [id, { state }] of actor.getSnapshot().context.branches) {
        if (state === 'loading') actor.send({ type: 'BRANCH.RELOADED', id })
      }
    }
    begun.current = true
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor])

  useEffect(() => {
    if (actor.getSnapshot().context.items !== items) actor.send({ type: 'ITEMS.GIVEN', items })
  }, [actor, items])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once something was told, what is kept outside decides.
  useEffect(() => {
    const { context } = actor.getSnapshot()
    if (chosen && !same(spread(context, chosen), context.chosen)) actor.send({ type: 'CHOSEN.SET', ids: chosen })
    if (expanded && !same(expanded, context.expanded)) actor.send({ type: 'EXPANDED.SET', ids: expanded })
  }, [actor, chosen, expanded, told])
  return actor
}
