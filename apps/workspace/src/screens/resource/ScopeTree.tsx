import { CallProblem } from '@etalon/api/client'
import { useLanguage } from '@etalon/ui/i18n'
import type { TreeItem, TreeMove } from '@etalon/ui/tree'
import { lazy } from 'react'
import { useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { OnceAsked } from '../work/OnceAsked.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import type { Scope } from './resource-definition.ts'

/** Trees that can be moved take code that a list does without. */
const Tree = lazy(async () => ({ default: (await import('@etalon/ui/tree')).Tree }))

export interface ScopeTreeProps<Sources> {
  readonly scope: Scope<Sources>
  readonly items: readonly TreeItem[]
  readonly chosen: string | undefined
  readonly onChosen: (id: string | undefined) => void
  readonly onChanged: () => void
}

/** Everything in a tree, with what it is called. */
export const labelsOf = (items: readonly TreeItem[]): readonly (readonly [string, string])[] =>
  items.flatMap(({ id, label, children }) => [[id, label] as const, ...labelsOf(children ?? [])])

/** Where an item stands among its siblings. */
function placeOf(items: readonly TreeItem[], id: string, parentId: string | null = null): TreeMove | undefined {
  const at = items.findIndex((one) => one.id === id)
  if (at >= 0) return { id, parentId, before: items[at + 1]?.id ?? null }
  for (const one of items) {
    const found = placeOf(one.children ?? [], id, one.id)
    if (found) return found
  }
  return undefined
}

/** The tree beside a list: chooses what is listed, and moves what stands in it. A move can be taken back. */
export function ScopeTree<Sources>({ scope, items, chosen, onChosen, onChanged }: ScopeTreeProps<Sources>) {
  const { client, toasts } = useWorkspace()
  const language = useLanguage()
  const words = useWords(resourceMessages)
  const isAllowed = useAllowed()
  const { move } = scope
  const run = async (to: TreeMove): Promise<boolean> => {
    try {
      await move?.run(client, to)
      return true
    } catch (error) {
      // The client has said what the server said.
      if (error instanceof CallProblem) return false
      throw error
    } finally {
      onChanged()
    }
  }
  const moved = async (to: TreeMove) => {
    const before = placeOf(items, to.id)
    const name = new Map(labelsOf(items)).get(to.id) ?? ''
    if (!move || !(await run(to))) return
    const takeBack = async () => {
      if (before && (await run(before))) toasts.show({ tone: 'success', title: words.undone(name) })
    }
    toasts.show({
      tone: 'success',
      title: move.moved[language](name),
      action: { label: words.undo, onAction: () => void takeBack() },
    })
  }
  return (
    <OnceAsked>
      <Tree
        label={scope.label[language]}
        items={items}
        mode="single"
        filterable
        expandable
        chosen={chosen === undefined ? [] : [chosen]}
        onChosen={([id]) => onChosen(id)}
        {...(move && isAllowed(move.call) ? { onMoved: (to: TreeMove) => void moved(to) } : {})}
      />
    </OnceAsked>
  )
}
