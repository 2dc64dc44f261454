import { fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { RefreshAnswer } from '../token-refresh/index.ts'
import { fateOfCall, renewCall } from './index.ts'
import { accepted, credentials, tokens, session as unsigned, user } from './session-with-server.ts'

const bo = { ...user, id: '8', name: '陈' }
const tokenOf = (accessToken: string) => ({ ...tokens, accessToken })

/** Somebody who came back with `stored` and was given the first of the tokens; a server that gives the others, and then refuses. */
async function signedIn(...given: (string | Promise<string>)[]) {
  const answers = [...given]
  const it = unsigned(
    {
      refresh: async (): Promise<RefreshAnswer> => {
        const next = await answers.shift()
        return next === undefined ? { outcome: 'refused' } : { outcome: 'refreshed', tokens: tokenOf(next) }
      },
      signIn: async () => ({ ...accepted, tokens: tokenOf('of bo'), user: bo }),
    },
    { saved: { version: 1, tokens: tokenOf('stored'), user, locked: false, mustChangePassword: false } },
  )
  await it.turns()
  return {
    ...it,
    now: () => it.context().tokens?.accessToken,
    refreshes: () => it.asked.filter((asked) => asked.startsWith('refresh')).length,
    fate: (token: string | undefined) => fateOfCall(it.actor.getSnapshot(), token),
  }
}

describe('a call that was answered 401', () => {
  test('[SES-9] with the token of now waits for one refresh, however many ask for it, and is repeated', async () => {
    const { actor, now, refreshes } = await signedIn('first', 'second')
    expect(await Promise.all([renewCall(actor, 'first'), renewCall(actor, 'first')])).toEqual([true, true])
    expect([now(), refreshes()]).toEqual(['second', 2])
  })

  test('[SES-5] that comes back after its token was replaced is repeated without another refresh', async () => {
    const { actor, now, refreshes } = await signedIn('first', 'second')
    expect(await renewCall(actor, 'stored')).toBe(true)
    expect([now(), refreshes()]).toEqual(['first', 1])
    actor.send({ type: 'CALL.UNAUTHORISED', token: 'stored', repeated: true })
    expect(now()).toBe('first')
  })

  test('[SES-5] also after another browser tab has replaced it', async () => {
    const { actor, now, refreshes, send } = await signedIn('first')
    await send({ type: 'TOKENS.ADOPTED', tokens: { ...tokenOf('theirs'), issuedAt: 1 } })
    expect(await renewCall(actor, 'first')).toBe(true)
    expect([now(), refreshes()]).toEqual(['theirs', 1])
  })

  test('[SES-9] fails where no new tokens are given, and nobody is signed in', async () => {
    const { actor, isIn, told } = await signedIn('first')
    expect(await renewCall(actor, 'first')).toBe(false)
    expect([isIn('signedIn'), told.at(-1)]).toEqual([false, { type: 'signedOut', reason: 'expired' }])
  })

  test('[SES-9] fails at once where nobody answers the refresh, and whoever is signed in stays', async () => {
    const gone = Promise.reject(new Error('The network is gone.'))
    gone.catch(() => undefined)
    const { actor, fate, isIn, state, refreshes } = await signedIn('first', gone, 'second')
    expect(await renewCall(actor, 'first')).toBe(false)
    expect([isIn('signedIn'), state(), fate('first')]).toEqual([true, { signedIn: 'active' }, 'fail'])
    expect([await renewCall(actor, 'first'), refreshes()]).toEqual([true, 3])
  })

  test('[SES-9] that stands after a renewal ends the session', async () => {
    const { actor, isIn } = await signedIn('first')
    actor.send({ type: 'CALL.UNAUTHORISED', token: 'first', repeated: true })
    expect(isIn('signedIn')).toBe(false)
  })

  test('[SES-9] of somebody who has signed out is never repeated in the name of who came after, nor ends that session', async () => {
    const { actor, isIn, send, now, context } = await signedIn('first', 'of bo, renewed')
    await send({ type: 'LOGOUT.FORCED' })
    expect(isIn('signedIn')).toBe(false)
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect([await renewCall(actor, 'first'), await renewCall(actor, 'stored')]).toEqual([false, false])
    actor.send({ type: 'CALL.UNAUTHORISED', token: 'first', repeated: true })
    expect(await renewCall(actor, 'of bo')).toBe(true)
    expect([now(), context().user?.name]).toEqual(['of bo, renewed', bo.name])
  })

  test('[SES-9] without a token is not repeated, and tells the session nothing', async () => {
    const { actor, isIn, fate } = await signedIn('first')
    expect([await renewCall(actor, undefined), fate(undefined)]).toEqual([false, 'fail'])
    actor.send({ type: 'CALL.UNAUTHORISED', token: undefined, repeated: true })
    expect(isIn('signedIn')).toBe(true)
  })

  test('[SES-9] fails where 401s are taken literally, and ends the session', async () => {
    const it = unsigned(
      {},
      { saved: { version: 1, tokens, user, locked: false, mustChangePassword: false }, silentRefresh: false },
    )
    await it.turns()
    expect([await renewCall(it.actor, 'a'), it.isIn('signedIn')]).toEqual([false, false])
  })

  test('[SES-9] fails where the session is taken away while it waits', async () => {
    const { actor } = await signedIn('first', new Promise<string>(() => undefined))
    const call = renewCall(actor, 'first')
    actor.stop()
    expect(await call).toBe(false)
  })

  test('[SES-6] fails while the session ends, whatever its token was', async () => {
    const { actor, fate, state } = await signedIn('first')
    actor.send({ type: 'LOGOUT.FORCED' })
    expect([state(), fate('first'), fate('stored')]).toEqual(['signingOut', 'fail', 'fail'])
  })

  test('[SES-5] waits for a refresh that is out, also where the token came from another browser tab meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const { actor, fate, send } = await signedIn('first', promise)
    const early = renewCall(actor, 'first')
    await send({ type: 'TOKENS.ADOPTED', tokens: { ...tokenOf('theirs'), issuedAt: 1 } })
    const late = renewCall(actor, 'theirs')
    expect([await early, fate('theirs')]).toEqual([true, 'wait'])
    resolve('second')
    expect(await late).toBe(true)
  })

  test('[LOCK-2] waits as well while the screen is locked, or it is asked whether to leave', async () => {
    const { actor, fate, send, state } = await signedIn('first', 'second', 'third')
    await send({ type: 'LOCK.REQUESTED' })
    const call = renewCall(actor, 'first')
    expect([fate('first'), state()]).toEqual(['wait', { signedIn: 'locked' }])
    expect(await call).toBe(true)
    await send({ type: 'LOGOUT.REQUESTED' })
    expect([await renewCall(actor, 'second'), state()]).toEqual([true, { signedIn: 'asking' }])
  })

  test('[SES-4] new tokens that are awaited are seen as such by whoever comes back from the lock', async () => {
    const { actor, send, state } = await signedIn('first', new Promise<string>(() => undefined))
    await send({ type: 'LOCK.REQUESTED' })
    actor.send({ type: 'CALL.UNAUTHORISED', token: 'first' })
    await send({ type: 'LOCK.LIFTED' })
    expect(state()).toEqual({ signedIn: 'refreshing' })
  })

  test('[SES-5] the last eight tokens are remembered, and none of them after the session', async () => {
    const { actor, context, fate, send } = await signedIn(...'0123456789')
    for (const token of '012345678') expect(await renewCall(actor, token)).toBe(true)
    expect(context().replaced.join('')).toBe('12345678')
    expect([fate('0'), fate('1'), fate('8'), fate('9')]).toEqual(['fail', 'repeat', 'repeat', 'fail'])
    await send({ type: 'LOGOUT.FORCED' })
    expect(context().replaced).toEqual([])
  })

  test('[SES-5][SES-9] whatever refreshes, ends and signs in, a call is repeated only for who sent it, with a newer token', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('call', 'adopt', 'leave', 'enter', 'another', 'lock', 'lift', 'wait'), { maxLength: 12 }),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        async (deeds, whether) => {
          const answered = [...whether]
          const owners = new Map<string, number>()
          const issued: string[] = []
          let person = 0
          const issue = () => {
            const token = `t${issued.length}`
            issued.push(token)
            owners.set(token, person)
            return { ...tokenOf(token), issuedAt: issued.length }
          }
          const it = unsigned({
            refresh: async () => {
              if (!answered.pop()) throw new Error('The network is gone.')
              return { outcome: 'refreshed', tokens: issue() }
            },
            signIn: async () => {
              person += 1
              return { ...accepted, tokens: issue() }
            },
          })
          await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
          const calls: Promise<void>[] = []
          for (const deed of deeds) {
            if (deed === 'adopt' && it.isIn('signedIn')) it.actor.send({ type: 'TOKENS.ADOPTED', tokens: issue() })
            if (deed === 'leave') it.actor.send({ type: 'LOGOUT.FORCED' })
            if (deed === 'enter') it.actor.send({ type: 'SIGN_IN.REQUESTED', credentials })
            if (deed === 'another') {
              await it.send({ type: 'LOGOUT.FORCED' })
              await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
            }
            if (deed === 'lock') it.actor.send({ type: 'LOCK.REQUESTED' })
            if (deed === 'lift') it.actor.send({ type: 'LOCK.LIFTED' })
            if (deed === 'wait') await it.turns()
            if (deed !== 'call') continue
            for (const token of issued)
              calls.push(
                renewCall(it.actor, token).then((again) => {
                  const now = it.context().tokens?.accessToken ?? ''
                  if (again && (owners.get(now) !== owners.get(token) || now === token)) throw new Error(`${token} as ${now}`)
                }),
              )
          }
          await it.turns()
          await Promise.all(calls)
        },
      ),
      { numRuns: 200 },
    ))
})
