import { randomBytes } from 'node:crypto'
import { contract, type sessionCalls, sessionCookies, signInFailures, type TokenAnswer } from '@etalon/api/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import { decisionsWithin } from '../../decisions/index.ts'
import type { Handlers } from '../../http/index.ts'
import { whoseAddress } from '../../limits/index.ts'
import { type Language, type MessageKey, Refusal, say } from '../../refusal/index.ts'
import {
  countTry,
  endFamily,
  forgiveTries,
  isSameText,
  knownBrowserCookie,
  knownBrowserSeconds,
  knownBrowsers,
  loginDigest,
  newToken,
  openSession,
  passwordPassCookie,
  passwordPasses,
  passwordPassSeconds,
  renewSession,
  type Seal,
  sha256,
  storageKeyOf,
  type Tokens,
} from '../../session/index.ts'
import { spendCode, tryCode } from '../../sms/index.ts'
import { personFromElsewhere } from './from-elsewhere.ts'

const nonceCookie = 'x-login-nonce'
const refreshCookie = sessionCookies.refresh
/** Seconds that a login code lives. */
const codeSeconds = 120

interface Needs {
  readonly seal: Seal
  readonly clientCredentials: string
  readonly accessSeconds: number
  /** How the world reaches the workspace: where it is `https:`, cookies travel over https only. */
  readonly workspaceUrl: () => string
}

interface AccountRow extends Record<string, unknown> {
  id: string
  account: string
  name: string
  roles: string[]
  sealed_password: Buffer
  phone: string
}

interface PersonRow extends Record<string, unknown> {
  account: string
  nameEn: string
  phone: string
  email: string
  deptName: string
  deptNameEn: string
  passwordChangeRequired: boolean
}

/** What signing in is asked with, whichever way somebody comes. */
type Asked = Pick<Parameters<Handlers<typeof sessionCalls>['signIn']>[0], 'language' | 'request' | 'reply' | 'database'> & {
  readonly query: { readonly tenantId: string; readonly username: string }
}

