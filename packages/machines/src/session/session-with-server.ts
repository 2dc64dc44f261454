import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type RefreshAnswer,
  type RefreshRequest,
  type Tokens,
  type TurnWord,
  tokenRefreshMachine,
} from '../token-refresh/index.ts'
import {
  type BusinessAddressRequest,
  type Credentials,
  type SessionEmitted,
  type SessionEvent,
  type SessionInput,
  type SessionUser,
  type SignInAnswer,
  type SignInRequest,
  type SignOutRequest,
  type SmsAnswer,
  type SmsRequest,
  type SsoHandOver,
  type SystemConfig,
  sessionMachine,
} from './index.ts'

export const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', syncToken: 's', issuedAt: 0 }
export const newer: Tokens = { accessToken: 'b', refreshToken: 'r2', syncToken: 's', issuedAt: 5 }
export const user: SessionUser = { id: '7', name: '李', tenantId: '000000', roles: ['tester'] }
export const credentials: Credentials = { tenantId: '000000', username: 'tester', password: 'Etalon-demo-1' }
export const handOver: SsoHandOver = { ...credentials, accessKeyId: 'key-1', signature: 'signed' }
export const saved = { version: 1, tokens, user, locked: false, mustChangePassword: false }
export const accepted: SignInAnswer = { outcome: 'signedIn', tokens, user }

/** What the server and the browser answer; the clock stands at `now` in the beginning. */
export interface Server {
  signIn?: (request: SignInRequest) => Promise<SignInAnswer>
  signInBySso?: () => Promise<SignInAnswer>
  signOut?: (request: SignOutRequest) => Promise<unknown>
  refresh?: () => Promise<RefreshAnswer>
  sendSms?: () => Promise<SmsAnswer>
  config?: () => Promise<SystemConfig>
  pages?: () => Promise<number>
  business?: () => Promise<string>
}

/** A session with everything real but the server, which answers as told, and what it asked and said. */
export function session(server: Server = {}, input: Partial<SessionInput> = {}) {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const plain: SystemConfig = { tenantMode: true, sso: false, upload: false }
  const machine = sessionMachine.provide({
    actors: {
      loadSystemConfig: fromPromise<SystemConfig>(async () => (server.config ? server.config() : plain)),
      sendSms: fromPromise<SmsAnswer, SmsRequest>(async ({ input: given }) => {
        asked.push(`send sms ${given.tenantId} ${given.username}`)
        return server.sendSms ? server.sendSms() : { sentTo: '138****3316' }
      }),
      signIn: fromPromise<SignInAnswer, SignInRequest>(async ({ input: given }) => {
        const code = given.smsCode === undefined ? '' : ` ${given.smsCode}`
        asked.push(`sign in ${given.tenantId} ${given.username} ${given.password}${code}`)
        return server.signIn ? server.signIn(given) : accepted
      }),
      signInBySso: fromPromise<SignInAnswer, SsoHandOver>(async ({ input: given }) => {
        asked.push(`sign in by sso ${Object.values(given).join(' ')}`)
        return server.signInBySso ? server.signInBySso() : accepted
      }),
      signOut: fromPromise<unknown, SignOutRequest>(async ({ input: given }) => {
        asked.push(`sign out ${given.user.name} ${given.tokens.accessToken}`)
        return server.signOut?.(given)
      }),
      countPages: fromPromise<number>(async () => {
        asked.push('count pages')
        return server.pages ? server.pages() : 0
      }),
      fetchBusinessAddress: fromPromise<string, BusinessAddressRequest>(async ({ input: given }) => {
        asked.push(`business address ${given.code}`)
        return server.business ? server.business() : 'https://lims.example/'
      }),
      tokenRefresh: tokenRefreshMachine.provide({
        actors: {
          turn: fromCallback<TurnWord>(({ sendBack }) => sendBack({ type: 'TURN.TAKEN' })),
          refresh: fromPromise<RefreshAnswer, RefreshRequest>(async ({ input: given }) => {
            asked.push(`refresh ${given.tokens.accessToken} ${given.reason}`)
            return server.refresh ? server.refresh() : { outcome: 'refreshed', tokens: given.tokens }
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
    actor,
    clock,
    asked,
    told,
    turns,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isIn: (state: 'signedIn' | 'signingIn' | 'signingOut' | 'recalling') => actor.getSnapshot().matches(state),
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
