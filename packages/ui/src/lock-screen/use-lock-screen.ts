import {
  type CheckPasswordRequest,
  type LockScreenActorRef,
  type LockScreenEmitted,
  type LockScreenInput,
  lockScreenMachine,
  type MakeVerifierRequest,
  type Verifier,
} from '@etalon/machines/lock-screen'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'

/** What `useLockScreen` takes: where the machine begins, how passwords are kept and checked, and who is told of it. */
export interface LockScreenOptions extends LockScreenInput {
  /** Derives from a password what can check it and tells nothing of it, as PBKDF2 does. */
  makeVerifier: (password: string) => Promise<Verifier>
  /** Whether a password is the one that a verifier was made of. */
  checkPassword: (password: string, verifier: Verifier) => Promise<boolean>
  /** Saves what is half filled in; the lock waits for it, but not longer than 2 s. */
  saveDrafts: () => Promise<unknown>
  /** Everything that it tells: locked, unlocked, sign out. */
  onTold: (emitted: LockScreenEmitted) => void
}

/** Makes and owns the actor of a screen lock, for whoever is signed in while the component stands. */
export function useLockScreen({
  makeVerifier,
  checkPassword,
  saveDrafts,
  onTold,
  ...input
}: LockScreenOptions): LockScreenActorRef {
  const make = useEffectEvent(makeVerifier)
  const check = useEffectEvent(checkPassword)
  const save = useEffectEvent(saveDrafts)
  const tell = useEffectEvent(onTold)
  const [machine] = useState(() =>
    lockScreenMachine.provide({
      actors: {
        makeVerifier: fromPromise<Verifier, MakeVerifierRequest>(({ input: asked }) => make(asked.password)),
        checkPassword: fromPromise<boolean, CheckPasswordRequest>(({ input: asked }) => check(asked.password, asked.verifier)),
      },
    }),
  )
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    const told = actor.on('*', (emitted) => {
      tell(emitted)
      if (emitted.type !== 'saveDrafts') return
      // What could not be saved says so itself; the screen is locked nevertheless.
      save()
        .catch(() => undefined)
        .finally(() => actor.send({ type: 'DRAFTS.SAVED' }))
    })
    actor.send({ type: 'SESSION.BEGAN' })
    return () => told.unsubscribe()
  }, [actor])
  return actor
}
