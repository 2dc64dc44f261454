import type { Language } from '@etalon/ui/i18n'
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

const words = {
  zh: {
    atOnce: '立即',
    answered: (actor: string) => `${actor}：已答复`,
    failed: (actor: string) => `${actor}：失败`,
    after: (delay: string) => `${delay} 之后`,
    finished: '已结束',
    condition: '条件',
  },
  en: {
    atOnce: 'at once',
    answered: (actor: string) => `${actor}: answered`,
    failed: (actor: string) => `${actor}: failed`,
    after: (delay: string) => `after ${delay}`,
    finished: 'finished',
    condition: 'condition',
  },
} as const

/** What an event is called in a drawing: the machine's own name, and words for those that xstate sends. */
export function eventName(type: string, language: Language): string {
  const says = words[language]
  if (type === '') return says.atOnce
  const [, done] = /^xstate\.done\.actor\.(.+)$/.exec(type) ?? []
  if (done !== undefined) return says.answered(done)
  const [, failed] = /^xstate\.error\.actor\.(.+)$/.exec(type) ?? []
  if (failed !== undefined) return says.failed(failed)
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  if (delay !== undefined) return says.after(delay)
  if (type.startsWith('xstate.done.state.')) return says.finished
  return type
}

/** A guard's name; those put together from others are written like sentences. */
function guardName(guard: unknown, language: Language): string | undefined {
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return guard.name || words[language].condition
  if (typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string') {
    const given = 'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : []
    return [guard.type, ...given.filter((one) => ['string', 'number', 'boolean'].includes(typeof one))].join(' ')
  }
  return words[language].condition
}

const labelOf = (type: string, { guard }: Definition, language: Language) => {
  const condition = guardName(guard, language)
  const name = eventName(type, language)
  return condition === undefined ? name : `${name} [${condition}]`
}

const definitionsOf = (node: AnyStateNode): (readonly [type: string, definition: Definition])[] => [
  ...[...node.transitions].flatMap(([type, all]) => all.map((one) => [type, one] as const)),
  ...(node.always ?? []).map((one) => ['', one] as const),
]

const staysInside = ({ target, source }: Definition) => target === undefined || target.every((one) => one === source)

type MeaningOf = (name: string, language: Language) => string | undefined

function stateOf(node: AnyStateNode, language: Language, meaningOf: MeaningOf): GraphState {
  const inner = definitionsOf(node)
    .filter(([, definition]) => staysInside(definition))
    .map(([type, definition]) => labelOf(type, definition, language))
  const initial = new Set((node.parent?.initial?.target ?? []).map(({ id }) => id))
  return {
    id: node.id,
    name: [node.key, meaningOf(node.key, language) ?? []].flat().join(' '),
    kind: node.type,
    initial: initial.has(node.id),
    inner: [...new Set(inner)],
    states: Object.values(node.states).map((one) => stateOf(one, language, meaningOf)),
  }
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/**
 * Everything of a machine's definition that a drawing shows. Ways between the same two states share an arrow.
 * @param language of the words for what xstate sends by itself; what the machine names stays as it is
 * @param meaningOf what a state's name stands for, where names are codes
 */
export function graphOf(machine: AnyStateMachine, language: Language, meaningOf: MeaningOf = () => undefined): MachineGraph {
  const labels = new Map<string, { from: string; to: string; says: string[] }>()
  for (const node of nodesOf(machine.root)) {
    for (const [type, definition] of definitionsOf(node)) {
      if (staysInside(definition)) continue
      for (const { id: to } of definition.target ?? []) {
        const key = `${node.id} → ${to}`
        const edge = labels.get(key) ?? { from: node.id, to, says: [] }
        edge.says.push(labelOf(type, definition, language))
        labels.set(key, edge)
      }
    }
  }
  return {
    root: stateOf(machine.root, language, meaningOf),
    edges: [...labels].map(([id, { from, to, says: all }]) => ({ id, from, to, label: [...new Set(all)].join('\n') })),
  }
}
