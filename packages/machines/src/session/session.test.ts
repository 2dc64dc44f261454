import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { parseSavedSession, type SignInAnswer, saveSession, sessionMachine } from './index.ts'
import { accepted, credentials, newer, saved, session, signedIn, tokens, user } from './session-with-server.ts'

const active = { signedIn: 'active' }

describe('signing in', () => {
  test('[SES-1][SES-3] with tenant, user name and password, the tokens are told and the user is in', async () => {
    const { send, told, asked, state, context } = session()
    expect(state()).toBe('signedOut')
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(asked[0]).toBe('sign in 000000 tester Etalon-demo-1')
    expect(told.slice(0, 2)).toEqual([
      { type: 'tokensChanged', tokens, reason: 'signedIn' },
      { type: 'signedIn', user, reason: 'password' },
    ])
    expect(state()).toEqual(active)
    expect(context().credentials).toBeUndefined()
  })

  test('[SES-2] an answer with error_description shows that text and sets no session', async () => {
    const { send, told, state, context } = session({ signIn: async () => ({ outcome: 'refused', message: '用户名或密码错误' }) })
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(state()).toBe('signedOut')
    expect(context()).toMatchObject({ failure: '用户名或密码错误', reason: 'refused', tokens: undefined, user: undefined })
    expect(told).toEqual([{ type: 'signInFailed', message: '用户名或密码错误', reason: 'refused' }])
    expect(saveSession(context())).toBeUndefined()
  })

  test('[SES-1] where the server listens to no other try for a while, until when is known, and forgotten with the next try', async () => {
    const answers: SignInAnswer[] = [{ outcome: 'refused', message: '请稍后再试', waitSeconds: 900 }]
    const { send, context } = session({ signIn: async () => answers.shift() ?? { outcome: 'refused', message: 'no' } })
    expect(context().mayTryAt).toBe(0)
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(context().mayTryAt).toBe(context().now() + 900_000)
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(context()).toMatchObject({ failure: 'no', mayTryAt: 0 })
  })

  test('[SES-2] the text goes away with the next try', async () => {
    let right = false
    const { send, context } = session({
      signIn: async () => (right ? accepted : { outcome: 'refused', message: 'no' }),
    })
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    right = true
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(context()).toMatchObject({ failure: undefined, reason: 'none' })
  })

  test('without an answer from the server it says so', async () => {
    const { send, told, state } = session({ signIn: () => Promise.reject(new Error('请求超时,请重试~~~')) })
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(state()).toBe('signedOut')
    expect(told).toEqual([{ type: 'signInFailed', message: '请求超时,请重试~~~', reason: 'unreachable' }])
  })

  test('an answer that did not come in time is told apart from a server that is not there', async () => {
    const { send, told, state, context } = session({ signIn: async () => ({ outcome: 'timedOut' }) })
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(state()).toBe('signedOut')
    expect(told).toEqual([{ type: 'signInFailed', message: '', reason: 'timedOut' }])
    expect(context()).toMatchObject({ reason: 'timedOut', credentials: undefined })
  })

  test('[SES-10] an answer with an empty token is no session', async () => {
    const { send, told, state } = session({ signIn: async () => ({ ...accepted, tokens: { ...tokens, accessToken: '' } }) })
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(state()).toBe('signedOut')
    expect(told).toEqual([{ type: 'signInFailed', message: '', reason: 'empty-token' }])
  })

  test('given up, a late answer signs nobody in', async () => {
    let answer: (answer: SignInAnswer) => void = () => {}
    const { send, state, turns, told, context } = session({ signIn: () => new Promise((resolve) => (answer = resolve)) })
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    await send({ type: 'SIGN_IN.CANCELLED' })
    answer(accepted)
    await turns()
    expect(state()).toBe('signedOut')
    expect(told).toEqual([])
    expect(context()).toMatchObject({ reason: 'cancelled', credentials: undefined })
  })

  test('[SES-13] a flagged user is asked for a new password on entering, once', async () => {
    const { send, told, context } = session({ signIn: async () => ({ ...accepted, mustChangePassword: true }) })
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    told.length = 0
    await send({ type: 'SHELL.ENTERED' })
    await send({ type: 'SHELL.ENTERED' })
    expect(told).toEqual([{ type: 'passwordChangeNeeded', reason: 'flagged' }])
    expect(saveSession(context())?.mustChangePassword).toBe(false)
  })

  test('[SES-13] nobody else is asked, and the flag does not outlive the session', async () => {
    const { send, told, context } = session()
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    await send({ type: 'SHELL.ENTERED' })
    await send({ type: 'LOGOUT.FEDERATED' })
    expect(told.map(({ type }) => type)).not.toContain('passwordChangeNeeded')
    expect(context()).toMatchObject({ mustChangePassword: false, locked: false })
  })
})

