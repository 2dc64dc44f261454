import type { Language } from '@etalon/ui/i18n'
import { useEffect, useState } from 'react'
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  StateMachine,
} from 'xstate'
import type { MachineModel } from '../../packages/machines/src/testing/index.ts'

/** Something outside that is asked and stays silent until a person answers for it. */
const silent = fromCallback(() => {})

/** The machine with nobody outside: its ports wait for the person who plays. */
const alone = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors).map(([name, logic]) => [
        name,
        logic instanceof StateMachine ? alone(logic) : silent,
      ]),
    ),
  })

/** What a page plays: a machine, what it can begin with, and what can be tried. */
export interface PlayedModel extends Omit<MachineModel, 'walk'> {
  /** What a state whose name is a code stands for. */
  readonly meaningOf?: (name: string, language: Language) => string | undefined
}

export interface Play {
  readonly machine: AnyStateMachine
  readonly snapshot: AnyMachineSnapshot
  /** What can be sent now. */
  readonly possible: readonly EventObject[]
  /** What the machine emitted, newest first. */
  readonly told: readonly EventObject[]
  readonly send: (event: EventObject) => void
  /** Begins again, with another of the model's inputs. */
  readonly restart: (input: number) => void
  readonly input: number
}

/** An actor that answers or fails must be running; whatever else is possible, the machine says. */
function mayHappen(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  if (snapshot.status !== 'active') return false
  const [, actorId] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  if (actorId !== undefined && !Object.hasOwn(snapshot.children, actorId)) return false
  return snapshot.can(event)
}

/** Runs a machine by hand: events and answers of the outside world come from its model, and time is real. */
export function usePlayedMachine(model: PlayedModel): Play | undefined {
  const [input, setInput] = useState({ place: 0, times: 0 })
  const [play, setPlay] = useState<{ actor: Actor<AnyStateMachine>; machine: AnyStateMachine; snapshot: AnyMachineSnapshot }>()
  const [told, setTold] = useState<readonly EventObject[]>([])
  useEffect(() => {
    const machine = alone(model.machine)
    const actor = createActor(machine, { input: model.inputs[input.place] })
    setTold([])
    actor.on('*', (event) => setTold((before) => [event, ...before].slice(0, 20)))
    actor.subscribe({ next: (snapshot) => setPlay({ actor, machine, snapshot }), error: () => {} })
    actor.start()
    setPlay({ actor, machine, snapshot: actor.getSnapshot() })
    return () => {
      actor.stop()
    }
  }, [model, input])
  if (!play) return undefined
  const { actor, machine, snapshot } = play
  return {
    machine,
    snapshot,
    told,
    possible: model.events.filter((event) => mayHappen(snapshot, event)),
    send: (event) => actor.send(event),
    restart: (place) => setInput(({ times }) => ({ place, times: times + 1 })),
    input: input.place,
  }
}
