import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A state to draw, with those inside it. */
export interface GraphState {
  /** xstate's id, such as `session.signedIn.active`. */
  readonly id: string
  /** Its key, and what that stands for where it is a code. */
  readonly name: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Whether its parent begins with it. */
  readonly initial: boolean
  /** What happens in it without leaving it. */
  readonly inner: readonly string[]
  readonly states: readonly GraphState[]
}

/** A way from one state to another. */
export interface GraphEdge {
  readonly id: string
  readonly from: string
  readonly to: string
  /** The event, with the guard in brackets. */
  readonly label: string
}

export interface MachineGraph {
  readonly root: GraphState
  readonly edges: readonly GraphEdge[]
}

type Definition = AnyStateNode['transitions'] extends Map<string, (infer One)[]> ? One : never

/** What an event is called in a drawing: the machine's own name, and words for those that xstate sends. */
export function eventName(type: string): string {
  if (type === '') return 'at once'
  const [, done] = /^xstate\.done\.actor\.(.+)$/.exec(type) ?? []
  if (done !== undefined) return `${done}: answered`
  const [, failed] = /^xstate\.error\.actor\.(.+)$/.exec(type) ?? []
  if (failed !== undefined) return `${failed}: failed`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  if (delay !== undefined) return `after ${delay}`
  if (type.startsWith('xstate.done.state.')) return 'finished'
  return type
}

/** A guard's name; those put together from others are written like sentences. */
function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return guard.name || 'condition'
  if (typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string') {
    const given = 'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : []
    return [guard.type, ...given.filter((one) => ['string', 'number', 'boolean'].includes(typeof one))].join(' ')
  }
  return 'condition'
}

const says = (type: string, { guard }: Definition) => {
  const condition = guardName(guard)
  return condition === undefined ? eventName(type) : `${eventName(type)} [${condition}]`
}

const definitionsOf = (node: AnyStateNode): (readonly [type: string, definition: Definition])[] => [
  ...[...node.transitions].flatMap(([type, all]) => all.map((one) => [type, one] as const)),
  ...(node.always ?? []).map((one) => ['', one] as const),
]

const staysInside = ({ target, source }: Definition) => target === undefined || target.every((one) => one === source)

type MeaningOf = (name: string) => string | undefined

function stateOf(node: AnyStateNode, meaningOf: MeaningOf): GraphState {
  const inner = definitionsOf(node)
    .filter(([, definition]) => staysInside(definition))
    .map(([type, definition]) => says(type, definition))
  const initial = new Set((node.parent?.initial?.target ?? []).map(({ id }) => id))
  return {
    id: node.id,
    name: [node.key, meaningOf(node.key) ?? []].flat().join(' '),
    kind: node.type,
    initial: initial.has(node.id),
    inner: [...new Set(inner)],
    states: Object.values(node.states).map((one) => stateOf(one, meaningOf)),
  }
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/**
 * Everything of a machine's definition that a drawing shows. Ways between the same two states share an arrow.
 * @param meaningOf what a state's name stands for, where names are codes
 */
export function graphOf(machine: AnyStateMachine, meaningOf: MeaningOf = () => undefined): MachineGraph {
  const labels = new Map<string, { from: string; to: string; says: string[] }>()
  for (const node of nodesOf(machine.root)) {
    for (const [type, definition] of definitionsOf(node)) {
      if (staysInside(definition)) continue
      for (const { id: to } of definition.target ?? []) {
        const key = `${node.id} → ${to}`
        const edge = labels.get(key) ?? { from: node.id, to, says: [] }
        edge.says.push(says(type, definition))
        labels.set(key, edge)
      }
    }
  }
  return {
    root: stateOf(machine.root, meaningOf),
    edges: [...labels].map(([id, { from, to, says: all }]) => ({ id, from, to, label: [...new Set(all)].join('\n') })),
  }
}
