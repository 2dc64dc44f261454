/// <reference types="node" />
import { createHash } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CallProblem, type ClientOptions, createClient, noPermission, readBackEndSettings } from '../client/index.ts'
import { buttonCodesOf, choicesOf, contract } from '../contract/index.ts'
import { type BladeXSettings, createBladeX, listen, problemOf } from '../testing/index.ts'
import { bladeXDialect, createBladeXSession } from './index.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const zhao = { tenantId: '000000', username: 'zhao', password: 'Xiangjiang-1' }
const qian = { tenantId: '000000', username: 'qian', password: 'Yuelu-22' }

/** A back end, and an app in front of it as an app would be made. */
async function app(settings: BladeXSettings, options: ClientOptions = {}) {
  const bladeX = createBladeX(settings)
  const { url, close } = await listen(bladeX.listener)
  onTestFinished(close)
  const told = { out: 0, problems: [] as (string | undefined)[] }
  let tokens: { access: string; refresh: string } | undefined
  const client = createClient({
    baseUrl: url,
    prefixes: readBackEndSettings({ kind: `bladex-${settings.kind}` }).prefixes,
    clientCredentials: 'saber:saber_secret',
    dialect: bladeXDialect,
    accessToken: () => tokens?.access,
    renew: async () => {
      const answer = await session.refresh(tokens?.refresh ?? '', '000000')
      tokens = answer.outcome === 'signedIn' ? { access: answer.accessToken, refresh: answer.refreshToken } : undefined
      return tokens !== undefined
    },
    onUnauthorized: () => {
      told.out += 1
    },
    onProblem: (problem) => told.problems.push(problem.reason ?? problem.message),
    ...options,
  })
  const form = settings.password ?? 'md5'
  const session = createBladeXSession(client, {
    kind: settings.kind,
    encodePassword: (typed, code) => (form === 'plain' ? typed : md5(`${code}${typed}`)),
    withCode: form === 'code-md5',
  })
  return {
    bladeX,
    client,
    session,
    told,
    token: () => tokens?.access,
    async enter(credentials = zhao) {
      const answer = await session.signIn(credentials)
      if (answer.outcome !== 'signedIn') throw new Error(answer.message)
      tokens = { access: answer.accessToken, refresh: answer.refreshToken }
      return answer
    },
  }
}

