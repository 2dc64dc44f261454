import {
  type SessionUser,
  type SignInAnswer,
  type SignInRequest,
  type SignOutRequest,
  type SmsRequest,
  type SystemConfig,
  sessionMachine,
} from '@etalon/machines/session'
import {
  type RefreshAnswer,
  type RefreshRequest,
  type Tokens,
  type TurnWord,
  tokenRefreshMachine,
} from '@etalon/machines/token-refresh'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { createRenewal } from './renewal.ts'

const tokens = (accessToken: string): Tokens => ({ accessToken, refreshToken: '', syncToken: '', issuedAt: Date.now() })
const lan: SessionUser = { id: '1', name: '周岚', tenantId: '000000', roles: ['reception'] }
const bo: SessionUser = { id: '2', name: '陈博', tenantId: '000000', roles: ['tester'] }

/** Somebody signed in, and a server that gives new tokens as long as there are any. */
async function signedIn(...further: string[]) {
  let refreshes = 0
  const session = createActor(
    sessionMachine.provide({
      actors: {
        loadSystemConfig: fromPromise<SystemConfig>(async () => ({ tenantMode: true, sso: false, upload: false })),
        isSmsRequired: fromPromise<boolean, SmsRequest>(async () => false),
        signIn: fromPromise<SignInAnswer, SignInRequest>(async ({ input }) => ({
          outcome: 'signedIn',
          tokens: tokens(`of ${input.username}`),
          user: input.username === 'bo' ? bo : lan,
        })),
        signOut: fromPromise<unknown, SignOutRequest>(async () => undefined),
        countPages: fromPromise<number>(async () => 0),
        tokenRefresh: tokenRefreshMachine.provide({
          actors: {
            turn: fromCallback<TurnWord>(({ sendBack }) => sendBack({ type: 'TURN.TAKEN' })),
            refresh: fromPromise<RefreshAnswer, RefreshRequest>(async () => {
              refreshes += 1
              const next = further.shift()
              return next === undefined ? { outcome: 'refused' } : { outcome: 'refreshed', tokens: tokens(next) }
            }),
          },
        }),
      },
    }),
    {
      input: {
        now: () => Date.now(),
        saved: { version: 1, tokens: tokens('stored'), user: lan, locked: false, mustChangePassword: false },
      },
    },
  ).start()
  const renewal = createRenewal(session)
  const now = () => session.getSnapshot().context.tokens?.accessToken
  await waitFor(session, ({ context }) => context.tokens?.accessToken === 'first')
  return { session, renewal, now, refreshes: () => refreshes }
}

test('[SES-9] a call with the token of today waits for one refresh, however many ask for it, and is sent again', async () => {
  const { renewal, now, refreshes } = await signedIn('first', 'second')
  expect(await Promise.all([renewal.renew('first'), renewal.renew('first')])).toEqual([true, true])
  expect([now(), refreshes()]).toEqual(['second', 2])
})

test('[SES-5] a call that comes back after its token was replaced is sent again without another refresh', async () => {
  const { renewal, now, refreshes } = await signedIn('first', 'second')
  expect(await renewal.renew('stored')).toBe(true)
  expect([now(), refreshes()]).toEqual(['first', 1])
  renewal.standing('stored')
  expect(now()).toBe('first')
})

test('[SES-9] where no new tokens are given the call is not sent again, and nobody is signed in', async () => {
  const { session, renewal } = await signedIn('first')
  expect(await renewal.renew('first')).toBe(false)
  expect(session.getSnapshot().matches('signedIn')).toBe(false)
})

test('[SES-9] a 401 that stands after a renewal ends the session', async () => {
  const { session, renewal } = await signedIn('first')
  renewal.standing('first')
  expect(session.getSnapshot().matches('signedIn')).toBe(false)
})

test('[SES-9] a call of somebody who has signed out is never sent in the name of who came after', async () => {
  const { session, renewal, now } = await signedIn('first', 'of bo, renewed')
  session.send({ type: 'LOGOUT.FORCED' })
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'))
  session.send({ type: 'SIGN_IN.REQUESTED', credentials: { tenantId: '000000', username: 'bo', password: 'x' } })
  await waitFor(session, ({ context }) => context.user?.id === bo.id && context.tokens?.accessToken === 'of bo, renewed')
  expect([await renewal.renew('first'), await renewal.renew('stored')]).toEqual([false, false])
  expect(await renewal.renew('of bo')).toBe(true)
  expect([now(), session.getSnapshot().context.user?.name]).toEqual(['of bo, renewed', bo.name])
})

test('[SES-9] a call without a token is not sent again', async () => {
  const { session, renewal } = await signedIn('first')
  expect(await renewal.renew(undefined)).toBe(false)
  renewal.standing(undefined)
  expect(session.getSnapshot().matches('signedIn')).toBe(true)
})
