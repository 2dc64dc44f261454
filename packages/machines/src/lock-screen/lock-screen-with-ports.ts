import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type CheckPasswordRequest,
  type LockScreenEmitted,
  type LockScreenEvent,
  lockScreenMachine,
  type MakeVerifierRequest,
  type Verifier,
} from './index.ts'

export const minute = 60_000
export const verifierOf = (password: string) => `v(${[...password].reverse().join('')})`
export const saved = { version: 1, verifier: verifierOf('1357'), tries: 0, waitUntil: 0, idleMinutes: 0 }
export const watching = { unlocked: 'watching' }

export interface World {
  readonly saved?: unknown
  readonly breaks?: 'makeVerifier' | 'checkPassword'
  /** Whether drafts are saved as soon as that is asked. @default true */
  readonly saves?: boolean
  /** Whether somebody is signed in. @default true */
  readonly begins?: boolean
}

/** A lock screen whose verifier is the password written backwards. */
export function lockScreen({ saved: stored, breaks, saves = true, begins = true }: World = {}) {
  const clock = new SimulatedClock()
  let broken = breaks
  const machine = lockScreenMachine.provide({
    actors: {
      makeVerifier: fromPromise<Verifier, MakeVerifierRequest>(async ({ input }) => {
        if (broken === 'makeVerifier') throw new Error('no crypto')
        return verifierOf(input.password)
      }),
      checkPassword: fromPromise<boolean, CheckPasswordRequest>(async ({ input }) => {
        if (broken === 'checkPassword') throw new Error('no crypto')
        return verifierOf(input.password) === input.verifier
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { now: () => clock.now(), saved: stored } })
  const told: LockScreenEmitted[] = []
  actor.on('*', (emitted) => {
    told.push(emitted)
    if (emitted.type === 'saveDrafts' && saves) actor.send({ type: 'DRAFTS.SAVED' })
  })
  actor.start()
  if (begins) actor.send({ type: 'SESSION.BEGAN' })
  const it = {
    clock,
    told,
    actor,
    mend: () => {
      broken = undefined
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: async (event: LockScreenEvent) => {
      actor.send(event)
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    },
    unlock: (password: string) => it.send({ type: 'UNLOCK.REQUESTED', password }),
  }
  return it
}

/** Locked and shown, with the password 1357, and nothing said yet. */
export async function locked(world: World = {}) {
  const it = lockScreen({ saved, ...world })
  await it.send({ type: 'LOCK.REQUESTED' })
  it.clock.increment(100)
  it.told.length = 0
  return it
}
