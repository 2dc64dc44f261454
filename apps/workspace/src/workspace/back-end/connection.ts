import type { ClientOptions } from '@etalon/api/client'
import { type ConnectionActorRef, connectionMachine } from '@etalon/machines/connection'
import type { SessionActorRef } from '@etalon/machines/session'
import type { WorkspaceActorRef } from '@etalon/machines/workspace'
import { createActor, fromPromise, waitFor } from 'xstate'

/** Whether the server can be reached, and who waits for it. */
export interface Connection {
  /** How it stands. */
  readonly actor: ConnectionActorRef
  /** Waits until the server can be reached, where it cannot. */
  readonly untilBack: NonNullable<ClientOptions['untilBack']>
  /** Whoever waits is no longer wanted: they have left, or the screen is locked. */
  readonly giveUp: () => void
}

/** Watches the connection to the server. @param isReachable asks the back end whether it is there */
export function createConnection(isReachable: (signal: AbortSignal) => Promise<boolean>): Connection {
  const machine = connectionMachine.provide({
    actors: { reach: fromPromise<boolean>(({ signal }) => isReachable(signal)) },
  })
  const actor = createActor(machine, { input: { online: navigator.onLine, random: Math.random } }).start()
  let wanted = new AbortController()
  return {
    actor,
    async untilBack({ signal }) {
      const left = signal ? AbortSignal.any([signal, wanted.signal]) : wanted.signal
      actor.send({ type: 'CALL.FAILED' })
      const settled = await waitFor(actor, (snapshot) => !snapshot.matches('checking'))
      if (!settled.matches('lost') || left.aborted) return false
      actor.send({ type: 'CALL.WAITS' })
      try {
        await waitFor(actor, (snapshot) => !snapshot.matches('lost'), { signal: left })
        return true
      } catch {
        actor.send({ type: 'CALL.GAVE_UP' })
        return false
      }
    },
    giveUp() {
      wanted.abort()
      wanted = new AbortController()
    },
  }
}

/** Lets the connection hear of the network, and everything else of the connection's return; who leaves or locks waits for nothing. */
export function keepConnection({ actor, giveUp }: Connection, root: WorkspaceActorRef, session: SessionActorRef): void {
  addEventListener('online', () => actor.send({ type: 'NETWORK.ONLINE' }))
  addEventListener('offline', () => actor.send({ type: 'NETWORK.OFFLINE' }))
  // A server that was away may have been away for longer than a token lives, and the socket need not wait for its next try.
  actor.on('back', () => root.send({ type: 'NETWORK.ONLINE' }))
  session.on('locked', giveUp)
  session.on('signedOut', giveUp)
}
