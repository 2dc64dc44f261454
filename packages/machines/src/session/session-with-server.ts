import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type RefreshAnswer, type RefreshRequest, type Tokens, tokenRefreshMachine } from '../token-refresh/index.ts'
import {
  type Credentials,
  type SessionEmitted,
  type SessionEvent,
  type SessionInput,
  type SessionUser,
  type SignInAnswer,
  type SignOutRequest,
  sessionMachine,
} from './index.ts'

export const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', syncToken: 's', issuedAt: 0 }
export const newer: Tokens = { accessToken: 'b', refreshToken: 'r2', syncToken: 's', issuedAt: 5 }
export const user: SessionUser = { id: '7', name: '李', tenantId: '000000', roles: ['tester'] }
export const credentials: Credentials = { tenantId: '000000', username: 'tester', password: 'Etalon-demo-1' }
export const saved = { version: 1, tokens, user, locked: false, mustChangePassword: false }
export const accepted: SignInAnswer = { outcome: 'signedIn', tokens, user }

/** What the server answers. */
export interface Server {
  signIn?: () => Promise<SignInAnswer>
  signOut?: (request: SignOutRequest) => Promise<unknown>
  refresh?: () => Promise<RefreshAnswer>
}

/** A session with everything real but the server, which answers as told, and what it asked and said. */
export function session({ signIn, signOut, refresh }: Server = {}, input: Partial<SessionInput> = {}) {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise<SignInAnswer, Credentials>(async ({ input: given }) => {
        asked.push(`sign in ${given.tenantId} ${given.username} ${given.password}`)
        return signIn ? signIn() : accepted
      }),
      signOut: fromPromise<unknown, SignOutRequest>(async ({ input: given }) => {
        asked.push(`sign out ${given.user.name} ${given.tokens.accessToken}`)
        return signOut?.(given)
      }),
      tokenRefresh: tokenRefreshMachine.provide({
        actors: {
          refresh: fromPromise<RefreshAnswer, RefreshRequest>(async ({ input: given }) => {
            asked.push(`refresh ${given.tokens.accessToken} ${given.reason}`)
            return refresh ? refresh() : { outcome: 'refreshed', tokens: given.tokens }
          }),
        },
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { now: () => clock.now(), ...input } })
  const told: SessionEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  const turns = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return {
    clock,
    asked,
    told,
    turns,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: async (event: SessionEvent) => {
      actor.send(event)
      await turns()
    },
  }
}

/** The same, with somebody signed in and nothing said yet. */
export async function signedIn(server: Server = {}, input: Partial<SessionInput> = {}) {
  const it = session(server, { saved, ...input })
  await it.turns()
  it.told.length = 0
  it.asked.length = 0
  return it
}