describe('restoring', () => {
  test('[SES-8] a reload comes back signed in', async () => {
    const first = await signedIn()
    const stored: unknown = JSON.parse(JSON.stringify(saveSession(first.context())))
    const { state, told, turns } = session({}, { saved: stored })
    expect(told).toEqual([{ type: 'signedIn', user, reason: 'restored' }])
    await turns()
    expect(state()).toEqual(active)
  })

  test('[SES-10] an empty stored token signs out', () => {
    const { state, told } = session({}, { saved: { ...saved, tokens: { ...tokens, accessToken: '' } } })
    expect(state()).toBe('signedOut')
    expect(told).toEqual([{ type: 'signedOut', reason: 'empty-token' }])
  })

  test('[SES-10] also where nothing else was stored with it', () => {
    const { told } = session({}, { saved: { tokens: { accessToken: '' } } })
    expect(told).toEqual([{ type: 'signedOut', reason: 'empty-token' }])
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'session'],
    ['another version', { ...saved, version: 2 }],
    ['tokens without an age', { ...saved, tokens: { ...tokens, issuedAt: undefined } }],
    ['a user without a tenant', { ...saved, user: { ...user, tenantId: undefined } }],
    ['roles that are one text', { ...saved, user: { ...user, roles: 'admin' } }],
    ['a lock that is a text', { ...saved, locked: 'false' }],
  ])('a stored session that is %s counts as none', (_, rubbish) => {
    expect(parseSavedSession(rubbish)).toBeUndefined()
    const { state, told } = session({}, { saved: rubbish })
    expect(state()).toBe('signedOut')
    expect(told).toEqual([])
  })

  test('[LOCK-2] a locked session is locked after a reload', async () => {
    const { state, told, context } = session({}, { saved: { ...saved, locked: true } })
    expect(state()).toEqual({ signedIn: 'locked' })
    expect(told).toEqual([{ type: 'locked', reason: 'restored' }])
    expect(saveSession(context())?.locked).toBe(true)
  })
})

describe('what one is called', () => {
  const nameEnOf = ({ context }: Awaited<ReturnType<typeof signedIn>>) => context().user?.nameEn

  test('[BIZ-16] the server tells a new English name, also to whoever is locked out: it is kept, and taken away', async () => {
    const it = await signedIn()
    await it.send({ type: 'NAME.TOLD', userId: '7', nameEn: 'Li' })
    expect(saveSession(it.context())?.user).toEqual({ ...user, nameEn: 'Li' })
    await it.send({ type: 'LOCK.REQUESTED' })
    await it.send({ type: 'NAME.TOLD', userId: '7', nameEn: 'Li Ming' })
    expect([it.state(), nameEnOf(it)]).toEqual([{ signedIn: 'locked' }, 'Li Ming'])
    await it.send({ type: 'NAME.TOLD', userId: '7', nameEn: '' })
    expect(it.context().user).toEqual(user)
  })

  test('[BIZ-16] what is of somebody else, or known, leaves the user as it is', async () => {
    const it = await signedIn()
    await it.send({ type: 'NAME.TOLD', userId: '7', nameEn: 'Li' })
    const before = it.context().user
    await it.send({ type: 'NAME.TOLD', userId: '8', nameEn: 'Wang' })
    await it.send({ type: 'NAME.TOLD', userId: '7', nameEn: 'Li' })
    expect(it.context().user).toBe(before)
  })
})

