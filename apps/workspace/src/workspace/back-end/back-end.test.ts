import { createClient } from '@etalon/api/client'
import { expect, onTestFinished, test } from 'vitest'
import { type BladeXSettings, createBladeX, listen } from '../../../../../packages/api/src/testing/index.ts'
import { backEndOf } from './back-end.ts'

const zhao = { tenantId: '000000', username: 'zhao', password: 'Xiangjiang-1' }

/** The session calls of a page that stands before a BladeX, with the settings that say so. */
async function before(settings: BladeXSettings, written: Readonly<Record<string, unknown>> = {}) {
  const bladeX = createBladeX(settings)
  const { url, close } = await listen(bladeX.listener)
  onTestFinished(close)
  const text = { kind: `bladex-${settings.kind}`, baseUrl: url, client: 'saber:saber_secret', password: 'md5', ...written }
  const backEnd = await backEndOf(JSON.stringify(text))
  return { bladeX, backEnd, calls: backEnd.sessionCalls(createClient(backEnd.client), async () => {}) }
}

test.each(['flat', 'wrapped'] as const)(
  '[API-4] by settings alone somebody signs in and out before a %s BladeX',
  async (kind) => {
    const { calls, bladeX } = await before({ kind })
    const answer = await calls.signIn(zhao)
    if (answer.outcome !== 'signedIn') throw new Error('they should be signed in')
    expect(answer.user).toEqual({
      id: '1730000000000000001',
      name: '赵工',
      tenantId: '000000',
      roles: ['administrator', 'reception'],
    })
    expect(answer.tokens).toMatchObject({ accessToken: expect.stringMatching(/./), refreshToken: expect.stringMatching(/./) })
    const renewed = await calls.refresh({ tokens: answer.tokens, reason: 'due' }, '000000')
    expect(renewed.outcome === 'refreshed' && renewed.tokens.accessToken !== answer.tokens.accessToken).toBe(true)
    expect(await calls.refresh({ tokens: answer.tokens, reason: 'due' }, '000000')).toEqual({ outcome: 'refused' })
    await calls.signOut()
    expect(bladeX.heard.at(-1)).toMatch(/logout$/)
    expect(await calls.signIn({ ...zhao, password: 'wrong' })).toEqual({ outcome: 'refused', message: '用户名或密码不正确' })
  },
)

test('[API-4][SES-2] the code that the specification wants is fetched where the settings say so', async () => {
  const { calls, bladeX } = await before({ kind: 'flat', password: 'code-md5' }, { password: 'code-md5' })
  expect((await calls.signIn(zhao)).outcome).toBe('signedIn')
  expect(bladeX.heard).toEqual(['GET /blade-auth/oauth/captcha', 'POST /blade-auth/oauth/token'])
})

test('[API-4] a picture is fetched where the settings say so, and what was read in it goes back with its key', async () => {
  const { calls, bladeX } = await before({ kind: 'flat', captcha: true }, { captcha: true })
  const picture = await calls.fetchPicture?.('000000')
  expect(picture?.image).toMatch(/^data:image\//)
  const captcha = { key: picture?.key ?? '', code: bladeX.lettersInPicture() }
  expect(await calls.signIn(zhao)).toEqual({ outcome: 'refused', message: '请输入验证码' })
  expect((await calls.signIn({ ...zhao, captcha })).outcome).toBe('signedIn')
  expect((await before({ kind: 'flat' })).calls.fetchPicture).toBeUndefined()
})

test('[API-4] a back end that does not answer refuses nobody', async () => {
  const backEnd = await backEndOf(JSON.stringify({ kind: 'bladex-flat', baseUrl: 'http://127.0.0.1:9' }))
  const calls = backEnd.sessionCalls(createClient(backEnd.client), async () => {})
  const tokens = { accessToken: 'a', refreshToken: 'r', syncToken: '', issuedAt: 0 }
  await expect(calls.refresh({ tokens, reason: 'due' }, '000000')).rejects.toMatchObject({ kind: 'network' })
})

test('[API-3][API-4] the rest of the settings comes along, and without any it is Etalon’s own server', async () => {
  const { backEnd } = await before({ kind: 'flat' }, { silentRefresh: false, tokenTime: 1800, silentCodes: [2001] })
  expect([backEnd.silentRefresh, backEnd.tokenTime, backEnd.client.silentCodes]).toEqual([false, 1800, [2001]])
  expect(backEnd.client.dialect).toBeDefined()
  for (const text of [undefined, '', ' {} ']) {
    const own = await backEndOf(text)
    expect([own.client.dialect, own.client.baseUrl, own.silentRefresh, own.tokenTime]).toEqual([undefined, '/', true, 3000])
  }
})

test('[API-4] settings that cannot be used are named', async () => {
  await expect(backEndOf('{ kind }')).rejects.toThrow('are no JSON')
  await expect(backEndOf('{"kind":"blade"}')).rejects.toThrow('cannot be used: kind.')
})
