import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { RefreshAnswer } from '../token-refresh/index.ts'
import { parseSavedSession, type SignInAnswer, type SignInRequest, saveSession, sessionMachine } from './index.ts'
import { credentials, handOver, newer, saved, session, signedIn, tokens, user } from './session-with-server.ts'

const active = { signedIn: 'active' }

describe('closing pages', () => {
  const closed = (closedAt: number, now: number, pages?: () => Promise<number>, input: object = {}) =>
    session(pages ? { pages } : {}, { saved, closedAt, now: () => now, ...input })

  test('[SES-8] a page that is left says when', async () => {
    const it = await signedIn()
    it.clock.increment(7000)
    await it.send({ type: 'PAGE.CLOSING' })
    expect(it.told).toEqual([{ type: 'pageClosing', at: 7000, reason: 'closing' }])
    expect(it.state()).toEqual(active)
  })

  test('[SES-8] within 30 s it was a reload: signed in as before, and nobody is counted', async () => {
    const it = closed(1000, 31_000)
    expect(it.state()).toMatchObject({ signedIn: {} })
    expect(it.told).toEqual([
      { type: 'signedIn', user, reason: 'restored' },
      { type: 'pageStayed', reason: 'restored' },
    ])
    await it.turns()
    expect(it.asked).not.toContain('count pages')
    expect(it.context().closedAt).toBeUndefined()
  })

  test('[SES-8] later, with no other page open, the session is over and the server is told', async () => {
    const it = closed(1000, 31_001, async () => 0)
    expect(it.state()).toBe('recalling')
    expect(it.told).toEqual([])
    await it.turns()
    expect(it.asked).toEqual(['count pages', 'sign out 李 a'])
    expect(it.told).toEqual([{ type: 'signedOut', reason: 'closed' }])
    expect(it.state()).toBe('signedOut')
    expect(it.context()).toMatchObject({ tokens: undefined, user: undefined, closedAt: undefined })
  })

  test('[SES-8] later, with another page open, closing one of several logged nobody out', async () => {
    const it = closed(1000, 31_001, async () => 1)
    await it.turns()
    expect(it.told).toEqual([
      { type: 'signedIn', user, reason: 'restored' },
      { type: 'pageStayed', reason: 'restored' },
      { type: 'tokensChanged', tokens, reason: 'refreshed' },
    ])
    expect(it.state()).toEqual(active)
  })

  test('[SES-8][LOCK-2] and what was locked is locked', async () => {
    const it = closed(1000, 31_001, async () => 1, { saved: { ...saved, locked: true } })
    await it.turns()
    expect(it.told.slice(0, 2)).toEqual([
      { type: 'locked', reason: 'restored' },
      { type: 'pageStayed', reason: 'restored' },
    ])
    expect(it.state()).toEqual({ signedIn: 'locked' })
    const reloaded = closed(1000, 2000, undefined, { saved: { ...saved, locked: true } })
    expect(reloaded.told).toEqual([
      { type: 'locked', reason: 'restored' },
      { type: 'pageStayed', reason: 'restored' },
    ])
  })

  test('[SES-8] where the others cannot be counted, the session is over: at once, or after 3 s', async () => {
    const broken = closed(1000, 31_001, () => Promise.reject(new Error('no locks')))
    await broken.turns()
    expect(broken.told).toEqual([{ type: 'signedOut', reason: 'closed' }])
    const silent = closed(1000, 31_001, () => new Promise(() => {}))
    silent.clock.increment(2999)
    expect(silent.state()).toBe('recalling')
    silent.clock.increment(1)
    await silent.turns()
    expect(silent.told).toEqual([{ type: 'signedOut', reason: 'closed' }])
  })

  test('[SES-8][LOCK-3] the last wrong lock password while the others are counted ends the session all the same', async () => {
    const it = closed(1000, 31_001, () => new Promise(() => {}))
    expect(it.state()).toBe('recalling')
    await it.send({ type: 'LOGOUT.FORCED' })
    expect(it.asked).toContain('sign out 李 a')
    expect(it.told).toEqual([{ type: 'signedOut', reason: 'forced' }])
    expect(it.state()).toBe('signedOut')
  })

  test('[SES-8] without a stored session nobody is counted', async () => {
    const it = session({}, { closedAt: 0, now: () => 99_000 })
    await it.turns()
    expect(it.state()).toBe('signedOut')
    expect(it.asked).toEqual([])
    expect(it.told).toEqual([])
  })

  test('[SES-8] a page that the browser kept aside for a moment goes on, and says that it stayed', async () => {
    const it = await signedIn()
    await it.send({ type: 'PAGE.CLOSING' })
    it.clock.increment(30_000)
    await it.send({ type: 'PAGE.SHOWN' })
    expect(it.told.slice(1)).toEqual([{ type: 'pageStayed', reason: 'shown' }])
    await it.send({ type: 'PAGE.SHOWN' })
    expect(it.told).toHaveLength(2)
    expect(it.asked).not.toContain('count pages')
  })

  test('[SES-8] one that was kept aside for long asks for the others first', async () => {
    const it = await signedIn({ pages: async () => 0 })
    await it.send({ type: 'PAGE.CLOSING' })
    it.clock.increment(30_001)
    await it.send({ type: 'PAGE.SHOWN' })
    expect(it.told.at(-1)).toEqual({ type: 'signedOut', reason: 'closed' })
  })

  const awake = async (pages: () => Promise<number>) => {
    const it = await signedIn({ pages })
    await it.send({ type: 'PAGE.CLOSING' })
    it.clock.increment(30_001)
    await it.send({ type: 'PAGE.SHOWN' })
    it.told.length = 0
    return it
  }

  test('[LOCK-2] one that is locked while it counts, as by an idle time that is over, comes back locked', async () => {
    let answer = (_pages: number) => {}
    const it = await awake(() => new Promise((resolve) => (answer = resolve)))
    await it.send({ type: 'LOCK.REQUESTED' })
    expect(it.told).toEqual([{ type: 'locked', reason: 'requested' }])
    await it.send({ type: 'LOCK.REQUESTED' })
    expect(it.told).toHaveLength(1)
    answer(1)
    await it.turns()
    expect(it.state()).toEqual({ signedIn: 'locked' })
    expect(saveSession(it.context())).toMatchObject({ locked: true })
  })

  test('[LOCK-2] one that is unlocked while it counts comes back unlocked', async () => {
    let answer = (_pages: number) => {}
    const it = await awake(() => new Promise((resolve) => (answer = resolve)))
    await it.send({ type: 'LOCK.LIFTED' })
    expect(it.told).toEqual([])
    await it.send({ type: 'LOCK.REQUESTED' })
    await it.send({ type: 'LOCK.LIFTED' })
    expect(it.told.at(-1)).toEqual({ type: 'unlocked', reason: 'lifted' })
    answer(1)
    await it.turns()
    expect(it.state()).toEqual(active)
  })

  test('[SES-7] told of a federated logout while it counts, it asks nobody', async () => {
    const it = closed(1000, 31_001, () => new Promise(() => {}))
    await it.send({ type: 'LOGOUT.FEDERATED', by: 'otherTab' })
    expect(it.told).toEqual([{ type: 'signedOut', reason: 'otherTab' }])
    expect(it.asked).toEqual(['count pages'])
  })
})

