import { type LoadChildrenEvent, treeMachine } from '@etalon/machines/tree'
import { fromCallback } from 'xstate'
import type { TreeItem } from './tree-item.ts'

/**
 * Loads what lies directly beneath a branch. Its signal says when nobody waits any more: the branch is gone, is loaded anew, or the
 * tree is. A rejection shows a row that offers to try again.
 */
export type LoadChildren = (id: string, signal: AbortSignal) => Promise<readonly TreeItem[]>

/** The machine with its port. */
export function treeWith(load: LoadChildren): typeof treeMachine {
  return treeMachine.provide({
    actors: {
      loadChildren: fromCallback<LoadChildrenEvent>(({ receive, sendBack }) => {
        const underWay = new Map<string, AbortController>()
        receive((event) => {
          const id = event.type === 'LOAD' ? event.request.id : event.id
          underWay.get(id)?.abort()
          underWay.delete(id)
          if (event.type === 'ABORT') return
          const { request } = event
          const controller = new AbortController()
          underWay.set(id, controller)
          const answer = async () => load(id, controller.signal)
          answer().then(
            (children) => sendBack({ type: 'CHILDREN.LOADED', request, children }),
            (error: unknown) => sendBack({ type: 'CHILDREN.FAILED', request, error }),
          )
        })
        return () => {
          for (const controller of underWay.values()) controller.abort()
        }
      }),
    },
  })
}