/** Sign-in as the specification gives it (7.1), refresh with rotation, sign-out, and who is signed in. */
export function sessionHandlers({ seal, clientCredentials, accessSeconds, workspaceUrl }: Needs): Handlers<typeof sessionCalls> {
  const secure = new URL(workspaceUrl()).protocol === 'https:'
  const cookie = { path: '/api/blade-auth', httpOnly: true, sameSite: 'strict', secure } as const

  function checkClient(request: FastifyRequest): void {
    const given = /^Basic ([\w+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!isSameText(Buffer.from(given, 'base64').toString('utf8'), clientCredentials)) throw new Refusal(401, 'wrong-client')
  }

  async function answerTokens(tx: Transaction, tenant: string, tokens: Tokens, reply: FastifyReply): Promise<TokenAnswer> {
    const { rows } = await executeNamed<AccountRow & { name_en: string; password_change_required: boolean }>(
      tx,
      'account-signing-in',
      sql`select id, account, name, name_en, acting_roles(roles) as roles, password_change_required from account where id = ${tokens.accountId}`,
    )
    const [person] = rows
    if (!person) throw new Refusal(401, 'signed-out')
    reply.setCookie(refreshCookie, tokens.refresh, cookie)
    return {
      access_token: tokens.access,
      refresh_token: tokens.refresh,
      sync_token: tokens.family,
      tenant_id: tenant,
      user_id: person.id,
      account: person.account,
      nick_name: person.name,
      nick_name_en: person.name_en,
      role_name: person.roles.join(','),
      token_type: 'bearer',
      expires_in: tokens.accessSeconds,
      password_change_required: person.password_change_required,
    }
  }

  const browsers = knownBrowsers(seal.derive('known browsers'))
  const browserOf = (request: FastifyRequest, tenant: string, account: string) =>
    browsers.nameOf(request.cookies[knownBrowserCookie], tenant, account)
  const rememberBrowser = (request: FastifyRequest, reply: FastifyReply, tenant: string, account: string) =>
    reply.setCookie(knownBrowserCookie, browsers.remember(request.cookies[knownBrowserCookie], tenant, account), {
      ...cookie,
      maxAge: knownBrowserSeconds,
    })

  const passes = passwordPasses(seal)
  const passCookie = { ...cookie, path: contract.sms.send.path.replace('{id}', 'sign-in') } as const
  const letAskForCode = (reply: FastifyReply, tenant: string, account: string) =>
    reply.setCookie(passwordPassCookie, passes.give(tenant, account, Date.now()), { ...passCookie, maxAge: passwordPassSeconds })

  const openingOf = (request: FastifyRequest) => ({ accessSeconds, userAgent: request.headers['user-agent'] ?? '' })

  const failed = (language: Language, key: MessageKey, error_code: number = signInFailures.refused) => ({
    error_code,
    error_description: say(language, key),
  })
  const triedTooOften = (language: Language, wait: number) => ({
    error_code: signInFailures.refused,
    error_description: say(language, 'too-many-tries', { seconds: wait }),
    wait_seconds: wait,
  })

  /** What the code of a text message lacks where the institute requires one; undefined where nothing. A wrong one counts as a try. */
  async function checkSms(tx: Transaction, tenant: string, person: AccountRow, code: string | undefined, language: Language) {
    if (!(await decisionsWithin(tx)).smsRequired) return undefined
    if (person.phone === '') return failed(language, 'sms.no-phone')
    if (code === undefined) return failed(language, 'sms.needed', signInFailures.codeNeeded)
    const whose = { tenant, purpose: 'sign-in', target: person.account } as const
    if (!(await tryCode(tx, whose, code))) return failed(language, 'sms.wrong', signInFailures.wrongCode)
    await spendCode(tx, whose, code)
    return undefined
  }

  async function checkPassword(
    tx: Transaction,
    tenant: string,
    username: string,
    password: string,
    nonce: string,
  ): Promise<'wrong-password' | 'code-spent' | AccountRow> {
    const spent = await executeNamed<{ code: string; living: boolean }>(
      tx,
      'spend-login-code',
      sql`
      delete from login_code where nonce_hash = ${sha256(nonce)} returning code, expires_at > clock_timestamp() as living`,
    )
    const [code] = spent.rows
    if (!code?.living) return 'code-spent'
    const { rows } = await executeNamed<AccountRow>(
      tx,
      'account-by-name',
      sql`select id, account, name, roles, sealed_password, phone from account where account = ${username} and enabled for key share`,
    )
    const [person] = rows
    // The same work for a name that nobody has.
    const secret = (person && seal.open(person.sealed_password, `${tenant}|${person.account}`)) ?? randomBytes(16).toString('hex')
    return isSameText(loginDigest(code.code, secret), password.toLowerCase()) && person ? person : 'wrong-password'
  }

  /**
   * Lets in whom the credentials belong to: their trying is counted before anything of them is looked at, and forgiven once they are right.
   * @param whose who they belong to, or what is said of them
   */
  async function letIn(
    { query: { tenantId: tenant, username }, language, request, reply, database }: Asked,
    whose: (tx: Transaction) => Promise<{ readonly id: string } | ReturnType<typeof failed>>,
  ) {
    checkClient(request)
    if (!(await database.isTenant(tenant))) return failed(language, 'wrong-password')
    const tried = [tenant, username, whoseAddress(request.ip), browserOf(request, tenant, username)] as const
    const wait = await database.within(tenant, (tx) => countTry(tx, ...tried))
    if (wait > 0) return triedTooOften(language, wait)
    return await database.within(tenant, async (tx) => {
      const person = await whose(tx)
      if ('error_code' in person) return person
      await forgiveTries(tx, ...tried)
      rememberBrowser(request, reply, tenant, username)
      const tokens = await openSession(tx, tenant, person.id, openingOf(request))
      return { ...(await answerTokens(tx, tenant, tokens, reply)), storage_key: storageKeyOf(seal, tenant, person.id) }
    })
  }

  return {
    async code({ query, request, reply, database }) {
      const header = request.headers['tenant-id']
      const tenant = query.tenantId ?? (typeof header === 'string' ? header : '000000')
      const code = randomBytes(16).toString('hex')
      const nonce = newToken()
      // Unknown tenants get codes and cookies too, which lead nowhere.
      if (await database.isTenant(tenant)) {
        await database.within(tenant, async (tx) => {
          await tx.execute(sql`delete from login_code where expires_at < clock_timestamp()`)
          await executeNamed(
            tx,
            'keep-login-code',
            sql`insert into login_code (tenant_id, code, nonce_hash, expires_at)
            values (${tenant}, ${code}, ${sha256(nonce)}, clock_timestamp() + make_interval(secs => ${codeSeconds}))`,
          )
        })
      }
      reply.setCookie(nonceCookie, nonce, { ...cookie, maxAge: codeSeconds })
      return { code }
    },

    async signIn(asked) {
      const { query, language, request, reply } = asked
      const { tenantId: tenant, username } = query
      return await letIn(asked, async (tx) => {
        const person = await checkPassword(tx, tenant, username, query.password, request.cookies[nonceCookie] ?? '')
        reply.clearCookie(nonceCookie, cookie)
        if (typeof person === 'string') return failed(language, person)
        const lacking = await checkSms(tx, tenant, person, query.sms_code, language)
        if (lacking?.error_code === signInFailures.codeNeeded) letAskForCode(reply, tenant, username)
        return lacking ?? person
      })
    },

    async signInFromElsewhere(asked) {
      return await letIn(asked, async (tx) => {
        const person = await personFromElsewhere(tx, seal, asked.query)
        return typeof person === 'string' ? failed(asked.language, person) : person
      })
    },

    async refresh({ query, language, request, reply, database }) {
      checkClient(request)
      const given = query.refresh_token || fromOwnOrigin(request, workspaceUrl())
      if (!given) return failed(language, 'signed-out')
      const tenant = await database.tenantOf('session_tenant', sha256(given))
      if (!tenant || tenant !== query.tenantId) return failed(language, 'signed-out')
      return await database.within(tenant, async (tx) => {
        const renewal = await renewSession(tx, tenant, given, openingOf(request))
        if (renewal.tokens) return await answerTokens(tx, tenant, renewal.tokens, reply)
        const { endedBy } = renewal
        return { ...failed(language, 'signed-out'), ...(endedBy === undefined ? {} : { ended_by: endedBy }) }
      })
    },

    async signOut({ tx, caller, reply }) {
      const { rows } = await tx.execute<{ family: string }>(sql`select family from session where id = ${caller.sessionId}`)
      if (rows[0]) await endFamily(tx, rows[0].family, 'sign-out')
      reply.clearCookie(refreshCookie, cookie)
      return { success: 'true', msg: 'success' }
    },

    async userInfo({ tx, caller }) {
      const { rows } = await executeNamed<PersonRow>(
        tx,
        'person',
        sql`
        select a.account, a.name_en as "nameEn", a.phone, a.email, coalesce(d.name, '') as "deptName",
          coalesce(d.name_en, '') as "deptNameEn", a.password_change_required as "passwordChangeRequired"
        from account a left join department d on d.id = a.department_id where a.id = ${caller.personId}`,
      )
      const [row] = rows
      if (!row) throw new Refusal(401, 'signed-out')
      return {
        id: caller.personId,
        tenantId: caller.tenant,
        name: caller.name,
        realName: caller.name,
        ...row,
        roles: [...caller.roles],
        enterpriseId: caller.enterpriseId,
      }
    },
  }
}

/**
 * The refresh cookie counts only for requests that a page of ours sent (S7). The workspace's own address decides: behind a proxy
 * that speaks TLS the request itself came by http.
 */
function fromOwnOrigin(request: FastifyRequest, workspaceUrl: string): string | undefined {
  const origin = request.headers.origin
  const site = request.headers['sec-fetch-site']
  const { origin: ours } = new URL(workspaceUrl)
  const own =
    origin !== undefined ? origin === ours || origin === `${request.protocol}://${request.host}` : site === 'same-origin'
  return own ? request.cookies[refreshCookie] : undefined
}