describe('being signed out', () => {
  test.each([
    [undefined, 'federated'],
    ['server', 'federated'],
    ['otherTab', 'otherTab'],
  ] as const)('[SES-7] told by %s, the reason is %s', async (by, reason) => {
    const it = await signedIn()
    await it.send(by === undefined ? { type: 'LOGOUT.FEDERATED' } : { type: 'LOGOUT.FEDERATED', by })
    expect(it.told).toEqual([{ type: 'signedOut', reason }])
    expect(it.asked).toEqual([])
  })

  test('[SES-7] told while it signs out itself, it waits for nobody', async () => {
    const it = await signedIn({ signOut: () => new Promise(() => {}) })
    await it.send({ type: 'LOGOUT.REQUESTED' })
    await it.send({ type: 'LOGOUT.CONFIRMED' })
    await it.send({ type: 'LOGOUT.FEDERATED', by: 'otherTab' })
    expect(it.told).toEqual([{ type: 'signedOut', reason: 'logout' }])
  })

  test('[LOCK-3] forced, nobody is asked, but the server is told', async () => {
    const it = await signedIn()
    await it.send({ type: 'LOCK.REQUESTED' })
    await it.send({ type: 'LOGOUT.FORCED' })
    expect(it.asked).toEqual(['sign out 李 a'])
    expect(it.told.at(-1)).toEqual({ type: 'signedOut', reason: 'forced' })
    expect(it.context()).toMatchObject({ locked: false, tokens: undefined })
  })

  test('[SES-6] a logout after one that was forced is a logout', async () => {
    const it = await signedIn()
    await it.send({ type: 'LOGOUT.FORCED' })
    await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
    await it.send({ type: 'LOGOUT.REQUESTED' })
    await it.send({ type: 'LOGOUT.CONFIRMED' })
    expect(it.told.at(-1)).toEqual({ type: 'signedOut', reason: 'logout' })
  })
})

