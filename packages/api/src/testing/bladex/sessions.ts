/// <reference types="node" />
import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { accounts, type BladeXAccount } from './records.ts'

/** How a back end is set up. */
export interface BladeXSettings {
  /** Which dialect it speaks. */
  readonly kind: 'flat' | 'wrapped'
  /** How passwords travel. `code-md5` is the specified product's: the captcha call gives a code that is hashed with them. @default 'md5' */
  readonly password?: 'md5' | 'plain' | 'code-md5'
  /** Whether signing in needs a picture to be read. @default false */
  readonly captcha?: boolean
  /** Where it says that a session is over: a gateway by the HTTP status too, a service in the body alone. @default 'body' */
  readonly refusesBy?: 'status' | 'body'
  /** Paths, without `/api`, that nobody but the administrator may ask. @default ['/blade-system/param/list'] */
  readonly forbidden?: readonly string[]
  /** `id:secret` of the one client that it knows. @default 'saber:saber_secret' */
  readonly client?: string
}

interface Reply {
  readonly status: number
  readonly body: unknown
}

/** Who is signed in, and how one signs in and out. */
export interface Sessions {
  /** The answer to a call of a session; undefined where it is none. */
  answer(request: IncomingMessage, path: string, query: URLSearchParams): Reply | undefined
  /** Whose token a call carries; undefined where it holds no more. */
  personOf(request: IncomingMessage): BladeXAccount | undefined
  expire(): void
  forget(): void
  lettersInPicture(): string
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

export function createSessions(settings: BladeXSettings): Sessions {
  const { kind, password: form = 'md5', client = 'saber:saber_secret' } = settings
  const access = new Map<string, BladeXAccount>()
  const refresh = new Map<string, BladeXAccount>()
  const pictures = new Map<string, string>()
  let letters = ''
  let code = ''
  const flat = kind === 'flat'
  const base = flat ? '/blade-auth/oauth' : '/blade-auth'
  const name = flat
    ? { grant: 'grant_type', account: 'username', refresh: 'refresh_token' }
    : { grant: 'grantType', account: 'account', refresh: 'refreshToken' }

  const wrapped = (data: unknown, own = 200, msg = '操作成功', status = 200): Reply => ({
    status,
    body: { code: own, success: own === 200, data, msg },
  })
  const no = (msg: string, own = 400): Reply =>
    flat ? { status: 200, body: { error_code: own, error_description: msg } } : wrapped({}, own, msg, own === 500 ? 500 : 400)

  const tokensFor = (who: BladeXAccount): Reply => {
    const [token, next] = [`access-${randomUUID()}`, `refresh-${randomUUID()}`]
    access.set(token, who)
    refresh.set(next, who)
    const about = { account: who.account, avatar: '', license: 'powered by bladex' }
    if (!flat)
      return wrapped({
        ...about,
        accessToken: token,
        tokenType: 'bearer',
        refreshToken: next,
        userId: who.id,
        tenantId: '000000',
        oauthId: '',
        authority: who.roles.join(','),
        userName: who.account,
        nickName: who.name,
        expiresIn: 3600,
      })
    return {
      status: 200,
      body: {
        ...about,
        tenant_id: '000000',
        user_id: who.id,
        dept_id: '1730000000000000101',
        post_id: '',
        role_id: who.roles.map((_, place) => `173000000000000030${place}`).join(','),
        oauth_id: '',
        user_name: who.account,
        nick_name: who.name,
        real_name: who.name,
        role_name: who.roles.join(','),
        access_token: token,
        refresh_token: next,
        token_type: 'bearer',
        expires_in: 3600,
        detail: { type: 'web' },
      },
    }
  }

  const hashed = (text: string) => (form === 'plain' ? text : form === 'md5' ? md5(text) : md5(`${code}${text}`))

  function token(request: IncomingMessage, query: URLSearchParams): Reply {
    if (request.headers.authorization !== `Basic ${btoa(client)}`) return no('客户端认证失败')
    if (request.headers['tenant-id'] === undefined) return no('未获取到租户信息')
    const grant = query.get(name.grant)
    if (grant === 'refresh_token') {
      const old = query.get(name.refresh) ?? ''
      const who = refresh.get(old)
      refresh.delete(old)
      return who ? tokensFor(who) : no('令牌校验失败', flat ? 400 : 500)
    }
    if (settings.captcha && grant !== 'captcha') return no('请输入验证码')
    if (grant === 'captcha') {
      const key = String(request.headers['captcha-key'])
      const right = pictures.get(key)
      pictures.delete(key)
      if (right?.toLowerCase() !== String(request.headers['captcha-code']).toLowerCase()) return no('验证码不正确')
    } else if (grant !== 'password') return no('不支持的授权类型')
    const who = accounts.find((one) => one.account === query.get(name.account))
    // Without a code that was fetched before there is none that would be right.
    const isCoded = form !== 'code-md5' || code !== ''
    const isRight = isCoded && who && query.get('password') === hashed(who.password) && query.get('tenantId') === '000000'
    code = ''
    return isRight ? tokensFor(who) : no('用户名或密码不正确')
  }

  function captcha(): Reply {
    if (form === 'code-md5') {
      code = randomUUID().slice(0, 6)
      return wrapped({ code })
    }
    letters = 'aB3d'
    const key = randomUUID()
    pictures.set(key, letters)
    const image = `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" width="90" height="32"><text x="8" y="22">${letters}</text></svg>`)}`
    return flat ? { status: 200, body: { key, image } } : wrapped({ key, image })
  }

  const tokenOf = (request: IncomingMessage) => /^bearer (.+)$/i.exec(String(request.headers['blade-auth'] ?? ''))?.[1] ?? ''

  return {
    answer(request, path, query) {
      if (path === `${base}/token` && request.method === 'POST') return token(request, query)
      if (path === `${base}/captcha`) return captcha()
      if (path === `${base}/logout` && request.method === (flat ? 'GET' : 'POST')) {
        access.delete(tokenOf(request))
        return flat ? { status: 200, body: { success: 'true', msg: 'success' } } : wrapped({ code: '200', msg: 'success' })
      }
      return undefined
    },
    personOf: (request) => access.get(tokenOf(request)),
    expire: () => access.clear(),
    forget: () => {
      access.clear()
      refresh.clear()
    },
    lettersInPicture: () => letters,
  }
}