describe.each([{ kind: 'flat' }, { kind: 'wrapped' }] as const)('BladeX, $kind', ({ kind }) => {
  test('[API-4] somebody signs in and out', async () => {
    const { enter, client, session, bladeX } = await app({ kind })
    expect((await enter()).person).toMatchObject({
      id: '1730000000000000001',
      name: '赵工',
      account: 'zhao',
      tenantId: '000000',
      roles: ['administrator', 'reception'],
    })
    expect(await client.send(contract.session.userInfo, {})).toMatchObject({
      account: 'zhao',
      roles: ['administrator', 'reception'],
      enterpriseId: null,
      passwordChangeRequired: false,
      // Of English names such a back end knows nothing.
      ...{ nameEn: '', deptName: '热工室', deptNameEn: '', phone: '', email: '' },
    })
    await session.signOut()
    expect(bladeX.heard.at(-1)).toBe(kind === 'flat' ? 'GET /blade-auth/oauth/logout' : 'POST /blade-auth/logout')
    bladeX.forget()
    expect(await problemOf(client.send(contract.session.userInfo, {}))).toMatchObject({ kind: 'unauthorized' })
  })

  test.each(['plain', 'md5', 'code-md5'] as const)('[API-4] a password travels as configured: %s', async (password) => {
    const { enter, session } = await app({ kind, password })
    expect((await enter()).outcome).toBe('signedIn')
    const wrong = await session.signIn({ ...zhao, password: 'Xiangjiang-2' })
    expect(wrong).toMatchObject({ outcome: 'refused', message: '用户名或密码不正确' })
  })

  test('[API-4] a stranger of a client is told so, in the words of the back end', async () => {
    const { session } = await app({ kind, client: 'other:secret' })
    expect(await session.signIn(zhao)).toMatchObject({ outcome: 'refused', message: '客户端认证失败' })
  })

  test('[API-4] a picture is read before signing in; each counts once', async () => {
    const { session, bladeX } = await app({ kind, captcha: true })
    expect(await session.signIn(zhao)).toMatchObject({ outcome: 'refused', message: '请输入验证码' })
    const picture = await session.captcha('000000')
    if (picture.kind !== 'picture') throw new Error('a picture was expected')
    expect(picture.image).toMatch(/^data:image\//)
    const read = { key: picture.key, code: bladeX.lettersInPicture().toUpperCase() }
    expect(await session.signIn({ ...zhao, captcha: read })).toMatchObject({ outcome: 'signedIn' })
    expect(await session.signIn({ ...zhao, captcha: read })).toMatchObject({ outcome: 'refused', message: '验证码不正确' })
  })

  test.each(['body', 'status'] as const)('[API-1] a token that expired is renewed in silence, told by %s', async (refusesBy) => {
    const { enter, client, bladeX, token, told } = await app({ kind, refusesBy })
    await enter()
    const before = token()
    bladeX.expire()
    // This path is open: to nobody it has nothing to say.
    expect(await client.send(contract.menu.topMenu, {})).toEqual([])
    expect(await client.send(contract.menu.routes, { query: {} })).toHaveLength(2)
    expect(token()).not.toBe(before)
    expect(told).toEqual({ out: 0, problems: [] })
  })

  test('[API-1] who may have no new tokens is out; who got no answer is not', async () => {
    const { enter, client, session, bladeX, told } = await app({ kind })
    await enter()
    bladeX.forget()
    expect(await session.refresh('gone', '000000')).toMatchObject({ outcome: 'refused', message: '令牌校验失败' })
    expect(await problemOf(client.send(contract.menu.routes, { query: {} }))).toMatchObject({ kind: 'unauthorized' })
    expect(told.out).toBe(1)
  })

  test('[API-4] who lacks permission is told so and stays: the new token opens what everybody may open', async () => {
    const { enter, client, bladeX, told } = await app({ kind })
    await enter(qian)
    const parameters = { query: { current: 1, size: 10 } }
    const problem = await problemOf(client.send(contract.parameter.list, parameters))
    expect(problem).toMatchObject({ kind: 'refused', code: 403, reason: noPermission, message: '请求未授权' })
    expect(told).toEqual({ out: 0, problems: [noPermission] })
    expect(bladeX.heard.slice(-4).map((one) => one.split('/').at(-1))).toEqual(['list', 'token', 'list', 'buttons'])
    expect(await client.send(contract.menu.routes, { query: {} })).toHaveLength(2)
  })

  test('[NAV-12] menus come without meta, the top menu flat, and buttons lose none of their codes', async () => {
    const { enter, client } = await app({ kind })
    await enter()
    expect(await client.send(contract.menu.topMenu, {})).toMatchObject([
      { name: '业务', path: '/order' },
      { name: '实验室', path: '/testing' },
    ])
    const [orders] = await client.send(contract.menu.routes, { query: { topMenuId: '1730000000000000901' } })
    expect(orders).toMatchObject({ name: '委托管理', children: [{ path: '/order/order-list' }, { path: '/order/sample' }] })
    expect(orders?.children?.[0]?.children).toBeUndefined()
    expect([...buttonCodesOf(await client.send(contract.menu.buttons, {}))]).toEqual(['order_add', 'order_edit'])
  })

  test('[DICT-2] dictionaries are lists of choices: no roots, keys as text, none where there is none', async () => {
    const { enter, client } = await app({ kind })
    await enter()
    const all = choicesOf(await client.send(contract.dictionary.list, { query: { current: 1, size: 999 } }))
    expect([...all.keys()]).toEqual(['order_status', 'SERVICE_TYPE'])
    expect(all.get('order_status')?.map(({ key }) => key)).toEqual(['50', '100', '300', '1000', '0'])
    expect(all.get('SERVICE_TYPE')).toEqual([
      { key: '1', zh: '客户送检', en: '' },
      { key: '2', zh: '下厂检测', en: '' },
    ])
    expect(await client.send(contract.businessDictionary.list, { query: {} })).toEqual([])
  })

  test('[API-4] a page of records is read: amounts plain, days without hours, nothing for what is empty', async () => {
    const { enter, client } = await app({ kind })
    await enter()
    const body = { current: 1, size: 2, searchType: 'N', searchParam: {} } as const
    const page = await client.send(contract.order.page, { body })
    expect(page).toMatchObject({ total: 3, size: 2, current: 1, pages: 2 })
    expect(page.records).toMatchObject([
      { orderNo: 'WT2601-0001', amount: '1000', billDate: '2026-01-05', hopeTestDate: '2026-01-15', applicant: '孟溪' },
      { orderNo: 'WT2601-0002', amount: '0.00000000', hopeTestDate: null, applicant: '' },
    ])
  })

  test('[API-4] what was done is done, though the answer to it is empty; what was only asked is not made up', async () => {
    const { enter, client } = await app({ kind })
    await enter()
    expect(await client.send(contract.parameter.remove, { query: { ids: '1' } })).toBe(true)
    expect(bladeXDialect.read(contract.system.smsRequired, {})).toBe(false)
  })

  test('[API-3] a refusal says what the back end says; a path that it does not have is no session that is over', async () => {
    const { enter, client, told } = await app({ kind })
    await enter()
    const body = { paramName: 'x', paramKey: 'x', paramValue: 'x' }
    expect(await problemOf(client.send(contract.parameter.submit, { body }))).toMatchObject({
      kind: 'refused',
      code: 400,
      message: 'paramKey:不能为空',
    })
    expect(await problemOf(client.send(contract.security.sessions, {}))).toMatchObject({ kind: 'refused', code: 404 })
    expect(told.out).toBe(0)
  })
})

test('[API-4] a gateway that is away is no refusal: whoever is signed in stays', async () => {
  const { url, close } = await listen((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 503, success: false, data: {}, msg: '服务不可用' }))
  })
  onTestFinished(close)
  const client = createClient({ baseUrl: url, dialect: bladeXDialect })
  const session = createBladeXSession(client, { kind: 'flat', encodePassword: (typed) => typed })
  const refused = await session.refresh('r1', '000000').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CallProblem)
  expect(refused).toMatchObject({ code: 503, message: '服务不可用' })
})

test('[API-4] a picture where a code was expected is not hashed into a password', async () => {
  const { url, close } = await listen(createBladeX({ kind: 'flat' }).listener)
  onTestFinished(close)
  const client = createClient({ baseUrl: url, clientCredentials: 'saber:saber_secret', dialect: bladeXDialect })
  const session = createBladeXSession(client, {
    kind: 'flat',
    withCode: true,
    encodePassword: (typed, code) => md5(code + typed),
  })
  expect(await problemOf(session.signIn(zhao))).toMatchObject({ kind: 'unreadable' })
})
