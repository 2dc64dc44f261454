import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { initialTransition } from 'xstate'
import { TestModel } from 'xstate/graph'
import { evaluateGuard } from 'xstate/guards'

type Transition = AnyStateNode['transitions'] extends Map<string, (infer Definition)[]> ? Definition : never
type Guard = Parameters<typeof evaluateGuard>[0]

/** How a machine is walked: from where, by which events, and which difference between two snapshots counts. */
export interface WalkDefinition<Machine extends AnyStateMachine> {
  readonly name: string
  readonly machine: Machine
  /** One walk begins with each of these. */
  readonly inputs: readonly InputFrom<Machine>[]
  /** Tried in every state: the machine's own, and those that xstate sends for actors and delays. */
  readonly events: readonly (EventFromLogic<Machine> | ActorEvent)[]
  /** What of a snapshot, besides its state, makes it another place to walk on from. Keep it small. */
  readonly place?: (snapshot: SnapshotFrom<Machine>) => unknown
  /** Throws where a snapshot must not be. */
  readonly invariant?: (snapshot: SnapshotFrom<Machine>) => void
}

/** An event that xstate itself sends for an invoked actor or a delay. */
export interface ActorEvent extends EventObject {
  readonly type: `xstate.${string}`
  readonly [field: string]: unknown
}

/** What an invoked actor's answer looks like to its machine. */
export function done(actorId: string, output: unknown): ActorEvent {
  return { type: `xstate.done.actor.${actorId}`, output, actorId }
}

/** What an invoked actor's failure looks like to its machine. */
export function failed(actorId: string, error: unknown = new Error('no answer')): ActorEvent {
  return { type: `xstate.error.actor.${actorId}`, error, actorId }
}

/** What a delay's end looks like to its machine. */
export function after(delay: string, stateId: string): ActorEvent {
  return { type: `xstate.after.${delay}.${stateId}` }
}

/** Counts of what there is and what the walk met, and the names of what it never met. */
export interface Coverage {
  readonly states: Count
  readonly transitions: Count
  /** Each guarded transition counts twice: its guard said yes, its guard said no. */
  readonly guards: Count
  /** How many different places were reached. */
  readonly places: number
}

export interface Count {
  readonly total: number
  readonly walked: number
  readonly missing: readonly string[]
}

/** A machine's walk, ready to be run; also what a page needs that plays the machine. */
export interface MachineModel {
  readonly name: string
  readonly machine: AnyStateMachine
  /** What the machine can begin with. */
  readonly inputs: readonly unknown[]
  /** Everything that can be tried, also what xstate sends for actors and delays. */
  readonly events: readonly EventObject[]
  /** Asked again, it answers what the first walk met. */
  readonly walk: () => Coverage
}

/** Makes a model of a machine; `walk()` visits every place reachable by the events and says what was met. */
export function defineModel<Machine extends AnyStateMachine>(definition: WalkDefinition<Machine>): MachineModel
export function defineModel(definition: AnyWalkDefinition): MachineModel {
  const { name, machine, inputs, events } = definition
  let walked: Coverage | undefined
  const walkOnce = () => {
    walked ??= walk(definition)
    return walked
  }
  return { name, machine, inputs, events, walk: walkOnce }
}

/** A `WalkDefinition` of any machine: xstate's own types for "any machine" do not pass through a type parameter. */
interface AnyWalkDefinition {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly inputs: readonly unknown[]
  readonly events: readonly EventObject[]
  readonly place?: (snapshot: AnyMachineSnapshot) => unknown
  readonly invariant?: (snapshot: AnyMachineSnapshot) => void
}

function walk(definition: AnyWalkDefinition): Coverage {
  // A copy, because the recorder replaces the guards of its transitions.
  const machine = definition.machine.provide({})
  const visited = new Set<string>()
  const recorder = record(machine, visited)
  let places = 0

  for (const input of definition.inputs) {
    const [start] = initialTransition(machine, input)
    const model = new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine, {
      fromState: start,
      events: definition.events,
      filterEvents: mayHappen,
      serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.status, definition.place?.(snapshot) ?? null]),
    })
    for (const { state } of Object.values(model.getAdjacencyMap())) {
      places += 1
      definition.invariant?.(state)
      for (const node of state._nodes) visited.add(node.id)
    }
  }

  return {
    states: count(new Set(nodesOf(machine.root).map((node) => node.id)), visited),
    transitions: count(recorder.transitions, recorder.taken),
    guards: count(recorder.outcomes, recorder.met),
    places,
  }
}

/** A machine that has ended hears nothing, and only an actor that runs can answer or fail. */
function mayHappen(snapshot: AnyMachineSnapshot, event: EventObject) {
  if (snapshot.status !== 'active') return false
  const [, actorId] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  return actorId === undefined || Object.hasOwn(snapshot.children, actorId)
}

/** Lets every transition note when it is chosen, and every guard what it says. */
function record(machine: AnyStateMachine, visited: Set<string>) {
  const transitions = new Set<string>()
  const taken = new Set<string>()
  const outcomes = new Set<string>()
  const met = new Set<string>()

  for (const node of nodesOf(machine.root)) {
    for (const [eventType, definitions] of eventsOf(node)) {
      definitions.forEach((definition, index) => {
        const targets = (definition.target ?? []).map((target) => target.id).join(', ')
        const name = `${node.id} --${eventType || 'always'}#${index}--> ${targets || '(stays)'}`
        const guard = definition.guard
        transitions.add(name)
        if (guard !== undefined) {
          outcomes.add(`${name} yes`)
          outcomes.add(`${name} no`)
        }
        Object.assign(definition, {
          guard: noting((allowed) => {
            if (allowed) {
              taken.add(name)
              // No snapshot ever rests in a state that is only passed through.
              for (const passed of [node, ...(definition.target ?? [])]) visited.add(passed.id)
            }
            if (guard !== undefined) met.add(`${name} ${allowed ? 'yes' : 'no'}`)
          }, guard),
        })
      })
    }
  }
  return { transitions, taken, outcomes, met }
}

/** A guard that says what `guard` says, yes where there is none, and notes it. A guard with `check` is given the snapshot by xstate. */
function noting(note: (allowed: boolean) => void, guard: Guard | undefined) {
  const check = (snapshot: AnyMachineSnapshot, { context, event }: Pick<Transitioning, 'context' | 'event'>) => {
    const allowed = guard === undefined || evaluateGuard(guard, context, event, snapshot)
    note(allowed)
    return allowed
  }
  return Object.assign(() => true, { check })
}

interface Transitioning {
  readonly context: AnyMachineSnapshot['context']
  readonly event: EventObject
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

function eventsOf(node: AnyStateNode): [string, Transition[]][] {
  return [...node.transitions, ['', node.always ?? []]]
}

function count(all: ReadonlySet<string>, met: ReadonlySet<string>): Count {
  const missing = [...all].filter((name) => !met.has(name))
  return { total: all.size, walked: all.size - missing.length, missing }
}
