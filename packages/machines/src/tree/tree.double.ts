import { createActor, fromCallback } from 'xstate'
import {
  type LoadChildrenEvent,
  openBranches,
  type TreeContext,
  type TreeEmitted,
  type TreeEvent,
  type TreeInput,
  type TreeNode,
  treeMachine,
} from './index.ts'
import { marksOf } from './tree-choice.ts'

/** A laboratory: two rooms of leaves, one of them with a disabled leaf, and a room that is closed altogether. */
export const rooms: readonly TreeNode[] = [
  {
    id: 'force',
    label: '力学室',
    children: [
      { id: 'pressure', label: '压力', note: '0.05 级 Pressure' },
      { id: 'mass', label: '质量' },
      { id: 'hardness', label: '硬度', disabled: true },
    ],
  },
  {
    id: 'heat',
    label: '热学室',
    children: [{ id: 'temperature', label: '温度', children: [{ id: 'thermometer', label: '水银温度计' }] }],
  },
  { id: 'light', label: '光学室', disabled: true, children: [{ id: 'lux', label: '照度计' }] },
]

/** A tree whose loads are answered as the test says. */
export function tree(input: TreeInput) {
  const asked: string[] = []
  const actor = createActor(
    treeMachine.provide({
      actors: {
        loadChildren: fromCallback<LoadChildrenEvent>(({ receive }) =>
          receive((event) =>
            asked.push(event.type === 'LOAD' ? `${event.request.id} ${event.request.turn}` : `${event.type} ${event.id}`),
          ),
        ),
      },
    }),
    { input },
  )
  const told: TreeEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  const context = (): TreeContext => actor.getSnapshot().context
  return {
    asked,
    told,
    context,
    send: (event: TreeEvent) => actor.send(event),
    open: (...ids: string[]) => actor.send({ type: 'EXPANDED.CHANGED', ids }),
    toggle: (id: string) => actor.send({ type: 'ITEM.TOGGLED', id }),
    type: (text: string) => actor.send({ type: 'FILTER.TYPED', text }),
    answer: (id: string, turn: number, ...names: string[]) =>
      actor.send({
        type: 'CHILDREN.LOADED',
        request: { id, turn },
        children: names.map((name) => ({ id: name, label: name })),
      }),
    lose: (id: string, turn: number) => actor.send({ type: 'CHILDREN.FAILED', request: { id, turn }, error: 'offline' }),
    chosen: () => context().chosen,
    expanded: () => openBranches(context()),
    branch: (id: string) =>
      context().branches.get(id)?.state ?? (context().index.entries.get(id)?.childIds ? 'loaded' : 'unloaded'),
    under: (id: string) => context().index.entries.get(id)?.childIds,
    mark: (id: string) => marksOf(context()).get(id),
    shown: () => [...context().index.entries.keys()].filter((id) => context().found?.shown.has(id) ?? true),
    states: () => actor.getSnapshot().value,
  }
}
