import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SessionEmitted, SignInAnswer } from './index.ts'
import { sessionMachine } from './index.ts'
import { accepted, credentials, handOver, saved, session, signedIn, tokens, user } from './session-with-server.ts'

const active = { signedIn: 'active' }
const resting = { signingIn: { awaitingCode: 'resting' } }
const resendable = { signingIn: { awaitingCode: 'resendable' } }
const minute = 60_000
const wrongCode: SignInAnswer = { outcome: 'wrongCode', message: '验证码不正确' }

/** A server that wants a code; 1234 is right. */
const withCode = {
  isSmsRequired: async () => true,
  signIn: async ({ smsCode }: { smsCode?: string }) => (smsCode === '1234' ? accepted : wrongCode),
}

/** Somebody whose password is right, and who is asked for the code. */
async function asked(server: Parameters<typeof session>[0] = {}) {
  const it = session({ ...withCode, ...server })
  await it.turns()
  await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
  return it
}

describe('a code by text message', () => {
  test('[SES-12] where it is required, a code is sent before the password is checked, and both sign in', async () => {
    const it = await asked()
    expect(it.state()).toEqual(resting)
    expect(it.asked).toEqual(['is sms required 000000 tester', 'send sms 000000 tester'])
    expect(it.told).toEqual([{ type: 'codeSent', sentTo: '138****3316', reason: 'needed' }])
    expect(it.context()).toMatchObject({ sentTo: '138****3316', tokens: undefined })
    await it.send({ type: 'CODE.ENTERED', code: ' 1234 ' })
    expect(it.asked[2]).toBe('sign in 000000 tester Etalon-demo-1 1234')
    expect(it.state()).toEqual(active)
    expect(it.told.slice(1, 3)).toEqual([
      { type: 'tokensChanged', tokens, reason: 'signedIn' },
      { type: 'signedIn', user, reason: 'sms' },
    ])
    expect(it.context()).toMatchObject({ credentials: undefined, sentTo: undefined, sentAt: 0, wrongCodes: 0 })
  })

  test('[SES-12] where the server asks for it only then, it is sent then, and only once by itself', async () => {
    const it = session({ signIn: async ({ smsCode }) => (smsCode === undefined ? { outcome: 'codeNeeded' } : wrongCode) })
    await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(it.state()).toEqual(resting)
    await it.send({ type: 'CODE.ENTERED', code: '1' })
    expect(it.asked.filter((one) => one.startsWith('send sms'))).toHaveLength(1)
  })

  test('[SES-12] a server that asks for a code again did not take the one that was entered', async () => {
    const it = session({ signIn: async () => ({ outcome: 'codeNeeded' }) })
    await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
    await it.send({ type: 'CODE.ENTERED', code: '1' })
    expect(it.state()).toEqual(resting)
    expect(it.told.at(-1)).toEqual({ type: 'wrongCode', message: '', reason: 'refused' })
    expect(it.asked.filter((one) => one.startsWith('send sms'))).toHaveLength(1)
  })

  test('[SES-12] a wrong code says so and lets one try again', async () => {
    const it = await asked()
    await it.send({ type: 'CODE.ENTERED', code: '9999' })
    expect(it.state()).toEqual(resting)
    expect(it.context()).toMatchObject({ failure: '验证码不正确', wrongCodes: 1 })
    expect(it.told.at(-1)).toEqual({ type: 'wrongCode', message: '验证码不正确', reason: 'refused' })
    await it.send({ type: 'CODE.ENTERED', code: '1234' })
    expect(it.state()).toEqual(active)
  })

  test('[SES-12] what was said of a wrong code is gone while the next is checked', async () => {
    let answers = 0
    const it = await asked({
      signIn: () => {
        answers += 1
        return answers === 1 ? Promise.resolve(wrongCode) : new Promise<SignInAnswer>(() => {})
      },
    })
    await it.send({ type: 'CODE.ENTERED', code: '9999' })
    await it.send({ type: 'CODE.ENTERED', code: '1234' })
    expect(it.state()).toEqual({ signingIn: 'checking' })
    expect(it.context().failure).toBeUndefined()
  })

  test('[SES-12] five wrong codes end the try, and the password is forgotten', async () => {
    const it = await asked()
    for (let tries = 0; tries < 4; tries += 1) await it.send({ type: 'CODE.ENTERED', code: '9999' })
    expect(it.state()).toEqual(resting)
    await it.send({ type: 'CODE.ENTERED', code: '9999' })
    expect(it.state()).toBe('signedOut')
    expect(it.told.at(-1)).toEqual({ type: 'signInFailed', message: '验证码不正确', reason: 'tooManyCodes' })
    expect(it.context()).toMatchObject({ credentials: undefined, reason: 'tooManyCodes', wrongCodes: 0 })
  })

  test('[SES-12] after five wrong ones the next sign-in has five again', async () => {
    const it = await asked()
    for (let tries = 0; tries < 5; tries += 1) await it.send({ type: 'CODE.ENTERED', code: '9999' })
    await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
    await it.send({ type: 'CODE.ENTERED', code: '9999' })
    expect(it.state()).toEqual(resting)
  })

  test.each(['', '  '])('[SES-12] an empty code (%o) is none', async (code) => {
    const it = await asked()
    await it.send({ type: 'CODE.ENTERED', code })
    expect(it.state()).toEqual(resting)
    expect(it.context().wrongCodes).toBe(0)
  })

  test('[SES-12] another code can be had after a minute, counted from the last one', async () => {
    const it = await asked()
    it.clock.increment(minute - 1)
    await it.send({ type: 'CODE.RESEND' })
    expect(it.asked).toHaveLength(2)
    await it.send({ type: 'CODE.ENTERED', code: '9999' })
    expect(it.state()).toEqual(resting)
    it.clock.increment(1)
    expect(it.state()).toEqual(resendable)
    await it.send({ type: 'CODE.RESEND' })
    expect(it.state()).toEqual(resting)
    expect(it.asked.at(-1)).toBe('send sms 000000 tester')
    expect(it.told.at(-1)).toEqual({ type: 'codeSent', sentTo: '138****3316', reason: 'resent' })
    expect(it.context().sentAt).toBe(minute)
    it.clock.increment(minute - 1)
    expect(it.state()).toEqual(resting)
    it.clock.increment(1)
    expect(it.state()).toEqual(resendable)
  })

  test('[SES-12] a clock set back keeps nobody waiting longer', async () => {
    const it = session({ ...withCode }, { now: () => -9_000_000 + it.clock.now() * 0 })
    await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
    it.clock.increment(minute)
    expect(it.state()).toEqual(resendable)
  })

  test('[SES-12] a code is waited for five minutes, whatever is entered meanwhile', async () => {
    const it = await asked()
    it.clock.increment(4 * minute)
    await it.send({ type: 'CODE.ENTERED', code: '9999' })
    it.clock.increment(minute - 1)
    expect(it.state()).toMatchObject({ signingIn: {} })
    it.clock.increment(1)
    expect(it.state()).toBe('signedOut')
    expect(it.told.at(-1)).toEqual({ type: 'signInFailed', message: '', reason: 'codeExpired' })
    expect(it.context().credentials).toBeUndefined()
  })

  test('[SES-12] a code that cannot be sent ends the try and says so', async () => {
    const it = await asked({ sendSms: () => Promise.reject(new Error('短信发送失败')) })
    expect(it.state()).toBe('signedOut')
    expect(it.told).toEqual([{ type: 'signInFailed', message: '短信发送失败', reason: 'codeNotSent' }])
  })

  test('[SES-12] a second one that cannot be sent leaves the first', async () => {
    let sent = 0
    const it = await asked({
      sendSms: async () => {
        sent += 1
        if (sent > 1) throw new Error('短信发送失败')
        return { sentTo: '138****3316' }
      },
    })
    it.clock.increment(minute)
    await it.send({ type: 'CODE.RESEND' })
    it.clock.increment(0)
    expect(it.state()).toEqual(resendable)
    expect(it.context().failure).toBe('短信发送失败')
    await it.send({ type: 'CODE.ENTERED', code: '1234' })
    expect(it.state()).toEqual(active)
  })

  test('[SES-14] where nobody can say whether it is required, the server that checks the password knows', async () => {
    const it = session({ isSmsRequired: () => Promise.reject(new Error('offline')) })
    await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(it.state()).toEqual(active)
    expect(it.told[0]).toEqual({ type: 'failed', error: new Error('offline'), reason: 'isSmsRequired' })
  })

  test('given up while a code is awaited, nothing of the try is left', async () => {
    const it = await asked()
    await it.send({ type: 'SIGN_IN.CANCELLED' })
    expect(it.state()).toBe('signedOut')
    await it.send({ type: 'CODE.ENTERED', code: '1234' })
    expect(it.state()).toBe('signedOut')
    expect(it.context()).toMatchObject({ credentials: undefined, sentTo: undefined, reason: 'cancelled' })
  })

  test('a wrong code that nobody asked for is a refusal', async () => {
    const it = session({ signIn: async () => wrongCode })
    await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(it.told).toEqual([{ type: 'signInFailed', message: '验证码不正确', reason: 'refused' }])
  })
})