describe('while something else is under way', () => {
  test('[SES-5] tokens of another browser tab are taken over while a refresh is out, and the session goes on', async () => {
    const it = session({ refresh: () => new Promise(() => {}) }, { saved })
    await it.turns()
    expect(it.state()).toEqual({ signedIn: 'refreshing' })
    it.told.length = 0
    await it.send({ type: 'TOKENS.ADOPTED', tokens: newer })
    expect(it.state()).toEqual(active)
    expect(it.context().tokens).toEqual(newer)
    expect(it.told).toEqual([{ type: 'tokensChanged', tokens: newer, reason: 'adopted' }])
  })

  test('[LOCK-2] while locked, refreshed and adopted tokens are kept', async () => {
    const it = await signedIn()
    await it.send({ type: 'LOCK.REQUESTED' })
    await it.send({ type: 'TOKEN.REFRESHED', tokens: newer })
    expect(it.context().tokens).toEqual(newer)
    await it.send({ type: 'TOKENS.ADOPTED', tokens: { ...newer, issuedAt: 9 } })
    expect(it.context().tokens?.issuedAt).toBe(9)
    expect(it.state()).toEqual({ signedIn: 'locked' })
    expect(it.told.map(({ reason }) => reason)).toEqual(['requested', 'refreshed', 'adopted'])
  })

  test('[SES-6][SES-11] a refresh keeps nobody from leaving, nor from the business system', async () => {
    const server = { refresh: () => new Promise<RefreshAnswer>(() => {}), business: () => new Promise<string>(() => {}) }
    const leaving = session(server, { saved })
    await leaving.turns()
    await leaving.send({ type: 'LOGOUT.REQUESTED' })
    expect(leaving.state()).toEqual({ signedIn: 'asking' })
    const going = session(server, { saved })
    await going.turns()
    await going.send({ type: 'BUSINESS_SYSTEM.REQUESTED' })
    expect(going.state()).toEqual({ signedIn: 'leadingOut' })
  })

  test('[LOCK-3] unlocked elsewhere while it asks whether to leave, the question stays and the lock goes', async () => {
    const it = await signedIn()
    await it.send({ type: 'LOCK.REQUESTED' })
    await it.send({ type: 'LOGOUT.REQUESTED' })
    await it.send({ type: 'LOCK.LIFTED' })
    expect(it.state()).toEqual({ signedIn: 'asking' })
    expect(it.context().locked).toBe(false)
    expect(it.told.at(-1)).toStrictEqual({ type: 'unlocked', reason: 'lifted' })
    await it.send({ type: 'LOGOUT.CANCELLED' })
    expect(it.state()).toEqual(active)
  })
})