describe('refreshing', () => {
  test('[SES-4] the token is refreshed when the shell starts, and the new one is told', async () => {
    const { told, asked, turns, context, state } = session(
      { refresh: async () => ({ outcome: 'refreshed', tokens: newer }) },
      { saved },
    )
    await turns()
    expect(asked).toEqual(['refresh a start'])
    expect(told).toContainEqual({ type: 'tokensChanged', tokens: newer, reason: 'refreshed' })
    expect(context().tokens).toEqual(newer)
    expect(state()).toEqual(active)
  })

  test('[SES-4] it is refreshed again once tokenTime has passed', async () => {
    const { clock, asked, turns } = await signedIn({}, { tokenTime: 20 })
    clock.increment(10_000)
    expect(asked).toEqual([])
    clock.increment(10_000)
    await turns()
    expect(asked).toEqual(['refresh a due'])
  })

  test('[SES-4] shown or online again, an old token is refreshed at once', async () => {
    const { clock, asked, send } = await signedIn({}, { tokenTime: 15 })
    clock.increment(10_000)
    clock.increment(5_000)
    await send({ type: 'PAGE.SHOWN' })
    await send({ type: 'NETWORK.ONLINE' })
    expect(asked).toEqual(['refresh a due', 'refresh a due'])
  })

  test('[SES-9] a 401 is cured by one silent refresh', async () => {
    let answers = 0
    const { send, state, told, asked } = await signedIn({
      refresh: async () => {
        answers += 1
        return { outcome: 'refreshed', tokens: answers === 1 ? tokens : newer }
      },
    })
    await send({ type: 'CALL.UNAUTHORISED', token: 'a' })
    expect(asked).toEqual(['refresh a asked'])
    expect(state()).toEqual(active)
    expect(told).toEqual([{ type: 'tokensChanged', tokens: newer, reason: 'refreshed' }])
  })

  test('[SES-9] a 401 of a call that went out with an older token changes nothing', async () => {
    const { send, asked, state } = await signedIn()
    await send({ type: 'CALL.UNAUTHORISED', token: 'older' })
    await send({ type: 'CALL.UNAUTHORISED', token: 'older', repeated: true })
    expect(asked).toEqual([])
    expect(state()).toEqual(active)
  })

  test('[SES-9] a 401 that the refresh did not cure signs out and remembers the place', async () => {
    const { send, told, state } = await signedIn()
    await send({ type: 'ROUTE.ENTERED', path: '/order/index?id=7' })
    await send({ type: 'CALL.UNAUTHORISED', token: 'a', repeated: true })
    expect(state()).toBe('signedOut')
    expect(told).toEqual([{ type: 'signedOut', reason: 'expired', returnTo: '/order/index?id=7' }])
  })

  test('[SES-9] a refused refresh signs out; the same user is led back, once', async () => {
    let refused = false
    const { send, told } = await signedIn({
      refresh: async () => (refused ? { outcome: 'refused' } : { outcome: 'refreshed', tokens }),
    })
    await send({ type: 'ROUTE.ENTERED', path: '/order/index' })
    refused = true
    await send({ type: 'CALL.UNAUTHORISED', token: 'a' })
    expect(told).toEqual([{ type: 'signedOut', reason: 'expired', returnTo: '/order/index' }])
    refused = false
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(told).toContainEqual({ type: 'signedIn', user, reason: 'password', returnTo: '/order/index' })
    await send({ type: 'LOGOUT.FEDERATED' })
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(told.filter(({ type }) => type === 'signedIn').at(-1)).toEqual({ type: 'signedIn', user, reason: 'password' })
  })

  test.each([
    { ...user, id: '8' },
    { ...user, tenantId: '000001' },
  ])('[SES-9] another user is not led to where somebody else was', async (other) => {
    const { send, told } = await signedIn({ signIn: async () => ({ ...accepted, user: other }) })
    await send({ type: 'ROUTE.ENTERED', path: '/order/index' })
    await send({ type: 'CALL.UNAUTHORISED', token: 'a', repeated: true })
    await send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(told).toContainEqual({ type: 'signedIn', user: other, reason: 'password' })
  })

  test('[SES-9] where it is configured literally, any 401 signs out', async () => {
    const { send, state, asked } = await signedIn({}, { silentRefresh: false })
    await send({ type: 'CALL.UNAUTHORISED', token: 'a' })
    expect(state()).toBe('signedOut')
    expect(asked).toEqual([])
  })

  test('a network that is gone signs nobody out', async () => {
    const { turns, state } = session({ refresh: () => Promise.reject(new Error('offline')) }, { saved })
    await turns()
    expect(state()).toEqual(active)
  })

  test('[SES-5] tokens that another browser tab fetched are taken over, older ones are not', async () => {
    const { send, told, context } = await signedIn()
    await send({ type: 'TOKENS.ADOPTED', tokens: newer })
    await send({ type: 'TOKENS.ADOPTED', tokens })
    expect(told).toEqual([{ type: 'tokensChanged', tokens: newer, reason: 'adopted' }])
    expect(context().tokens).toEqual(newer)
  })
})