describe('the system’s own settings', () => {
  test('[SES-14] they are asked for when nobody is in, and shape the sign-in: without tenants everybody is of the default one', async () => {
    const config = { tenantMode: false, sso: true, upload: true }
    const it = session({ config: async () => config })
    await it.turns()
    expect(it.context().config).toEqual(config)
    await it.send({ type: 'SIGN_IN.REQUESTED', credentials: { ...credentials, tenantId: 'typed' } })
    expect(it.asked[0]).toBe('sign in 000000 tester Etalon-demo-1')
  })

  test('[SES-14] the default tenant is configurable', async () => {
    const it = session({ config: async () => ({ tenantMode: false, sso: false, upload: false }) }, { defaultTenantId: '000001' })
    await it.turns()
    await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(it.asked[0]).toBe('sign in 000001 tester Etalon-demo-1')
  })

  test('[SES-14] until they come, and where they do not, the tenant is typed and nothing else is offered', async () => {
    const it = session({ config: () => Promise.reject(new Error('offline')) })
    expect(it.context().config).toEqual({ tenantMode: true, sso: false, upload: false })
    await it.turns()
    expect(it.told).toEqual([{ type: 'failed', error: new Error('offline'), reason: 'systemConfig' }])
    expect(it.context().config.tenantMode).toBe(true)
    expect(it.state()).toBe('signedOut')
  })
})