describe('where one was', () => {
  test.each([{ type: 'LOGOUT.FEDERATED' }, { type: 'LOGOUT.FORCED' }] as const)(
    '[SES-9] after $type nobody is led back',
    async (event) => {
      const it = await signedIn()
      await it.send({ type: 'ROUTE.ENTERED', path: '/order/index' })
      await it.send(event)
      expect(it.context().returnTo).toBeUndefined()
      expect(it.told.at(-1)).not.toHaveProperty('returnTo')
    },
  )

  test.each(['sign-out', 'elsewhere', 'administrator', 'password', 'replayed', 'lock', 'expired'] as const)(
    '[SES-9] refused new tokens, a session says that it was ended by: %s, until somebody signs in',
    async (endedBy) => {
      let refused = false
      const it = await signedIn({
        refresh: async () => (refused ? { outcome: 'refused', endedBy } : { outcome: 'refreshed', tokens }),
      })
      await it.send({ type: 'ROUTE.ENTERED', path: '/order/index' })
      refused = true
      await it.send({ type: 'CALL.UNAUTHORISED', token: 'a' })
      expect(it.told).toStrictEqual([{ type: 'signedOut', reason: 'expired', returnTo: '/order/index', endedBy }])
      expect(it.context()).toMatchObject({ reason: 'expired', endedBy })
      refused = false
      await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
      expect(it.context()).toMatchObject({ reason: 'none', endedBy: undefined })
      await it.send({ type: 'LOGOUT.FEDERATED' })
      expect(it.told.at(-1)).toStrictEqual({ type: 'signedOut', reason: 'federated' })
    },
  )

  test('[SES-7] what another tab says ended the session is said here, too', async () => {
    const it = await signedIn()
    await it.send({ type: 'LOGOUT.FEDERATED', by: 'otherTab', endedBy: 'password' })
    expect(it.told).toStrictEqual([{ type: 'signedOut', reason: 'otherTab', endedBy: 'password' }])
    expect(it.context().endedBy).toBe('password')
  })

  test('[SES-9] a session that expired before any page was shown leads nowhere', async () => {
    const it = await signedIn()
    await it.send({ type: 'CALL.UNAUTHORISED', token: 'a', repeated: true })
    expect(it.told).toStrictEqual([{ type: 'signedOut', reason: 'expired' }])
    expect(it.context().returnTo).toBeUndefined()
  })

  test('in the beginning nobody was in', () => {
    expect(session().context()).toMatchObject({ reason: 'none', closedAt: undefined, returnTo: undefined })
  })

  test.each([
    { ...saved, user: 'li' },
    { ...saved, user: null },
    { ...saved, user: { ...user, id: 7 } },
    { ...saved, user: { ...user, name: null } },
    { ...saved, mustChangePassword: 'no' },
  ])('a stored session of somebody who cannot be is none', (stored) => {
    expect(parseSavedSession(stored)).toBeUndefined()
  })

  test('a stored session says what the person is called in English, where it was told so', () => {
    expect(parseSavedSession({ ...saved, user: { ...user, nameEn: 'Li' } })?.user.nameEn).toBe('Li')
    expect(parseSavedSession({ ...saved, user: { ...user, nameEn: 7 } })?.user).toEqual(user)
  })

  test('without a user there is nothing to keep', () => {
    expect(saveSession({ ...session().context(), tokens })).toBeUndefined()
  })
})

test.each([
  ['provide loadSystemConfig', { type: 'PAGE.SHOWN' }],
  ['provide signIn', { type: 'SIGN_IN.REQUESTED', credentials }],
  ['provide signInBySso', { type: 'SSO.ARRIVED', handOver }],
  ['provide fetchBusinessAddress', { type: 'BUSINESS_SYSTEM.REQUESTED' }, saved],
] as const)('without its ports it says what to provide: %s', async (words, event, stored: unknown = undefined) => {
  const actor = createActor(sessionMachine, { input: { now: () => 0, saved: stored } })
  const said: string[] = []
  actor.on('failed', ({ error }) => said.push(String(error)))
  actor.on('signInFailed', ({ message }) => said.push(message))
  actor.start()
  actor.send(event)
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(said.join()).toContain(words)
})

test('without sendSms it says what to provide', async () => {
  const machine = sessionMachine.provide({
    actors: { signIn: fromPromise<SignInAnswer, SignInRequest>(async () => ({ outcome: 'codeNeeded' })) },
  })
  const actor = createActor(machine, { input: { now: () => 0 } })
  const said: string[] = []
  actor.on('signInFailed', ({ message }) => said.push(message))
  actor.start()
  actor.send({ type: 'SIGN_IN.REQUESTED', credentials })
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(said.join()).toContain('provide sendSms')
})

test('without signOut and countPages it says what to provide to whoever looks, and ends all the same', async () => {
  const actor = createActor(sessionMachine, { input: { now: () => 99_000, saved, closedAt: 0 } })
  const errors: string[] = []
  actor.system.inspect(({ type, ...inspected }) => {
    if (type === '@xstate.event' && 'event' in inspected && 'error' in inspected.event) errors.push(String(inspected.event.error))
  })
  actor.start()
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(errors.join()).toContain('provide countPages')
  expect(errors.join()).toContain('provide signOut')
  expect(actor.getSnapshot().value).toBe('signedOut')
})
