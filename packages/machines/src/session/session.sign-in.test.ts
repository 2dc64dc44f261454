import { describe, expect, test } from 'vitest'
import type { SessionEmitted, SignInAnswer } from './index.ts'
import { accepted, credentials, handOver, session, signedIn, tokens, user } from './session-with-server.ts'

const active = { signedIn: 'active' }
const resting = { signingIn: { awaitingCode: 'resting' } }
const resendable = { signingIn: { awaitingCode: 'resendable' } }
const minute = 60_000
const wrongCode: SignInAnswer = { outcome: 'wrongCode', message: '验证码不正确' }

/** A server that wants a code; 1234 is right. */
const withCode = {
  signIn: async ({ smsCode }: { smsCode?: string }): Promise<SignInAnswer> =>
    smsCode === undefined ? { outcome: 'codeNeeded' } : smsCode === '1234' ? accepted : wrongCode,
}

/** Somebody whose password is right, and who is asked for the code. */
async function asked(server: Parameters<typeof session>[0] = {}) {
  const it = session({ ...withCode, ...server })
  await it.turns()
  await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
  return it
}

describe('a code by text message', () => {
  test('[SES-12] where it is required, a code is sent once the password is right, and both sign in', async () => {
    const it = await asked()
    expect(it.state()).toEqual(resting)
    expect(it.asked).toEqual(['sign in 000000 tester Etalon-demo-1', 'send sms 000000 tester'])
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

  test('[SES-12] nobody who has only a name has a code sent: a wrong password is told at once', async () => {
    const it = session({ signIn: async () => ({ outcome: 'refused', message: '用户名或密码错误' }) })
    await it.send({ type: 'SIGN_IN.REQUESTED', credentials })
    expect(it.state()).toBe('signedOut')
    expect(it.told).toEqual([{ type: 'signInFailed', message: '用户名或密码错误', reason: 'refused' }])
    expect(it.asked).toEqual(['sign in 000000 tester Etalon-demo-1'])
  })

  test('[SES-12] it is sent only once by itself', async () => {
    const it = await asked()
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
        if (answers === 1) return Promise.resolve({ outcome: 'codeNeeded' })
        return answers === 2 ? Promise.resolve(wrongCode) : new Promise<SignInAnswer>(() => {})
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
    const it = session(withCode)
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
    [
      'no answer but a word',
      () => Promise.reject('offline'),
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

  test.each(['', 'javascript:alert(1)', 'lims.example', 'https://', ' https://lims.example', 'https://a b', 'data:text/html,x'])(
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