describe('single sign-on', () => {
  test('[SES-11] what /sso/login was handed signs in, without a code', async () => {
    const it = session({ isSmsRequired: async () => true })
    await it.send({ type: 'SSO.ARRIVED', handOver })
    expect(it.asked[0]).toBe('sign in by sso 000000 tester Etalon-demo-1 key-1 signed')
    expect(it.told.slice(0, 2)).toEqual([
      { type: 'tokensChanged', tokens, reason: 'signedIn' },
      { type: 'signedIn', user, reason: 'sso' },
    ])
    expect(it.context().handOver).toBeUndefined()
  })

  test.each<[string, () => Promise<SignInAnswer>, SessionEmitted]>([
    [
      'a refusal',
      async () => ({ outcome: 'refused', message: '签名不正确' }),
      { type: 'signInFailed', message: '签名不正确', reason: 'refused' },
    ],
    [
      'an empty token',
      async () => ({ ...accepted, tokens: { ...tokens, accessToken: '' } }),
      { type: 'signInFailed', message: '', reason: 'empty-token' },
    ],
    [
      'no answer',
      () => Promise.reject(new Error('offline')),
      { type: 'signInFailed', message: 'offline', reason: 'unreachable' },
    ],
    ['a wish for a code', async () => ({ outcome: 'codeNeeded' }), { type: 'signInFailed', message: '', reason: 'refused' }],
  ])('[SES-11] %s signs nobody in', async (_, signInBySso, word) => {
    const it = session({ signInBySso })
    await it.send({ type: 'SSO.ARRIVED', handOver })
    expect(it.state()).toBe('signedOut')
    expect(it.told).toEqual([word])
    expect(it.context()).toMatchObject({ handOver: undefined, tokens: undefined })
  })

  test('[SES-11] a sign-in by password after one by SSO is one by password', async () => {
    const it = session({ signInBySso: async () => ({ outcome: 'refused', message: '' }) })
    await it.send({ type: 'SSO.ARRIVED', handOver })
    await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(it.told.at(-2)).toMatchObject({ type: 'signedIn', reason: 'password' })
  })

  test('[SES-11] 业务系统 opens the address of the LIMS in a new window', async () => {
    const it = await signedIn()
    await it.send({ type: 'BUSINESS_SYSTEM.REQUESTED' })
    expect(it.asked).toEqual(['business address lims'])
    expect(it.told).toEqual([{ type: 'openWindow', address: 'https://lims.example/', reason: 'businessSystem' }])
    expect(it.state()).toEqual(active)
  })

  test.each(['', 'javascript:alert(1)', 'lims.example', 'https://', ' https://lims.example', 'data:text/html,x'])(
    '[SES-11] %o is not opened',
    async (address) => {
      const it = await signedIn({ business: async () => address })
      await it.send({ type: 'BUSINESS_SYSTEM.REQUESTED' })
      expect(it.told).toEqual([{ type: 'failed', error: new Error('No web address.'), reason: 'businessSystem' }])
      expect(it.state()).toEqual(active)
    },
  )

  test.each(['http://10.0.0.8:8080/sso?a=1', 'HTTPS://LIMS'])('[SES-11] %o is', async (address) => {
    const it = await signedIn({ business: async () => address })
    await it.send({ type: 'BUSINESS_SYSTEM.REQUESTED' })
    expect(it.told).toMatchObject([{ type: 'openWindow', address }])
  })

  test('[SES-11] without an answer it says so, and everything is as before', async () => {
    const it = await signedIn({ business: () => Promise.reject(new Error('offline')) })
    await it.send({ type: 'BUSINESS_SYSTEM.REQUESTED' })
    expect(it.told).toEqual([{ type: 'failed', error: new Error('offline'), reason: 'businessSystem' }])
    expect(it.state()).toEqual(active)
  })

  test('[SES-11] locked, or asked whether to leave, nothing is opened any more', async () => {
    let answer: (address: string) => void = () => {}
    const business = () =>
      new Promise<string>((resolve) => {
        answer = resolve
      })
    const it = await signedIn({ business })
    await it.send({ type: 'BUSINESS_SYSTEM.REQUESTED' })
    expect(it.state()).toEqual({ signedIn: 'leadingOut' })
    await it.send({ type: 'LOCK.REQUESTED' })
    answer('https://lims.example/')
    await it.turns()
    expect(it.told).toEqual([{ type: 'locked', reason: 'requested' }])
    await it.send({ type: 'BUSINESS_SYSTEM.REQUESTED' })
    expect(it.state()).toEqual({ signedIn: 'locked' })
    const other = await signedIn({ business })
    await other.send({ type: 'BUSINESS_SYSTEM.REQUESTED' })
    await other.send({ type: 'LOGOUT.REQUESTED' })
    answer('https://lims.example/')
    await other.turns()
    expect(other.told).toEqual([])
    expect(other.state()).toEqual({ signedIn: 'asking' })
  })
})

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

test.each([
  ['provide loadSystemConfig', { type: 'PAGE.SHOWN' }],
  ['provide isSmsRequired', { type: 'SIGN_IN.REQUESTED', credentials }],
  ['provide signInBySso', { type: 'SSO.ARRIVED', handOver }],
] as const)('without its ports it says what to provide: %s', async (words, event) => {
  const actor = createActor(sessionMachine, { input: { now: () => 0 } })
  const said: string[] = []
  actor.on('failed', ({ error }) => said.push(String(error)))
  actor.on('signInFailed', ({ message }) => said.push(message))
  actor.start()
  actor.send(event)
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(said.join()).toContain(words)
})