describe('signing out', () => {
  test('[SES-6] logout asks; confirmed, it tells the server and forgets everything', async () => {
    const { send, asked, told, state, context } = await signedIn()
    await send({ type: 'LOGOUT.REQUESTED' })
    expect(state()).toEqual({ signedIn: 'asking' })
    expect(asked).toEqual([])
    await send({ type: 'LOGOUT.CONFIRMED' })
    expect(asked).toEqual(['sign out 李 a'])
    expect(state()).toBe('signedOut')
    expect(told).toEqual([{ type: 'signedOut', reason: 'logout' }])
    expect(context()).toMatchObject({ tokens: undefined, user: undefined, locked: false })
  })

  test('[SES-6] not confirmed, everything is as before', async () => {
    const { send, told, state } = await signedIn()
    await send({ type: 'LOGOUT.REQUESTED' })
    await send({ type: 'LOGOUT.CANCELLED' })
    expect(state()).toEqual(active)
    expect(told).toEqual([])
  })

  test('[SES-6] a server that cannot be reached, or never answers, keeps nobody in', async () => {
    const refused = await signedIn({ signOut: () => Promise.reject(new Error('offline')) })
    await refused.send({ type: 'LOGOUT.REQUESTED' })
    await refused.send({ type: 'LOGOUT.CONFIRMED' })
    expect(refused.state()).toBe('signedOut')
    const silent = await signedIn({ signOut: () => new Promise(() => {}) })
    await silent.send({ type: 'LOGOUT.REQUESTED' })
    await silent.send({ type: 'LOGOUT.CONFIRMED' })
    expect(silent.state()).toBe('signingOut')
    silent.clock.increment(5000)
    expect(silent.state()).toBe('signedOut')
  })

  test('[SES-7] federated logout asks nobody and no server', async () => {
    const { send, told, asked, state } = await signedIn()
    await send({ type: 'LOGOUT.REQUESTED' })
    await send({ type: 'LOGOUT.FEDERATED' })
    expect(state()).toBe('signedOut')
    expect(told).toEqual([{ type: 'signedOut', reason: 'federated' }])
    expect(asked).toEqual([])
  })
})

describe('locking', () => {
  test('[LOCK-2] locking sets the flag, unlocking leads back to the page left', async () => {
    const { send, told, state, context } = await signedIn()
    await send({ type: 'ROUTE.ENTERED', path: '/order/index' })
    await send({ type: 'LOCK.REQUESTED' })
    expect(state()).toEqual({ signedIn: 'locked' })
    expect(context().locked).toBe(true)
    await send({ type: 'LOCK.REQUESTED' })
    await send({ type: 'ROUTE.ENTERED', path: '/lock' })
    await send({ type: 'LOCK.LIFTED' })
    expect(state()).toEqual(active)
    expect(told).toEqual([
      { type: 'locked', reason: 'requested' },
      { type: 'unlocked', reason: 'lifted', returnTo: '/order/index' },
    ])
  })

  test('[LOCK-2][LOCK-3] a page that is opened locked leads, unlocked, to where it was opened first', async () => {
    const { send, told, state } = session({}, { saved: { ...saved, locked: true } })
    expect(state()).toEqual({ signedIn: 'locked' })
    await send({ type: 'ROUTE.ENTERED', path: '/order/order-list/index?page=2' })
    await send({ type: 'ROUTE.ENTERED', path: '/sample/index' })
    await send({ type: 'LOCK.LIFTED' })
    expect(told.at(-1)).toEqual({ type: 'unlocked', reason: 'lifted', returnTo: '/order/order-list/index?page=2' })
  })

  test('[LOCK-4] from the lock screen one can log out, or think again and stay locked', async () => {
    const { send, state, context } = await signedIn()
    await send({ type: 'LOCK.REQUESTED' })
    await send({ type: 'LOGOUT.REQUESTED' })
    await send({ type: 'LOGOUT.CANCELLED' })
    expect(state()).toEqual({ signedIn: 'locked' })
    await send({ type: 'LOGOUT.REQUESTED' })
    await send({ type: 'LOGOUT.CONFIRMED' })
    expect(state()).toBe('signedOut')
    expect(context().locked).toBe(false)
  })

  test('[LOCK-2] while locked the token is kept fresh, and a new one does not unlock', async () => {
    const { send, state, clock, turns, asked } = await signedIn({}, { tokenTime: 10 })
    await send({ type: 'LOCK.REQUESTED' })
    clock.increment(10_000)
    await turns()
    expect(asked).toEqual(['refresh a due'])
    expect(state()).toEqual({ signedIn: 'locked' })
  })
})

test('[SES-1] a session without its port says what to provide', async () => {
  const actor = createActor(sessionMachine, { input: { now: () => 0 } }).start()
  actor.send({ type: 'SIGN_IN.REQUESTED', credentials })
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  expect(actor.getSnapshot().context.failure).toMatch(/provide signIn/)
})
